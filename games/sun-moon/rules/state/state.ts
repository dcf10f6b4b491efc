// Where does everything of a tournament lie? Columns of small numbers, a pair for the two seats.
//
// A card in play, or just being played, sits in a slot: a number that stays the same while it is there, so that effects
// can mean it. When it leaves, whatever waits in the chain forgets it. Everything else is a list of kinds.

import { allocate, CHANCE, columns, GAME, type State as KernelState, type Seat } from '@duello/kernel';
import { CHAIN_LIMIT, DECK_CARDS, OPENING_HAND } from '../../cards/numbers.ts';
import type { Table } from './table.ts';

export interface State extends KernelState {
  /** What does not change: open options and cards. */
  readonly table: Table;
}

/** Every card of both decks at once. */
export const SLOTS = 2 * DECK_CARDS;
/** SR06: ninety, and what a match adds to the box. */
export const PILE_ROOM = 120;
export const OUT_ROOM = PILE_ROOM - DECK_CARDS;
/** Actions that wait, what happens by itself meanwhile, and what is being announced. */
export const CHAIN_ROOM = CHAIN_LIMIT + 4;
export const DUE_ROOM = 128;

const { single, pair, next } = columns();

// Players. Everything up to WINS begins anew with every match.
export const LIFE = pair();
export const FATIGUE = pair();
export const SKILL_TAPPED = pair();
/** In this turn, whoever's it is (SR34). */
export const SKILL_USED = pair();
/** Has lost life to fatigue since the last check. */
export const OVERFLOWED = pair();

// Zones: lists of kinds. The deck's top is its last entry; so is the top of the discard area.
export const DECK = pair(DECK_CARDS);
export const DECK_SIZE = pair();
export const HAND = pair(DECK_CARDS);
export const HAND_SIZE = pair();
/** 1 for each card in hand that everybody knows to be there. */
export const KNOWN = pair(DECK_CARDS);
export const DISCARD = pair(DECK_CARDS);
export const DISCARD_SIZE = pair();
/** Set aside in the mulligan. */
export const ASIDE = pair(OPENING_HAND);
export const ASIDE_SIZE = pair();

// Play: summonings by seat, and enchantments, both in order of entering.
export const ROW = pair(DECK_CARDS);
export const ROW_SIZE = pair();
export const ENCHANTED = single(SLOTS);
export const ENCHANTED_SIZE = single();

export const KIND = single(SLOTS);
export const OWNER = single(SLOTS);
export const ZONE = single(SLOTS);
export const TAPPED = single(SLOTS);
export const DAMAGE = single(SLOTS);
export const TURN_ATTACK = single(SLOTS);
export const TURN_DEFENSE = single(SLOTS);
/** Traits until the end of the turn: see TRAIT_BITS. */
export const TURN_TRAITS = single(SLOTS);
/** What enchantments give, in all. */
export const GIVEN_ATTACK = single(SLOTS);
export const GIVEN_DEFENSE = single(SLOTS);
export const GIVEN_TRAITS = single(SLOTS);
/** The summoning an enchantment is attached to. */
export const BEARER = single(SLOTS);
/** Grows with every card that enters play. */
export const ENTERED = single(SLOTS);
export const MARKS = single(SLOTS);

// The chain: what waits to resolve, the last on top. The announcement of the moment lies just above it.
export const WHAT = single(CHAIN_ROOM);
export const BY = single(CHAIN_ROOM);
/** The card's kind, also when it has left; EMPTY for skills. */
export const SOURCE = single(CHAIN_ROOM);
/** Its slot, or EMPTY. */
export const FROM = single(CHAIN_ROOM);
/** The number of the skill, the ability or the moment. */
export const INDEX = single(CHAIN_ROOM);
export const MODE = single(CHAIN_ROOM);
export const CHOSEN_X = single(CHAIN_ROOM);
export const AIMED = [single(CHAIN_ROOM), single(CHAIN_ROOM)] as const;
export const CHAIN_SIZE = single();
/** 1 while somebody announces: nothing is paid, nobody else knows. */
export const ANNOUNCING = single();

