// Where does a game's table stand on the page? Here, whichever game it is.

import type { GameId } from '@duello/games';
import { FirstMatchContext, type TableProps } from '@duello/table';
import { useState } from 'react';
import { hasFinished } from '../host/saved.ts';
import { pageOf } from './pages.ts';

export function GameTable({ game, ...props }: TableProps & { readonly game: GameId }) {
  const [Table] = useState(() => pageOf(game).table.now());
  const [isFirst] = useState(() => !hasFinished(game));
  return (
    <FirstMatchContext value={isFirst}>
      <Table {...props} />
    </FirstMatchContext>
  );
}
