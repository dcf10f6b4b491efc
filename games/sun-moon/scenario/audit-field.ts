// Is everything in play in order? Slots, rows, enchantments and bearers that belong together.

import { bounded, SEATS, type Seat } from '@duello/kernel';
import { DECK_CARDS } from '../cards/numbers.ts';
import { col, SLOTS } from '../rules/state/columns.ts';
import { ENCHANTMENT, SUMMONING } from '../rules/state/compiled.ts';
import { kindOf } from '../rules/state/field.ts';
import { ATTACHED, EMPTY, IN_PLAY, NOWHERE, PENDING, type State, TRAIT_BITS } from '../rules/state/state.ts';

export const faultOnField = (state: State): string | null =>
  rowFault(state, 0) ?? rowFault(state, 1) ?? enchantedFault(state) ?? slotsFault(state);

const idOf = (state: State, slot: number): string => kindOf(state, slot).id;

/** A list of slots in the order of entering: all of one zone and type, nothing behind its end. */
function listFault(
  state: State,
  what: string,
  at: number,
  size: number,
  room: number,
  zone: number,
  type: number,
): string | null {
  const { cells } = state;
  if (size < 0 || size > room) return `${size} in ${what}`;
  let entered = 0;
  for (let i = 0; i < room; i++) {
    const slot = cells[at + i];
    if (i >= size) {
      if (slot !== 0) return `${what} has something behind its end`;
      continue;
    }
    if (cells[col.kind + slot] === EMPTY) return `the empty slot ${slot} in ${what}`;
    if (cells[col.zone + slot] !== zone)
      return `${idOf(state, slot)} is in ${what} and in zone ${cells[col.zone + slot]}`;
    if (kindOf(state, slot).type !== type) return `${idOf(state, slot)} can’t be in ${what}`;
    if (cells[col.entered + slot] <= entered) return `${idOf(state, slot)} is in ${what} out of order`;
    entered = cells[col.entered + slot];
  }
  return entered > cells[col.clock] ? `something in ${what} entered after the last` : null;
}

function rowFault(state: State, seat: Seat): string | null {
  const { cells } = state;
  const what = `the row of seat ${seat}`;
  const fault = listFault(state, what, col.row[seat], cells[col.rowSize[seat]], DECK_CARDS, IN_PLAY, SUMMONING);
  if (fault !== null) return fault;
  const stranger = slotsIn(state, col.row[seat], col.rowSize[seat]).find((slot) => cells[col.owner + slot] !== seat);
  return stranger === undefined ? null : `${idOf(state, stranger)} is in ${what}, which does not own it`;
}

const slotsIn = ({ cells }: State, at: number, size: number): readonly number[] => [
  ...cells.subarray(at, at + cells[size]),
];

function enchantedFault(state: State): string | null {
  const { cells } = state;
  const size = cells[col.enchantedSize];
  const fault = listFault(state, 'the enchantments', col.enchanted, size, SLOTS, ATTACHED, ENCHANTMENT);
  if (fault !== null) return fault;
  const lost = slotsIn(state, col.enchanted, col.enchantedSize).find((slot) => {
    const bearer = cells[col.bearer + slot];
    return cells[col.zone + bearer] !== IN_PLAY;
  });
  return lost === undefined
    ? null
    : `${idOf(state, lost)} is on slot ${cells[col.bearer + lost]}, which is not in play`;
}

/** What only a summoning in play has. */
const OF_SUMMONINGS = [
  col.damage,
  col.turnAttack,
  col.turnDefense,
  col.turnTraits,
  col.givenAttack,
  col.givenDefense,
  col.givenTraits,
];
const OF_CARDS = [...OF_SUMMONINGS, col.tapped, col.bearer, col.entered, col.marks];

function slotsFault(state: State): string | null {
  const { cells } = state;
  const listed = new Set([
    ...SEATS.flatMap((seat) => slotsIn(state, col.row[seat], col.rowSize[seat])),
    ...slotsIn(state, col.enchanted, col.enchantedSize),
  ]);
  for (let slot = 0; slot < SLOTS; slot++) {
    const isClean = (columns: readonly number[]): boolean => columns.every((column) => cells[column + slot] === 0);
    if (cells[col.kind + slot] === EMPTY) {
      if (!isClean([...OF_CARDS, col.owner, col.zone])) return `the empty slot ${slot} is not clean`;
      continue;
    }
    const fault = slotFault(state, slot, listed.has(slot), isClean);
    if (fault !== null) return fault;
  }
  return null;
}

function slotFault(
  state: State,
  slot: number,
  isListed: boolean,
  isClean: (columns: readonly number[]) => boolean,
): string | null {
  const { cells } = state;
  const id = idOf(state, slot);
  const zone = cells[col.zone + slot];
  if (zone === PENDING) return isClean(OF_CARDS) ? null : `${id} is being played and not clean`;
  if (zone === NOWHERE || !isListed) return `${id} is in zone ${zone} and nowhere`;
  if (zone === ATTACHED) return isClean(OF_SUMMONINGS) ? null : `${id} is an enchantment and changed`;
  return givenFault(state, slot);
}

/** What enchantments give, counted here from the cards alone. */
function givenFault(state: State, bearer: number): string | null {
  const { cells } = state;
  const on = slotsIn(state, col.enchanted, col.enchantedSize).filter((slot) => cells[col.bearer + slot] === bearer);
  const cards = on.map((slot) => kindOf(state, slot).card.gives);
  const attack = bounded(cards.reduce((sum, gives) => sum + gives.attack, 0));
  const defense = bounded(cards.reduce((sum, gives) => sum + gives.defense, 0));
  const traits = cards.flatMap((gives) => gives.traits).reduce((bits, trait) => bits | TRAIT_BITS[trait], 0);
  const found = [cells[col.givenAttack + bearer], cells[col.givenDefense + bearer], cells[col.givenTraits + bearer]];
  const wanted = [attack, defense, traits];
  const same = found.every((value, index) => value === wanted[index]);
  return same ? null : `${idOf(state, bearer)} is given ${found.join(' ')}, its enchantments give ${wanted.join(' ')}`;
}
