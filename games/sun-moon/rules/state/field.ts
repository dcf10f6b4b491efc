// What is a card in play right now? Its numbers and traits, read from columns (SR51).

import { type Seat, seatOf } from '@duello/kernel';
import { col } from './columns.ts';
import type { Kind } from './compiled.ts';
import type { Ref } from './events.ts';
import { ATTACHED, EMPTY, IN_PLAY, isPlayer, NOBODY, PLAYER, type State, TRAIT_BITS } from './state.ts';

export const kindOf = ({ cells, compiled }: State, slot: number): Kind => compiled.kinds[cells[col.kind + slot]];
export const ownerOf = ({ cells }: State, slot: number): Seat => seatOf(cells[col.owner + slot]);
export const isSummoning = ({ cells }: State, slot: number): boolean => cells[col.zone + slot] === IN_PLAY;
export const isAttached = ({ cells }: State, slot: number): boolean => cells[col.zone + slot] === ATTACHED;

/** Printed, enchantments and until the end of the turn; never below 0. */
export function attackOf(state: State, slot: number): number {
  const { cells } = state;
  return Math.max(0, kindOf(state, slot).attack + cells[col.givenAttack + slot] + cells[col.turnAttack + slot]);
}

/** The defense it would have without damage. */
export function wholeDefenseOf(state: State, slot: number): number {
  const { cells } = state;
  return kindOf(state, slot).defense + cells[col.givenDefense + slot] + cells[col.turnDefense + slot];
}

export const defenseOf = (state: State, slot: number): number =>
  wholeDefenseOf(state, slot) - state.cells[col.damage + slot];

export const traitsOf = (state: State, slot: number): number =>
  kindOf(state, slot).traits | state.cells[col.givenTraits + slot] | state.cells[col.turnTraits + slot];
export const hasTrait = (state: State, slot: number, bit: number): boolean => (traitsOf(state, slot) & bit) !== 0;

/** Whom an enchantment is on; nobody for everything else. */
export const bearerOf = (state: State, slot: number): number =>
  slot !== EMPTY && isAttached(state, slot) ? state.cells[col.bearer + slot] : NOBODY;

/** SR42: every summoning unless a card says otherwise. */
export const canDefend = (state: State, slot: number): boolean => !hasTrait(state, slot, TRAIT_BITS.cantDefend);

/** True when somebody of the seat's stands in the way. */
export function hasDefender(state: State, seat: Seat): boolean {
  const { cells } = state;
  for (let i = 0; i < cells[col.rowSize[seat]]; i++) if (canDefend(state, cells[col.row[seat] + i])) return true;
  return false;
}

// How things are called in events.
export function refOf(state: State, code: number): Ref {
  if (isPlayer(code)) return { seat: seatOf(code - PLAYER), id: null, card: null };
  return { seat: ownerOf(state, code), id: code, card: kindOf(state, code).id };
}
