// How long does each thing that happens stay before the eyes? In milliseconds at normal speed.

import type { Event, EventKind } from '../../index.ts';

const LONG = 900;
const MIDDLE = 480;
const SHORT = 220;

const PACE: Partial<Record<EventKind, number>> = {
  tossed: LONG,
  classChosen: MIDDLE,
  starterChosen: MIDDLE,
  turnStarted: LONG,
  drew: SHORT,
  untapped: SHORT,
  fatigueHalved: MIDDLE,
  cardPlayed: LONG,
  skillUsed: LONG,
  abilityUsed: LONG,
  attackDeclared: MIDDLE,
  defenderNamed: MIDDLE,
  targetRedeclared: MIDDLE,
  triggered: MIDDLE,
  targetLost: MIDDLE,
  effectDidNothing: MIDDLE,
  fatigueAdded: SHORT,
  fatigueRemoved: SHORT,
  fatigueOverflow: MIDDLE,
  lifeLost: MIDDLE,
  lifeGained: MIDDLE,
  entered: MIDDLE,
  attached: MIDDLE,
  attachFailed: MIDDLE,
  tapped: SHORT,
  discarded: SHORT,
  damaged: SHORT,
  destroyed: MIDDLE,
  returnedToHand: MIDDLE,
  statChanged: SHORT,
  traitGained: SHORT,
  combat: MIDDLE,
  attackEnded: SHORT,
  matchEnded: LONG,
};

export const pace = ({ kind }: Event): number => PACE[kind] ?? 0;

export const beginsTurn = (event: Event): boolean => event.kind === 'turnStarted';
