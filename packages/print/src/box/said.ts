// In which languages does the printer speak?

import type { Lang } from '@duello/language';
import type { PrintWords } from './words.ts';
import { en } from './words-en.ts';
import { it } from './words-it.ts';

export const sayIn: Readonly<Record<Lang, PrintWords>> = { en, it };
