// How do the effects of a contract fall into clauses, and for whom does a pronoun suffice in each?
//
// Neighbouring effects that a person would say in one breath become one step: "gains +2 attack and Fog",
// "2 damage to a Creature, then 1 to the opponent".

import * as language from '@duello/language';
import type { Amount, Count } from '../cards/amounts.ts';
import type { Effect, Until } from '../cards/effects.ts';
import type { Filter, To } from '../cards/targets.ts';
import type { Status } from '../cards/vocabulary.ts';
import { type Counted, readAmount } from './amounts.ts';

/** `chosen` serves `it` and `besideIt`. */
export type TargetPhrase = language.TargetPhrase<To, Filter>;

export interface Hit {
  readonly amount: Amount;
  readonly times: Amount;
  readonly whom: TargetPhrase;
  readonly its: boolean;
}

/** Ops that are said in a way of their own; every other is said as it stands. */
type Plain = Exclude<Effect, { readonly op: 'damage' | 'gain' | 'become' | 'fade' | 'may' | 'if' }>;
/** `its`: whether "its attack" is clear; otherwise "that Creature's attack". */
type PlainStep<E extends Effect> = E extends { readonly to: To }
  ? E & { readonly whom: TargetPhrase; readonly its: boolean }
  : E & { readonly its: boolean };

export type Step =
  | PlainStep<Plain>
  | { readonly op: 'damage'; readonly hits: readonly Hit[] }
  | {
      readonly op: 'gains';
      readonly attack: Amount;
      readonly health: Amount;
      readonly magic: number;
      readonly statuses: readonly Status[];
      readonly until: Until;
      readonly whom: TargetPhrase;
      readonly its: boolean;
    }
  | {
      readonly op: 'double';
      readonly what: 'attack' | 'health';
      readonly most: number | null;
      readonly until: Until;
      readonly whom: TargetPhrase;
    }
  /** What was just done, once more for each. */
  | { readonly op: 'repeat'; readonly count: Counted }
  | { readonly op: 'fade'; readonly whoms: readonly TargetPhrase[] }
  | { readonly op: 'may'; readonly steps: readonly Step[] }
  | {
      readonly op: 'if';
      readonly count: Count;
      readonly atLeast: number;
      /** What happens when it holds; empty when something happens only otherwise. */
      readonly held: readonly Step[];
      readonly otherwise: readonly Step[];
      readonly its: boolean;
    };
export type StepBy = { readonly [S in Step as S['op']]: S };

/** Somebody named for the first time. */
export const named = (to: To): TargetPhrase => ({ to, again: false, led: false, chosen: null });

/** Whose they are, which decides whose hand and whose line they have. */
export function sideOf({ to, chosen }: TargetPhrase): Filter['side'] {
  if (to === 'this' || to === 'adjacent') return 'own';
  if (typeof to === 'object') return 'choose' in to ? to.choose.side : to.all.side;
  return chosen?.side ?? 'both';
}

export type PronounContext = language.PronounContext<Filter>;
export const { NOBODY_IN_MIND } = language;
/** "When this Creature attacks, it …" */
export const THIS_IN_MIND: PronounContext = { ...NOBODY_IN_MIND, on: 'this', led: true };

const chooses = (to: To): to is { readonly choose: Filter } => typeof to === 'object' && 'choose' in to;
const isIts = (amount: Amount): boolean =>
  typeof amount === 'object' && (amount.count === 'itsAttack' || amount.count === 'itsHealth');

/** Who stands behind a word, if it can be in mind. */
const behind = (to: To): 'this' | 'chosen' | null =>
  to === 'this' ? 'this' : to === 'it' || to === 'besideIt' ? 'chosen' : null;

/** What is in mind after an effect: whoever it worked on, or whose numbers it used; anything else distracts. */
function after(effect: Effect, before: PronounContext): PronounContext {
  const context = { ...before, led: false };
  if ('to' in effect) {
    if (chooses(effect.to)) return { ...context, chosen: effect.to.choose, on: 'chosen' };
    const on = behind(effect.to);
    if (on !== null) return { ...context, on };
  }
  const amounts = [
    ...('amount' in effect ? [effect.amount] : []),
    ...('count' in effect && effect.op !== 'if' ? [effect.count] : []),
  ];
  return { ...context, on: context.on === 'chosen' && amounts.some(isIts) ? 'chosen' : null };
}

/** "its" is whose: of what the effect itself chooses, or of what is in mind; said of this contract it would be its own. */
const itsIsClear = (to: To | null, { chosen, on }: PronounContext): boolean =>
  to !== 'this' && (on === 'chosen' || chosen === null || (to !== null && chooses(to)));

type Read = language.Steps<Step, PronounContext>;

