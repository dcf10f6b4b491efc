// Where does everything of a Battleground match lie? Columns of small numbers, one a seat, a tier or a slot.
//
// Whatever is on the board or in a play area, or is just being cast, sits in a slot: a number that stays the same
// while it is there, so that effects can mean it. A slot whose card has left is kept until the action is over.

import {
  cardOrNone,
  cards,
  cellsOf,
  columns,
  counts,
  either,
  flag,
  inView,
  inViewAndPosition,
  type Kind,
  number,
  numbers,
  plain,
} from '@duello/columns';
import { BadInput, GAME, MOST, type Seat } from '@duello/kernel';
import { oneOf, whole } from '@duello/language';
import { CRYSTALS_EACH } from '../../cards/box/crystals.ts';
import { readMana } from '../../cards/custom/mana-words.ts';
import { CLASSES, type ClassId, COLOURS, CONDITIONS, type Condition } from '../../cards/vocabulary.ts';
import {
  AREA_ROOM,
  CAST_LIMIT,
  CONDITION_LIMIT,
  EXP_PER_COIN,
  FREE_PICKS,
  MANA_LIMIT,
  MAX_FIELDS,
  POOLS,
  PREPARATION_SLOTS,
  ROWS,
  START_LIFE,
} from './numbers.ts';

export type { Zone } from '@duello/columns';

/**
 * Enough for a full board, both play areas and what is being cast (BR85).
 * Columns have room for one more: PROBE, where a card is asked what it could do before it is cast; empty in between.
 */
export const SLOT_ROOM = 64;
export const SLOTS = SLOT_ROOM - 1;
export const PROBE = SLOTS;
export const PILE_ROOM = 104;
export const MARKET_ROOM = 48;
export const NEUTRAL_ROOM = 32;
export const REMOVED_ROOM = 32;
/** Tokens of enchantments on summons and players: so many different ties. */
export const TIE_ROOM = 64;
const TIE = 3;
const EMPTY = -1;

const { seat, one, each, zone, zones, rows, end } = columns();
const slot = each('slot', SLOT_ROOM);
const seats = zones('seat', 2);
const tiers = zones('tier', ROWS.length);

/** By colour: white, red, purple, blue. */
const mana = (most: number) => counts(COLOURS, most, (input, path) => readMana(input, path, MANA_LIMIT));
/** Its owner sees the cards, everybody how many there are. */
const hidden = <const Size extends string>(size: Size) => ({ view: true, sees: 'owner', size }) as const;

/** The number of the class plus one; 0 before it is chosen. */
const classKind: Kind<ClassId | null, ClassId> = {
  ...cellsOf(1, 0, CLASSES.length),
  show: ({ cells }, at) => (cells[at] === 0 ? null : CLASSES[cells[at] - 1]),
  fill({ cells }, at, _size, id) {
    cells[at] = id === null ? 0 : CLASSES.indexOf(id) + 1;
  },
  read: (input, path) => oneOf(input, path, CLASSES),
  lay({ cells }, at, _size, id) {
    cells[at] = CLASSES.indexOf(id) + 1;
  },
  tell: ({ cells }, at) => (cells[at] === 0 ? null : CLASSES[cells[at] - 1]),
};

/** Coins left in the first two pools. */
const pools = plain<readonly [number, number]>(
  POOLS.length,
  { least: 0, most: Math.max(...POOLS) },
  {
    show: ({ cells }, at) => [cells[at], cells[at + 1]],
    fill({ cells }, at, _size, left) {
      cells.set(left, at);
    },
    read(input, path) {
      if (!Array.isArray(input) || input.length !== 2) throw new BadInput(path, 'must be two numbers, such as [6, 10]');
      return [whole(input[0], `${path}[0]`, 0, MOST), whole(input[1], `${path}[1]`, 0, MOST)];
    },
  },
);

/** Which pool pays now, and how many rows are unlocked. */
const gamePhase: Kind<1 | 2 | 3, number> = {
  ...number(1, ROWS.length),
  show: ({ cells }, at) => (cells[at] === 1 ? 1 : cells[at] === 2 ? 2 : 3),
};

