// Where does everything of a Battleground match lie? Columns of small numbers, a pair for the two seats.
//
// Whatever is on the board or in a play area, or is just being cast, sits in a slot: a number that stays the same
// while it is there, so that effects can mean it. A slot whose card has left is kept until the action is over.

import { allocate, CHANCE, columns, GAME, type State as KernelState, type Seat } from '@duello/kernel';
import { CONDITIONS, type Condition } from '../../cards/effects.ts';
import type { PhaseName } from './events.ts';
import { AREA_ROOM, MAX_FIELDS, PREPARATION_SLOTS } from './numbers.ts';
import type { Table } from './table.ts';

export interface State extends KernelState {
  /** What does not change during the match: options, spells, the board's geometry. */
  readonly table: Table;
}

/** Columns have room for one more: PROBE, where a card is asked what it could do before it is cast; empty in between. */
const SLOT_ROOM = 64;
export const SLOTS = SLOT_ROOM - 1;
export const PROBE = SLOTS;
export const PILE_ROOM = 104;
export const MARKET_ROOM = 48;
export const NEUTRAL_ROOM = 32;
export const REMOVED_ROOM = 32;
/** Tokens of enchantments on summons and players: so many different ties. */
export const TIE_ROOM = 64;
const TIE = 3;

const { single, pair, next } = columns();

// Players.
export const LIFE = pair();
/** By colour: white, red, purple, blue. */
export const MANA = pair(4);
export const EXP = pair();
export const COINS = pair();
/** The number of the class plus one; 0 before it is chosen. */
export const CLASS = pair();
/** Class spells drafted, the Unique not counted. */
export const DRAFTED = pair();
/** Kinds, or EMPTY; charges by slot and colour; the turn it was placed in. */
export const PREPARED = pair(PREPARATION_SLOTS);
const CHARGES = pair(PREPARATION_SLOTS * 4);
export const chargeCell = (seat: Seat, slot: number, colour: number): number => CHARGES[seat] + slot * 4 + colour;
export const SINCE = pair(PREPARATION_SLOTS);

// Zones: lists of kinds. A deck's top is its last entry.
export interface Zone {
  readonly at: number;
  readonly size: number;
}
const zone = (room: number): Zone => ({ at: single(room), size: single() });
const zones = (room: number): readonly [Zone, Zone] => [zone(room), zone(room)];
export const DECK = zones(PILE_ROOM);
export const HAND = zones(PILE_ROOM);
export const PILE = zones(PILE_ROOM);
export const RETAINED = zones(PILE_ROOM);
/** Neutral spells drawn in the draft, to keep one (`drawThree`). */
export const DRAWN = zones(4);

// The market, by tier from 0. A row's oldest spell comes first.
export const MARKET_DECK: readonly Zone[] = [zone(MARKET_ROOM), zone(MARKET_ROOM), zone(MARKET_ROOM)];
export const MARKET_PILE: readonly Zone[] = [zone(MARKET_ROOM), zone(MARKET_ROOM), zone(MARKET_ROOM)];
export const ROW: readonly Zone[] = [zone(4), zone(4), zone(4)];
/** 1 once the pile was turned over: its order is known to all. */
export const TURNED_OVER = single(3);
export const CRYSTALS = single(4);
export const POOL = single(2);
/** 1 to 3. */
export const GAME_PHASE = single();
/** Neutral spells that nobody has drafted yet. */
export const NEUTRALS = zone(NEUTRAL_ROOM);
export const REMOVED = zone(REMOVED_ROOM);

// The board: slots by field, and the play areas in the order cards came.
export const FIELDS = single(MAX_FIELDS);
export const AREA = zones(AREA_ROOM);

