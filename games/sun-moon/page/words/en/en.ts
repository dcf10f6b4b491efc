// What does the page of Sun & Moon say in English?

import { decks } from './decks.ts';
import { draft } from './draft.ts';
import { learn } from './learn.ts';
import { table } from './table.ts';

export const en = { ...table, ...decks, ...draft, ...learn };
