// How much is an amount right now? One row for everything that can be counted.

import { other, type Seat } from '@duello/kernel';
import type { FlatAmount } from '@duello/language';
import { COUNTS, type Count } from '../../cards/amounts.ts';
import * as columns from '../state/columns.ts';
import * as kinds from '../state/compiled.ts';
import * as field from '../state/field.ts';
import * as purses from '../state/mana.ts';
import type { State } from '../state/state.ts';
import * as meanings from '../state/state.ts';

// A module's own constants become part of its code; imported ones are looked up at each use (see field.ts).
const { col } = columns;
const { SPELL } = kinds;
const { attackOf, healthOf, ownerOf, playerAttack, strengthOf } = field;
const { sumOf } = purses;
const { IN_LINE, NOBODY, isPlayer } = meanings;

type Counter = (state: State, seat: Seat, slot: number, it: number) => number;

const ROWS: { readonly [C in Count]: Counter } = {
  ownCreatures: ({ cells }, seat) => cells[col.lineSize[seat]],
  otherOwnCreatures: ({ cells }, seat, slot) =>
    cells[col.lineSize[seat]] - (cells[col.zone + slot] === IN_LINE ? 1 : 0),
  opposingCreatures: ({ cells }, seat) => cells[col.lineSize[other(seat)]],
  fullTanks: (state, seat) => sumOf(state, col.tanks[seat]),
  ownPile: ({ cells }, seat) => cells[col.pileSize[seat]],
  spellsInOwnPile: spellsInPile,
  hand: ({ cells }, seat) => cells[col.handSize[seat]],
  burnouts: ({ cells }, seat) => cells[col.burnouts[seat]],
  discarded: ({ cells }) => cells[col.discarded],
  ownAttack: (state, seat) => Math.max(0, playerAttack(state, seat)),
  // What has left is remembered as it was when it left.
  itsAttack: (state, _seat, _slot, it) => (it === NOBODY ? 0 : strengthOf(state, it)),
  itsHealth: (state, _seat, _slot, it) => (it === NOBODY || isPlayer(it) ? 0 : Math.max(0, healthOf(state, it))),
};
const counters = COUNTS.map((count) => ROWS[count]);

function spellsInPile({ cells, compiled }: State, seat: Seat): number {
  let sum = 0;
  for (let i = 0; i < cells[col.pileSize[seat]]; i++)
    if (compiled.kinds[cells[col.pile[seat] + i]].type === SPELL) sum++;
  return sum;
}

export function amountOf(state: State, amount: FlatAmount, slot: number, it: number): number {
  if (amount.count < 0) return amount.base;
  const counted = counters[amount.count](state, ownerOf(state, slot), slot, it);
  return Math.min(amount.atMost, amount.base + amount.each * counted);
}

/** What would have to be taken off its attack to leave none. */
export const bluntness = (state: State, slot: number): number => Math.max(0, attackOf(state, slot));
