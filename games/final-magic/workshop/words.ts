// Which languages does a form of cards speak?

import type { FormWords } from '@duello/cards/form';
import type { Lang } from '@duello/language';
import { en } from './en.ts';
import { it } from './it.ts';

export const words: Readonly<Record<Lang, FormWords>> = { en, it };
