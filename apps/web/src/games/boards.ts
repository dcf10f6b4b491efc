// Which board belongs to which game? Each is a chunk of its own, loaded when a replay of it is opened.

import type { GameId } from '../host/games.ts';
import type { GameBoard } from './game-board.ts';

/** A game's board, for whoever can use that of any game: only the board knows its views and events. */
export type AnyBoard = <R>(use: <V, E>(board: GameBoard<V, E>) => R) => R;

const lend =
  <V, E>(board: GameBoard<V, E>): AnyBoard =>
  (use) =>
    use(board);

export const boards: Readonly<Record<GameId, () => Promise<AnyBoard>>> = {
  'final-magic': () => import('./final-magic/board.tsx').then((m) => lend(m.finalMagicBoard)),
  contracts: () => import('./contracts/board.tsx').then((m) => lend(m.contractsBoard)),
  battleground: () => import('./battleground/board.tsx').then((m) => lend(m.battlegroundBoard)),
  'sun-moon': () => import('./sun-moon/board.tsx').then((m) => lend(m.sunMoonBoard)),
};
