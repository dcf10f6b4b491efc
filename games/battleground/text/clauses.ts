// How do the effects of a spell fall into clauses, and for whom does a pronoun suffice in each?
//
// Neighbouring effects that a person would say in one breath become one step: "gains 2 Attack and 1 HP",
// "2 damage to target foe, then 1 to each foe adjacent to it". A point is chosen in a step of its own.

import { type By, type Form, raisedTo, type Steps, stepsWith } from '@duello/language';
import type { Amount } from '../cards/amounts.ts';
import type { Point } from '../cards/context.ts';
import type { Effect } from '../cards/effects.ts';
import type { Test } from '../cards/if-test.ts';
import type { To } from '../cards/targets.ts';
import type { Colour, Condition } from '../cards/vocabulary.ts';
import { readAmount } from './amounts.ts';
import {
  type Aim,
  after,
  isTarget,
  type Possessive,
  type PronounContext,
  phraseOf,
  possessiveOf,
  type TargetPhrase,
} from './pronoun-context.ts';

export interface Hit {
  readonly amount: Amount;
  readonly whom: TargetPhrase;
  readonly its: Possessive;
}
export interface Put {
  readonly condition: Condition;
  readonly count: Amount;
}
export interface Mana {
  readonly colour: Colour | 'any';
  readonly count: Amount;
}

type Inner = Extract<Effect, { readonly op: 'may' | 'either' | 'if' }>;
/** Ops that are said in a way of their own; every other is said as it stands. */
type Plain = Exclude<Effect, Inner | { readonly op: 'damage' | 'place' | 'cleanse' | 'mana' }>;
type PlainStep<E extends Effect> = E extends { readonly to: To }
  ? E & { readonly whom: TargetPhrase; readonly its: Possessive }
  : E & { readonly its: Possessive };

export type Step =
  | PlainStep<Plain>
  | { readonly op: 'choose'; readonly point: Point }
  | { readonly op: 'killAnother' }
  /** All tokens on it, and damage by as many. */
  | { readonly op: 'spend'; readonly hit: Hit; readonly whom: TargetPhrase }
  | { readonly op: 'damage'; readonly hits: readonly Hit[] }
  | { readonly op: 'place'; readonly puts: readonly Put[]; readonly whom: TargetPhrase; readonly its: Possessive }
  | { readonly op: 'cleanse'; readonly conditions: readonly (Condition | 'all')[]; readonly whom: TargetPhrase }
  | { readonly op: 'mana'; readonly mana: readonly Mana[]; readonly its: Possessive }
  | { readonly op: 'may'; readonly steps: readonly Step[] }
  | { readonly op: 'either'; readonly first: readonly Step[]; readonly second: readonly Step[] }
  | {
      readonly op: 'if';
      readonly test: Test;
      /** What the test is about, where it is about what was chosen. */
      readonly whom: TargetPhrase;
      readonly its: Possessive;
      /** What happens when it holds; empty when something happens only otherwise. */
      readonly held: readonly Step[];
      readonly otherwise: readonly Step[];
    };
export type StepBy = By<Step, 'op'>;

type Read = Steps<Step, PronounContext>;

const isAnother = (to: Aim, { killed }: PronounContext): boolean =>
  killed?.what === 'summon' && isTarget(to) && JSON.stringify(to.target) === JSON.stringify(killed);

type Aimed = Extract<Effect, { readonly to: To }>;

function readAimed(effect: Aimed, to: Aim, context: PronounContext): Step {
  const whom = phraseOf(to, context);
  const its = possessiveOf(to, context);
  switch (effect.op) {
    case 'damage':
      return { op: 'damage', hits: [{ amount: effect.amount, whom, its }] };
    case 'kill':
      return isAnother(to, context) ? { op: 'killAnother' } : { ...effect, whom, its };
    case 'place':
      return { op: 'place', puts: [{ condition: effect.condition, count: effect.count }], whom, its };
    case 'cleanse':
      return { op: 'cleanse', conditions: [effect.condition], whom };
    default:
      return { ...effect, whom, its };
  }
}

/** A point is chosen first; then the effect works near it. */
function readAt(effect: Aimed, context: PronounContext): Read {
  const { to } = effect;
  if (typeof to === 'string' || !('point' in to)) {
    return { steps: [readAimed(effect, to, context)], context: after(effect, context) };
  }
  const { point, how, side } = to;
  const chosen: PronounContext = { ...context, point, on: 'point', led: false };
  return {
    steps: [{ op: 'choose', point }, readAimed(effect, { near: 'there', how, side }, chosen)],
    context: { ...chosen, on: null },
  };
}

function readUnaimed(effect: Exclude<Effect, Aimed | Inner>, context: PronounContext): Step {
  const its = possessiveOf(null, context);
  if (effect.op !== 'mana') return { ...effect, its };
  return { op: 'mana', mana: [{ colour: effect.colour, count: effect.count }], its };
}

/** What is chosen within stays within; what was chosen before can still be in mind. */
const back = (context: PronounContext, inner: PronounContext): PronounContext => ({
  ...context,
  on: inner.chosen === context.chosen ? inner.on : null,
  led: false,
});

