// How is a single game brought to the lab? Without the others, so that a thread that plays one starts fast.

import type { State } from '@duello/kernel';
import type { Game, WithGame } from '@duello/lab';

/** Whichever game it is: nobody looks into its views, options and events. */
interface Loaded {
  readonly game: Game<State, unknown, unknown, unknown>;
}

const load = async (id: string): Promise<Loaded> => import(`@duello/${id}/scenario`);

export const loadLabGame = async (id: string): Promise<Loaded['game']> => (await load(id)).game;

/** The games of a thread that is never asked for another than this one. */
export async function onlyGame(id: string): Promise<WithGame> {
  const game = await loadLabGame(id);
  return (_, use) => use(game);
}