function read(effect: Effect, context: PronounContext): Read {
  if (effect.op === 'may' || effect.op === 'if') return readInner(effect, context);
  const more = effect.op === 'damage' ? repeated(effect.times) : null;
  const steps: readonly Step[] =
    effect.op !== 'damage' || more === null
      ? [readOne(effect, context)]
      : [readOne({ ...effect, times: 1 }, context), { op: 'repeat', count: more }];
  return { steps, context: after(effect, context) };
}

/** Once, and once more for each of what is counted. */
function repeated(times: Amount): Counted | null {
  const reading = readAmount(times);
  const isSo = reading.reads === 'each' && reading.base === 1 && reading.each === 1 && reading.most === null;
  return isSo ? reading.count : null;
}

/** As much attack or health as it has already. */
function doubled({
  attack,
  health,
  magic,
  to,
}: Extract<Effect, { op: 'gain' }>): Pick<StepBy['double'], 'what' | 'most'> | null {
  const [what, amount] = health === 0 ? (['attack', attack] as const) : (['health', health] as const);
  const reading = readAmount(amount);
  const isIts = reading.reads === 'value' && reading.count === (what === 'attack' ? 'itsAttack' : 'itsHealth');
  if (!isIts || reading.times !== 1 || reading.base !== 0 || magic !== 0) return null;
  if ((what === 'health' && attack !== 0) || (to !== 'it' && !chooses(to))) return null;
  return { what, most: reading.most };
}

function readInner(effect: Extract<Effect, { op: 'may' | 'if' }>, context: PronounContext): Read {
  if (effect.op === 'may') {
    const inner = readAll(effect.effects, context);
    return { steps: [{ op: 'may', steps: inner.steps }], context: inner.context };
  }
  const { op, count, atLeast } = effect;
  const held = readAll(effect.then, context);
  const otherwise = readAll(effect.otherwise, context);
  const its = itsIsClear(null, context);
  return {
    steps: [{ op, count, atLeast, held: held.steps, otherwise: otherwise.steps, its }],
    context: held.steps.length > 0 ? held.context : otherwise.context,
  };
}

function readOne(effect: Exclude<Effect, { op: 'may' | 'if' }>, context: PronounContext): Step {
  if (!('to' in effect)) return { ...effect, its: itsIsClear(null, context) };
  const whom = language.phraseOf(effect.to, behind(effect.to), context);
  const its = itsIsClear(effect.to, context);
  switch (effect.op) {
    case 'damage':
      return { op: 'damage', hits: [{ amount: effect.amount, times: effect.times, whom, its }] };
    case 'gain': {
      const { attack, health, magic, until } = effect;
      const twice = doubled(effect);
      if (twice !== null) return { op: 'double', ...twice, until, whom };
      return { op: 'gains', attack, health, magic, statuses: [], until, whom, its };
    }
    case 'become': {
      const { status, until } = effect;
      return { op: 'gains', attack: 0, health: 0, magic: 0, statuses: [status], until, whom, its };
    }
    case 'fade':
      return { op: 'fade', whoms: [whom] };
    default:
      return { ...effect, whom, its };
  }
}

const sameTarget = (first: To, next: To): boolean => {
  if (next === 'it') return first === 'it' || chooses(first);
  if (chooses(next)) return false;
  return JSON.stringify(first) === JSON.stringify(next);
};

const isBare = ({ attack, health, magic }: StepBy['gains']): boolean => attack === 0 && health === 0 && magic === 0;

/** Both in one step, or null where they stay apart. */
function merged(first: Step, next: Step): Step | null {
  if (first.op === 'damage' && next.op === 'damage') {
    const hits = [...first.hits, ...next.hits];
    return hits.every(({ times }) => times === 1) ? { op: 'damage', hits } : null;
  }
  if (first.op === 'fade' && next.op === 'fade') return { op: 'fade', whoms: [...first.whoms, ...next.whoms] };
  if (first.op !== 'gains' || next.op !== 'gains') return null;
  if (first.until !== next.until || !sameTarget(first.whom.to, next.whom.to)) return null;
  if (!isBare(first) && !isBare(next)) return null;
  const { attack, health, magic } = isBare(first) ? next : first;
  return { ...first, attack, health, magic, statuses: [...first.statuses, ...next.statuses] };
}

const readAll = language.stepsWith(read, merged);

export const stepsOf = (effects: readonly Effect[], context: PronounContext): readonly Step[] =>
  readAll(effects, context).steps;

/** Where a condition only makes a number larger. */
export const raised = (step: StepBy['if']): number | null =>
  language.raisedTo(step, (one) =>
    one.op === 'damage' && one.hits.length === 1 ? one.hits[0] : one.op === 'heal' ? one : null,
  );
