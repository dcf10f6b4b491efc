// How do the effects of a card fall into clauses, and for whom does a pronoun suffice in each?
//
// Neighbouring changes to the same summonings become one step: "gets +4 attack and Pierce until end of turn".

import type { By } from '@duello/language';
import type { Amount, CardType, Count, Effect, Effects, Filter, To, Trait } from '../cards/effects.ts';
import { readAmount } from './amounts.ts';

/** Whom an effect has chosen; the bearer of the enchantment that speaks, without any choice. */
export type Chosen = Filter | 'bearer';

/** Whom a step works on. */
export interface Whom {
  readonly to: To;
  /** It has just been spoken of: a pronoun suffices. */
  readonly again: boolean;
  /** What was chosen, for `it` and `itsController`. */
  readonly chosen: Chosen | null;
}

/** Whose attack "its attack" is: `its` when that is clear, otherwise it has to be named. */
export type Its = 'its' | 'bearer' | 'named';

interface Aimed {
  readonly whom: Whom;
}
interface Counting extends Aimed {
  readonly amount: Amount;
  readonly its: Its;
}

export type Step =
  | ({ readonly step: 'damage' | 'gainLife' | 'loseLife' | 'tire' | 'rest' | 'draw' | 'discard' } & Counting)
  | ({
      readonly step: 'gets';
      readonly attack: Amount;
      readonly defense: Amount;
      readonly traits: readonly Trait[];
      readonly its: Its;
    } & Aimed)
  | ({ readonly step: 'destroy' | 'return' | 'tap' | 'untap' | 'untapSkill' } & Aimed)
  | { readonly step: 'takeBack'; readonly type: CardType | null }
  | { readonly step: 'may'; readonly steps: readonly Step[] }
  | {
      readonly step: 'if';
      readonly count: Count;
      readonly atLeast: number;
      /** What happens when it holds; empty when something happens only otherwise. */
      readonly held: readonly Step[];
      readonly otherwise: readonly Step[];
      readonly its: Its;
    };
export type StepBy = By<Step, 'step'>;

/** Whom a reader has in mind. */
export interface Mind {
  readonly chosen: Chosen | null;
  readonly on: 'this' | 'chosen' | null;
}
export const NOBODY_IN_MIND: Mind = { chosen: null, on: null };
export const BEARER_IN_MIND: Mind = { chosen: 'bearer', on: null };

const isTarget = (to: To): to is { readonly target: Filter } => typeof to === 'object' && 'target' in to;
const isIts = (amount: Amount): boolean =>
  typeof amount === 'object' && (amount.count === 'itsAttack' || amount.count === 'itsDefense');

const toOf = (effect: Effect): To | null => ('to' in effect ? effect.to : 'who' in effect ? effect.who : null);

/** What is in mind after an effect: whoever it worked on, or whose numbers it used; anything else distracts. */
function after(effect: Effect, mind: Mind): Mind {
  const to = toOf(effect);
  if (to === 'this') return { ...mind, on: 'this' };
  if (to === 'it' || to === 'itsController') return { ...mind, on: 'chosen' };
  if (to !== null && isTarget(to)) return { chosen: to.target, on: 'chosen' };
  const usesIts = 'amount' in effect && isIts(effect.amount);
  return { ...mind, on: mind.on === 'chosen' && usesIts ? 'chosen' : null };
}

function whomOf(to: To, { chosen, on }: Mind): Whom {
  const again = (to === 'this' && on === 'this') || ((to === 'it' || to === 'itsController') && on === 'chosen');
  return { to, again, chosen };
}

/** Of what the effect itself chooses, or of what is in mind; said of this card, or of all, it would be their own. */
function itsOf(to: To | null, { chosen, on }: Mind): Its {
  if (to === 'it' || (to !== null && isTarget(to))) return 'its';
  if (on === 'chosen' && to !== 'this' && (to === null || typeof to === 'string')) return 'its';
  return chosen === 'bearer' ? 'bearer' : 'named';
}

type Read = { readonly step: Step; readonly mind: Mind };

function read(effect: Effect, mind: Mind): Read {
  switch (effect.op) {
    case 'takeBack':
      return { step: { step: 'takeBack', type: effect.type }, mind: after(effect, mind) };
    case 'may': {
      const inner = readAll(effect.effects, mind);
      return { step: { step: 'may', steps: inner.steps }, mind: inner.mind };
    }
    case 'if': {
      const { count, atLeast } = effect;
      const [held, otherwise] = [readAll(effect.then, mind), readAll(effect.otherwise, mind)];
      return {
        step: { step: 'if', count, atLeast, held: held.steps, otherwise: otherwise.steps, its: itsOf(null, mind) },
        mind: held.steps.length > 0 ? held.mind : otherwise.mind,
      };
    }
    default:
      return { step: readAimed(effect, mind), mind: after(effect, mind) };
  }
}

function readAimed(effect: Extract<Effect, { to: To } | { who: To }>, mind: Mind): Step {
  const to = 'to' in effect ? effect.to : effect.who;
  const whom = whomOf(to, mind);
  const its = itsOf(to, mind);
  switch (effect.op) {
    case 'change':
      return { step: 'gets', attack: effect.attack, defense: effect.defense, traits: [], whom, its };
    case 'grant':
      return { step: 'gets', attack: 0, defense: 0, traits: [effect.trait], whom, its };
    case 'destroy':
    case 'return':
    case 'tap':
    case 'untap':
    case 'untapSkill':
      return { step: effect.op, whom };
    default:
      return { step: effect.op, amount: effect.amount, whom, its };
  }
}

const sameOnes = (first: To, next: To): boolean => {
  if (next === 'it') return first === 'it' || isTarget(first);
  return !isTarget(next) && JSON.stringify(first) === JSON.stringify(next);
};
const isBare = ({ attack, defense }: StepBy['gets']): boolean => attack === 0 && defense === 0;

/** Both in one step, or null where they stay apart. */
function merged(first: Step | undefined, next: Step): Step | null {
  if (first?.step !== 'gets' || next.step !== 'gets' || !sameOnes(first.whom.to, next.whom.to)) return null;
  const traits = [...new Set([...first.traits, ...next.traits])];
  if (isBare(next)) return { ...first, traits };
  return isBare(first) ? { ...first, attack: next.attack, defense: next.defense, traits } : null;
}

const isZero = (amount: Amount): boolean => {
  const reading = readAmount(amount);
  return reading.reads === 'plain' && reading.n === 0;
};
/** What has nothing to say. */
function isIdle(step: Step): boolean {
  if (step.step === 'may') return step.steps.length === 0;
  if (step.step === 'if') return step.held.length + step.otherwise.length === 0;
  return step.step === 'gets' && step.traits.length === 0 && isZero(step.attack) && isZero(step.defense);
}

function readAll(effects: Effects, start: Mind): { readonly steps: readonly Step[]; readonly mind: Mind } {
  const steps: Step[] = [];
  let mind = start;
  for (const effect of effects) {
    const next = read(effect, mind);
    if (isIdle(next.step)) continue;
    const both = merged(steps.at(-1), next.step);
    if (both === null) steps.push(next.step);
    else steps[steps.length - 1] = both;
    mind = next.mind;
  }
  return { steps, mind };
}

export const stepsOf = (effects: Effects, mind: Mind): readonly Step[] => readAll(effects, mind).steps;
