// What does a contract cost, and can it be paid? Sources by kind: four colours of extractors, four of tanks.

import type { Seat } from '@duello/kernel';
import { hasMark } from './field.ts';
import { MAX_EXTRACTORS, MAX_TANKS } from './numbers.ts';
import {
  DUE,
  EMPTY,
  EXTRACTORS,
  FADED,
  FULL,
  KIND,
  LINE,
  LINE_SIZE,
  ORB,
  PAYMENT,
  RUNE,
  SPARE,
  type State,
  TANKS,
} from './state.ts';

export const PURE = 3;
const ELEMENTS = 3;
/** Sources: extractors by colour, then tanks by colour. */
export const SOURCE_COUNT = 8;
export const TANK = 4;

/** What is left of a source once what was chosen so far is set aside. */
export const available = ({ cells }: State, seat: Seat, source: number): number =>
  (source < TANK ? cells[FULL[seat] + source] : cells[TANKS[seat] + source - TANK]) - cells[PAYMENT + source];

/** A source's colour. */
export const colourOf = (source: number): number => source & 3;

export const sumOf = ({ cells }: State, at: number): number =>
  cells[at] + cells[at + 1] + cells[at + 2] + cells[at + 3];
export const freeTanks = (state: State, seat: Seat): number => MAX_TANKS - sumOf(state, TANKS[seat]);

/** C402, CR04: true when another extractor may be gained. */
export function hasRoomForExtractor(state: State, seat: Seat): boolean {
  const { cells, table } = state;
  const grey = table.greyCounts ? 0 : cells[EXTRACTORS[seat] + PURE];
  return sumOf(state, EXTRACTORS[seat]) - grey < MAX_EXTRACTORS;
}

/** CR09: how much own contracts on the field take off. */
export function discountOn(state: State, seat: Seat, type: number): number {
  const { cells, table } = state;
  let sum = 0;
  const read = (slot: number): void => {
    for (const discount of table.kinds[cells[KIND + slot]].discounts) {
      if (discount.type < 0 || discount.type === type) sum += discount.by;
    }
  };
  for (let i = 0; i < cells[LINE_SIZE[seat]]; i++) {
    const slot = cells[LINE[seat] + i];
    if (table.kinds[cells[KIND + slot]].discounts.length > 0 && !hasMark(state, slot, FADED)) read(slot);
  }
  if (cells[ORB[seat]] !== EMPTY) read(cells[ORB[seat]]);
  if (cells[RUNE[seat]] !== EMPTY) read(cells[RUNE[seat]]);
  return sum;
}

/** How much of an element a player can't pay, whatever else is spent; wild pure mana is counted by `missing`. */
const lacking = ({ cells, table }: State, seat: Seat, colour: number, need: number): number =>
  Math.max(0, need - cells[FULL[seat] + colour] - (table.keepsColour ? cells[TANKS[seat] + colour] : 0));

interface Missing {
  /** Mana in all. */
  readonly total: number;
  /** The first colour that is short, or -1. */
  readonly colour: number;
  readonly ofColour: number;
}

/** What is missing to pay; null when it can be paid. A reduction takes pure first, then elements as the player likes. */
export function missing(state: State, seat: Seat, cost: readonly number[], reduction: number): Missing | null {
  const { cells, table } = state;
  const total = cost[0] + cost[1] + cost[2] + cost[PURE] - reduction;
  const have = sumOf(state, FULL[seat]) + sumOf(state, TANKS[seat]);
  let spare = Math.max(0, reduction - cost[PURE]);
  let wild = table.wild ? cells[FULL[seat] + PURE] + cells[TANKS[seat] + PURE] : 0;
  let colour = -1;
  let ofColour = 0;
  for (let c = 0; c < ELEMENTS; c++) {
    let short = lacking(state, seat, c, cost[c]);
    const forgiven = Math.min(short, spare);
    spare -= forgiven;
    short -= forgiven;
    const paid = Math.min(short, wild);
    wild -= paid;
    short -= paid;
    if (short > 0 && colour < 0) {
      colour = c;
      ofColour = short;
    }
  }
  if (colour < 0 && have >= total) return null;
  return { total: Math.max(0, total - have), colour, ofColour };
}

/** Begins to pay: what is due by colour, with as much pure taken off as there is. */
export function setDue({ cells }: State, cost: readonly number[], reduction: number): void {
  for (let c = 0; c < 4; c++) cells[DUE + c] = cost[c];
  const fromPure = Math.min(cost[PURE], reduction);
  cells[DUE + PURE] -= fromPure;
  cells[SPARE] = reduction - fromPure;
  if (cells[SPARE] >= cost[0] + cost[1] + cost[2]) {
    // Every element is taken off: there is nothing to choose (CR31).
    cells.fill(0, DUE, DUE + PURE);
    cells[SPARE] = 0;
  }
  cells.fill(0, PAYMENT, PAYMENT + SOURCE_COUNT);
}

/** Takes what was chosen out of extractors and tanks. */
export function spend({ cells }: State, seat: Seat): void {
  for (let c = 0; c < 4; c++) {
    cells[FULL[seat] + c] -= cells[PAYMENT + c];
    cells[TANKS[seat] + c] -= cells[PAYMENT + TANK + c];
  }
  cells.fill(0, PAYMENT, PAYMENT + SOURCE_COUNT);
}
