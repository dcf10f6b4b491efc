// Where does everything of a Final Magic match lie? Columns of small numbers; a zone is a count for each kind of card.
//
// Cards of a kind are alike, so none has an identity that could betray it; and a deck has contents but no order:
// the next card is chosen when it is drawn, by a stream of chance of its owner's.

import { cellsOf, columns, either, flag, inOwnView, inView, inViewAndPosition, number } from '@duello/columns';
import { GAME, MOST } from '@duello/kernel';
import { marks, piles, SHIELD_ROOM, shieldList, zone } from './zones.ts';

export const PLAN_ROOM = 96;
export const AIM_ROOM = 24;

/** In a plan: a card fed to the spell before it; a spell that has been negated. */
export const FED = 64;
export const NEGATED = 128;
export const KIND_MASK = 63;

/** An aim: nothing, the place of a spell in the enemy's plan, or from AT_SHIELD on a standing shield. */
export const NO_AIM = -1;
export const AT_SHIELD = 256;

const { seat, one, size, rows, end } = columns();

const count = number(0, MOST);

export const col = {
  // Zones: how many of each kind.
  deck: seat(zone, { position: true }),
  hand: seat(zone, { ...inOwnView, position: true }),
  discard: seat(zone, inViewAndPosition),
  outcast: seat(zone, inViewAndPosition),
  /** Gems played, spells of an exchange or a fight; standing shields lie in `shields` instead. */
  play: seat(zone, { view: 'inPlay', position: 'inPlay' }),
  /** Of the hand: what everybody knows to be there, bought or gained in the open this round. */
  known: seat(zone, inViewAndPosition),
  /** The cast list of the round, negated spells included. */
  cast: seat(zone, inViewAndPosition),
  /** Spells of the Action Phase that count the cast list at the end of the fight (F-P13). */
  late: seat(zone, inViewAndPosition),
  /** What the seat has bought this round (F602). */
  bought: seat(marks, inViewAndPosition),

  deckSize: seat(count, inView),
  handSize: seat(count, inView),
  discardSize: seat(count),
  knownSize: seat(count),
  health: seat(number(-MOST, MOST, { least: 1, most: MOST }), inViewAndPosition),
  mana: seat(count, inViewAndPosition),
  coins: seat(count, inViewAndPosition),
  /** Queued change of the next draw. */
  nextDraw: seat(number(), inViewAndPosition),
  /** Damage taken this round. */
  hurt: seat(count),

  /** The plan of the fight, or the hidden choices of an action spell until it resolves. */
  plan: seat(cellsOf(PLAN_ROOM, 0, KIND_MASK | FED | NEGATED)),
  planSize: seat(cellsOf(1, 0, PLAN_ROOM)),
  /** For each Counterspell of the plan what it is aimed at. */
  aims: seat(cellsOf(AIM_ROOM, NO_AIM, AT_SHIELD + SHIELD_ROOM)),
  aimSize: seat(cellsOf(1, 0, AIM_ROOM)),
  shields: seat(shieldList, inView),
  shieldCount: size(),
  /** What this fight's blocks still hold, and the stance. */
  block: seat(count),
  stance: seat(cellsOf(1, 0, 2)),

  supply: one(piles, inView),

  roundNumber: one(count, { view: 'round' }),
  /** Fights since the last tie; 0 outside sudden death. */
  suddenRound: one(count, inView),
  sudden: one(flag, { view: 'suddenDeath' }),
  first: one(either, inView),
  phase: one(cellsOf(1, 0, 4)),
  active: one(either, inView),
};

export const CELLS = end() - GAME;
export const seatRows = rows(col, 'seat');
export const matchRows = rows(col, 'one');
