// What is something on the field worth now? Attack, health and statuses, always computed anew from what lies there.

import { type Seat, seatOf } from '@duello/kernel';
import { col } from './columns.ts';
import { type FlatGive, type Kind, TO_ADJACENT, TO_OTHERS, TO_PLAYER } from './compiled.ts';
import { FADED, IN_LINE, isPlayer, LASTING, PLAYER, STATUS_BITS, type State, TURN_SHIFT } from './state.ts';

export const kindOf = ({ cells, compiled }: State, slot: number): Kind => compiled.kinds[cells[col.kind + slot]];
export const ownerOf = ({ cells }: State, slot: number): Seat => seatOf(cells[col.owner + slot]);
export const isFaded = ({ cells }: State, slot: number): boolean => (cells[col.marks + slot] & FADED) !== 0;
export const hasMark = ({ cells }: State, slot: number, mark: number): boolean =>
  (cells[col.marks + slot] & mark) !== 0;
export const isInLine = ({ cells }: State, slot: number): boolean => cells[col.zone + slot] === IN_LINE;

const reachesLine = (give: FlatGive, distance: number): boolean =>
  give.to === TO_ADJACENT ? distance === 1 : give.to === TO_OTHERS ? distance !== 0 : give.to !== TO_PLAYER;

type Part = 'attack' | 'health' | 'status';

/** What other contracts give a Creature (CR60): sums for numbers, all bits for statuses. */
export function given(state: State, slot: number, part: Part): number {
  const { cells, compiled } = state;
  if (cells[col.zone + slot] !== IN_LINE) return 0;
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
    cells[col.slotAttack + slot] +
    cells[col.slotTurnAttack + slot] +
    given(state, slot, 'attack')
  );
}

/** CR45: the health it would have without damage. */
export function mostHealthOf(state: State, slot: number): number {
  const { cells } = state;
  return (
    kindOf(state, slot).health +
    cells[col.slotHealth + slot] +
    cells[col.slotTurnHealth + slot] +
    given(state, slot, 'health')
  );
}

export const healthOf = (state: State, slot: number): number =>
  mostHealthOf(state, slot) - state.cells[col.damage + slot];

const bitsOf = (statuses: number): number => (statuses | (statuses >> TURN_SHIFT)) & LASTING;

/** Everything a Creature is, as bits: by its text unless Faded, gained, or given. */
export function statusesOf(state: State, slot: number): number {
  const { cells } = state;
  const printed = isFaded(state, slot) ? 0 : kindOf(state, slot).keywords;
  return printed | bitsOf(cells[col.slotStatuses + slot]) | given(state, slot, 'status');
}

/** What own contracts on the field give their player. */
function givenToPlayer(state: State, seat: Seat, part: 'attack' | 'magic' | 'status'): number {
  const { cells, compiled } = state;
  let sum = 0;
  const add = (slot: number): void => {
    for (const give of compiled.kinds[cells[col.kind + slot]].gives) {
      if (give.to !== TO_PLAYER) continue;
      sum = part === 'status' ? sum | give.status : sum + give[part];
    }
  };
  const size = cells[col.lineSize[seat]];
  for (let i = 0; i < size; i++) {
    const slot = cells[col.line[seat] + i];
    if ((cells[col.marks + slot] & FADED) === 0) add(slot);
  }
  if (cells[col.orb[seat]] >= 0) add(cells[col.orb[seat]]);
  if (cells[col.rune[seat]] >= 0) add(cells[col.rune[seat]]);
  return sum;
}

export const playerAttack = (state: State, seat: Seat): number =>
  state.cells[col.attack[seat]] + state.cells[col.turnAttack[seat]] + givenToPlayer(state, seat, 'attack');

export const playerStatuses = (state: State, seat: Seat): number =>
  bitsOf(state.cells[col.statuses[seat]]) | givenToPlayer(state, seat, 'status');

/** CR36: Magic Damage of a player's Spells: own Creatures that are not Faded, and what the player has. */
export function magicOf(state: State, seat: Seat): number {
  const { cells, compiled } = state;
  let sum = cells[col.magic[seat]] + cells[col.turnMagic[seat]] + givenToPlayer(state, seat, 'magic');
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
const statusesAt = (state: State, code: number): number =>
  isPlayer(code) ? playerStatuses(state, sideOf(state, code)) : statusesOf(state, code);
/** C813: none, 0 or less deals nothing. */
export const strengthOf = (state: State, code: number): number =>
  Math.max(0, isPlayer(code) ? playerAttack(state, sideOf(state, code)) : attackOf(state, code));
export const healthAt = (state: State, code: number): number =>
  isPlayer(code) ? state.cells[col.health[sideOf(state, code)]] : healthOf(state, code);

const MAGNET = STATUS_BITS.magnetic | STATUS_BITS.magnetized;
export const isMagnetic = (state: State, code: number): boolean => (statusesAt(state, code) & MAGNET) !== 0;
export const hasStatus = (state: State, code: number, bit: number): boolean => (statusesAt(state, code) & bit) !== 0;
