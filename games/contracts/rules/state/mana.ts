// What does a contract cost, and can it be paid? Sources by kind: four colours of extractors, four of tanks.

import { MOST, type Seat } from '@duello/kernel';
import { type Cost, TYPES } from '../../cards/vocabulary.ts';
import * as columns from './columns.ts';
import * as kinds from './compiled.ts';
import * as field from './field.ts';
import * as numbers from './numbers.ts';
import type { State } from './state.ts';
import * as meanings from './state.ts';

// A module's own constants become part of its code; imported ones are looked up at each use (see field.ts).
const { EMPTY, col, mana } = columns;
const { GIVES_DISCOUNT } = kinds;
const { givesOn, hasMark, kindOf } = field;
const { MAX_EXTRACTORS, MAX_TANKS } = numbers;
const { FADED } = meanings;

export const PURE = 3;
/** Sources: extractors by colour, then tanks by colour. */
export const SOURCE_COUNT = 8;
export const TANK = 4;

/** What is left of a source once what was chosen so far is set aside. */
export const available = ({ cells }: State, seat: Seat, source: number): number =>
  (source < TANK ? cells[col.full[seat] + source] : cells[col.tanks[seat] + source - TANK]) -
  cells[col.payment + source];

/** A source's colour. */
export const colourOf = (source: number): number => source & 3;

export const sumOf = ({ cells }: State, at: number): number =>
  cells[at] + cells[at + 1] + cells[at + 2] + cells[at + 3];
export const freeTanks = (state: State, seat: Seat): number => MAX_TANKS - sumOf(state, col.tanks[seat]);

/** CR07: how many tanks the full extractors could fill. */
export const mostStored = (state: State, seat: Seat): number =>
  Math.min(sumOf(state, col.full[seat]), freeTanks(state, seat));

/** C402, CR04: true when another extractor may be gained. */
export function hasRoomForExtractor(state: State, seat: Seat): boolean {
  const { cells, compiled } = state;
  const grey = compiled.greyCounts ? 0 : cells[col.extractors[seat] + PURE];
  return sumOf(state, col.extractors[seat]) - grey < MAX_EXTRACTORS;
}

const NO_DISCOUNTS = new Int16Array(TYPES.length);
/** Used again and again. */
const discounts = new Int16Array(TYPES.length);

/** CR09: how much own contracts on the field take off, for each type of what is paid for; to be read at once. */
export function discountsOn(state: State, seat: Seat, gives = givesOn(state, seat)): Int16Array {
  if ((gives & GIVES_DISCOUNT) === 0) return NO_DISCOUNTS;
  const { cells } = state;
  discounts.fill(0);
  addDiscounts(state, cells[col.orb[seat]]);
  addDiscounts(state, cells[col.rune[seat]]);
  for (let i = 0; i < cells[col.lineSize[seat]]; i++) {
    const slot = cells[col.line[seat] + i];
    if (!hasMark(state, slot, FADED)) addDiscounts(state, slot);
  }
  return discounts;
}

export const discountOn = (state: State, seat: Seat, type: number): number => discountsOn(state, seat)[type];

function addDiscounts(state: State, slot: number): void {
  if (slot === EMPTY) return;
  for (const discount of kindOf(state, slot).discounts) {
    for (let type = 0; type < discounts.length; type++) {
      if (discount.type < 0 || discount.type === type) discounts[type] += discount.by;
    }
  }
}

/** What a player can spend, gathered once for all that may be paid for: in all, what pays for each element, and wild. */
export interface Purse {
  all: number;
  red: number;
  blue: number;
  yellow: number;
  wild: number;
}

/** Used again and again. */
const purse: Purse = { all: 0, red: 0, blue: 0, yellow: 0, wild: 0 };

export function purseOf(state: State, seat: Seat): Purse {
  const { cells, compiled } = state;
  const full = col.full[seat];
  const tanks = col.tanks[seat];
  const kept = compiled.keepsColour ? 1 : 0;
  purse.all = sumOf(state, full) + sumOf(state, tanks);
  purse.red = cells[full] + kept * cells[tanks];
  purse.blue = cells[full + 1] + kept * cells[tanks + 1];
  purse.yellow = cells[full + 2] + kept * cells[tanks + 2];
  purse.wild = compiled.wild ? cells[full + PURE] + cells[tanks + PURE] : 0;
  return purse;
}

/** A reduction takes pure first, then elements as the player likes. */
export const canPay = (purse: Purse, cost: readonly number[], reduction: number): boolean =>
  purse.all >= cost[0] + cost[1] + cost[2] + cost[PURE] - reduction && hasColours(purse, cost, 0, reduction);

/** The same where there is enough in all: is it of the right colours? The cost begins at `at`. */
export function hasColours(
  { red, blue, yellow, wild }: Purse,
  cost: ArrayLike<number>,
  at: number,
  reduction: number,
): boolean {
  const short = Math.max(0, cost[at] - red) + Math.max(0, cost[at + 1] - blue) + Math.max(0, cost[at + 2] - yellow);
  return short <= wild + Math.max(0, reduction - cost[at + PURE]);
}

interface Missing {
  /** Mana in all. */
  readonly total: number;
  /** The first colour that is short, or -1. */
  readonly colour: number;
  readonly ofColour: number;
}

/** What is missing to pay; null when it can be paid. */
export function missing(state: State, seat: Seat, cost: readonly number[], reduction: number): Missing | null {
  const { all, red, blue, yellow, wild } = purseOf(state, seat);
  if (canPay(purse, cost, reduction)) return null;
  let help = wild + Math.max(0, reduction - cost[PURE]);
  const total = Math.max(0, sumOfCost(cost) - reduction - all);
  for (const [colour, have] of [red, blue, yellow].entries()) {
    const short = Math.max(0, cost[colour] - have);
    if (short > help) return { total, colour, ofColour: short - help };
    help -= short;
  }
  return { total, colour: -1, ofColour: 0 };
}

export const sumOfCost = (cost: readonly number[]): number => cost.reduce((sum, part) => sum + part, 0);

/** Begins to pay: what is due by colour, with as much pure taken off as there is. */
export function setDue({ cells }: State, cost: readonly number[], reduction: number): void {
  for (let c = 0; c < 4; c++) cells[col.due + c] = cost[c];
  const fromPure = Math.min(cost[PURE], reduction);
  cells[col.due + PURE] -= fromPure;
  cells[col.spare] = reduction - fromPure;
  if (cells[col.spare] >= cost[0] + cost[1] + cost[2]) {
    // Every element is taken off: there is nothing to choose (CR31).
    cells.fill(0, col.due, col.due + PURE);
    cells[col.spare] = 0;
  }
  for (let source = 0; source < SOURCE_COUNT; source++) cells[col.payment + source] = 0;
}

const due = mana(MOST);
export const dueOf = (state: State): Cost => due.show(state, col.due, 0);
export const fillDue = (state: State, cost: Cost): void => due.fill(state, col.due, 0, cost);

/** Takes what was chosen out of extractors and tanks. */
export function spend({ cells }: State, seat: Seat): void {
  for (let c = 0; c < 4; c++) {
    cells[col.full[seat] + c] -= cells[col.payment + c];
    cells[col.tanks[seat] + c] -= cells[col.payment + TANK + c];
    cells[col.payment + c] = 0;
    cells[col.payment + TANK + c] = 0;
  }
}
