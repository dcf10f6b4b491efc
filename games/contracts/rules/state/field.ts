// What is something on the field worth now? Attack, health and statuses, always computed anew from what lies there.

import { type Seat, seatOf } from '@duello/kernel';
import * as columns from './columns.ts';
import type { FlatGive, Kind } from './compiled.ts';
import * as kinds from './compiled.ts';
import type { State } from './state.ts';
import * as meanings from './state.ts';

// A module's own constants become part of its code; imported ones are looked up at each use (see field.ts).
const { col } = columns;
const { FADED, IN_LINE, LASTING, PLAYER, STATUS_BITS, TURN_SHIFT, isPlayer } = meanings;

// A module's own constants become part of its code, imported ones are looked up at each use: nothing is asked more often.
const { GIVES_ATTACK, GIVES_HEALTH, GIVES_MAGIC, GIVES_STATUS, GIVES_TO_PLAYER, TO_ADJACENT, TO_OTHERS, TO_PLAYER } =
  kinds;

export const kindOf = ({ cells, compiled }: State, slot: number): Kind => compiled.kinds[cells[col.kind + slot]];
export const ownerOf = ({ cells }: State, slot: number): Seat => seatOf(cells[col.owner + slot]);
export const isFaded = ({ cells }: State, slot: number): boolean => (cells[col.marks + slot] & FADED) !== 0;
export const hasMark = ({ cells }: State, slot: number, mark: number): boolean =>
  (cells[col.marks + slot] & mark) !== 0;
export const isInLine = ({ cells }: State, slot: number): boolean => cells[col.zone + slot] === IN_LINE;

const reachesLine = (give: FlatGive, distance: number): boolean =>
  give.to === TO_ADJACENT ? distance === 1 : give.to === TO_OTHERS ? distance !== 0 : give.to !== TO_PLAYER;

/** What the contracts of a side give at all, as bits. Whoever asks for a whole line asks for it once. */
export function givesOn({ cells, compiled }: State, seat: Seat): number {
  const { gives } = compiled;
  const size = cells[col.lineSize[seat]];
  const orb = cells[col.orb[seat]];
  const rune = cells[col.rune[seat]];
  let bits = (orb < 0 ? 0 : gives[cells[col.kind + orb]]) | (rune < 0 ? 0 : gives[cells[col.kind + rune]]);
  for (let i = 0; i < size; i++) {
    const slot = cells[col.line[seat] + i];
    const one = gives[cells[col.kind + slot]];
    if (one !== 0 && (cells[col.marks + slot] & FADED) === 0) bits |= one;
  }
  return bits;
}

/** Parts by their bits: sums for numbers, all bits for statuses. */
function addPart(sum: number, give: FlatGive, part: number): number {
  if (part === GIVES_ATTACK) return sum + give.attack;
  if (part === GIVES_HEALTH) return sum + give.health;
  return part === GIVES_MAGIC ? sum + give.magic : sum | give.status;
}

/** What other contracts give a Creature (CR60): a part of it by its bit. */
export function given(state: State, slot: number, part: number, gives = givesOn(state, ownerOf(state, slot))): number {
  const { cells } = state;
  return (gives & part) === 0 || cells[col.zone + slot] !== IN_LINE ? 0 : sumGiven(state, slot, part);
}

function sumGiven({ cells, compiled }: State, slot: number, part: number): number {
  const seat = cells[col.owner + slot] === 0 ? 0 : 1;
  const place = cells[col.place + slot];
  let sum = 0;
  const size = cells[col.lineSize[seat]];
  for (let i = 0; i < size; i++) {
    const giver = cells[col.line[seat] + i];
    const { gives } = compiled.kinds[cells[col.kind + giver]];
    if (gives.length === 0 || (cells[col.marks + giver] & FADED) !== 0) continue;
    sum = addGives(gives, Math.abs(i - place), part, sum);
  }
  if (cells[col.orb[seat]] >= 0)
    sum = addGives(compiled.kinds[cells[col.kind + cells[col.orb[seat]]]].gives, 99, part, sum);
  if (cells[col.rune[seat]] >= 0)
    sum = addGives(compiled.kinds[cells[col.kind + cells[col.rune[seat]]]].gives, 99, part, sum);
  return sum;
}

function addGives(gives: readonly FlatGive[], distance: number, part: number, sum: number): number {
  let total = sum;
  for (const give of gives) {
    if (reachesLine(give, distance)) total = addPart(total, give, part);
  }
  return total;
}

// `gives` is what `givesOn` said of the Creature's side.
export function attackOf(state: State, slot: number, gives?: number): number {
  const { cells, compiled } = state;
  return (
    compiled.attack[cells[col.kind + slot]] +
    cells[col.slotAttack + slot] +
    cells[col.slotTurnAttack + slot] +
    given(state, slot, GIVES_ATTACK, gives)
  );
}

const ownMostHealthOf = ({ cells, compiled }: State, slot: number): number =>
  compiled.health[cells[col.kind + slot]] + cells[col.slotHealth + slot] + cells[col.slotTurnHealth + slot];

