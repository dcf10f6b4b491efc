// What does a described table call things on the page?

import type { TableNames } from '../../index.ts';
import type { TableContextValue } from './table-context.ts';

export const tableNames = ({
  words,
  faces,
  nameOfSeat,
}: Pick<TableContextValue, 'words' | 'faces' | 'nameOfSeat'>): TableNames => ({
  seat: nameOfSeat,
  card: faces.nameOf,
  inList: faces.nameOf,
  colour: (colour) => words.colours[colour],
  activation: (id) => faces.card(id)?.activation ?? null,
  cost: words.cost,
});
