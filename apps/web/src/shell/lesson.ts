// What is a lesson? A match with a fixed opening, and steps that each teach one idea and notice when it is done.

import type { Json, Words } from '@duello/kernel';
import { once } from '../games/once.ts';
import type { GameId } from '../host/games.ts';
import type { Key } from '../words/use-words.ts';
import type { Lang } from './rulebook-games.ts';

/** The match as the learner sees it, and the learner's last answer. */
export interface Moment<V> {
  readonly view: V;
  readonly given: Words | null;
}
export type Test<V> = (moment: Moment<V>) => boolean;

/** Something worth saying about what was just done, and when. */
export interface Hint<V> {
  readonly words: Key;
  fits(moment: Moment<V>): boolean;
}

/** What the learner should do. Anything legal may be done instead. */
export interface Goal<V> {
  done(moment: Moment<V>): boolean;
  /** The match has gone on without it. */
  missed(moment: Moment<V>): boolean;
  /** What may be said while it is not done, and after it is done or missed: the first that fits. */
  readonly hints: readonly Hint<V>[];
  readonly after: readonly Hint<V>[];
}

export interface Step<V> {
  readonly id: string;
  readonly title: Key;
  readonly text: Key;
  readonly now: Key;
  /** What it speaks of: a place of the table. */
  readonly lit: string | null;
  /** Null when there is nothing to do but to read. */
  readonly goal: Goal<V> | null;
}

export interface Lesson<V> {
  readonly game: GameId;
  readonly title: Key;
  readonly seed: string;
  readonly options: Json;
  readonly bot: string;
  readonly steps: readonly Step<V>[];
  /** Card names for the texts. */
  names(lang: Lang): Readonly<Record<string, string>>;
}

/** A game's lesson, for whoever can teach that of any game: only the lesson knows its view. */
type AnyLesson = <R>(use: <V>(lesson: Lesson<V>) => R) => R;

const lend =
  <V>(lesson: Lesson<V>): AnyLesson =>
  (use) =>
    use(lesson);

const loads: Readonly<Record<GameId, () => Promise<AnyLesson>>> = {
  'final-magic': () => import('../games/final-magic/lesson.ts').then((room) => lend(room.finalMagicLesson)),
  contracts: () => import('../games/contracts/lesson.ts').then((room) => lend(room.contractsLesson)),
  battleground: () => import('../games/battleground/lesson.ts').then((room) => lend(room.battlegroundLesson)),
  'sun-moon': () => import('../games/sun-moon/lesson.ts').then((room) => lend(room.sunMoonLesson)),
};
export const lessonOf = once((game: GameId) => loads[game]());
