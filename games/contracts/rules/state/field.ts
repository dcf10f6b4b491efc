// What is something on the field worth now? Attack, health and statuses, always computed anew from what lies there.

import { type Seat, seatOf } from '@duello/kernel';
import {
  ATTACK,
  DAMAGE,
  FADED,
  HEALTH,
  IN_LINE,
  isPlayer,
  KIND,
  LASTING,
  LINE,
  LINE_SIZE,
  MAGIC,
  MARKS,
  ORB,
  OWNER,
  PLACE,
  PLAYER,
  RUNE,
  SLOT_ATTACK,
  SLOT_HEALTH,
  SLOT_STATUSES,
  SLOT_TURN_ATTACK,
  SLOT_TURN_HEALTH,
  STATUS_BITS,
  STATUSES,
  type State,
  TURN_ATTACK,
  TURN_MAGIC,
  TURN_SHIFT,
  ZONE,
} from './state.ts';
import { type FlatGive, type Kind, TO_ADJACENT, TO_OTHERS, TO_PLAYER } from './table.ts';

export const kindOf = ({ cells, table }: State, slot: number): Kind => table.kinds[cells[KIND + slot]];
export const ownerOf = ({ cells }: State, slot: number): Seat => seatOf(cells[OWNER + slot]);
export const isFaded = ({ cells }: State, slot: number): boolean => (cells[MARKS + slot] & FADED) !== 0;
export const hasMark = ({ cells }: State, slot: number, mark: number): boolean => (cells[MARKS + slot] & mark) !== 0;
export const isInLine = ({ cells }: State, slot: number): boolean => cells[ZONE + slot] === IN_LINE;

const reachesLine = (give: FlatGive, distance: number): boolean =>
  give.to === TO_ADJACENT ? distance === 1 : give.to === TO_OTHERS ? distance !== 0 : give.to !== TO_PLAYER;

type Part = 'attack' | 'health' | 'status';

/** What other contracts give a Creature (CR60): sums for numbers, all bits for statuses. */
export function given(state: State, slot: number, part: Part): number {
  const { cells, table } = state;
  if (cells[ZONE + slot] !== IN_LINE) return 0;
  const seat = cells[OWNER + slot] === 0 ? 0 : 1;
  const place = cells[PLACE + slot];
  let sum = 0;
  const size = cells[LINE_SIZE[seat]];
  for (let i = 0; i < size; i++) {
    const giver = cells[LINE[seat] + i];
    const { gives } = table.kinds[cells[KIND + giver]];
    if (gives.length === 0 || (cells[MARKS + giver] & FADED) !== 0) continue;
    sum = addGives(gives, Math.abs(i - place), part, sum);
  }
  if (cells[ORB[seat]] >= 0) sum = addGives(table.kinds[cells[KIND + cells[ORB[seat]]]].gives, 99, part, sum);
  if (cells[RUNE[seat]] >= 0) sum = addGives(table.kinds[cells[KIND + cells[RUNE[seat]]]].gives, 99, part, sum);
  return sum;
}

function addGives(gives: readonly FlatGive[], distance: number, part: Part, sum: number): number {
  let total = sum;
  for (const give of gives) {
    if (!reachesLine(give, distance)) continue;
    total = part === 'status' ? total | give.status : total + give[part];
  }
  return total;
}

export function attackOf(state: State, slot: number): number {
  const { cells } = state;
  return (
    kindOf(state, slot).attack +
    cells[SLOT_ATTACK + slot] +
    cells[SLOT_TURN_ATTACK + slot] +
    given(state, slot, 'attack')
  );
}

/** CR45: the health it would have without damage. */
export function mostHealthOf(state: State, slot: number): number {
  const { cells } = state;
  return (
    kindOf(state, slot).health +
    cells[SLOT_HEALTH + slot] +
    cells[SLOT_TURN_HEALTH + slot] +
    given(state, slot, 'health')
  );
}