/** CR45: the health it would have without damage. */
export const mostHealthOf = (state: State, slot: number, gives?: number): number =>
  ownMostHealthOf(state, slot) + given(state, slot, GIVES_HEALTH, gives);

/** What is left of its health without anything that others give. */
export const ownHealthOf = (state: State, slot: number): number =>
  ownMostHealthOf(state, slot) - state.cells[col.damage + slot];

export const healthOf = (state: State, slot: number, gives?: number): number =>
  mostHealthOf(state, slot, gives) - state.cells[col.damage + slot];

const bitsOf = (statuses: number): number => (statuses | (statuses >> TURN_SHIFT)) & LASTING;

/** By its text unless Faded, or gained. */
function ownStatusesOf({ cells, compiled }: State, slot: number): number {
  const printed = (cells[col.marks + slot] & FADED) !== 0 ? 0 : compiled.keywords[cells[col.kind + slot]];
  return printed | bitsOf(cells[col.slotStatuses + slot]);
}

/** Everything a Creature is, as bits: also what it is given. */
export const statusesOf = (state: State, slot: number, gives?: number): number =>
  ownStatusesOf(state, slot) | given(state, slot, GIVES_STATUS, gives);

/** What own contracts on the field give their player. */
const givenToPlayer = (state: State, seat: Seat, part: number, gives = givesOn(state, seat)): number =>
  (gives & GIVES_TO_PLAYER) === 0 ? 0 : sumGivenToPlayer(state, seat, part);

function sumGivenToPlayer(state: State, seat: Seat, part: number): number {
  const { cells } = state;
  let sum = 0;
  const size = cells[col.lineSize[seat]];
  for (let i = 0; i < size; i++) {
    const slot = cells[col.line[seat] + i];
    if ((cells[col.marks + slot] & FADED) === 0) sum = addToPlayer(state, slot, part, sum);
  }
  if (cells[col.orb[seat]] >= 0) sum = addToPlayer(state, cells[col.orb[seat]], part, sum);
  if (cells[col.rune[seat]] >= 0) sum = addToPlayer(state, cells[col.rune[seat]], part, sum);
  return sum;
}

function addToPlayer(state: State, slot: number, part: number, sum: number): number {
  let total = sum;
  for (const give of kindOf(state, slot).gives) {
    if (give.to === TO_PLAYER) total = addPart(total, give, part);
  }
  return total;
}

export const playerAttack = (state: State, seat: Seat, gives?: number): number =>
  state.cells[col.attack[seat]] + state.cells[col.turnAttack[seat]] + givenToPlayer(state, seat, GIVES_ATTACK, gives);

export const playerStatuses = (state: State, seat: Seat, gives?: number): number =>
  bitsOf(state.cells[col.statuses[seat]]) | givenToPlayer(state, seat, GIVES_STATUS, gives);

/** CR36: Magic Damage of a player's Spells: own Creatures that are not Faded, and what the player has. */
export function magicOf(state: State, seat: Seat): number {
  const { cells, compiled } = state;
  let sum = cells[col.magic[seat]] + cells[col.turnMagic[seat]] + givenToPlayer(state, seat, GIVES_MAGIC);
  const size = cells[col.lineSize[seat]];
  for (let i = 0; i < size; i++) {
    const slot = cells[col.line[seat] + i];
    if ((cells[col.marks + slot] & FADED) === 0) sum += compiled.kinds[cells[col.kind + slot]].magic;
  }
  if (cells[col.orb[seat]] >= 0) sum += compiled.kinds[cells[col.kind + cells[col.orb[seat]]]].magic;
  if (cells[col.rune[seat]] >= 0) sum += compiled.kinds[cells[col.kind + cells[col.rune[seat]]]].magic;
  return sum;
}

// A target is a Creature's slot or a player.
export const sideOf = (state: State, code: number): Seat =>
  isPlayer(code) ? seatOf(code - PLAYER) : ownerOf(state, code);
export const isThere = (state: State, code: number): boolean => isPlayer(code) || (code >= 0 && isInLine(state, code));
/** C813: none, 0 or less deals nothing. */
export const strengthOf = (state: State, code: number): number =>
  Math.max(0, isPlayer(code) ? playerAttack(state, sideOf(state, code)) : attackOf(state, code));
export const healthAt = (state: State, code: number): number =>
  isPlayer(code) ? state.cells[col.health[sideOf(state, code)]] : healthOf(state, code);

/** One of these statuses; most can't be given at all, and then nobody is asked for it. */
export function hasStatus(state: State, code: number, bits: number): boolean {
  const { cells, compiled } = state;
  if (isPlayer(code)) {
    const seat = sideOf(state, code);
    if ((bitsOf(cells[col.statuses[seat]]) & bits) !== 0) return true;
    return (compiled.givenToPlayer & bits) !== 0 && (playerStatuses(state, seat) & bits) !== 0;
  }
  if ((ownStatusesOf(state, code) & bits) !== 0) return true;
  return (compiled.givenToLine & bits) !== 0 && (statusesOf(state, code) & bits) !== 0;
}

const MAGNET = STATUS_BITS.magnetic | STATUS_BITS.magnetized;
export const isMagnetic = (state: State, code: number): boolean => hasStatus(state, code, MAGNET);
