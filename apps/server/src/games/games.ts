// Which games are played here? Those of the registry, each loaded when the first match of it is opened.

import type { OverTools, Tools } from '@duello/bots';
import { GAME_IDS, isGameId } from '@duello/games';
import type { Outcome, Seat, State } from '@duello/kernel';
import { Problem } from '@duello/protocol';
import { remembered } from './remembered.ts';

/** Whichever game it is: nobody looks into its views, options and events. */
interface Loaded {
  readonly botTools: Tools<State, unknown, unknown, unknown>;
  /** The seat whose player goes first in the next match, where the rules say so. */
  readonly nextFirst?: (outcome: Outcome) => Seat;
}

const loaded = new Map<string, Promise<Loaded>>();

/** Whatever a game makes of its options, all its cards for instance, hangs on them: matches under equal ones share it. */
async function load(id: string): Promise<Loaded> {
  const { botTools, nextFirst }: Loaded = await import(`@duello/${id}`);
  const rules = { ...botTools.rules, options: remembered(botTools.rules.options) };
  return { botTools: { ...botTools, rules }, ...(nextFirst === undefined ? {} : { nextFirst }) };
}

function gameOf(id: string): Promise<Loaded> {
  if (!isGameId(id)) throw new Problem('badTerms', `There is no game "${id}"; there are ${GAME_IDS.join(', ')}.`);
  const game = loaded.get(id) ?? load(id);
  loaded.set(id, game);
  return game;
}

/** Calls `use` with the game of that id. */
export const withGame = async <R>(id: string, use: OverTools<R>): Promise<R> => use((await gameOf(id)).botTools);

/** Who has seat A in the next match: whom the rules name, or else whoever had not. */
export async function firstInNext(id: string, outcome: Outcome): Promise<Seat> {
  return (await gameOf(id)).nextFirst?.(outcome) ?? 1;
}
