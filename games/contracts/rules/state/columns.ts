// Where does everything of a Contracts match lie? Columns of small numbers, a pair for the two seats.
//
// Whatever stands on the field, or is just doing something, sits in a slot: a number that stays the same while it is
// there, so that effects can mean it. A slot whose contract has left is kept until the action is over.

import { columns, GAME } from '@duello/kernel';
import { HAND_LIMIT, MAX_CREATURES } from './numbers.ts';

export const SLOTS = 48;
/** A slot for asking what a contract could do before it is played; empty in between. */
export const PROBE = SLOTS;
export const SLOT_ROOM = SLOTS + 1;
export const PILE_ROOM = 64;
/** Looks can be nested: an effect of burnout may draw in the middle of a draw. */
export const LOOK_ROOM = 16;

const { single, pair, next } = columns();

export const col = {
  // Players.
  health: pair(),
  /** One-shot attack and Magic Damage: lasting, and for this turn. */
  attack: pair(),
  turnAttack: pair(),
  magic: pair(),
  turnMagic: pair(),
  /** Statuses: see STATUS_BITS. */
  statuses: pair(),
  attacked: pair(),
  burnouts: pair(),
  specialUsed: pair(),
  /** By colour: red, blue, yellow, pure. */
  extractors: pair(4),
  full: pair(4),
  tanks: pair(4),

  // Zones: lists of kinds. The deck's top is its last entry.
  deck: pair(PILE_ROOM),
  deckSize: pair(),
  hand: pair(HAND_LIMIT),
  handSize: pair(),
  /** 1 for each contract in hand that everybody knows to be there. */
  known: pair(HAND_LIMIT),
  /** Contracts that are being looked at. */
  looked: pair(LOOK_ROOM),
  lookedSize: pair(),
  pile: pair(PILE_ROOM),
  pileSize: pair(),
  /** Runes beside the deck during setup, and contracts set aside from the opening hand. */
  runes: pair(PILE_ROOM),
  runesSize: pair(),
  aside: pair(HAND_LIMIT),
  asideSize: pair(),

  // The field: slots.
  line: pair(MAX_CREATURES),
  lineSize: pair(),
  orb: pair(),
  rune: pair(),

  kind: single(SLOT_ROOM),
  owner: single(SLOT_ROOM),
  zone: single(SLOT_ROOM),
  /** The place in the line, kept when it leaves. */
  place: single(SLOT_ROOM),
  /** Damage on a Creature, wear of an Orb. */
  damage: single(SLOT_ROOM),
  slotAttack: single(SLOT_ROOM),
  slotHealth: single(SLOT_ROOM),
  slotTurnAttack: single(SLOT_ROOM),
  slotTurnHealth: single(SLOT_ROOM),
  slotStatuses: single(SLOT_ROOM),
  marks: single(SLOT_ROOM),
  /** The highest health it could have when last looked at: for `lostHealthBuff: cap` alone. */
  seenMost: single(SLOT_ROOM),
  /** The slot of what summoned a token in this action, plus 1; 0 for none. Its next ones go to the right of it (CR40). */
  summoner: single(SLOT_ROOM),

  // What is being played or used, and how it is paid: its player's secret until it is paid.
  playing: single(),
  /** What is still to be paid by colour, and how much of it is taken off. */
  due: single(4),
  spare: single(),
  /** Sources chosen so far: extractors by colour, then tanks by colour. */
  payment: single(8),

  turnNumber: single(),
  active: single(),
  first: single(),
  phase: single(),
  /** Effects set off within this action (CR29). */
  triggers: single(),
  /** How many contracts the draw put into the pile whose effects happen now (CR69). */
  discarded: single(),
};

export const CELLS = next() - GAME;
