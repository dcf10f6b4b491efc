// How do the effects of a card fall into clauses, and for whom does a pronoun suffice in each?
//
// Neighbouring changes to the same summonings become one step: "gets +4 attack and Pierce until end of turn".

import * as language from '@duello/language';
import type { Amount, Count } from '../cards/amounts.ts';
import type { Effect, Effects } from '../cards/effects.ts';
import type { Filter, To } from '../cards/targets.ts';
import type { Trait } from '../cards/vocabulary.ts';
import { readAmount } from './amounts.ts';

/** Whom an effect has chosen; the bearer of the enchantment that speaks, without any choice. */
export type Chosen = Filter | 'bearer';

/** `chosen` serves `it` and `itsController`. */
export type TargetPhrase = language.TargetPhrase<To, Chosen>;

/** Whose attack "its attack" is: `its` when that is clear, otherwise it has to be named. */
export type Possessive = 'its' | 'bearer' | 'named';

/** Ops that are said in a way of their own; every other is said as it stands. */
type Plain = Exclude<Effect, { readonly op: 'change' | 'grant' | 'may' | 'if' }>;
type PlainStep<E extends Effect> = E extends { readonly to: To } | { readonly who: To }
  ? E & { readonly whom: TargetPhrase; readonly its: Possessive }
  : E;

export type Step =
  | PlainStep<Plain>
  | {
      readonly op: 'gets';
      readonly attack: Amount;
      readonly defense: Amount;
      readonly traits: readonly Trait[];
      readonly whom: TargetPhrase;
      readonly its: Possessive;
    }
  | { readonly op: 'may'; readonly steps: readonly Step[] }
  | {
      readonly op: 'if';
      readonly count: Count;
      readonly atLeast: number;
      /** What happens when it holds; empty when something happens only otherwise. */
      readonly held: readonly Step[];
      readonly otherwise: readonly Step[];
      readonly its: Possessive;
    };
export type StepBy = { readonly [S in Step as S['op']]: S };
/** Somebody has so much of something done to them. */
export type AmountStep = Pick<StepBy['damage'], 'amount' | 'whom' | 'its'>;

export const isAll = ({ to }: TargetPhrase): boolean => typeof to === 'object' && 'all' in to;

/** What its player gives up first, for what follows. */
export const isPrice = ([first, ...rest]: readonly Step[], theirs: boolean): boolean =>
  rest.length > 0 &&
  (first?.op === 'loseLife' || first?.op === 'discard') &&
  first.whom.to === (theirs ? 'opponent' : 'you');

/** As much fatigue as somebody has already: theirs is doubled. */
export function doubles({ amount, whom: { to } }: AmountStep): boolean {
  const reading = readAmount(amount);
  const whose = to === 'you' ? 'ownFatigue' : to === 'opponent' ? 'opponentsFatigue' : null;
  return (
    reading.reads === 'value' &&
    reading.count === whose &&
    reading.times === 1 &&
    reading.base === 0 &&
    reading.most === null
  );
}

export type PronounContext = language.PronounContext<Chosen>;
export const { NOBODY_IN_MIND } = language;
export const BEARER_IN_MIND: PronounContext = { ...NOBODY_IN_MIND, chosen: 'bearer' };

const isTarget = (to: To): to is { readonly target: Filter } => typeof to === 'object' && 'target' in to;
const isIts = (amount: Amount): boolean =>
  typeof amount === 'object' && (amount.count === 'itsAttack' || amount.count === 'itsDefense');

const toOf = (effect: Effect): To | null => ('to' in effect ? effect.to : 'who' in effect ? effect.who : null);

/** Who stands behind a word, if it can be in mind. */
const behind = (to: To): 'this' | 'chosen' | null =>
  to === 'this' ? 'this' : to === 'it' || to === 'itsController' ? 'chosen' : null;

