// How do the effects of a card fall into clauses, and for whom does a pronoun suffice in each?

/** Whom a reader has in mind; a game adds what else its cards can speak of. */
export interface PronounContext<Chosen, On extends string = 'this' | 'chosen'> {
  /** What was chosen last. */
  readonly chosen: Chosen | null;
  /** Whom the last words were about. */
  readonly on: On | null;
  /** The words just before end with them: "When this dies, …". Italian needs no subject then. */
  readonly led: boolean;
}
export const NOBODY_IN_MIND = { chosen: null, on: null, led: false } as const;

/** Whom a step works on, in the words of the card language. */
export interface TargetPhrase<To, Chosen> {
  readonly to: To;
  /** It has just been spoken of: a pronoun suffices. */
  readonly again: boolean;
  /** And the words before this clause end with it. */
  readonly led: boolean;
  /** What was chosen before, for words such as `it`. */
  readonly chosen: Chosen | null;
}

/** `about`: whom the words stand for, if it is somebody who can be in mind. */
export function phraseOf<To, Chosen, On extends string>(
  to: To,
  about: On | null,
  { chosen, on, led }: PronounContext<Chosen, On>,
): TargetPhrase<To, Chosen> {
  const again = about !== null && on === about;
  return { to, again, led: again && led, chosen };
}

/** One or more steps, and whom a reader has in mind after them. */
export interface Steps<Step, Context> {
  readonly steps: readonly Step[];
  readonly context: Context;
}

/** Reads effects in their order; neighbours that a person says in one breath are merged into one step. */
export const stepsWith =
  <Effect, Step, Context>(
    read: (effect: Effect, context: Context) => Steps<Step, Context>,
    /** Both in one step, or null where they stay apart. */
    merged: (first: Step, next: Step) => Step | null,
  ) =>
  (effects: readonly Effect[], start: Context): Steps<Step, Context> => {
    const steps: Step[] = [];
    let context = start;
    for (const effect of effects) {
      const next = read(effect, context);
      const last = steps.at(-1);
      const both = last === undefined || next.steps.length !== 1 ? null : merged(last, next.steps[0]);
      if (both === null) steps.push(...next.steps);
      else steps[steps.length - 1] = both;
      context = next.context;
    }
    return { steps, context };
  };

/** A clause of its own, or what follows "you can". */
export type Form = 'do' | 'can';

/** What happens when something holds; nothing where something happens only otherwise. */
interface Branches<Step> {
  readonly held: readonly Step[];
  readonly otherwise: readonly Step[];
}

/** "if …, draw a card; otherwise, …"; the condition comes last after "you can". */
export function conditional<Step>(
  { held, otherwise }: Branches<Step>,
  when: string,
  or: string,
  form: Form,
  inline: (steps: readonly Step[]) => string,
): string {
  const [main, rest] = held.length === 0 ? [otherwise, []] : [held, otherwise];
  const instead = rest.length === 0 ? '' : `${or}${inline(rest)}`;
  return form === 'can' ? `${inline(main)} ${when}${instead}` : `${when}, ${inline(main)}${instead}`;
}

/**
 * Where a condition only makes a number larger: the number it makes, so that one sentence can say both.
 * `single`: the part of a step that has one amount, all of which is to be the same but for the number.
 */
export function raisedTo<Step>(
  { held, otherwise }: Branches<Step>,
  single: (step: Step) => { readonly amount: unknown } | null,
): number | null {
  if (held.length !== 1 || otherwise.length !== 1) return null;
  const [great, small] = [single(held[0]), single(otherwise[0])];
  if (typeof great?.amount !== 'number' || typeof small?.amount !== 'number') return null;
  return JSON.stringify({ ...great, amount: 0 }) === JSON.stringify({ ...small, amount: 0 }) ? great.amount : null;
}