// What will happen by itself: a stack of kind, seat, slot and moment.
export const DUE = single(4 * DUE_ROOM);
export const DUE_SIZE = single();
export const TRIGGERS = single();

export const TURN_NUMBER = single();
export const ACTIVE = single();
export const ACTIONS = single();
export const CLOCK = single();
const MATCH_END = next();

// The tournament.
export const WINS = pair();
/** The number of the class; EMPTY before it is chosen. */
export const CLASS = pair();
/** The cards of a deck, sorted. */
export const LIST = pair(DECK_CARDS);
export const LIST_SIZE = pair();
/** Those of them that everybody has seen in earlier matches, sorted. */
export const REVEALED = pair(DECK_CARDS);
export const REVEALED_SIZE = pair();
export const PILE = pair(PILE_ROOM);
export const PILE_SIZE = pair();
/** Cards that were shown and not taken. */
export const OUT = pair(OUT_ROOM);
export const OUT_SIZE = pair();
/** Which of the three is taken, plus 1: a secret until both have chosen. */
export const PICK = pair();
/** How many neutral cards belong to nobody (SR06). */
export const LEFT_OVER = single();
export const MATCH_NUMBER = single();
export const STARTER = single();
export const PHASE = single();

const CELLS = next() - GAME;

export const PHASES = ['setup', 'draft', 'mulligan', 'start', 'main', 'end'] as const;
export const IN_SETUP = 0;
export const IN_DRAFT = 1;
export const IN_MULLIGAN = 2;
export const IN_START = 3;
export const IN_MAIN = 4;
export const IN_END = 5;

// Zones of a slot.
export const NOWHERE = 0;
export const IN_PLAY = 1;
export const ATTACHED = 2;
/** Announced and paid, in no zone that counts (SR31). */
export const PENDING = 3;

// Marks of a slot.
/** To be destroyed at the next check. */
export const DOOMED = 1;
/** Has dealt damage to the opponent by an attack. */
export const HIT = 2;

// What an entry of the chain is.
export const PLAY = 0;
export const SKILL = 1;
export const ABILITY = 2;
export const ATTACK = 3;
export const TRIGGER = 4;
export const ACTION_KINDS = ['play', 'skill', 'ability', 'attack', 'trigger'] as const;

export const TRAIT_BITS = { pierce: 1, ignoreSummoning: 2, harden: 4, cantAttack: 8, cantDefend: 16 } as const;

/** Who or what an effect means: a slot, a player, or nobody. */
export const PLAYER = 64;
export const NOBODY = -1;
/** A target that has still to be chosen. */
export const OPEN = -2;
/** SV6: an attack on whom the defending player will name. */
export const FIGHT = -3;
export const playerCode = (seat: Seat): number => PLAYER + seat;
export const isPlayer = (code: number): boolean => code >= PLAYER;

export const EMPTY = -1;
/** No list of effects: there is none, or it has nothing to aim at. EMPTY is one that has still to be chosen. */
export const NO_MODE = -2;
export const CHANCE_AT = CHANCE;

export function newState(table: Table): State {
  const state = { ...allocate(CELLS, 1), table };
  clearMatch(state);
  for (const seat of [0, 1] as const) state.cells[CLASS[seat]] = EMPTY;
  return state;
}

/** S401, SR05: everything of a match begins anew. */
export function clearMatch({ cells }: State): void {
  cells.fill(0, GAME, MATCH_END);
  cells.fill(EMPTY, KIND, KIND + SLOTS);
}

export function copy(from: State, into?: State): State {
  const target = into !== undefined && into.table === from.table ? into : { ...allocate(CELLS, 1), table: from.table };
  target.all.set(from.all);
  return target;
}
