// How long does each thing that happens stay before the eyes? In milliseconds at normal speed.

import type { Event, EventKind } from '../../index.ts';

const LONG = 900;
const MIDDLE = 520;
const SHORT = 240;

const PACE: Partial<Record<EventKind, number>> = {
  classChosen: MIDDLE,
  cardsDrafted: MIDDLE,
  neutralKept: MIDDLE,
  crystalsTaken: MIDDLE,
  rowRevealed: MIDDLE,
  turnBegan: LONG,
  phaseBegan: SHORT,
  enchantmentEntered: MIDDLE,
  auraEntered: MIDDLE,
  enchantmentResolved: MIDDLE,
  tokensAdded: SHORT,
  tokensRemoved: SHORT,
  enchantmentEnded: MIDDLE,
  manaGained: SHORT,
  spellCast: MIDDLE,
  spellPrepared: MIDDLE,
  preparedReplaced: MIDDLE,
  chargePlaced: SHORT,
  targetChosen: SHORT,
  pointChosen: MIDDLE,
  effectDidNothing: MIDDLE,
  summoned: MIDDLE,
  advanced: MIDDLE,
  advanceBlocked: SHORT,
  advanceSkipped: MIDDLE,
  attackDeclared: MIDDLE,
  attackPrevented: MIDDLE,
  flanked: MIDDLE,
  defenceApplied: SHORT,
  chillApplied: SHORT,
  defended: MIDDLE,
  hasteUsed: MIDDLE,
  moved: MIDDLE,
  damageDealt: MIDDLE,
  healed: MIDDLE,
  attackChanged: SHORT,
  hpChanged: SHORT,
  conditionPlaced: SHORT,
  conditionRemoved: SHORT,
  killed: SHORT,
  deathTriggered: MIDDLE,
  summonDied: MIDDLE,
  expGained: SHORT,
  coinGained: SHORT,
  phaseUnlocked: LONG,
  spellBought: MIDDLE,
  crystalBought: MIDDLE,
  crystalGained: MIDDLE,
  marketDiscarded: SHORT,
  handDiscarded: SHORT,
  cardsDrawn: SHORT,
};

export const pace = ({ kind }: Event): number => PACE[kind] ?? 0;

export const beginsTurn = (event: Event): boolean => event.kind === 'turnBegan';

/** Whether somebody who goes step by step wants to see it; whoever holds a battle knows nothing of its events. */
export const stops = (event: unknown): boolean =>
  typeof event === 'object' &&
  event !== null &&
  'kind' in event &&
  typeof event.kind === 'string' &&
  Object.hasOwn(PACE, event.kind);
