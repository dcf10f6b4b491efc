// Where does everything of a Final Magic match lie? Columns of small numbers; a zone is a count for each kind of card.
//
// Cards of a kind are alike, so none has an identity that could betray it; and a deck has contents but no order:
// the next card is chosen when it is drawn, by a stream of chance of its owner's.

import { cellsOf, columns, either, flag, number, open, own, seen } from '@duello/columns';
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
  hand: seat(zone, { ...own, position: true }),
  discard: seat(zone, open),
  outcast: seat(zone, open),
  /** Gems played, spells of an exchange or a fight; standing shields lie in `shields` instead. */
  play: seat(zone, { view: 'inPlay', position: 'inPlay' }),
  /** Of the hand: what everybody knows to be there, bought or gained in the open this round. */
  known: seat(zone, open),
  /** The cast list of the round, negated spells included. */
  cast: seat(zone, open),
  /** Spells of the Action Phase that count the cast list at the end of the fight (F-P13). */
  late: seat(zone, open),
  /** What the seat has bought this round (F602). */
  bought: seat(marks, open),

  deckSize: seat(count, seen),
  handSize: seat(count, seen),
  discardSize: seat(count),
  knownSize: seat(count),
  health: seat(number(-MOST, MOST, { least: 1, most: MOST }), open),
  mana: seat(count, open),
  coins: seat(count, open),
  /** Queued change of the next draw. */
  nextDraw: seat(number(), open),
  /** Damage taken this round. */
  hurt: seat(count),

  /** The plan of the fight, or the hidden choices of an action spell until it resolves. */
  plan: seat(cellsOf(PLAN_ROOM, 0, KIND_MASK | FED | NEGATED)),
  planSize: seat(cellsOf(1, 0, PLAN_ROOM)),
  /** For each Counterspell of the plan what it is aimed at. */
  aims: seat(cellsOf(AIM_ROOM, NO_AIM, AT_SHIELD + SHIELD_ROOM)),
  aimSize: seat(cellsOf(1, 0, AIM_ROOM)),
  shields: seat(shieldList, seen),
  shieldCount: size(),
  /** What this fight's blocks still hold, and the stance. */
  block: seat(count),
  stance: seat(cellsOf(1, 0, 2)),

  supply: one(piles, seen),

  roundNumber: one(count, { view: 'round' }),
  /** Fights since the last tie; 0 outside sudden death. */
  suddenRound: one(count, seen),
  sudden: one(flag, { view: 'suddenDeath' }),
  first: one(either, seen),
  phase: one(cellsOf(1, 0, 4)),
  active: one(either, seen),
};

export const CELLS = end() - GAME;
export const seatRows = rows(col, 'seat');
export const matchRows = rows(col, 'one');
