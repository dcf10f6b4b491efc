// How much is an amount right now? One row for everything that can be counted.

import { other, type Seat, seatOf } from '@duello/kernel';
import type { FlatAmount } from '@duello/language';
import { COUNTS, type Count } from '../../cards/amounts.ts';
import { attackOf, defenseOf } from '../state/field.ts';
import {
  BY,
  CHOSEN_X,
  DISCARD,
  DISCARD_SIZE,
  FATIGUE,
  HAND_SIZE,
  isPlayer,
  ROW,
  ROW_SIZE,
  type State,
  TAPPED,
} from '../state/state.ts';
import { SUMMONING } from '../state/table.ts';

type Counter = (state: State, seat: Seat, at: number, it: number) => number;

const ROWS: { readonly [C in Count]: Counter } = {
  x: ({ cells }, _seat, at) => cells[CHOSEN_X + at],
  ownSummonings: ({ cells }, seat) => cells[ROW_SIZE[seat]],
  enemySummonings: ({ cells }, seat) => cells[ROW_SIZE[other(seat)]],
  tappedEnemies,
  hand: ({ cells }, seat) => cells[HAND_SIZE[seat]],
  opponentsHand: ({ cells }, seat) => cells[HAND_SIZE[other(seat)]],
  ownDiscards: ({ cells }, seat) => cells[DISCARD_SIZE[seat]],
  summoningsInOwnDiscards,
  ownFatigue: ({ cells }, seat) => cells[FATIGUE[seat]],
  opponentsFatigue: ({ cells }, seat) => cells[FATIGUE[other(seat)]],
  itsAttack: (state, _seat, _at, it) => (it < 0 || isPlayer(it) ? 0 : attackOf(state, it)),
  itsDefense: (state, _seat, _at, it) => (it < 0 || isPlayer(it) ? 0 : Math.max(0, defenseOf(state, it))),
};
const counters = COUNTS.map((count) => ROWS[count]);

function tappedEnemies({ cells }: State, seat: Seat): number {
  const enemy = other(seat);
  let sum = 0;
  for (let i = 0; i < cells[ROW_SIZE[enemy]]; i++) sum += cells[TAPPED + cells[ROW[enemy] + i]];
  return sum;
}

function summoningsInOwnDiscards({ cells, table }: State, seat: Seat): number {
  let sum = 0;
  for (let i = 0; i < cells[DISCARD_SIZE[seat]]; i++) {
    if (table.kinds[cells[DISCARD[seat] + i]].type === SUMMONING) sum++;
  }
  return sum;
}

/** `it` is the target that the effect speaks of, or nobody. */
export function amountOf(state: State, amount: FlatAmount, at: number, it: number): number {
  if (amount.count < 0) return amount.base;
  const counted = counters[amount.count](state, seatOf(state.cells[BY + at]), at, it);
  return Math.min(amount.atMost, amount.base + amount.each * counted);
}
