// How does a test set a table, play on it and look at it? Positions and plays in words; for tests only.

import type { AnswerBody, Json, Seat } from '@duello/kernel';
import { TableForTests } from '@duello/kernel/for-tests';
import { cardsForTests } from '../cards/cards-for-tests.ts';
import { loadPosition } from '../scenario/load-position.ts';
import { sunMoon } from './rules.ts';
import type { Event, EventKind } from './state/events.ts';
import { type FullOptions, readOptions } from './state/options.ts';
import type { State } from './state/state.ts';
import type { PlayerView, SummoningView, View } from './view/view-types.ts';

export type Name = 'A' | 'B';
const seatNamed = (name: Name): Seat => (name === 'A' ? 0 : 1);

export class Table extends TableForTests<State, View, FullOptions, Event, Name> {
  events<K extends EventKind>(kind: K): readonly Extract<Event, { kind: K }>[] {
    return this.told(kind);
  }

  view(viewer: Name | 'watcher'): View {
    return this.seen(viewer === 'watcher' ? viewer : seatNamed(viewer));
  }

  /** A player as that player sees it. */
  see(who: Name): PlayerView {
    return this.view(who).players[seatNamed(who)];
  }

  life(who: Name): number {
    return this.see(who).life;
  }

  fatigue(who: Name): number {
    return this.see(who).fatigue;
  }

  hand(who: Name): readonly string[] {
    return this.see(who).hand ?? [];
  }

  /** The summonings of a player as `2/3`, with `tapped` where they are. */
  row(who: Name): readonly string[] {
    return this.see(who).summonings.map(inWords);
  }

  at(who: Name, index: number): SummoningView {
    return this.see(who).summonings[index - 1];
  }

  /** Answers, and passes whenever somebody may respond. */
  unanswered(...answers: readonly (string | AnswerBody)[]): this {
    for (const words of answers) {
      this.answer(words);
      while (this.asks().endsWith('respond')) this.answer('pass');
    }
    return this;
  }

  /** Ends the turn, and every turn until a player's own one begins. */
  untilTurnOf(who: Name): this {
    do this.unanswered('end');
    while (this.asks() !== `${who} act`);
    return this;
  }
}

const inWords = ({ attack, defense, tapped }: SummoningView): string =>
  `${attack}/${defense}${tapped ? ' tapped' : ''}`;

const NAMES = ['A', 'B'] as const;

/** Options with all the cards of `cards-for-tests`. */
const optionsWith = (options: Json): FullOptions => ({ ...readOptions(options), cards: cardsForTests });

/** Sets a table: A is in the main part of turn 3, both have 15 life and ten plain cards in the deck. */
export function table(
  position: { readonly [name: string]: unknown } = {},
  options: Json = {},
  seed = 'position',
): Table {
  const side = (given: unknown): unknown =>
    Object.assign({ class: 'warlock', deck: Array.from({ length: 10 }, () => 'p11') }, given);
  const set = { ...position, A: side(position.A), B: side(position.B) };
  return new Table(sunMoon, NAMES, loadPosition(set, optionsWith(options), seed), []);
}

/** Everything from its start. */
export function newMatch(options: Json = {}, seed = 'test'): Table {
  const events: Event[] = [];
  const state = sunMoon.setup(seed, readOptions(options), (event) => events.push(event));
  return new Table(sunMoon, NAMES, state, events);
}
