// Which games does the lab of the page know? Those of the registry, each loaded when it is asked about.

import { GAME_IDS, isGameId } from '@duello/games';
import { BadInput, type State } from '@duello/kernel';
import type { Game } from '@duello/lab/game';

const FOLDER = '../../../../../games/';
/** Whichever game it is: nobody looks into its views, options and events. */
const games = import.meta.glob<Game<State, unknown, unknown, unknown>>('../../../../../games/*/scenario/game.ts', {
  import: 'game',
});

export async function gameOf(id: string): Promise<Game<State, unknown, unknown, unknown>> {
  if (!isGameId(id)) throw new BadInput('game', `there is no game "${id}" here; there are ${GAME_IDS.join(', ')}`);
  return games[`${FOLDER}${id}/scenario/game.ts`]();
}
