// How long does each thing that happens stay before the eyes? In milliseconds at normal speed.

import type { Event, EventKind } from '../../index.ts';

const LONG = 900;
const MIDDLE = 450;
const SHORT = 180;

const PACE: Partial<Record<EventKind, number>> = {
  roundStarted: MIDDLE,
  cardsDrawn: MIDDLE,
  gemPlayed: SHORT,
  gemOutcast: MIDDLE,
  spellCast: MIDDLE,
  counterCast: LONG,
  spellNegated: LONG,
  healed: MIDDLE,
  currencyPlayed: SHORT,
  cardBought: MIDDLE,
  fightRevealed: LONG,
  counterTargetsRevealed: LONG,
  fireExtinguished: LONG,
  shieldRaised: MIDDLE,
  damagePacket: MIDDLE,
  damageReduced: MIDDLE,
  healthChanged: LONG,
  cardOutcast: MIDDLE,
  currencyGained: MIDDLE,
  tie: LONG,
  suddenDeathStarted: LONG,
  playerDefeated: LONG,
};
export const pace = ({ kind }: Event): number => PACE[kind] ?? 0;

/** Turns begin with an Action Phase; the fight is a turn of its own. */
export const beginsTurn = (event: Event): boolean =>
  event.kind === 'phaseStarted' && (event.phase === 'action' || event.phase === 'fight');
