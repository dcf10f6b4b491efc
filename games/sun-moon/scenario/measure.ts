// What can be counted in a tournament? Sums over its single matches, so that figures don't depend on how many there were.

import type { Seat } from '@duello/kernel';
import type { Event } from '../rules/state/events.ts';

export interface Measures {
  /** Single matches that came to an end. */
  readonly matches: number;
  /** Won by whoever started, by either class, by nobody, at the turn limit. */
  readonly starterWins: number;
  readonly warlockWins: number;
  readonly paladinWins: number;
  /** Matches of one class against the other: only they say which is better. */
  readonly mixed: number;
  readonly draws: number;
  readonly atLimit: number;
  /** Turns of both players. */
  readonly turns: number;
  readonly actions: number;
  /** Windows that were offered, and actions that answered in one. */
  readonly windows: number;
  readonly responses: number;
  readonly attacks: number;
  /** Cards played, and those of them as a response. */
  readonly cards: number;
  readonly fastCards: number;
  readonly inspire: number;
  readonly medicate: number;
  readonly ponder: number;
  readonly meditate: number;
  /** Life lost to fatigue, to attacks, to the rest. */
  readonly lostToFatigue: number;
  readonly lostToAttacks: number;
  readonly lostToEffects: number;
  readonly gained: number;
}

const NOTHING: Measures = {
  matches: 0,
  starterWins: 0,
  warlockWins: 0,
  paladinWins: 0,
  mixed: 0,
  draws: 0,
  atLimit: 0,
  turns: 0,
  actions: 0,
  windows: 0,
  responses: 0,
  attacks: 0,
  cards: 0,
  fastCards: 0,
  inspire: 0,
  medicate: 0,
  ponder: 0,
  meditate: 0,
  lostToFatigue: 0,
  lostToAttacks: 0,
  lostToEffects: 0,
  gained: 0,
};

/** In which turn of both players a match ended. */
export type Lengths = { readonly [turn: `turn${number}`]: number };

export function measure(events: readonly Event[]): Measures & Lengths {
  const sums: { -readonly [N in keyof Measures]: number } = { ...NOTHING };
  const classes = ['', ''];
  const lengths: { [turn: `turn${number}`]: number } = {};
  let turn = 0;
  let starter: Seat | null = null;
  const acted = (response: boolean): void => {
    sums.actions++;
    if (response) sums.responses++;
  };
  const ended = (winner: Seat | null): void => {
    sums.matches++;
    lengths[`turn${turn}`] = (lengths[`turn${turn}`] ?? 0) + 1;
    const mixed = classes[0] !== classes[1];
    if (mixed) sums.mixed++;
    if (winner === null) sums.draws++;
    else {
      if (winner === starter) sums.starterWins++;
      if (mixed) sums[classes[winner] === 'warlock' ? 'warlockWins' : 'paladinWins']++;
    }
  };
  for (const event of events) {
    switch (event.kind) {
      case 'classChosen':
      case 'deckAccepted':
        classes[event.seat] = event.class;
        break;
      case 'starterChosen':
        starter = event.seat;
        break;
      case 'turnStarted':
        sums.turns++;
        turn = event.turn;
        break;
      case 'turnLimitReached':
        sums.atLimit++;
        break;
      case 'windowOpened':
        sums.windows++;
        break;
      case 'cardPlayed':
        acted(event.response);
        sums.cards++;
        if (event.response) sums.fastCards++;
        break;
      case 'skillUsed':
        acted(event.response);
        sums[event.skill]++;
        break;
      case 'abilityUsed':
        acted(event.response);
        break;
      case 'attackDeclared':
        acted(false);
        sums.attacks++;
        break;
      case 'lifeLost':
        if (event.cause === 'fatigue') sums.lostToFatigue += event.amount;
        else if (event.cause === 'effect') sums.lostToEffects += event.amount;
        else sums.lostToAttacks += event.amount;
        break;
      case 'lifeGained':
        sums.gained += event.amount;
        break;
      case 'matchEnded':
        ended(event.winner);
        break;
    }
  }
  return { ...sums, ...lengths };
}
