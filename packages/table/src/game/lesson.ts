// What is a lesson? A match with a fixed opening, and steps that each teach one idea and notice when it is done.

import type { AnswerBody as Answer, Json } from '@duello/kernel';
import type { Lang } from '../settings/settings.ts';
import type { Messages } from '../words/use-words.ts';

/** The match as the learner sees it, and the learner's last answer. */
export interface LessonState<V> {
  readonly view: V;
  readonly given: Answer | null;
  /** What the learner saw when giving it; null where it was not this answer that led here. */
  readonly before: V | null;
  /** How many answers the match has. */
  readonly answers: number;
}
export type Test<V> = (moment: LessonState<V>) => boolean;

/** Something worth saying about what was just done, and when. */
export interface Hint<V, K extends string = string> {
  readonly words: K;
  fits(moment: LessonState<V>): boolean;
}

/** What the learner should do. Anything legal may be done instead. */
export interface Goal<V, K extends string = string> {
  done(moment: LessonState<V>): boolean;
  /** The match has gone on without it. */
  missed(moment: LessonState<V>): boolean;
  /** What was just answered leads away from it; null where nothing does but missing it. */
  readonly strays: Test<V> | null;
  /** What may be said while it is not done, and after it is done or missed: the first that fits. */
  readonly hints: readonly Hint<V, K>[];
  readonly after: readonly Hint<V, K>[];
}

export interface Step<V, K extends string = string> {
  readonly id: string;
  readonly title: K;
  readonly text: K;
  readonly now: K;
  /** What is to be done where what `now` names is not at hand: the first that fits. */
  readonly instead: readonly Hint<V, K>[];
  /** What it speaks of: a place of the table. */
  readonly lit: string | null;
  /** Whether that can be looked at: a step about nothing is passed over. */
  there(moment: LessonState<V>): boolean;
  /** Null when there is nothing to do but to read. */
  readonly goal: Goal<V, K> | null;
}

/** `K` are the keys of the words it speaks with, its own. */
export interface Lesson<V, K extends string = string> {
  readonly messages: Messages<K>;
  readonly title: K;
  readonly seed: string;
  readonly options: Json;
  readonly bot: string;
  readonly steps: readonly Step<V, K>[];
  /** Card names for the texts. */
  names(lang: Lang): Readonly<Record<string, string>>;
}

/** A game's lesson, for whoever can teach that of any game: only the lesson knows its view. */
export type AnyLesson = <R>(use: <V>(lesson: Lesson<V>) => R) => R;

export const lendLesson =
  <V>(lesson: Lesson<V>): AnyLesson =>
  (use) =>
    use(lesson);
