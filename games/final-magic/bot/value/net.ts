// How likely is a win at the beginning of a round? A small net over what both own, trained on how matches went on.

import { once, other, type Seat } from '@duello/kernel';
import { col } from '../../rules/state/columns.ts';
import type { Compiled } from '../../rules/state/compiled.ts';
import { CARDS_A_ROUND } from '../../rules/state/numbers.ts';
import { shieldKind, totalCapacity } from '../../rules/state/shields.ts';
import type { State } from '../../rules/state/state.ts';
import { LEARNED } from './learned.ts';

/** Kinds of the box, which come first in every match. */
export const BOX = 39;
/** Of each seat: its cards by kind, their number, health twice, shields, the hand. */
const SEAT_INPUTS = BOX + 5;
const INPUTS = 2 * SEAT_INPUTS + 3;
const HIDDEN = LEARNED.hidden;

const GRAIN = 4096;

function decode(text: string): Float64Array {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  return Float64Array.from({ length: bytes.length / 2 }, (_, i) => view.getInt16(2 * i, true) / GRAIN);
}

const numbers = decode(LEARNED.numbers);
const BIAS = INPUTS * HIDDEN;
const OUT = BIAS + HIDDEN;

const NONE = -1;

/** Which kind of the box stands for each kind of a match: itself, or for a card of the match's own the one most like it. */
const standsFor = once((compiled: Compiled): Int16Array =>
  Int16Array.from(compiled.kinds, (kind, number) => {
    if (number < BOX) return number;
    let best = NONE;
    let least = Number.POSITIVE_INFINITY;
    for (let box = 0; box < BOX; box++) {
      const like = compiled.kinds[box];
      if (like.type !== kind.type) continue;
      const apart =
        Math.abs(like.price - kind.price) +
        Math.abs(like.mana - kind.mana) +
        Math.abs(like.coins - kind.coins) +
        Math.abs(like.gemMana - kind.gemMana) +
        (like.element === kind.element ? 0 : 1);
      if (apart >= least) continue;
      least = apart;
      best = box;
    }
    return best;
  }),
);

/** Writes what a seat has from a place on. */
function look(state: State, seat: Seat, into: Float64Array, at: number): void {
  const { cells, compiled } = state;
  const kinds = standsFor(compiled);
  into.fill(0, at, at + BOX);
  let cards = 0;
  for (let kind = 0; kind < kinds.length; kind++) {
    const count =
      cells[col.deck[seat] + kind] +
      cells[col.hand[seat] + kind] +
      cells[col.discard[seat] + kind] +
      cells[col.play[seat] + kind];
    if (count === 0) continue;
    cards += count;
    into[at + kinds[kind]] += count;
  }
  for (let i = 0; i < cells[col.shieldCount[seat]]; i++) {
    cards++;
    into[at + kinds[shieldKind(state, seat, i)]]++;
  }
  const often = CARDS_A_ROUND / Math.max(CARDS_A_ROUND, cards);
  for (let kind = 0; kind < BOX; kind++) into[at + kind] *= often;
  const health = cells[col.health[seat]];
  into[at + BOX] = cards / 20;
  into[at + BOX + 1] = health / 25;
  into[at + BOX + 2] = Math.min(15, health) / 15;
  into[at + BOX + 3] = Math.min(60, totalCapacity(state, seat)) / 20;
  into[at + BOX + 4] = cells[col.handSize[seat]] / CARDS_A_ROUND;
}

const mine = new Float64Array(INPUTS);
const theirs = new Float64Array(INPUTS);

function run(inputs: Float64Array): number {
  let sum = 0;
  for (let unit = 0; unit < HIDDEN; unit++) {
    let value = numbers[BIAS + unit];
    const from = unit * INPUTS;
    for (let i = 0; i < INPUTS; i++) value += numbers[from + i] * inputs[i];
    if (value > 0) sum += value * numbers[OUT + unit];
  }
  return sum;
}

/** Above 0 for a win: the logarithm of how many times likelier it is than a loss. */
export function netValue(state: State, seat: Seat): number {
  const { cells } = state;
  look(state, seat, mine, 0);
  look(state, other(seat), mine, SEAT_INPUTS);
  theirs.set(mine.subarray(SEAT_INPUTS, 2 * SEAT_INPUTS), 0);
  theirs.set(mine.subarray(0, SEAT_INPUTS), SEAT_INPUTS);
  const round = cells[col.roundNumber];
  mine[2 * SEAT_INPUTS] = Math.min(1, round / 15);
  mine[2 * SEAT_INPUTS + 1] = round / 60;
  mine[2 * SEAT_INPUTS + 2] = cells[col.sudden];
  theirs.set(mine.subarray(2 * SEAT_INPUTS), 2 * SEAT_INPUTS);
  return run(mine) - run(theirs);
}
