// Which ways to pay are worth trying? The usual one, and those that leave mana for something else in hand.

import { newReply, type Reply, type Seat } from '@duello/kernel';
import { col, EMPTY } from '../../rules/state/columns.ts';
import { hasMark, kindOf } from '../../rules/state/field.ts';
import { available, discountOn, PURE, SOURCE_COUNT, sumOf, TANK } from '../../rules/state/mana.ts';
import { SPENT, type State } from '../../rules/state/state.ts';
import { defaultPayment, FOR_USE } from '../../rules/turn/pay.ts';

/** Orders in which colours are spent. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/** What else could be paid for this turn: a cost by colour each, with its discount taken off the pure part. */
const wants: number[][] = [];
const MOST_WANTS = 5;

function want(cost: readonly number[], discount: number, left: number): void {
  const total = cost[0] + cost[1] + cost[2] + cost[PURE] - discount;
  const isColoured = cost[0] + cost[1] + cost[2] > 0;
  if (isColoured && total <= left && wants.length < MOST_WANTS)
    wants.push([cost[0], cost[1], cost[2], Math.max(0, cost[PURE] - discount)]);
}

function findWants(state: State, seat: Seat): void {
  const { cells, compiled } = state;
  wants.length = 0;
  const left = sumOf(state, col.full[seat]) + sumOf(state, col.tanks[seat]) - dueInAll(state);
  const playing = cells[col.playing];
  let isPlayed = playing < FOR_USE;
  for (let i = 0; i < cells[col.handSize[seat]]; i++) {
    const kind = cells[col.hand[seat] + i];
    const { cost, type } = compiled.kinds[kind];
    if (isPlayed && kind === playing) isPlayed = false;
    else want(cost, discountOn(state, seat, type), left);
  }
  const rune = cells[col.rune[seat]];
  if (rune !== EMPTY && playing < FOR_USE && !hasMark(state, rune, SPENT))
    want(kindOf(state, rune).activation, 0, left);
}

/** What is chosen already and what is still to be chosen. */
function dueInAll(state: State): number {
  let sum = sumOf(state, col.due);
  for (let source = 0; source < SOURCE_COUNT; source++) sum += state.cells[col.payment + source];
  return sum;
}

const left = new Int16Array(SOURCE_COUNT);

/** Writes the payment that spends the colours in this order; pure mana goes first, unless it can pay for anything. */
function payInOrder(state: State, seat: Seat, order: readonly number[], reply: Reply): void {
  for (let source = 0; source < SOURCE_COUNT; source++) left[source] = available(state, seat, source);
  reply.size = 0;
  const take = (source: number): void => {
    for (; left[source] > 0 && reply.size < state.cells[col.due + PURE]; left[source]--) {
      reply.codes[reply.size++] = source;
    }
  };
  const { wild } = state.compiled;
  if (!wild) for (const source of [PURE, TANK + PURE]) take(source);
  for (const colour of order) for (const source of [TANK + colour, colour]) take(source);
  for (const source of [PURE, TANK + PURE]) take(source);
}

/** Which of the wants, and which two of them, could be paid from what is left; a bit each. */
function paidFor(state: State, seat: Seat, reply: Reply): number {
  for (let source = 0; source < SOURCE_COUNT; source++) left[source] = available(state, seat, source);
  for (let i = 0; i < reply.size; i++) left[reply.codes[i]]--;
  let bits = 0;
  let bit = 1;
  for (let a = 0; a < wants.length; a++) {
    for (let b = a; b < wants.length; b++) {
      if (areCovered(wants[a], a === b ? null : wants[b], state.compiled.wild)) bits |= bit;
      bit <<= 1;
    }
  }
  return bits;
}

function areCovered(one: readonly number[], two: readonly number[] | null, wild: boolean): boolean {
  let total = 0;
  let spare = 0;
  let short = 0;
  for (let c = 0; c <= PURE; c++) {
    const need = one[c] + (two === null ? 0 : two[c]);
    const have = left[c] + left[TANK + c];
    total += need;
    spare += have;
    // Mana in tanks has lost its colour, unless tanks keep it: then it lies in a tank of its colour.
    if (c < PURE) short += Math.max(0, need - have);
  }
  return total <= spare && (short === 0 || (wild && short <= left[PURE] + left[TANK + PURE]));
}

const drawn = newReply();
const copyOf = ({ size, codes }: Reply): Reply => ({ size, codes: codes.slice(0, size) });

/** The usual payment first; others only where they leave mana for what it doesn't. */
export function payments(state: State, seat: Seat): readonly Reply[] {
  defaultPayment(state, seat, PURE, drawn);
  const found = [copyOf(drawn)];
  findWants(state, seat);
  if (wants.length === 0) return found;
  const covered = [paidFor(state, seat, drawn)];
  for (const order of ORDERS) {
    payInOrder(state, seat, order, drawn);
    const bits = paidFor(state, seat, drawn);
    if (covered.some((known) => (bits & ~known) === 0)) continue;
    covered.push(bits);
    found.push(copyOf(drawn));
  }
  // What leaves less than a later one is not worth a try.
  return found.filter((_, i) => !covered.some((more, j) => j > i && (covered[i] & ~more) === 0));
}
