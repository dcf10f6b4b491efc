// Where does a game's table stand on the page? Here, whichever game it is.

import { useState } from 'react';
import type { GameId } from '../host/games.ts';
import type { TableProps } from '../table/table-props.ts';
import { tables } from './tables.ts';

export function GameTable({ game, ...props }: TableProps & { readonly game: GameId }) {
  const [Table] = useState(() => tables[game].now());
  return <Table {...props} />;
}
