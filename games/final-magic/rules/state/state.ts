// Where does everything of a Final Magic match lie? Columns of small numbers; a zone is a count for each kind of card.
//
// Cards of a kind are alike, so none has an identity that could betray it; and a deck has contents but no order:
// the next card is chosen when it is drawn, by a stream of chance of its owner's.

import { allocate, CHANCE, columns, GAME, type State as KernelState } from '@duello/kernel';
import type { Table } from './table.ts';

export interface State extends KernelState {
  /** What does not change during the match: options and cards. */
  readonly table: Table;
}

/** Room for the 39 kinds of the box and nine of a match's own. */
export const KINDS = 48;
export const PLAN_ROOM = 96;
export const SHIELD_ROOM = 36;
export const AIM_ROOM = 24;

const { single, pair, next } = columns();

// Zones: how many of each kind.
export const DECK = pair(KINDS);
export const HAND = pair(KINDS);
export const DISCARD = pair(KINDS);
export const OUTCAST = pair(KINDS);
/** Gems played, spells of an exchange or a fight; standing shields lie in SHIELDS instead. */
export const PLAY = pair(KINDS);
/** Of the hand: what everybody knows to be there, bought or gained in the open this round. */
export const KNOWN = pair(KINDS);
/** The cast list of the round, negated spells included. */
export const CAST = pair(KINDS);
/** Spells of the Action Phase that count the cast list at the end of the fight (F-P13). */
export const LATE = pair(KINDS);
/** 1 when the seat has bought the kind this round (F602). */
export const BOUGHT = pair(KINDS);

export const DECK_SIZE = pair(1);
export const HAND_SIZE = pair(1);
export const DISCARD_SIZE = pair(1);
export const KNOWN_SIZE = pair(1);
export const HEALTH = pair(1);
export const MANA = pair(1);
export const COINS = pair(1);
/** Queued change of the next draw. */
export const NEXT_DRAW = pair(1);
/** Damage taken this round. */
export const HURT = pair(1);

/** The plan of the fight, or the hidden choices of an action spell until it resolves. */
export const PLAN = pair(PLAN_ROOM);
export const PLAN_SIZE = pair(1);
/** For each Counterspell of the plan what it is aimed at. */
export const AIMS = pair(AIM_ROOM);
export const AIM_SIZE = pair(1);
/** Standing shields, oldest first: kind and capacity. */
export const SHIELDS = pair(2 * SHIELD_ROOM);
export const SHIELD_COUNT = pair(1);
/** What this fight's blocks still hold, and the stance. */
export const BLOCK = pair(1);
export const STANCE = pair(1);

/** Copies left in each pile: UNLIMITED, or NO_PILE when the kind is not in the buy zone. */
export const SUPPLY = single(KINDS);
export const UNLIMITED = -1;
export const NO_PILE = -2;

export const ROUND_NUMBER = single();
/** Fights since the last tie; 0 outside sudden death. */
export const SUDDEN_ROUND = single();
export const SUDDEN = single();
export const FIRST = single();
export const PHASE = single();
export const ACTIVE = single();

const CELLS = next() - GAME;

export const PHASES = ['draw', 'action', 'buy', 'fight', 'aim', 'over'] as const;
export const IN_DRAW = 0;
export const IN_ACTION = 1;
export const IN_BUY = 2;
export const IN_FIGHT = 3;
export const IN_AIM = 4;

export const POOL = 0;
export const FLIGHT = 1;
export const SKIN = 2;

/** Streams of chance: one for the setup, one for each seat's draws. */
export const SETUP_CHANCE = CHANCE;
export const DRAW_CHANCE = [CHANCE + 4, CHANCE + 8] as const;

/** In a plan: a card fed to the spell before it; a spell that has been negated. */
export const FED = 64;
export const NEGATED = 128;
export const KIND_MASK = 63;
/** An aim: nothing, the place of a spell in the enemy's plan, or from AT_SHIELD on a standing shield. */
export const NO_AIM = -1;
export const AT_SHIELD = 256;

export const newState = (table: Table): State => ({ ...allocate(CELLS, 3), table });

export function copy(from: State, into?: State): State {
  const target = into !== undefined && into.table === from.table ? into : newState(from.table);
  target.all.set(from.all);
  return target;
}
