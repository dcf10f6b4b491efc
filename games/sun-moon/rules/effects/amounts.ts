// How much is an amount right now? One row for everything that can be counted.

import { other, type Seat, seatOf } from '@duello/kernel';
import type { FlatAmount } from '@duello/language';
import { COUNTS, type Count } from '../../cards/amounts.ts';
import { col } from '../state/columns.ts';
import { SUMMONING } from '../state/compiled.ts';
import { attackOf, defenseOf } from '../state/field.ts';
import { isPlayer, type State } from '../state/state.ts';

type Counter = (state: State, seat: Seat, at: number, it: number) => number;

const ROWS: { readonly [C in Count]: Counter } = {
  x: ({ cells }, _seat, at) => cells[col.chosenX + at],
  ownSummonings: ({ cells }, seat) => cells[col.rowSize[seat]],
  enemySummonings: ({ cells }, seat) => cells[col.rowSize[other(seat)]],
  tappedEnemies,
  hand: ({ cells }, seat) => cells[col.handSize[seat]],
  opponentsHand: ({ cells }, seat) => cells[col.handSize[other(seat)]],
  ownDiscards: ({ cells }, seat) => cells[col.discardSize[seat]],
  summoningsInOwnDiscards,
  ownFatigue: ({ cells }, seat) => cells[col.fatigue[seat]],
  opponentsFatigue: ({ cells }, seat) => cells[col.fatigue[other(seat)]],
  itsAttack: (state, _seat, _at, it) => (it < 0 || isPlayer(it) ? 0 : attackOf(state, it)),
  itsDefense: (state, _seat, _at, it) => (it < 0 || isPlayer(it) ? 0 : Math.max(0, defenseOf(state, it))),
};
const counters = COUNTS.map((count) => ROWS[count]);

function tappedEnemies({ cells }: State, seat: Seat): number {
  const enemy = other(seat);
  let sum = 0;
  for (let i = 0; i < cells[col.rowSize[enemy]]; i++) sum += cells[col.tapped + cells[col.row[enemy] + i]];
  return sum;
}

function summoningsInOwnDiscards({ cells, compiled }: State, seat: Seat): number {
  let sum = 0;
  for (let i = 0; i < cells[col.discardSize[seat]]; i++) {
    if (compiled.kinds[cells[col.discard[seat] + i]].type === SUMMONING) sum++;
  }
  return sum;
}

/** `it` is the target that the effect speaks of, or nobody. */
export function amountOf(state: State, amount: FlatAmount, at: number, it: number): number {
  if (amount.count < 0) return amount.base;
  const counted = counters[amount.count](state, seatOf(state.cells[col.by + at]), at, it);
  return Math.min(amount.atMost, amount.base + amount.each * counted);
}
