// Where does everything of a Final Magic match lie? Columns of small numbers; a zone is a count for each kind of card.
//
// Cards of a kind are alike, so none has an identity that could betray it; and a deck has contents but no order:
// the next card is chosen when it is drawn, by a stream of chance of its owner's.

import { columns, GAME } from '@duello/kernel';

/** Room for the 39 kinds of the box and nine of a match's own. */
export const KINDS = 48;
export const PLAN_ROOM = 96;
export const SHIELD_ROOM = 36;
export const AIM_ROOM = 24;

const { single, pair, next } = columns();

export const col = {
  // Zones: how many of each kind.
  deck: pair(KINDS),
  hand: pair(KINDS),
  discard: pair(KINDS),
  outcast: pair(KINDS),
  /** Gems played, spells of an exchange or a fight; standing shields lie in SHIELDS instead. */
  play: pair(KINDS),
  /** Of the hand: what everybody knows to be there, bought or gained in the open this round. */
  known: pair(KINDS),
  /** The cast list of the round, negated spells included. */
  cast: pair(KINDS),
  /** Spells of the Action Phase that count the cast list at the end of the fight (F-P13). */
  late: pair(KINDS),
  /** 1 when the seat has bought the kind this round (F602). */
  bought: pair(KINDS),

  deckSize: pair(1),
  handSize: pair(1),
  discardSize: pair(1),
  knownSize: pair(1),
  health: pair(1),
  mana: pair(1),
  coins: pair(1),
  /** Queued change of the next draw. */
  nextDraw: pair(1),
  /** Damage taken this round. */
  hurt: pair(1),

  /** The plan of the fight, or the hidden choices of an action spell until it resolves. */
  plan: pair(PLAN_ROOM),
  planSize: pair(1),
  /** For each Counterspell of the plan what it is aimed at. */
  aims: pair(AIM_ROOM),
  aimSize: pair(1),
  /** Standing shields, oldest first: kind and capacity. */
  shields: pair(2 * SHIELD_ROOM),
  shieldCount: pair(1),
  /** What this fight's blocks still hold, and the stance. */
  block: pair(1),
  stance: pair(1),

  /** Copies left in each pile: UNLIMITED, or NO_PILE when the kind is not in the buy zone. */
  supply: single(KINDS),

  roundNumber: single(),
  /** Fights since the last tie; 0 outside sudden death. */
  suddenRound: single(),
  sudden: single(),
  first: single(),
  phase: single(),
  active: single(),
};

export const CELLS = next() - GAME;