/** "If there is a foe, you may kill target foe": without one there is nothing to choose. */
function isImplied({ test, then, otherwise }: Extract<Effect, { op: 'if' }>): boolean {
  if (test.test !== 'count' || test.atLeast !== 1 || then.length !== 1 || otherwise.length > 0) return false;
  const [only] = then;
  const side = test.count === 'foes' ? 'foe' : test.count === 'allies' ? 'ally' : null;
  return (
    only.op === 'may' && only.effects.some((one) => 'to' in one && isTarget(one.to) && one.to.target.side === side)
  );
}

function readInner(effect: Inner, context: PronounContext): Read {
  if (effect.op === 'may') {
    const inner = readAll(effect.effects, context);
    return { steps: [{ op: 'may', steps: inner.steps }], context: back(context, inner.context) };
  }
  if (effect.op === 'either') {
    const [first, second] = [readAll(effect.first, context).steps, readAll(effect.second, context).steps];
    return { steps: [{ op: 'either', first, second }], context: { ...context, on: null, led: false } };
  }
  const { test } = effect;
  if (isImplied(effect)) return readAll(effect.then, context);
  const inner: PronounContext =
    test.test === 'itIs' ? { ...context, on: context.itIsThis ? 'this' : 'chosen', led: true } : context;
  const held = readAll(effect.then, inner);
  // "Otherwise, …" stands between.
  const otherwise = readAll(effect.otherwise, { ...inner, led: inner.led && effect.then.length === 0 });
  const whom = phraseOf('it', context);
  return {
    steps: [{ op: 'if', test, whom, its: possessiveOf(null, context), held: held.steps, otherwise: otherwise.steps }],
    context: back(context, held.steps.length > 0 ? held.context : otherwise.context),
  };
}

function read(effect: Effect, context: PronounContext): Read {
  if ('to' in effect) return readAt(effect, context);
  if (effect.op === 'may' || effect.op === 'either' || effect.op === 'if') return readInner(effect, context);
  return { steps: [readUnaimed(effect, context)], context: after(effect, context) };
}

const sameOnes = (first: To, next: To): boolean => {
  if (next === 'it') return first === 'it' || isTarget(first);
  return !isTarget(next) && JSON.stringify(first) === JSON.stringify(next);
};
const isByTokens = ({ hits: [{ amount, whom }, ...rest] }: StepBy['damage']): boolean => {
  const reading = readAmount(amount);
  if (reading.reads !== 'value' || reading.count !== 'tokensOnIt' || rest.length > 0 || whom.to === 'it') return false;
  return reading.times === 1 && reading.base === 0 && reading.most === null;
};
const isPlain = ({ count }: Put | Mana): boolean => typeof count === 'number';

/** Both in one step, or null where they stay apart. */
function merged(first: Step, next: Step): Step | null {
  if (first.op === 'damage' && next.op === 'damage') {
    return { op: 'damage', hits: [...first.hits, ...next.hits] };
  }
  if (first.op === 'mana' && next.op === 'mana') {
    const mana = [...first.mana, ...next.mana];
    return mana.every((one) => isPlain(one) && one.colour !== 'any') ? { ...first, mana } : null;
  }
  if (first.op === 'damage' && next.op === 'unenchant' && next.whom.to === 'it' && isByTokens(first)) {
    const [hit] = first.hits;
    return { op: 'spend', hit, whom: { ...next.whom, tokens: hit.whom.tokens } };
  }
  if (!('whom' in first && 'whom' in next) || !sameOnes(first.whom.to, next.whom.to)) return null;
  if (first.op === 'place' && next.op === 'place') {
    const puts = [...first.puts, ...next.puts];
    return puts.every(isPlain) ? { ...first, puts } : null;
  }
  if (first.op === 'cleanse' && next.op === 'cleanse') {
    const conditions = [...first.conditions, ...next.conditions];
    return conditions.includes('all') ? null : { ...first, conditions };
  }
  if (first.op === 'gain' && next.op === 'gain') {
    if (first.hp === 0 && next.attack === 0) return { ...first, hp: next.hp };
    if (first.attack === 0 && next.hp === 0) return { ...first, attack: next.attack };
  }
  return null;
}

const readAll = stepsWith(read, merged);

export const stepsOf = (effects: readonly Effect[], context: PronounContext): readonly Step[] =>
  readAll(effects, context).steps;

type Said = 'order' | 'statement' | 'whole';
/** "kill it" is an order, "it attacks" a statement; what follows "you may" sounds alike; conditions stand alone. */
function soundOf({ op }: Step, form: Form): Said {
  if (op === 'either' || op === 'if' || (op === 'may' && form === 'do')) return 'whole';
  return form === 'do' && (op === 'gain' || op === 'attack' || op === 'defend') ? 'statement' : 'order';
}

/** Steps in the order they are said: those that an "and" can join in one group. */
export function groups(steps: readonly Step[], form: Form): readonly (readonly Step[])[] {
  const found: Step[][] = [];
  let last: Said = 'whole';
  for (const step of steps) {
    const sound = soundOf(step, form);
    if (sound === last && sound !== 'whole') found[found.length - 1].push(step);
    else found.push([step]);
    last = sound;
  }
  return found;
}

/** An Enchantment that ends by itself when something isn't so any more. */
export const isEnding = ({ held, otherwise }: StepBy['if']): boolean =>
  held.length === 0 && otherwise.length === 1 && otherwise[0].op === 'end';

/** Where a condition only makes a number larger. */
export const raised = (step: StepBy['if']): number | null =>
  raisedTo(step, (one) =>
    one.op === 'damage' && one.hits.length === 1 ? one.hits[0] : one.op === 'heal' ? one : null,
  );
