// How is a single game brought to the terminal? Without the others, so that a command that needs one starts fast.

import { GAME_IDS } from '@duello/games';
import { BadInput, type State } from '@duello/kernel';
import type { OverTerminalGame, TerminalGame } from '@duello/terminal';
import { noSuch } from '../args/nearest.ts';

/** Whichever game it is: nobody looks into its views, options and events. */
export interface Loaded {
  readonly terminal: TerminalGame<State, unknown, unknown, unknown>;
}

export const load = async (id: string): Promise<Loaded> => import(`@duello/${id}/terminal`);

export const unknownGame = (id: string): BadInput => new BadInput('', noSuch('game', id, GAME_IDS));

/** Calls `use` with the game of that id; throws BadInput for an unknown one. */
export async function withOneGame<R>(id: string, use: OverTerminalGame<R>): Promise<R> {
  const known = GAME_IDS.find((one) => one === id);
  if (known === undefined) throw unknownGame(id);
  return use((await load(known)).terminal);
}
