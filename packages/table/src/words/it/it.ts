// What does every table say in Italian?

import { books } from './books.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';

export const it = { ...table, ...settings, ...books };