export const col = {
  // Players.
  life: seat(number(-MOST, START_LIFE, { least: 1, most: START_LIFE }), inViewAndPosition),
  mana: seat(mana(MANA_LIMIT), inViewAndPosition),
  exp: seat(number(0, EXP_PER_COIN - 1), inViewAndPosition),
  coins: seat(number(0, MOST), inViewAndPosition),
  class: seat(classKind, inViewAndPosition),
  /** Class spells drafted, the Unique not counted. */
  drafted: seat(number(0, FREE_PICKS), inView),
  /** Kinds, or EMPTY; charges by slot and colour; the turn it was placed in. */
  prepared: seat(cellsOf(PREPARATION_SLOTS, EMPTY, MOST)),
  charges: seat(cellsOf(PREPARATION_SLOTS * 4, 0, MOST)),
  since: seat(cellsOf(PREPARATION_SLOTS, 0, MOST)),

  // Zones of kinds. A deck's top is its last entry.
  deck: seats(cards(PILE_ROOM, 'topFirst'), { position: true, size: 'deckSize' }),
  hand: seats(cards(PILE_ROOM, 'counted'), { ...hidden('handSize'), position: true }),
  pile: seats(cards(PILE_ROOM), inViewAndPosition),
  retained: seats(cards(PILE_ROOM, 'counted'), { ...hidden('retainedSize'), position: true }),
  /** Neutral spells drawn in the draft, to keep one (`drawThree`). */
  drawn: seats(cards(4), hidden('drawnSize')),

  // The market, by tier from 0. A row's oldest spell comes first.
  marketDeck: tiers(cards(MARKET_ROOM, 'topFirst'), { position: 'deck', size: 'deckSize' }),
  marketPile: tiers(cards(MARKET_ROOM), { view: 'pile', position: 'pile' }),
  row: tiers(cards(Math.max(...ROWS)), inViewAndPosition),
  /** Once the pile was turned over its order is known to all. */
  turnedOver: each('tier', ROWS.length)(flag, { position: true }),
  crystals: one(mana(CRYSTALS_EACH), inViewAndPosition),
  pool: one(pools, { view: 'pools', position: 'pools' }),
  gamePhase: one(gamePhase, inViewAndPosition),
  /** Neutral spells that nobody has drafted yet. */
  neutrals: zone(cards(NEUTRAL_ROOM)),
  removed: zone(cards(REMOVED_ROOM), inViewAndPosition),

  // The board: slots by field, and the play areas in the order cards came.
  fields: one(cellsOf(MAX_FIELDS, EMPTY, SLOTS - 1)),
  area: seats(numbers(AREA_ROOM, SLOTS - 1)),

  kind: slot(cardOrNone),
  owner: slot(cellsOf(1, 0, 1)),
  where: slot(cellsOf(1, 0, 3)),
  /** The field, kept when it leaves. */
  at: slot(cellsOf(1, 0, MAX_FIELDS - 1)),
  /** What the dice show. */
  attackDie: slot(number(0, MOST)),
  hp: slot(number(0, MOST)),
  /** Enchantment tokens on the card itself, and their shape from 1. */
  tokens: slot(number(0, MOST)),
  shape: slot(number(0, SLOTS)),
  marks: slot(cellsOf(1, 0, 15)),
  /** Tokens that were there when the phase began: Antimagic in Resolve Enchantments, Haste in Battle. */
  noted: slot(number(0, CONDITION_LIMIT)),
  /** Who is credited for its death, plus one; 0 for nobody. */
  credit: slot(cellsOf(1, 0, 2)),
  /** The how many-th to come into play. */
  entered: slot(number(0, MOST)),
  conditionCells: one(cellsOf(SLOT_ROOM * CONDITIONS.length, 0, CONDITION_LIMIT)),

  /** Each tie: the slot of the enchantment, whom it is on, how many tokens. */
  ties: one(cellsOf(TIE_ROOM * TIE, 0, MOST)),
  tieCount: one(number(0, TIE_ROOM)),

  /** Slots that are dying, in the order their deaths are dealt with. */
  dying: zone(numbers(MAX_FIELDS, SLOTS - 1), inView),
  deathsRun: one(flag, { view: 'burying' }),
  /** Slots in the order they act, fixed for a pass (BR46). */
  order: zone(numbers(MAX_FIELDS, SLOTS - 1), inView),

  turnNumber: one(number(0, MOST, { least: 1, most: MOST }), { view: 'turn', position: 'turn' }),
  active: one(either, inViewAndPosition),
  starter: one(either, inViewAndPosition),
  phase: one(cellsOf(1, 0, 4)),
  casts: one(number(0, CAST_LIMIT), inViewAndPosition),
  /** Effects that deaths set off within this instruction. */
  triggers: one(number(0, MOST), inView),
  /** How many have come into play so far. */
  entries: one(number(0, MOST), inView),
  /** How many slots are kept for what has left. */
  left: one(number(0, SLOTS)),
  /** How many cards in play give something by an Aura: with none nobody need look. */
  givers: one(number(0, SLOTS)),
};

export const CELLS = end() - GAME;
export const seatRows = rows(col, 'seat');
export const tierRows = rows(col, 'tier');
export const slotRows = rows(col, 'slot');
export const matchRows = rows(col, 'one');

export const chargeCell = (seat: Seat, slot: number, colour: number): number => col.charges[seat] + slot * 4 + colour;
export const conditionCell = (condition: number, slot: number): number =>
  col.conditionCells + condition * SLOT_ROOM + slot;
/** The columns of the conditions. */
export const ON: { readonly [C in Condition]: number } = {
  haste: conditionCell(0, 0),
  stun: conditionCell(1, 0),
  disarm: conditionCell(2, 0),
  turnover: conditionCell(3, 0),
  chill: conditionCell(4, 0),
  antimagic: conditionCell(5, 0),
  snare: conditionCell(6, 0),
};
export const tieAt = (index: number): number => col.ties + TIE * index;
