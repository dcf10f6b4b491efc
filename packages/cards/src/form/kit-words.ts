// What are the fields called that every form has? Those that the kit itself brings.

import type { Lang } from '@duello/language';
import { en } from './kit-words-en.ts';
import { it } from './kit-words-it.ts';

export const KIT_WORDS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { en, it };
