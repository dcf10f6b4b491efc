// What does the page of Final Magic say in English?

import { books } from './books.ts';
import { learn } from './learn.ts';
import { setUp } from './set-up.ts';
import { table } from './table.ts';

export const en = { ...table, ...setUp, ...books, ...learn };