export const healthOf = (state: State, slot: number): number => mostHealthOf(state, slot) - state.cells[DAMAGE + slot];

const bitsOf = (statuses: number): number => (statuses | (statuses >> TURN_SHIFT)) & LASTING;

/** Everything a Creature is, as bits: by its text unless Faded, gained, or given. */
export function statusesOf(state: State, slot: number): number {
  const { cells } = state;
  const printed = isFaded(state, slot) ? 0 : kindOf(state, slot).keywords;
  return printed | bitsOf(cells[SLOT_STATUSES + slot]) | given(state, slot, 'status');
}

/** What own contracts on the field give their player. */
function givenToPlayer(state: State, seat: Seat, part: 'attack' | 'magic' | 'status'): number {
  const { cells, table } = state;
  let sum = 0;
  const add = (slot: number): void => {
    for (const give of table.kinds[cells[KIND + slot]].gives) {
      if (give.to !== TO_PLAYER) continue;
      sum = part === 'status' ? sum | give.status : sum + give[part];
    }
  };
  const size = cells[LINE_SIZE[seat]];
  for (let i = 0; i < size; i++) {
    const slot = cells[LINE[seat] + i];
    if ((cells[MARKS + slot] & FADED) === 0) add(slot);
  }
  if (cells[ORB[seat]] >= 0) add(cells[ORB[seat]]);
  if (cells[RUNE[seat]] >= 0) add(cells[RUNE[seat]]);
  return sum;
}

export const playerAttack = (state: State, seat: Seat): number =>
  state.cells[ATTACK[seat]] + state.cells[TURN_ATTACK[seat]] + givenToPlayer(state, seat, 'attack');

export const playerStatuses = (state: State, seat: Seat): number =>
  bitsOf(state.cells[STATUSES[seat]]) | givenToPlayer(state, seat, 'status');

/** CR36: Magic Damage of a player's Spells: own Creatures that are not Faded, and what the player has. */
export function magicOf(state: State, seat: Seat): number {
  const { cells, table } = state;
  let sum = cells[MAGIC[seat]] + cells[TURN_MAGIC[seat]] + givenToPlayer(state, seat, 'magic');
  const size = cells[LINE_SIZE[seat]];
  for (let i = 0; i < size; i++) {
    const slot = cells[LINE[seat] + i];
    if ((cells[MARKS + slot] & FADED) === 0) sum += table.kinds[cells[KIND + slot]].magic;
  }
  if (cells[ORB[seat]] >= 0) sum += table.kinds[cells[KIND + cells[ORB[seat]]]].magic;
  if (cells[RUNE[seat]] >= 0) sum += table.kinds[cells[KIND + cells[RUNE[seat]]]].magic;
  return sum;
}

// A target is a Creature's slot or a player.
export const sideOf = (state: State, code: number): Seat =>
  isPlayer(code) ? seatOf(code - PLAYER) : ownerOf(state, code);
export const isThere = (state: State, code: number): boolean => isPlayer(code) || (code >= 0 && isInLine(state, code));
const statusesAt = (state: State, code: number): number =>
  isPlayer(code) ? playerStatuses(state, sideOf(state, code)) : statusesOf(state, code);
/** C813: none, 0 or less deals nothing. */
export const strengthOf = (state: State, code: number): number =>
  Math.max(0, isPlayer(code) ? playerAttack(state, sideOf(state, code)) : attackOf(state, code));
export const healthAt = (state: State, code: number): number =>
  isPlayer(code) ? state.cells[HEALTH[sideOf(state, code)]] : healthOf(state, code);

const MAGNET = STATUS_BITS.magnetic | STATUS_BITS.magnetized;
export const isMagnetic = (state: State, code: number): boolean => (statusesAt(state, code) & MAGNET) !== 0;
export const hasStatus = (state: State, code: number, bit: number): boolean => (statusesAt(state, code) & bit) !== 0;
