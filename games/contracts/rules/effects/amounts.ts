// How much is an amount right now? One row for everything that can be counted.

import { other, type Seat } from '@duello/kernel';
import type { FlatAmount } from '@duello/language';
import { COUNTS, type Count } from '../../cards/amounts.ts';
import { attackOf, healthOf, ownerOf, playerAttack, strengthOf } from '../state/field.ts';
import { sumOf } from '../state/mana.ts';
import {
  BURNOUTS,
  DISCARDED,
  HAND_SIZE,
  IN_LINE,
  isPlayer,
  LINE_SIZE,
  NOBODY,
  PILE,
  PILE_SIZE,
  type State,
  TANKS,
  ZONE,
} from '../state/state.ts';
import { SPELL } from '../state/table.ts';

type Counter = (state: State, seat: Seat, slot: number, it: number) => number;

const ROWS: { readonly [C in Count]: Counter } = {
  ownCreatures: ({ cells }, seat) => cells[LINE_SIZE[seat]],
  otherOwnCreatures: ({ cells }, seat, slot) => cells[LINE_SIZE[seat]] - (cells[ZONE + slot] === IN_LINE ? 1 : 0),
  opposingCreatures: ({ cells }, seat) => cells[LINE_SIZE[other(seat)]],
  fullTanks: (state, seat) => sumOf(state, TANKS[seat]),
  ownPile: ({ cells }, seat) => cells[PILE_SIZE[seat]],
  spellsInOwnPile: spellsInPile,
  hand: ({ cells }, seat) => cells[HAND_SIZE[seat]],
  burnouts: ({ cells }, seat) => cells[BURNOUTS[seat]],
  discarded: ({ cells }) => cells[DISCARDED],
  ownAttack: (state, seat) => Math.max(0, playerAttack(state, seat)),
  // What has left is remembered as it was when it left.
  itsAttack: (state, _seat, _slot, it) => (it === NOBODY ? 0 : strengthOf(state, it)),
  itsHealth: (state, _seat, _slot, it) => (it === NOBODY || isPlayer(it) ? 0 : Math.max(0, healthOf(state, it))),
};
const counters = COUNTS.map((count) => ROWS[count]);

function spellsInPile({ cells, table }: State, seat: Seat): number {
  let sum = 0;
  for (let i = 0; i < cells[PILE_SIZE[seat]]; i++) if (table.kinds[cells[PILE[seat] + i]].type === SPELL) sum++;
  return sum;
}

export function amountOf(state: State, amount: FlatAmount, slot: number, it: number): number {
  if (amount.count < 0) return amount.base;
  const counted = counters[amount.count](state, ownerOf(state, slot), slot, it);
  return Math.min(amount.atMost, amount.base + amount.each * counted);
}

/** What would have to be taken off its attack to leave none. */
export const bluntness = (state: State, slot: number): number => Math.max(0, attackOf(state, slot));