/** What is in mind after an effect: whoever it worked on, or whose numbers it used; anything else distracts. */
function after(effect: Effect, context: PronounContext): PronounContext {
  const to = toOf(effect);
  if (to !== null && isTarget(to)) return { ...context, chosen: to.target, on: 'chosen' };
  const on = to === null ? null : behind(to);
  if (on !== null) return { ...context, on };
  const usesIts = 'amount' in effect && isIts(effect.amount);
  return { ...context, on: context.on === 'chosen' && usesIts ? 'chosen' : null };
}

/** Of what the effect itself chooses, or of what is in mind; said of this card, or of all, it would be their own. */
function possessiveOf(to: To | null, { chosen, on }: PronounContext): Possessive {
  if (to === 'it' || (to !== null && isTarget(to))) return 'its';
  if (on === 'chosen' && to !== 'this' && (to === null || typeof to === 'string')) return 'its';
  return chosen === 'bearer' ? 'bearer' : 'named';
}

type Read = language.Steps<Step, PronounContext>;

/** What has nothing to say is left out. */
function read(effect: Effect, context: PronounContext): Read {
  const found = readOne(effect, context);
  return found.steps.some(isIdle) ? { steps: [], context } : found;
}

function readOne(effect: Effect, context: PronounContext): Read {
  switch (effect.op) {
    case 'may': {
      const inner = readAll(effect.effects, context);
      return { steps: [{ op: 'may', steps: inner.steps }], context: inner.context };
    }
    case 'if': {
      const { op, count, atLeast } = effect;
      const [held, otherwise] = [readAll(effect.then, context), readAll(effect.otherwise, context)];
      const its = possessiveOf(null, context);
      return {
        steps: [{ op, count, atLeast, held: held.steps, otherwise: otherwise.steps, its }],
        context: held.steps.length > 0 ? held.context : otherwise.context,
      };
    }
    default:
      return { steps: [readPlain(effect, context)], context: after(effect, context) };
  }
}

function readPlain(effect: Exclude<Effect, { op: 'may' | 'if' }>, context: PronounContext): Step {
  if (!('to' in effect) && !('who' in effect)) return effect;
  const to = 'to' in effect ? effect.to : effect.who;
  const whom = language.phraseOf(to, behind(to), context);
  const its = possessiveOf(to, context);
  switch (effect.op) {
    case 'change':
      return { op: 'gets', attack: effect.attack, defense: effect.defense, traits: [], whom, its };
    case 'grant':
      return { op: 'gets', attack: 0, defense: 0, traits: [effect.trait], whom, its };
    default:
      return { ...effect, whom, its };
  }
}

const sameOnes = (first: To, next: To): boolean => {
  if (next === 'it') return first === 'it' || isTarget(first);
  return !isTarget(next) && JSON.stringify(first) === JSON.stringify(next);
};
const isBare = ({ attack, defense }: StepBy['gets']): boolean => attack === 0 && defense === 0;

/** Both in one step, or null where they stay apart. */
function merged(first: Step, next: Step): Step | null {
  if (first.op !== 'gets' || next.op !== 'gets' || !sameOnes(first.whom.to, next.whom.to)) return null;
  const traits = [...new Set([...first.traits, ...next.traits])];
  if (isBare(next)) return { ...first, traits };
  return isBare(first) ? { ...first, attack: next.attack, defense: next.defense, traits } : null;
}

const isZero = (amount: Amount): boolean => {
  const reading = readAmount(amount);
  return reading.reads === 'plain' && reading.n === 0;
};
function isIdle(step: Step): boolean {
  if (step.op === 'may') return step.steps.length === 0;
  if (step.op === 'if') return step.held.length + step.otherwise.length === 0;
  return step.op === 'gets' && step.traits.length === 0 && isZero(step.attack) && isZero(step.defense);
}

const readAll = language.stepsWith(read, merged);

export const stepsOf = (effects: Effects, context: PronounContext): readonly Step[] => readAll(effects, context).steps;
