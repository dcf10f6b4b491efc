// What does the page of Battleground say in Italian?

import { draft } from './draft.ts';
import { learn } from './learn.ts';
import { table } from './table.ts';

export const it = { ...table, ...draft, ...learn };
