// How do the effects of a contract fall into clauses, and for whom does a pronoun suffice in each?
//
// Neighbouring effects that a person would say in one breath become one step: "gains +2 attack and Fog",
// "2 damage to a Creature, then 1 to the opponent".

import * as language from '@duello/language';
import type { Amount, CardId, ContractType, Count, Effect, Filter, Status, To, Until } from '../cards/effects.ts';

/** `chosen` serves `it` and `besideIt`. */
export type TargetPhrase = language.TargetPhrase<To, Filter>;

export interface Hit {
  readonly amount: Amount;
  readonly times: Amount;
  readonly whom: TargetPhrase;
  readonly its: boolean;
}

/** `its`: whether "its attack" is clear; otherwise "that Creature's attack". */
export type Step =
  | { readonly step: 'damage'; readonly hits: readonly Hit[] }
  | { readonly step: 'heal'; readonly amount: Amount; readonly whom: TargetPhrase; readonly its: boolean }
  | {
      readonly step: 'gains';
      readonly attack: Amount;
      readonly health: Amount;
      readonly magic: number;
      readonly statuses: readonly Status[];
      readonly until: Until;
      readonly whom: TargetPhrase;
      readonly its: boolean;
    }
  | { readonly step: 'blunt'; readonly until: Until; readonly whom: TargetPhrase }
  | { readonly step: 'fade'; readonly whoms: readonly TargetPhrase[] }
  | { readonly step: 'disarm' | 'destroy' | 'return'; readonly whom: TargetPhrase }
  | { readonly step: 'move'; readonly where: 'leftEnd' | 'rightEnd' | 'anywhere'; readonly whom: TargetPhrase }
  | {
      readonly step: 'summon';
      readonly token: CardId;
      readonly count: Amount;
      readonly who: 'you' | 'opponent';
      readonly its: boolean;
    }
  | {
      readonly step: 'fetch';
      readonly count: Amount;
      readonly who: 'you' | 'opponent' | 'eachPlayer';
      readonly its: boolean;
    }
  | { readonly step: 'draw'; readonly times: number }
  | { readonly step: 'takeBack'; readonly type: ContractType | null }
  | { readonly step: 'fillTanks'; readonly count: Amount; readonly its: boolean }
  | { readonly step: 'extractor'; readonly full: boolean }
  | { readonly step: 'may'; readonly steps: readonly Step[] }
  | {
      readonly step: 'if';
      readonly count: Count;
      readonly atLeast: number;
      /** What happens when it holds; empty when something happens only otherwise. */
      readonly held: readonly Step[];
      readonly otherwise: readonly Step[];
      readonly its: boolean;
    };
export type StepName = Step['step'];
export type StepBy = { readonly [S in Step as S['step']]: S };

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
  return { steps: [readOne(effect, context)], context: after(effect, context) };
}

function readOne(effect: Exclude<Effect, { op: 'may' | 'if' }>, context: PronounContext): Step {
  switch (effect.op) {
    case 'draw':
      return { step: 'draw', times: effect.times };
    case 'takeBack':
      return { step: 'takeBack', type: effect.type };
    case 'extractor':
      return { step: 'extractor', full: effect.full };
    case 'summon':
    case 'fetch':
    case 'fillTanks':
      return readCount(effect, itsIsClear(null, context));
    default:
      return readAimed(effect, context);
  }
}

function readCount(effect: Extract<Effect, { op: 'summon' | 'fetch' | 'fillTanks' }>, its: boolean): Step {
  if (effect.op === 'fillTanks') return { step: 'fillTanks', count: effect.count, its };
  if (effect.op === 'fetch') return { step: 'fetch', count: effect.count, who: effect.who, its };
  return { step: 'summon', token: effect.token, count: effect.count, who: effect.for, its };
}

function readInner(effect: Extract<Effect, { op: 'may' | 'if' }>, context: PronounContext): Read {
  if (effect.op === 'may') {
    const inner = readAll(effect.effects, context);
    return { steps: [{ step: 'may', steps: inner.steps }], context: inner.context };
  }
  const { count, atLeast } = effect;
  const held = readAll(effect.then, context);
  const otherwise = readAll(effect.otherwise, context);
  const its = itsIsClear(null, context);
  return {
    steps: [{ step: 'if', count, atLeast, held: held.steps, otherwise: otherwise.steps, its }],
    context: held.steps.length > 0 ? held.context : otherwise.context,
  };
}

function readAimed(effect: Extract<Effect, { to: To }>, context: PronounContext): Step {
  const whom = language.phraseOf(effect.to, behind(effect.to), context);
  const its = itsIsClear(effect.to, context);
  switch (effect.op) {
    case 'damage':
      return { step: 'damage', hits: [{ amount: effect.amount, times: effect.times, whom, its }] };
    case 'heal':
      return { step: 'heal', amount: effect.amount, whom, its };
    case 'gain': {
      const { attack, health, magic, until } = effect;
      return { step: 'gains', attack, health, magic, statuses: [], until, whom, its };
    }
    case 'become': {
      const { status, until } = effect;
      return { step: 'gains', attack: 0, health: 0, magic: 0, statuses: [status], until, whom, its };
    }
    case 'blunt':
      return { step: 'blunt', until: effect.until, whom };
    case 'move':
      return { step: 'move', where: effect.where, whom };
    case 'fade':
      return { step: 'fade', whoms: [whom] };
    default:
      return { step: effect.op, whom };
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
  if (first.step === 'damage' && next.step === 'damage') {
    const hits = [...first.hits, ...next.hits];
    return hits.every(({ times }) => times === 1) ? { step: 'damage', hits } : null;
  }
  if (first.step === 'fade' && next.step === 'fade') return { step: 'fade', whoms: [...first.whoms, ...next.whoms] };
  if (first.step !== 'gains' || next.step !== 'gains') return null;
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
    one.step === 'damage' && one.hits.length === 1 ? one.hits[0] : one.step === 'heal' ? one : null,
  );
