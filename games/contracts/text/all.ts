// Which languages are there, and what is a contract called in each?

import { type Lang, namesOf } from '@duello/language';
import { en } from './en/en.ts';
import { it } from './it/it.ts';
import type { Words } from './words.ts';

export const words: Readonly<Record<Lang, Words>> = { en, it };

/** Names of the box and of custom contracts; one that has none goes by its id. */
export const namesIn = namesOf(words);
