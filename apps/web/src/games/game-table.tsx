// Where does a game's table stand on the page? Here, whichever game it is.

import type { GameId } from '@duello/games';
import type { TableProps } from '@duello/table';
import { useState } from 'react';
import { pageOf } from './pages.ts';

export function GameTable({ game, ...props }: TableProps & { readonly game: GameId }) {
  const [Table] = useState(() => pageOf(game).table.now());
  return <Table {...props} />;
}
