// Where does everything of a Contracts match lie? Columns of small numbers, a pair for the two seats.
//
// Whatever stands on the field, or is just doing something, sits in a slot: a number that stays the same while it is
// there, so that effects can mean it. A slot whose contract has left is kept until the action is over.

import {
  cardOrNone,
  cards,
  cellsOf,
  columns,
  counts,
  either,
  flag,
  inOwnView,
  inView,
  inViewAndPosition,
  number,
  numbers,
} from '@duello/columns';
import { GAME, MOST } from '@duello/kernel';
import { readMana } from '../../cards/custom/mana-words.ts';
import { COLOURS, STATUSES } from '../../cards/vocabulary.ts';
import { lookedKind } from './looked.ts';
import { HAND_LIMIT, MAX_CREATURES, MAX_EXTRACTORS, MAX_TANKS, START_HEALTH, TURN_LIMIT } from './numbers.ts';

export const SLOTS = 48;
/** A slot for asking what a contract could do before it is played; empty in between. */
export const PROBE = SLOTS;
export const SLOT_ROOM = SLOTS + 1;
export const PILE_ROOM = 64;
/** Looks can be nested: an effect of burnout may draw in the middle of a draw. */
export const LOOK_ROOM = 16;
/** CR40: what acts without standing in a line has its tokens behind it, at the right end. */
export const BEHIND_LINE = 99;
/** No slot, nothing played. */
export const EMPTY = -1;

const { seat, one, each, size, rows, end } = columns();
const slot = each('slot', SLOT_ROOM);

/** No position says a larger number. */
const SAID = 999;
const change = number(-MOST, MOST, { least: -SAID, most: SAID });
/** Statuses that last, and as many for this turn. */
const statuses = cellsOf(1, 0, (1 << (2 * STATUSES.length)) - 1);
/** By colour: red, blue, yellow, pure. */
export const mana = (most: number) => counts(COLOURS, most, readMana);
const slotOrNone = cellsOf(1, EMPTY, SLOTS - 1);

export const col = {
  // Players.
  health: seat(number(-MOST, START_HEALTH, { least: 1, most: SAID }), inViewAndPosition),
  /** One-shot attack and Magic Damage: lasting, and for this turn. */
  attack: seat(change, { view: 'gainedAttack', position: 'attack' }),
  turnAttack: seat(change, inViewAndPosition),
  magic: seat(change, { view: 'gainedMagic', position: 'magic' }),
  turnMagic: seat(change, inViewAndPosition),
  /** See STATUS_BITS. */
  statuses: seat(statuses),
  attacked: seat(flag, inViewAndPosition),
  burnouts: seat(number(0, MOST, { least: 0, most: SAID }), inViewAndPosition),
  specialUsed: seat(flag, inViewAndPosition),
  extractors: seat(mana(MAX_EXTRACTORS + 1), inViewAndPosition),
  full: seat(mana(MAX_EXTRACTORS + 1), inViewAndPosition),
  tanks: seat(mana(MAX_TANKS), inViewAndPosition),

  // Zones: lists of kinds. The deck's top is its last entry.
  deck: seat(cards(PILE_ROOM, 'topFirst'), { position: true }),
  deckSize: size(inView),
  hand: seat(cards(HAND_LIMIT, 'counted'), { position: true, sees: 'owner' }),
  handSize: size(),
  /** 1 for each contract in hand that everybody knows to be there. */
  known: seat(cellsOf(HAND_LIMIT, 0, 1)),
  /** Contracts that are being looked at. */
  looked: seat(cards(LOOK_ROOM, 'asItLies', lookedKind), inOwnView),
  lookedSize: size(inView),
  pile: seat(cards(PILE_ROOM), inViewAndPosition),
  pileSize: size(),
  /** Runes beside the deck during setup, and contracts set aside from the opening hand. */
  runes: seat(cards(PILE_ROOM, 'topFirst'), { position: true }),
  runesSize: size(inView),
  aside: seat(cards(HAND_LIMIT), inOwnView),
  asideSize: size(),

  // The field: slots.
  line: seat(numbers(MAX_CREATURES, SLOTS - 1)),
  lineSize: size(),
  orb: seat(slotOrNone),
  rune: seat(slotOrNone),

  kind: slot(cardOrNone),
  owner: slot(cellsOf(1, 0, 1)),
  /** NOWHERE to ACTING. */
  zone: slot(cellsOf(1, 0, 4)),
  /** The place in the line, kept when it leaves. */
  place: slot(cellsOf(1, 0, BEHIND_LINE)),
  /** Damage on a Creature, wear of an Orb. */
  damage: slot(number(0, MOST, { least: 0, most: SAID }), inViewAndPosition),
  slotAttack: slot(change),
  slotHealth: slot(change),
  slotTurnAttack: slot(change),
  slotTurnHealth: slot(change),
  slotStatuses: slot(statuses),
  /** FADED to DISARMED. */
  marks: slot(cellsOf(1, 0, 63)),
  /** The highest health it could have when last looked at: for `lostHealthBuff: cap` alone. */
  seenMost: slot(number(), inView),
  /** The slot of what summoned a token in this action, plus 1; 0 for none. Its next ones go to the right of it (CR40). */
  summoner: slot(cellsOf(1, 0, SLOTS)),

  // What is being played or used, and how it is paid: its player's secret until it is paid.
  playing: one(cellsOf(1, EMPTY, MOST)),
  /** What is still to be paid by colour, and how much of it is taken off. */
  due: one(mana(MOST)),
  spare: one(cellsOf(1, 0, MOST)),
  /** Sources chosen so far: extractors by colour, then tanks by colour. */
  payment: one(cellsOf(8, 0, MAX_EXTRACTORS + 1)),

  turnNumber: one(number(0, TURN_LIMIT + 1), { view: 'turn' }),
  active: one(either, inView),
  first: one(either, inView),
  /** IN_SETUP to IN_END. */
  phase: one(cellsOf(1, 0, 3)),
  /** Effects set off within this action (CR29). */
  triggers: one(number(0, MOST), inView),
  /** How many contracts the draw put into the pile whose effects happen now (CR69). */
  discarded: one(number(0, MOST), inView),
};

export const CELLS = end() - GAME;
export const seatRows = rows(col, 'seat');
export const slotRows = rows(col, 'slot');
export const matchRows = rows(col, 'one');
