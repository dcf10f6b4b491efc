// Which games can sit at the terminal? Those of the list, each with what it says of itself in its `/terminal`.

import { GAME_IDS } from '@duello/games';
import type { OverTerminalGame } from '@duello/terminal';
import { type Loaded, load, unknownGame } from './one-game.ts';

const GAMES = new Map(await Promise.all(GAME_IDS.map(async (id): Promise<[string, Loaded]> => [id, await load(id)])));

/** Calls `use` with the game of that id; throws BadInput for an unknown one. */
export function withTerminalGame<R>(id: string, use: OverTerminalGame<R>): R {
  const found = GAMES.get(id);
  if (found === undefined) throw unknownGame(id);
  return use(found.terminal);
}

/** What `use` makes of every game, in the order of the list. */
export const ofEveryGame = <R>(use: OverTerminalGame<R>): readonly R[] =>
  [...GAMES.values()].map(({ terminal }) => use(terminal));

/** Throws BadInput for an unknown game. */
export const checkGame = (id: string): void => withTerminalGame(id, () => {});
