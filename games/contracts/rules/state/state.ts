// Where does everything of a Contracts match lie? Columns of small numbers, a pair for the two seats.
//
// Whatever stands on the field, or is just doing something, sits in a slot: a number that stays the same while it is
// there, so that effects can mean it. A slot whose contract has left is kept until the action is over.

import { allocate, CHANCE, columns, GAME, type State as KernelState, type Seat } from '@duello/kernel';
import { HAND_LIMIT, MAX_CREATURES } from './numbers.ts';
import type { Table } from './table.ts';

export interface State extends KernelState {
  /** What does not change during the match: options and contracts. */
  readonly table: Table;
}

export const SLOTS = 48;
/** A slot for asking what a contract could do before it is played; empty in between. */
export const PROBE = SLOTS;
const SLOT_ROOM = SLOTS + 1;
export const PILE_ROOM = 64;
/** Looks can be nested: an effect of burnout may draw in the middle of a draw. */
export const LOOK_ROOM = 16;

const { single, pair, next } = columns();

// Players.
export const HEALTH = pair();
/** One-shot attack and Magic Damage: lasting, and for this turn. */
export const ATTACK = pair();
export const TURN_ATTACK = pair();
export const MAGIC = pair();
export const TURN_MAGIC = pair();
/** Statuses: see STATUS_BITS. */
export const STATUSES = pair();
export const ATTACKED = pair();
export const BURNOUTS = pair();
export const SPECIAL_USED = pair();
/** By colour: red, blue, yellow, pure. */
export const EXTRACTORS = pair(4);
export const FULL = pair(4);
export const TANKS = pair(4);

// Zones: lists of kinds. The deck's top is its last entry.
export const DECK = pair(PILE_ROOM);
export const DECK_SIZE = pair();
export const HAND = pair(HAND_LIMIT);
export const HAND_SIZE = pair();
/** 1 for each contract in hand that everybody knows to be there. */
export const KNOWN = pair(HAND_LIMIT);
/** Contracts that are being looked at. */
export const LOOKED = pair(LOOK_ROOM);
export const LOOKED_SIZE = pair();
export const PILE = pair(PILE_ROOM);
export const PILE_SIZE = pair();
/** Runes beside the deck during setup, and contracts set aside from the opening hand. */
export const RUNES = pair(PILE_ROOM);
export const RUNES_SIZE = pair();
export const ASIDE = pair(HAND_LIMIT);
export const ASIDE_SIZE = pair();

// The field: slots.
export const LINE = pair(MAX_CREATURES);
export const LINE_SIZE = pair();
export const ORB = pair();
export const RUNE = pair();

export const KIND = single(SLOT_ROOM);
export const OWNER = single(SLOT_ROOM);
export const ZONE = single(SLOT_ROOM);
/** The place in the line, kept when it leaves. */
export const PLACE = single(SLOT_ROOM);
/** Damage on a Creature, wear of an Orb. */
export const DAMAGE = single(SLOT_ROOM);
export const SLOT_ATTACK = single(SLOT_ROOM);
export const SLOT_HEALTH = single(SLOT_ROOM);
export const SLOT_TURN_ATTACK = single(SLOT_ROOM);
export const SLOT_TURN_HEALTH = single(SLOT_ROOM);
export const SLOT_STATUSES = single(SLOT_ROOM);
export const MARKS = single(SLOT_ROOM);
/** The highest health it could have when last looked at: for `lostHealthBuff: cap` alone. */
export const SEEN_MOST = single(SLOT_ROOM);
/** The slot of what summoned a token in this action, plus 1; 0 for none. Its next ones go to the right of it (CR40). */
export const SUMMONER = single(SLOT_ROOM);

// What is being played or used, and how it is paid: its player's secret until it is paid.
export const PLAYING = single();
/** What is still to be paid by colour, and how much of it is taken off. */
export const DUE = single(4);
export const SPARE = single();
/** Sources chosen so far: extractors by colour, then tanks by colour. */
export const PAYMENT = single(8);

export const TURN_NUMBER = single();
export const ACTIVE = single();
export const FIRST = single();
export const PHASE = single();
/** Effects set off within this action (CR29). */
export const TRIGGERS = single();
/** How many contracts the draw put into the pile whose effects happen now (CR69). */
export const DISCARDED = single();

const CELLS = next() - GAME;

export const PHASES = ['setup', 'start', 'main', 'end'] as const;
export const IN_SETUP = 0;
export const IN_START = 1;
export const IN_MAIN = 2;
export const IN_END = 3;

// Zones of a slot.
export const NOWHERE = 0;
export const IN_LINE = 1;
export const ORB_SLOT = 2;
export const RUNE_SLOT = 3;
/** A Spell while it resolves (CR34). */
export const ACTING = 4;

// Marks of a slot.
export const FADED = 1;
/** Acted, or used, this turn. */
export const SPENT = 2;
/** On the field only since this turn. */
export const NEW = 4;
/** An Orb left active. */
export const ON_GUARD = 8;
/** To be destroyed at once, by an effect or by Disarm. */
export const DOOMED = 16;
export const DISARMED = 32;

// Statuses, lasting; shifted by TURN_SHIFT they last for this turn.
export const STATUS_BITS = {
  magnetic: 1,
  paramagnetic: 2,
  adrenaline: 4,
  impetus: 8,
  fog: 16,
  magnetized: 32,
} as const;
export const TURN_SHIFT = 6;
export const LASTING = 63;

/** Who or what an effect means: a slot, a player, or nobody. */
export const PLAYER = 64;
export const NOBODY = -1;
export const playerCode = (seat: Seat): number => PLAYER + seat;
export const isPlayer = (code: number): boolean => code >= PLAYER;

export const EMPTY = -1;

export const CHANCE_AT = CHANCE;

export function newState(table: Table): State {
  const state = { ...allocate(CELLS, 1), table };
  const { cells } = state;
  cells.fill(EMPTY, KIND, KIND + SLOT_ROOM);
  for (const seat of [0, 1] as const) {
    cells[ORB[seat]] = EMPTY;
    cells[RUNE[seat]] = EMPTY;
  }
  cells[PLAYING] = EMPTY;
  return state;
}

export function copy(from: State, into?: State): State {
  const target = into !== undefined && into.table === from.table ? into : { ...allocate(CELLS, 1), table: from.table };
  target.all.set(from.all);
  return target;
}
