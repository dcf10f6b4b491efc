// Is everything in play in order? Slots, rows, enchantments and bearers that belong together.

import { bounded, SEATS, type Seat } from '@duello/kernel';
import { DECK_CARDS } from '../cards/numbers.ts';
import { kindOf } from '../rules/state/field.ts';
import {
  ATTACHED,
  BEARER,
  CLOCK,
  DAMAGE,
  DOOMED,
  EMPTY,
  ENCHANTED,
  ENCHANTED_SIZE,
  ENTERED,
  GIVEN_ATTACK,
  GIVEN_DEFENSE,
  GIVEN_TRAITS,
  HIT,
  IN_PLAY,
  KIND,
  MARKS,
  NOWHERE,
  OWNER,
  PENDING,
  ROW,
  ROW_SIZE,
  SLOTS,
  type State,
  TAPPED,
  TRAIT_BITS,
  TURN_ATTACK,
  TURN_DEFENSE,
  TURN_TRAITS,
  ZONE,
} from '../rules/state/state.ts';
import { ENCHANTMENT, SUMMONING } from '../rules/state/table.ts';

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
    if (slot < 0 || slot >= SLOTS || cells[KIND + slot] === EMPTY) return `the empty slot ${slot} in ${what}`;
    if (cells[ZONE + slot] !== zone) return `${idOf(state, slot)} is in ${what} and in zone ${cells[ZONE + slot]}`;
    if (kindOf(state, slot).type !== type) return `${idOf(state, slot)} can’t be in ${what}`;
    if (cells[ENTERED + slot] <= entered) return `${idOf(state, slot)} is in ${what} out of order`;
    entered = cells[ENTERED + slot];
  }
  return entered > cells[CLOCK] ? `something in ${what} entered after the last` : null;
}

function rowFault(state: State, seat: Seat): string | null {
  const { cells } = state;
  const what = `the row of seat ${seat}`;
  const fault = listFault(state, what, ROW[seat], cells[ROW_SIZE[seat]], DECK_CARDS, IN_PLAY, SUMMONING);
  if (fault !== null) return fault;
  const stranger = slotsIn(state, ROW[seat], ROW_SIZE[seat]).find((slot) => cells[OWNER + slot] !== seat);
  return stranger === undefined ? null : `${idOf(state, stranger)} is in ${what}, which does not own it`;
}

const slotsIn = ({ cells }: State, at: number, size: number): readonly number[] => [
  ...cells.subarray(at, at + cells[size]),
];

function enchantedFault(state: State): string | null {
  const { cells } = state;
  const size = cells[ENCHANTED_SIZE];
  const fault = listFault(state, 'the enchantments', ENCHANTED, size, SLOTS, ATTACHED, ENCHANTMENT);
  if (fault !== null) return fault;
  const lost = slotsIn(state, ENCHANTED, ENCHANTED_SIZE).find((slot) => {
    const bearer = cells[BEARER + slot];
    return bearer < 0 || bearer >= SLOTS || cells[ZONE + bearer] !== IN_PLAY;
  });
  return lost === undefined ? null : `${idOf(state, lost)} is on slot ${cells[BEARER + lost]}, which is not in play`;
}

/** What only a summoning in play has. */
const OF_SUMMONINGS = [DAMAGE, TURN_ATTACK, TURN_DEFENSE, TURN_TRAITS, GIVEN_ATTACK, GIVEN_DEFENSE, GIVEN_TRAITS];
const OF_CARDS = [...OF_SUMMONINGS, TAPPED, BEARER, ENTERED, MARKS];
const ALL_TRAITS = Object.values(TRAIT_BITS).reduce((bits, bit) => bits | bit, 0);

function slotsFault(state: State): string | null {
  const { cells } = state;
  const listed = new Set([
    ...SEATS.flatMap((seat) => slotsIn(state, ROW[seat], ROW_SIZE[seat])),
    ...slotsIn(state, ENCHANTED, ENCHANTED_SIZE),
  ]);
  for (let slot = 0; slot < SLOTS; slot++) {
    const isClean = (columns: readonly number[]): boolean => columns.every((column) => cells[column + slot] === 0);
    if (cells[KIND + slot] === EMPTY) {
      if (!isClean([...OF_CARDS, OWNER, ZONE])) return `the empty slot ${slot} is not clean`;
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
  const { cells, table } = state;
  const kind = cells[KIND + slot];
  if (kind < 0 || kind >= table.kinds.length) return `slot ${slot} has kind ${kind}`;
  const id = idOf(state, slot);
  const zone = cells[ZONE + slot];
  if (cells[OWNER + slot] !== 0 && cells[OWNER + slot] !== 1) return `${id} is owned by ${cells[OWNER + slot]}`;
  if (zone === PENDING) return isClean(OF_CARDS) ? null : `${id} is being played and not clean`;
  if (zone === NOWHERE || !isListed) return `${id} is in zone ${zone} and nowhere`;
  if (cells[TAPPED + slot] >> 1 !== 0) return `${id} is tapped ${cells[TAPPED + slot]} times`;
  if ((cells[MARKS + slot] & ~(DOOMED | HIT)) !== 0) return `${id} has marks ${cells[MARKS + slot]}`;
  if (zone === ATTACHED) return isClean(OF_SUMMONINGS) ? null : `${id} is an enchantment and changed`;
  if (cells[DAMAGE + slot] < 0) return `${id} has ${cells[DAMAGE + slot]} damage`;
  if ((cells[TURN_TRAITS + slot] & ~ALL_TRAITS) !== 0) return `${id} has a trait that is none`;
  return givenFault(state, slot);
}

/** What enchantments give, counted here from the cards alone. */
function givenFault(state: State, bearer: number): string | null {
  const { cells } = state;
  const on = slotsIn(state, ENCHANTED, ENCHANTED_SIZE).filter((slot) => cells[BEARER + slot] === bearer);
  const cards = on.map((slot) => kindOf(state, slot).card.gives);
  const attack = bounded(cards.reduce((sum, gives) => sum + gives.attack, 0));
  const defense = bounded(cards.reduce((sum, gives) => sum + gives.defense, 0));
  const traits = cards.flatMap((gives) => gives.traits).reduce((bits, trait) => bits | TRAIT_BITS[trait], 0);
  const found = [cells[GIVEN_ATTACK + bearer], cells[GIVEN_DEFENSE + bearer], cells[GIVEN_TRAITS + bearer]];
  const wanted = [attack, defense, traits];
  const same = found.every((value, index) => value === wanted[index]);
  return same ? null : `${idOf(state, bearer)} is given ${found.join(' ')}, its enchantments give ${wanted.join(' ')}`;
}
