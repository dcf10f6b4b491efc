// What does the page of Final Magic say in Italian?

import { books } from './books.ts';
import { learn } from './learn.ts';
import { setUp } from './set-up.ts';
import { table } from './table.ts';

export const it = { ...table, ...setUp, ...books, ...learn };
