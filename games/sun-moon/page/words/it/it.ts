// What does the page of Sun & Moon say in Italian?

import { decks } from './decks.ts';
import { draft } from './draft.ts';
import { learn } from './learn.ts';
import { table } from './table.ts';

export const it = { ...table, ...decks, ...draft, ...learn };
