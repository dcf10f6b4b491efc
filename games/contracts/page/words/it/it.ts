// What does the page of Contracts say in Italian?

import { learn } from './learn.ts';
import { table } from './table.ts';

export const it = { ...table, ...learn };
