// What does every table say in English?

import { books } from './books.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';

export const en = { ...table, ...settings, ...books };
