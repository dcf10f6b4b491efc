// What does the page of Contracts say in English?

import { learn } from './learn.ts';
import { table } from './table.ts';

export const en = { ...table, ...learn };
