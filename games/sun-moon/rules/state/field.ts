// What is a card in play right now? Its numbers and traits, read from columns (SR51).

import { type Seat, seatOf } from '@duello/kernel';
import type { Ref } from './events.ts';
import {
  ATTACHED,
  BEARER,
  DAMAGE,
  EMPTY,
  GIVEN_ATTACK,
  GIVEN_DEFENSE,
  GIVEN_TRAITS,
  IN_PLAY,
  isPlayer,
  KIND,
  NOBODY,
  OWNER,
  PLAYER,
  ROW,
  ROW_SIZE,
  type State,
  TRAIT_BITS,
  TURN_ATTACK,
  TURN_DEFENSE,
  TURN_TRAITS,
  ZONE,
} from './state.ts';
import type { Kind } from './table.ts';

export const kindOf = ({ cells, table }: State, slot: number): Kind => table.kinds[cells[KIND + slot]];
export const ownerOf = ({ cells }: State, slot: number): Seat => seatOf(cells[OWNER + slot]);
export const isSummoning = ({ cells }: State, slot: number): boolean => cells[ZONE + slot] === IN_PLAY;
export const isAttached = ({ cells }: State, slot: number): boolean => cells[ZONE + slot] === ATTACHED;

/** Printed, enchantments and until the end of the turn; never below 0. */
export function attackOf(state: State, slot: number): number {
  const { cells } = state;
  return Math.max(0, kindOf(state, slot).attack + cells[GIVEN_ATTACK + slot] + cells[TURN_ATTACK + slot]);
}

/** The defense it would have without damage. */
export function wholeDefenseOf(state: State, slot: number): number {
  const { cells } = state;
  return kindOf(state, slot).defense + cells[GIVEN_DEFENSE + slot] + cells[TURN_DEFENSE + slot];
}

export const defenseOf = (state: State, slot: number): number =>
  wholeDefenseOf(state, slot) - state.cells[DAMAGE + slot];

export const traitsOf = (state: State, slot: number): number =>
  kindOf(state, slot).traits | state.cells[GIVEN_TRAITS + slot] | state.cells[TURN_TRAITS + slot];
export const hasTrait = (state: State, slot: number, bit: number): boolean => (traitsOf(state, slot) & bit) !== 0;

/** Whom an enchantment is on; nobody for everything else. */
export const bearerOf = (state: State, slot: number): number =>
  slot !== EMPTY && isAttached(state, slot) ? state.cells[BEARER + slot] : NOBODY;

/** SR42: every summoning unless a card says otherwise. */
export const canDefend = (state: State, slot: number): boolean => !hasTrait(state, slot, TRAIT_BITS.cantDefend);

/** True when somebody of the seat's stands in the way. */
export function hasDefender(state: State, seat: Seat): boolean {
  const { cells } = state;
  for (let i = 0; i < cells[ROW_SIZE[seat]]; i++) if (canDefend(state, cells[ROW[seat] + i])) return true;
  return false;
}

// How things are called in events.
export function refOf(state: State, code: number): Ref {
  if (isPlayer(code)) return { seat: seatOf(code - PLAYER), id: null, card: null };
  return { seat: ownerOf(state, code), id: code, card: kindOf(state, code).id };
}
