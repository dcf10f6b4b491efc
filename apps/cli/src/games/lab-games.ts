// Which games can the lab play? What each of the list says of itself in its `/scenario`, and the worker that knows them too.

import { GAME_IDS } from '@duello/games';
import { BadInput, type State } from '@duello/kernel';
import type { Game, GameSource, WithGame } from '@duello/lab';
import { noSuch } from '../args/nearest.ts';
import { loadLabGame } from './one-lab-game.ts';

type AnyGame = Game<State, unknown, unknown, unknown>;

const GAMES = new Map(
  await Promise.all(GAME_IDS.map(async (id): Promise<[string, AnyGame]> => [id, await loadLabGame(id)])),
);

/** Calls `use` with the game of that id; throws BadInput for an unknown one. */
export const withGame: WithGame = (id, use) => {
  const found = GAMES.get(id);
  if (found === undefined) throw new BadInput('', noSuch('game', id, GAME_IDS));
  return use(found);
};

/** For work that is spread over all cores. */
export const labGames: GameSource = { withGame, worker: new URL('./lab-worker.ts', import.meta.url) };
