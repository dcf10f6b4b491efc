// In which languages can the pieces of Battleground be printed?

import type { Lang } from '../index.ts';
import type { PrintWords } from './words.ts';
import { en } from './words-en.ts';
import { it } from './words-it.ts';

export const printWords: Readonly<Record<Lang, PrintWords>> = { en, it };
