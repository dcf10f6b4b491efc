// What does the page of Battleground say in English?

import { draft } from './draft.ts';
import { learn } from './learn.ts';
import { table } from './table.ts';

export const en = { ...table, ...draft, ...learn };
