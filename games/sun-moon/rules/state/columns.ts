// Where does everything of a tournament lie? Columns of small numbers, a pair for the two seats.
//
// A card in play, or just being played, sits in a slot: a number that stays the same while it is there, so that effects
// can mean it. When it leaves, whatever waits in the chain forgets it. Everything else is a list of kinds.

import {
  cardOrNone,
  cards,
  cellsOf,
  columns,
  either,
  flag,
  inView,
  inViewAndPosition,
  number,
  numbers,
} from '@duello/columns';
import { GAME, MOST } from '@duello/kernel';
import {
  ACTION_LIMIT,
  CHAIN_LIMIT,
  DECK_CARDS,
  FATIGUE_LIMIT,
  MATCH_LIMIT,
  OPENING_HAND,
  TRIGGER_LIMIT,
  TRIPLE,
  TURN_LIMIT,
} from '../../cards/numbers.ts';
import { TRAITS } from '../../cards/vocabulary.ts';

/** Every card of both decks at once. */
export const SLOTS = 2 * DECK_CARDS;
/** SR06: ninety, and what a match adds to the box. */
export const PILE_ROOM = 120;
export const OUT_ROOM = PILE_ROOM - DECK_CARDS;
/** Actions that wait, what happens by itself meanwhile, and what is being announced. */
export const CHAIN_ROOM = CHAIN_LIMIT + 4;
export const DUE_ROOM = 128;

const { seat, one, each, size, rows, end } = columns();
const slot = each('slot', SLOTS);
const entry = each('entry', CHAIN_ROOM);

const change = number(-MOST, MOST);
const traits = cellsOf(1, 0, (1 << TRAITS.length) - 1);
const aBit = cellsOf(1, 0, 1);
/** From FIGHT to the code of the second player. */
const target = cellsOf(1, -3, 65);

export const col = {
  // Players. Everything up to WINS begins anew with every match.
  life: seat(number(-MOST, MOST, { least: 1, most: 999 }), inViewAndPosition),
  fatigue: seat(number(0, FATIGUE_LIMIT), inViewAndPosition),
  skillTapped: seat(flag, inViewAndPosition),
  /** In this turn, whoever's it is (SR34). */
  skillUsed: seat(flag, inViewAndPosition),
  /** Has lost life to fatigue since the last check. */
  overflowed: seat(flag, inView),

  // Zones: lists of kinds. The deck's top is its last entry; so is the top of the discard area.
  deck: seat(cards(DECK_CARDS, 'topFirst'), { position: true }),
  deckSize: size(inView),
  hand: seat(cards(DECK_CARDS, 'counted'), { position: true }),
  handSize: size(),
  /** 1 for each card in hand that everybody knows to be there. */
  known: seat(cellsOf(DECK_CARDS, 0, 1)),
  discard: seat(cards(DECK_CARDS), { view: 'discards', position: 'discards' }),
  discardSize: size(),
  /** Set aside in the mulligan. */
  aside: seat(cards(OPENING_HAND), { ...inViewAndPosition, sees: 'owner' }),
  asideSize: size(),

  // Play: summonings by seat, and enchantments, both in order of entering.
  row: seat(numbers(DECK_CARDS, SLOTS - 1)),
  rowSize: size(),
  enchanted: one(cellsOf(SLOTS, 0, SLOTS - 1)),
  enchantedSize: one(cellsOf(1, 0, SLOTS)),

  kind: slot(cardOrNone),
  owner: slot(aBit),
  zone: slot(cellsOf(1, 0, 3)),
  tapped: slot(aBit),
  damage: slot(cellsOf(1, 0, MOST)),
  turnAttack: slot(change),
  turnDefense: slot(change),
  /** Traits until the end of the turn: see TRAIT_BITS. */
  turnTraits: slot(traits),
  /** What enchantments give, in all. */
  givenAttack: slot(change),
  givenDefense: slot(change),
  givenTraits: slot(traits),
  /** The summoning an enchantment is attached to. */
  bearer: slot(cellsOf(1, 0, SLOTS - 1)),
  /** Grows with every card that enters play. */
  entered: slot(cellsOf(1, 0, MOST)),
  marks: slot(cellsOf(1, 0, 3)),

  // The chain: what waits to resolve, the last on top. The announcement of the moment lies just above it.
  what: entry(cellsOf(1, 0, 4)),
  by: entry(aBit),
  /** The card's kind, also when it has left; EMPTY for skills. */
  source: entry(cardOrNone),
  /** Its slot, or EMPTY. */
  from: entry(cellsOf(1, -1, SLOTS - 1)),
  /** The number of the skill, the ability or the moment. */
  index: entry(cellsOf(1, 0, MOST)),
  mode: entry(cellsOf(1, -2, MOST)),
  chosenX: entry(cellsOf(1, 0, FATIGUE_LIMIT)),
  aimed: [entry(target), entry(target)] as const,
  chainSize: one(cellsOf(1, 0, CHAIN_ROOM)),
  /** 1 while somebody announces: nothing is paid, nobody else knows. */
  announcing: one(aBit),

  // What will happen by itself: a stack of kind, seat, slot and moment.
  due: one(cellsOf(4 * DUE_ROOM, -1, MOST)),
  dueSize: one(cellsOf(1, 0, DUE_ROOM)),
  triggers: one(number(0, TRIGGER_LIMIT), inView),

  /** Both players' turns counted together. */
  turnNumber: one(number(0, TURN_LIMIT), { view: 'turn' }),
  active: one(either, inView),
  actions: one(number(0, ACTION_LIMIT), inView),
  clock: one(number(0, MOST), inView),

  // The tournament.
  wins: seat(number(0, MATCH_LIMIT, { least: 0, most: 1 }), inViewAndPosition),
  /** The number of the class; EMPTY before it is chosen. */
  class: seat(cellsOf(1, -1, 1)),
  /** The cards of a deck, sorted. */
  list: seat(cards(DECK_CARDS)),
  listSize: size(),
  /** Those of them that everybody has seen in earlier matches, sorted. */
  revealed: seat(cards(DECK_CARDS), inView),
  revealedSize: size(),
  pile: seat(cards(PILE_ROOM)),
  pileSize: size(),
  /** Cards that were shown and not taken. */
  out: seat(cards(OUT_ROOM), { position: true }),
  outSize: size(inView),
  /** Which of the three is taken, plus 1: a secret until both have chosen. */
  pick: seat(cellsOf(1, 0, TRIPLE)),
  /** How many neutral cards belong to nobody (SR06). */
  leftOver: one(aBit),
  /** The match of the tournament, from 1; 0 before the first. */
  matchNumber: one(number(0, MATCH_LIMIT), { view: 'match' }),
  starter: one(either, inView),
  phase: one(cellsOf(1, 0, 5)),
};

export const CELLS = end() - GAME;
/** Columns before this one begin anew with every match. */
export const MATCH_END = col.wins[0];

export const seatRows = rows(col, 'seat');
export const slotRows = rows(col, 'slot');
export const entryRows = rows(col, 'entry');
export const matchRows = rows(col, 'one');
