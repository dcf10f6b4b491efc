// Is a deck still being drafted? Once the market lies open, what is shown belongs to the table, though no turn has begun.

import type { View } from '../../index.ts';

export const isDrafting = ({ phase, market }: View): boolean =>
  phase === 'draft' && market.every(({ row }) => row.length === 0);
