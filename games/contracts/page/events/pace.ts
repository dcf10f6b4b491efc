// How long does each thing that happens stay before the eyes? In milliseconds at normal speed.

import type { Event, EventKind } from '../../index.ts';

const LONG = 900;
const MIDDLE = 480;
const SHORT = 220;

const PACE: Partial<Record<EventKind, number>> = {
  turnStarted: LONG,
  extractorGained: SHORT,
  extractorSwapped: MIDDLE,
  lookStarted: MIDDLE,
  taken: MIDDLE,
  rejected: MIDDLE,
  fetched: SHORT,
  specialDrawUsed: MIDDLE,
  burnout: MIDDLE,
  handOverflow: MIDDLE,
  ambush: LONG,
  returnedToHand: MIDDLE,
  paid: SHORT,
  spellPlayed: LONG,
  runePlaced: MIDDLE,
  runeUsed: LONG,
  orbPlaced: MIDDLE,
  orbUsed: MIDDLE,
  creaturePlayed: MIDDLE,
  tokenSummoned: MIDDLE,
  triggered: MIDDLE,
  attackDeclared: MIDDLE,
  damage: MIDDLE,
  healed: MIDDLE,
  healthLost: MIDDLE,
  orbAnswered: MIDDLE,
  orbStance: SHORT,
  modifierGained: SHORT,
  statusGained: SHORT,
  faded: MIDDLE,
  creatureMoved: MIDDLE,
  destroyed: MIDDLE,
  disarmed: MIDDLE,
  tanksFilled: SHORT,
  healthCheck: LONG,
};

export const pace = ({ kind }: Event): number => PACE[kind] ?? 0;

export const beginsTurn = (event: Event): boolean => event.kind === 'turnStarted';
