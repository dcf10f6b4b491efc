// Where does everything of a tournament lie? Columns of small numbers, a pair for the two seats.
//
// A card in play, or just being played, sits in a slot: a number that stays the same while it is there, so that effects
// can mean it. When it leaves, whatever waits in the chain forgets it. Everything else is a list of kinds.

import { columns, GAME } from '@duello/kernel';
import { CHAIN_LIMIT, DECK_CARDS, OPENING_HAND } from '../../cards/numbers.ts';

/** Every card of both decks at once. */
export const SLOTS = 2 * DECK_CARDS;
/** SR06: ninety, and what a match adds to the box. */
export const PILE_ROOM = 120;
export const OUT_ROOM = PILE_ROOM - DECK_CARDS;
/** Actions that wait, what happens by itself meanwhile, and what is being announced. */
export const CHAIN_ROOM = CHAIN_LIMIT + 4;
export const DUE_ROOM = 128;

const { single, pair, next } = columns();

export const col = {
  // Players. Everything up to WINS begins anew with every match.
  life: pair(),
  fatigue: pair(),
  skillTapped: pair(),
  /** In this turn, whoever's it is (SR34). */
  skillUsed: pair(),
  /** Has lost life to fatigue since the last check. */
  overflowed: pair(),

  // Zones: lists of kinds. The deck's top is its last entry; so is the top of the discard area.
  deck: pair(DECK_CARDS),
  deckSize: pair(),
  hand: pair(DECK_CARDS),
  handSize: pair(),
  /** 1 for each card in hand that everybody knows to be there. */
  known: pair(DECK_CARDS),
  discard: pair(DECK_CARDS),
  discardSize: pair(),
  /** Set aside in the mulligan. */
  aside: pair(OPENING_HAND),
  asideSize: pair(),

  // Play: summonings by seat, and enchantments, both in order of entering.
  row: pair(DECK_CARDS),
  rowSize: pair(),
  enchanted: single(SLOTS),
  enchantedSize: single(),

  kind: single(SLOTS),
  owner: single(SLOTS),
  zone: single(SLOTS),
  tapped: single(SLOTS),
  damage: single(SLOTS),
  turnAttack: single(SLOTS),
  turnDefense: single(SLOTS),
  /** Traits until the end of the turn: see TRAIT_BITS. */
  turnTraits: single(SLOTS),
  /** What enchantments give, in all. */
  givenAttack: single(SLOTS),
  givenDefense: single(SLOTS),
  givenTraits: single(SLOTS),
  /** The summoning an enchantment is attached to. */
  bearer: single(SLOTS),
  /** Grows with every card that enters play. */
  entered: single(SLOTS),
  marks: single(SLOTS),

  // The chain: what waits to resolve, the last on top. The announcement of the moment lies just above it.
  what: single(CHAIN_ROOM),
  by: single(CHAIN_ROOM),
  /** The card's kind, also when it has left; EMPTY for skills. */
  source: single(CHAIN_ROOM),
  /** Its slot, or EMPTY. */
  from: single(CHAIN_ROOM),
  /** The number of the skill, the ability or the moment. */
  index: single(CHAIN_ROOM),
  mode: single(CHAIN_ROOM),
  chosenX: single(CHAIN_ROOM),
  aimed: [single(CHAIN_ROOM), single(CHAIN_ROOM)] as const,
  chainSize: single(),
  /** 1 while somebody announces: nothing is paid, nobody else knows. */
  announcing: single(),

  // What will happen by itself: a stack of kind, seat, slot and moment.
  due: single(4 * DUE_ROOM),
  dueSize: single(),
  triggers: single(),

  turnNumber: single(),
  active: single(),
  actions: single(),
  clock: single(),

  // The tournament.
  wins: pair(),
  /** The number of the class; EMPTY before it is chosen. */
  class: pair(),
  /** The cards of a deck, sorted. */
  list: pair(DECK_CARDS),
  listSize: pair(),
  /** Those of them that everybody has seen in earlier matches, sorted. */
  revealed: pair(DECK_CARDS),
  revealedSize: pair(),
  pile: pair(PILE_ROOM),
  pileSize: pair(),
  /** Cards that were shown and not taken. */
  out: pair(OUT_ROOM),
  outSize: pair(),
  /** Which of the three is taken, plus 1: a secret until both have chosen. */
  pick: pair(),
  /** How many neutral cards belong to nobody (SR06). */
  leftOver: single(),
  matchNumber: single(),
  starter: single(),
  phase: single(),
};

export const CELLS = next() - GAME;
/** Columns before this one begin anew with every match. */
export const MATCH_END = col.wins[0];
