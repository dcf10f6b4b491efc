// What can still be made of this turn? Mana, crystals and spells at hand, and what waits in the preparation slots.

import type { Seat } from '@duello/kernel';
import { COLOURS } from '../cards/vocabulary.ts';
import { chargeCell, col } from '../rules/state/columns.ts';
import { PREPARATION_SLOTS } from '../rules/state/numbers.ts';
import { EMPTY, type State } from '../rules/state/state.ts';
import { valuesOf } from './card-value.ts';

/** A spell that can be cast now will do most of what it promises. */
const CASTABLE = 0.6;
/** One that waits in a slot: something for waiting safely, more for what is paid of it. */
const WAITS = 0.12;
const PAID = 0.5;
/** A crystal that waits is a mana saved. */
const SAVED = 0.25;
/** Mana that has been taken is a little better than a crystal: spells may ask for it. */
const TAKEN = 0.01;

const supply = new Int16Array(COLOURS.length);
/** Spells to be paid: kinds in hand, then slots; what is charged is already paid. */
const waiting: { kind: number; slot: number; done: boolean }[] = [];

/** What the preparation slots hold at the end of a turn. */
export function preparedValue(state: State, seat: Seat): number {
  let sum = 0;
  for (let slot = 0; slot < PREPARATION_SLOTS; slot++) sum += slotValue(state, seat, slot);
  return sum;
}

/** What one of them holds. */
export function slotValue(state: State, seat: Seat, slot: number): number {
  const kind = state.cells[col.prepared[seat] + slot];
  return kind === EMPTY ? 0 : valueInSlot(state, kind, chargesOn(state, seat, slot));
}

/** What a spell would be worth there, before anything is charged. */
export const valueIfPrepared = (state: State, kind: number): number => valueInSlot(state, kind, 0);

function valueInSlot({ compiled }: State, kind: number, charges: number): number {
  const { points, price, gives } = valuesOf(compiled)[kind];
  if (gives >= 0) return SAVED;
  return points * (WAITS + (price === 0 ? 0 : (PAID * charges) / price));
}

function chargesOn({ cells }: State, seat: Seat, slot: number): number {
  let sum = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) sum += cells[chargeCell(seat, slot, colour)];
  return sum;
}

/** In Spellcasting, instead of the above: the best spells are paid first, and the rest is charged where that helps. */
export function turnValue(state: State, seat: Seat): number {
  const { cells } = state;
  let sum = collect(state, seat);
  for (;;) {
    const best = bestAffordable(state, seat);
    if (best === null) break;
    best.done = true;
    sum += CASTABLE * valuesOf(state.compiled)[best.kind].points;
    for (let colour = 0; colour < COLOURS.length; colour++) supply[colour] -= owed(state, seat, best, colour);
  }
  let free = 0;
  for (const one of waiting) if (one.slot !== EMPTY && one.done) free++;
  for (let slot = 0; slot < PREPARATION_SLOTS; slot++) if (cells[col.prepared[seat] + slot] === EMPTY) free++;
  for (const one of waiting) if (one.slot !== EMPTY && !one.done) sum += charged(state, seat, one);
  for (; free > 0; free--) sum += bestToPrepare(state, seat);
  return sum;
}

function collect(state: State, seat: Seat): number {
  const { cells, compiled } = state;
  const values = valuesOf(compiled);
  let sum = 0;
  waiting.length = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    supply[colour] = cells[col.mana[seat] + colour];
    sum += TAKEN * supply[colour];
  }
  for (let slot = 0; slot < PREPARATION_SLOTS; slot++) {
    const kind = cells[col.prepared[seat] + slot];
    if (kind === EMPTY) continue;
    if (values[kind].gives < 0) waiting.push({ kind, slot, done: false });
    else supply[values[kind].gives]++;
  }
  for (let i = 0; i < cells[col.hand[seat].size]; i++) {
    const kind = cells[col.hand[seat].at + i];
    if (values[kind].gives >= 0) supply[values[kind].gives]++;
    else waiting.push({ kind, slot: EMPTY, done: false });
  }
  return sum;
}

type Waiting = (typeof waiting)[number];

const owed = ({ cells, compiled }: State, seat: Seat, { kind, slot }: Waiting, colour: number): number =>
  compiled.kinds[kind].cost[colour] - (slot === EMPTY ? 0 : cells[chargeCell(seat, slot, colour)]);

function bestAffordable(state: State, seat: Seat): Waiting | null {
  let best: Waiting | null = null;
  let most = 0;
  for (const one of waiting) {
    if (one.done) continue;
    let price = 0;
    let affordable = true;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const rest = owed(state, seat, one, colour);
      price += rest;
      if (rest > supply[colour]) affordable = false;
    }
    const rate = valuesOf(state.compiled)[one.kind].points / (0.5 + price);
    if (!affordable || rate <= most) continue;
    most = rate;
    best = one;
  }
  return best;
}

/** Its value at the end of the turn, if all that is left and fits is laid on it. */
function charged(state: State, seat: Seat, one: Waiting): number {
  let charges = one.slot === EMPTY ? 0 : chargesOn(state, seat, one.slot);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const more = Math.min(supply[colour], owed(state, seat, one, colour));
    supply[colour] -= more;
    charges += more;
  }
  one.done = true;
  return valueInSlot(state, one.kind, charges);
}

function bestToPrepare(state: State, seat: Seat): number {
  let best: Waiting | null = null;
  for (const one of waiting) {
    if (one.done || one.slot !== EMPTY) continue;
    if (best === null || valuesOf(state.compiled)[one.kind].points > valuesOf(state.compiled)[best.kind].points)
      best = one;
  }
  return best === null ? 0 : 0.95 * charged(state, seat, best);
}
