// How is an option of a question written as a number, and as a key?

import type { Offer } from '@duello/kernel';
import { COLOURS } from '../../cards/vocabulary.ts';
import { col } from './columns.ts';
import { SOURCES } from './events.ts';
import { isPlayer, PLAYER, type State } from './state.ts';

export function isOffered({ count, codes }: Offer, code: number): boolean {
  for (let i = 0; i < count; i++) if (codes[i] === code) return true;
  return false;
}

// Main actions: below ATTACK the kind that is played. A place in a line is 0 to 7; ME stands for the player.
export const ME = 8;
const WIDTH = 16;
export const ATTACK = 1024;
export const MAGNETIZE = 2048;
export const USE_ORB = 2304;
export const USE_RUNE = 2560;
export const END_TURN = 2561;
/** Ends the turn too, and asks how much mana to store. */
export const STORE_LESS = 2562;

export const attackCode = (attacker: number, target: number): number => ATTACK + attacker * WIDTH + target;
export const attackerOf = (code: number): number => Math.floor((code - ATTACK) / WIDTH);
export const attackedOf = (code: number): number => (code - ATTACK) % WIDTH;

/** Places are counted from 1 for people. */
export const placeKey = (place: number): string => (place === ME ? 'player' : String(place + 1));

/** `play:id`, `attack:2>1`, `attack:player>player`, `magnetize:1`, `orb:player`, `rune`, `end`, `storeLess`. */
export function actKey({ compiled }: State, code: number): string {
  if (code < ATTACK) return `play:${compiled.kinds[code].id}`;
  if (code < MAGNETIZE) return `attack:${placeKey(attackerOf(code))}>${placeKey(attackedOf(code))}`;
  if (code < USE_ORB) return `magnetize:${placeKey(code - MAGNETIZE)}`;
  if (code < USE_RUNE) return `orb:${placeKey(code - USE_ORB)}`;
  if (code === USE_RUNE) return 'rune';
  return code === END_TURN ? 'end' : 'storeLess';
}

export const colourKey = (code: number): string => COLOURS[code];
/** Swaps: from one of four colours to one of three; SKIP keeps all. */
export const SKIP = 64;
export const swapCode = (from: number, to: number): number => from * 4 + to;
export const swapKey = (code: number): string =>
  code === SKIP ? 'keep' : `${COLOURS[code >> 2]}>${COLOURS[code & 3]}`;

/** Draws by how many are looked at; the special ones from SPECIAL on. */
export const SPECIAL = 16;
export const drawKey = (code: number): string => (code >= SPECIAL ? `special:${code - SPECIAL}` : `draw:${code}`);

export const sourceKey = (code: number): string => SOURCES[code];

/** `own:2`, `opposing:1`, `own:player`: seen from the seat that is asked. */
export function targetKey(state: State, seat: number, code: number): string {
  if (isPlayer(code)) return code - PLAYER === seat ? 'own:player' : 'opposing:player';
  const { cells } = state;
  const side = cells[col.owner + code] === seat ? 'own' : 'opposing';
  return `${side}:${placeKey(cells[col.place + code])}`;
}
