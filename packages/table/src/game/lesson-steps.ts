// How are the steps of a lesson written down? By their names: titles and texts follow from them, hints go by name too.

import type { Goal, LessonState, Step, Test } from './lesson.ts';

/** The keys of the words that a lesson speaks with, below its own prefix. */
type StepKey<P extends string, S extends string, H extends string> =
  | `${P}.${S}.${'title' | 'text' | 'now'}`
  | `${P}.hint.${H}`;

/** What a step speaks of is always there, unless it says when; what to do instead, by the names of hints. */
interface Subject<V, H extends string> {
  there?(moment: LessonState<V>): boolean;
  readonly instead?: readonly H[];
}

/** A goal with its hints by name; only missing it leads away, unless it says what does. */
type NamedGoal<V, H extends string> = Pick<Goal<V>, 'done' | 'missed'> &
  Partial<Pick<Goal<V>, 'strays'>> &
  Subject<V, H> & {
    readonly hints?: readonly H[];
    readonly after?: readonly H[];
  };

interface StepWriter<V, P extends string, H extends string> {
  /** Nothing to do but to read; `lit` is the place of the table that it speaks of. */
  read<S extends string>(id: S, lit: string | null, subject?: Subject<V, H>): Step<V, StepKey<P, S, H>>;
  act<S extends string>(id: S, lit: string | null, goal: NamedGoal<V, H>): Step<V, StepKey<P, S, H>>;
}

/** Each hint is worth saying when its test holds. */
export const stepWriter =
  <V>() =>
  <P extends string, H extends string>(prefix: P, hints: Readonly<Record<H, Test<V>>>): StepWriter<V, P, H> => {
    const hint = (id: H) => ({ words: `${prefix}.hint.${id}`, fits: hints[id] }) as const;
    const step = <S extends string>(
      id: S,
      lit: string | null,
      { there = always, instead = [] }: Subject<V, H>,
      goal: Goal<V, StepKey<P, S, H>> | null,
    ): Step<V, StepKey<P, S, H>> => ({
      id,
      title: `${prefix}.${id}.title`,
      text: `${prefix}.${id}.text`,
      now: `${prefix}.${id}.now`,
      lit,
      there,
      instead: instead.map(hint),
      goal,
    });
    return {
      read: (id, lit, subject = {}) => step(id, lit, subject, null),
      act(id, lit, { hints: during = [], after = [], done, missed, strays = null, ...subject }) {
        return step(id, lit, subject, { done, missed, strays, hints: during.map(hint), after: after.map(hint) });
      },
    };
  };

const always = (): boolean => true;
export const never = (): boolean => false;
export const not =
  <V>(test: Test<V>): Test<V> =>
  (state) =>
    !test(state);
export const any =
  <V>(...tests: readonly Test<V>[]): Test<V> =>
  (state) =>
    tests.some((test) => test(state));
export const all =
  <V>(...tests: readonly Test<V>[]): Test<V> =>
  (state) =>
    tests.every((test) => test(state));

/** The learner's last answer was an option that fits. */
export const picked =
  (pattern: RegExp) =>
  ({ given }: Pick<LessonState<unknown>, 'given'>): boolean =>
    given !== null && 'pick' in given && pattern.test(given.pick);

interface DecisionView {
  readonly decision: {
    readonly what: string;
    readonly options: readonly { readonly key: string }[];
  } | null;
}

/** One of these questions is asked. */
export const asks =
  (...questions: readonly string[]) =>
  ({ view }: { readonly view: DecisionView }): boolean =>
    view.decision !== null && questions.includes(view.decision.what);

/** An option that fits can be chosen now. */
export const offers =
  (pattern: RegExp) =>
  ({ view }: { readonly view: DecisionView }): boolean =>
    view.decision?.options.some(({ key }) => pattern.test(key)) === true;

const ENDS = /^(?:end|pass|stop)$/;

/** What was asked for could be chosen, and something was chosen that leads away: the end of the turn or phase, or what is said. */
export const insteadOf =
  (wanted: RegExp, away: RegExp = ENDS) =>
  ({ before, given }: LessonState<DecisionView>): boolean =>
    before !== null && offers(wanted)({ view: before }) && picked(away)({ given }) && !picked(wanted)({ given });

interface TurnView {
  readonly turn: number;
  readonly outcome: unknown;
}
/** Turns of both players are counted together: the learner's are 1, 3, 5 … */
export const inTurn =
  (turn: number) =>
  ({ view }: { readonly view: TurnView }): boolean =>
    view.turn >= turn || view.outcome !== null;
