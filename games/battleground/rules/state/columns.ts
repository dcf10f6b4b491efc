// Where does everything of a Battleground match lie? Columns of small numbers, a pair for the two seats.
//
// Whatever is on the board or in a play area, or is just being cast, sits in a slot: a number that stays the same
// while it is there, so that effects can mean it. A slot whose card has left is kept until the action is over.

import { columns, GAME, type Seat } from '@duello/kernel';
import { CONDITIONS, type Condition } from '../../cards/vocabulary.ts';
import { AREA_ROOM, MAX_FIELDS, PREPARATION_SLOTS } from './numbers.ts';

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

const { single, pair, next } = columns();

/** A list of kinds or slots. A deck's top is its last entry. */
export interface Zone {
  readonly at: number;
  readonly size: number;
}
const zone = (room: number): Zone => ({ at: single(room), size: single() });
const zones = (room: number): readonly [Zone, Zone] => [zone(room), zone(room)];

export const col = {
  // Players.
  life: pair(),
  /** By colour: white, red, purple, blue. */
  mana: pair(4),
  exp: pair(),
  coins: pair(),
  /** The number of the class plus one; 0 before it is chosen. */
  class: pair(),
  /** Class spells drafted, the Unique not counted. */
  drafted: pair(),
  /** Kinds, or EMPTY; charges by slot and colour; the turn it was placed in. */
  prepared: pair(PREPARATION_SLOTS),
  charges: pair(PREPARATION_SLOTS * 4),
  since: pair(PREPARATION_SLOTS),

  // Zones.
  deck: zones(PILE_ROOM),
  hand: zones(PILE_ROOM),
  pile: zones(PILE_ROOM),
  retained: zones(PILE_ROOM),
  /** Neutral spells drawn in the draft, to keep one (`drawThree`). */
  drawn: zones(4),

  // The market, by tier from 0. A row's oldest spell comes first.
  marketDeck: [zone(MARKET_ROOM), zone(MARKET_ROOM), zone(MARKET_ROOM)],
  marketPile: [zone(MARKET_ROOM), zone(MARKET_ROOM), zone(MARKET_ROOM)],
  row: [zone(4), zone(4), zone(4)],
  /** 1 once the pile was turned over: its order is known to all. */
  turnedOver: single(3),
  crystals: single(4),
  pool: single(2),
  /** 1 to 3. */
  gamePhase: single(),
  /** Neutral spells that nobody has drafted yet. */
  neutrals: zone(NEUTRAL_ROOM),
  removed: zone(REMOVED_ROOM),

  // The board: slots by field, and the play areas in the order cards came.
  fields: single(MAX_FIELDS),
  area: zones(AREA_ROOM),

  kind: single(SLOT_ROOM),
  owner: single(SLOT_ROOM),
  where: single(SLOT_ROOM),
  /** The field, kept when it leaves. */
  at: single(SLOT_ROOM),
  /** What the dice show. */
  attackDie: single(SLOT_ROOM),
  hp: single(SLOT_ROOM),
  /** Enchantment tokens on the card itself, and their shape from 1. */
  tokens: single(SLOT_ROOM),
  shape: single(SLOT_ROOM),
  marks: single(SLOT_ROOM),
  /** Tokens that were there when the phase began: Antimagic in Resolve Enchantments, Haste in Battle. */
  noted: single(SLOT_ROOM),
  /** Who is credited for its death, plus one; 0 for nobody. */
  credit: single(SLOT_ROOM),
  /** The how many-th to come into play. */
  entered: single(SLOT_ROOM),
  conditionCells: single(SLOT_ROOM * CONDITIONS.length),
  /** The columns of the conditions. */

  /** Each tie: the slot of the enchantment, whom it is on, how many tokens. */
  ties: single(TIE_ROOM * TIE),
  tieCount: single(),

  /** Slots that are dying, in the order their deaths are dealt with. */
  dying: zone(MAX_FIELDS),
  deathsRun: single(),
  /** Slots in the order they act, fixed for a pass (BR46). */
  order: zone(MAX_FIELDS),

  turnNumber: single(),
  active: single(),
  starter: single(),
  phase: single(),
  casts: single(),
  /** Effects that deaths set off within this instruction. */
  triggers: single(),
  /** How many have come into play so far. */
  entries: single(),
  /** How many slots are kept for what has left. */
  left: single(),
  /** How many cards in play give something by an Aura: with none nobody need look. */
  givers: single(),
};

export const CELLS = next() - GAME;

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