export const KIND = single(SLOT_ROOM);
export const OWNER = single(SLOT_ROOM);
export const WHERE = single(SLOT_ROOM);
/** The field, kept when it leaves. */
export const AT = single(SLOT_ROOM);
/** What the dice show. */
export const ATTACK_DIE = single(SLOT_ROOM);
export const HP = single(SLOT_ROOM);
/** Enchantment tokens on the card itself, and their shape from 1. */
export const TOKENS = single(SLOT_ROOM);
export const SHAPE = single(SLOT_ROOM);
export const MARKS = single(SLOT_ROOM);
/** Tokens that were there when the phase began: Antimagic in Resolve Enchantments, Haste in Battle. */
export const NOTED = single(SLOT_ROOM);
/** Who is credited for its death, plus one; 0 for nobody. */
export const CREDIT = single(SLOT_ROOM);
/** The how many-th to come into play. */
export const ENTERED = single(SLOT_ROOM);
const CONDITION_CELLS = single(SLOT_ROOM * CONDITIONS.length);
/** The columns of the conditions. */
export const ON: { readonly [C in Condition]: number } = {
  haste: CONDITION_CELLS,
  stun: CONDITION_CELLS + SLOT_ROOM,
  disarm: CONDITION_CELLS + 2 * SLOT_ROOM,
  turnover: CONDITION_CELLS + 3 * SLOT_ROOM,
  chill: CONDITION_CELLS + 4 * SLOT_ROOM,
  antimagic: CONDITION_CELLS + 5 * SLOT_ROOM,
  snare: CONDITION_CELLS + 6 * SLOT_ROOM,
};
export const conditionCell = (condition: number, slot: number): number =>
  CONDITION_CELLS + condition * SLOT_ROOM + slot;

/** Each tie: the slot of the enchantment, whom it is on, how many tokens. */
const TIES = single(TIE_ROOM * TIE);
export const TIE_COUNT = single();
export const tieAt = (index: number): number => TIES + TIE * index;

/** Slots that are dying, in the order their deaths are dealt with. */
export const DYING = zone(MAX_FIELDS);
export const DEATHS_RUN = single();
/** Slots in the order they act, fixed for a pass (BR46). */
export const ORDER = zone(MAX_FIELDS);

export const TURN_NUMBER = single();
export const ACTIVE = single();
export const STARTER = single();
export const PHASE = single();
export const CASTS = single();
/** Effects that deaths set off within this instruction. */
export const TRIGGERS = single();
/** How many have come into play so far. */
export const ENTRIES = single();
/** How many slots are kept for what has left. */
export const LEFT = single();
/** How many cards in play give something by an Aura: with none nobody need look. */
export const GIVERS = single();

const CELLS = next() - GAME;

export const PHASES: readonly PhaseName[] = ['draft', 'enchantments', 'spellcasting', 'battle', 'upkeep'];
export const IN_DRAFT = 0;
export const IN_ENCHANTMENTS = 1;
export const IN_SPELLCASTING = 2;
export const IN_BATTLE = 3;
export const IN_UPKEEP = 4;

// Where a slot is.
export const GONE = 0;
export const ON_BOARD = 1;
export const IN_AREA = 2;
export const BEING_CAST = 3;

// Marks of a slot.
export const DEFENDING = 1;
/** Came during this Battle: it does not act (BR46). */
export const NEWCOMER = 2;
/** An enchantment still to be resolved in this phase; and one that loses a token at its end. */
export const UNRESOLVED = 4;
export const TICKS = 8;

/** Whom or what an effect means: a slot, a player, a field or an intersection, or nobody. */
export const PLAYER = SLOT_ROOM;
export const FIELD = 100;
export const POINT = 200;
export const NOBODY = -1;
export const playerCode = (seat: Seat): number => PLAYER + seat;
export const isSlot = (code: number): boolean => code >= 0 && code < SLOT_ROOM;
export const isPlayer = (code: number): boolean => code >= PLAYER && code < FIELD;

export const EMPTY = -1;
export const CHANCE_AT = CHANCE;

export function newState(table: Table): State {
  const state = { ...allocate(CELLS, 1), table };
  const { cells } = state;
  cells.fill(EMPTY, KIND, KIND + SLOT_ROOM);
  cells.fill(EMPTY, FIELDS, FIELDS + MAX_FIELDS);
  for (const seat of [0, 1] as const) cells.fill(EMPTY, PREPARED[seat], PREPARED[seat] + PREPARATION_SLOTS);
  return state;
}

export function copy(from: State, into?: State): State {
  const target = into !== undefined && into.table === from.table ? into : { ...allocate(CELLS, 1), table: from.table };
  target.all.set(from.all);
  return target;
}
