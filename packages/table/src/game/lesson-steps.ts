// How are the steps of a lesson written down? By their names: titles and texts follow from them, hints go by name too.

import type { Goal, LessonState, Step, Test } from './lesson.ts';

/** The keys of the words that a lesson speaks with, below its own prefix. */
type StepKey<P extends string, S extends string, H extends string> =
  | `${P}.${S}.${'title' | 'text' | 'now'}`
  | `${P}.hint.${H}`;

/** A goal with its hints by name. */
type NamedGoal<V, H extends string> = Pick<Goal<V>, 'done' | 'missed'> & {
  readonly hints?: readonly H[];
  readonly after?: readonly H[];
};

interface StepWriter<V, P extends string, H extends string> {
  /** Nothing to do but to read; `lit` is the place of the table that it speaks of. */
  read<S extends string>(id: S, lit: string | null): Step<V, StepKey<P, S, H>>;
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
      goal: Goal<V, StepKey<P, S, H>> | null,
    ): Step<V, StepKey<P, S, H>> => ({
      id,
      title: `${prefix}.${id}.title`,
      text: `${prefix}.${id}.text`,
      now: `${prefix}.${id}.now`,
      lit,
      goal,
    });
    return {
      read: (id, lit) => step(id, lit, null),
      act: (id, lit, { hints: during = [], after = [], ...goal }) =>
        step(id, lit, { ...goal, hints: during.map(hint), after: after.map(hint) }),
    };
  };

export const never = (): boolean => false;
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

/** One of these questions is asked. */
export const asks =
  (...questions: readonly string[]) =>
  ({ view }: { readonly view: { readonly decision: { readonly what: string } | null } }): boolean =>
    view.decision !== null && questions.includes(view.decision.what);

interface TurnView {
  readonly turn: number;
  readonly outcome: unknown;
}
/** Turns of both players are counted together: the learner's are 1, 3, 5 … */
export const inTurn =
  (turn: number) =>
  ({ view }: { readonly view: TurnView }): boolean =>
    view.turn >= turn || view.outcome !== null;
