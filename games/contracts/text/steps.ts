// How do the effects of a contract fall into clauses, and for whom does a pronoun suffice in each?
//
// Neighbouring effects that a person would say in one breath become one step: "gains +2 attack and Fog",
// "2 damage to a Creature, then 1 to the opponent".

import type { Amount, CardId, ContractType, Count, Effect, Filter, Status, To, Until } from '../cards/effects.ts';

/** Whom a step works on. */
export interface Whom {
  readonly to: To;
  /** It has just been spoken of: a pronoun suffices. */
  readonly again: boolean;
  /** The words before this clause end with it: "When this Creature attacks, …". */
  readonly led: boolean;
  /** What was chosen, for `it` and `besideIt`. */
  readonly chosen: Filter | null;
}

export interface Hit {
  readonly amount: Amount;
  readonly times: Amount;
  readonly whom: Whom;
  readonly its: boolean;
}

/** `its`: whether "its attack" is clear; otherwise "that Creature's attack". */
export type Step =
  | { readonly step: 'damage'; readonly hits: readonly Hit[] }
  | { readonly step: 'heal'; readonly amount: Amount; readonly whom: Whom; readonly its: boolean }
  | {
      readonly step: 'gains';
      readonly attack: Amount;
      readonly health: Amount;
      readonly magic: number;
      readonly statuses: readonly Status[];
      readonly until: Until;
      readonly whom: Whom;
      readonly its: boolean;
    }
  | { readonly step: 'blunt'; readonly until: Until; readonly whom: Whom }
  | { readonly step: 'fade'; readonly whoms: readonly Whom[] }
  | { readonly step: 'disarm' | 'destroy' | 'return'; readonly whom: Whom }
  | { readonly step: 'move'; readonly where: 'leftEnd' | 'rightEnd' | 'anywhere'; readonly whom: Whom }
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
export const named = (to: To): Whom => ({ to, again: false, led: false, chosen: null });

/** Whose they are, which decides whose hand and whose line they have. */
export function sideOf({ to, chosen }: Whom): Filter['side'] {
  if (to === 'this' || to === 'adjacent') return 'own';
  if (typeof to === 'object') return 'choose' in to ? to.choose.side : to.all.side;
  return chosen?.side ?? 'both';
}

/** Whom a reader has in mind; `lead` is this contract as long as nothing else has been said. */
export interface Mind {
  readonly chosen: Filter | null;
  readonly on: 'lead' | 'this' | 'chosen' | null;
}
export const NOBODY_IN_MIND: Mind = { chosen: null, on: null };
/** "When this Creature attacks, it …" */
export const THIS_IN_MIND: Mind = { chosen: null, on: 'lead' };

const chooses = (to: To): to is { readonly choose: Filter } => typeof to === 'object' && 'choose' in to;
const isIts = (amount: Amount): boolean =>
  typeof amount === 'object' && (amount.count === 'itsAttack' || amount.count === 'itsHealth');

/** What is in mind after an effect: whoever it worked on, or whose numbers it used; anything else distracts. */
function after(effect: Effect, mind: Mind): Mind {
  if ('to' in effect) {
    if (effect.to === 'this') return { ...mind, on: 'this' };
    if (effect.to === 'it' || effect.to === 'besideIt') return { ...mind, on: 'chosen' };
    if (chooses(effect.to)) return { chosen: effect.to.choose, on: 'chosen' };
  }
  const amounts = [
    ...('amount' in effect ? [effect.amount] : []),
    ...('count' in effect && effect.op !== 'if' ? [effect.count] : []),
  ];
  return { ...mind, on: mind.on === 'chosen' && amounts.some(isIts) ? 'chosen' : null };
}

function whomOf(to: To, { chosen, on }: Mind): Whom {
  const isThis = to === 'this' && (on === 'this' || on === 'lead');
  const isChosen = (to === 'it' || to === 'besideIt') && on === 'chosen';
  return { to, again: isThis || isChosen, led: to === 'this' && on === 'lead', chosen };
}

/** "its" is whose: of what the effect itself chooses, or of what is in mind; said of this contract it would be its own. */
const itsIsClear = (to: To | null, { chosen, on }: Mind): boolean =>
  to !== 'this' && (on === 'chosen' || chosen === null || (to !== null && chooses(to)));

type Read = { readonly step: Step; readonly mind: Mind };

function read(effect: Effect, mind: Mind): Read {
  switch (effect.op) {
    case 'draw':
      return { step: { step: 'draw', times: effect.times }, mind: after(effect, mind) };
    case 'takeBack':
      return { step: { step: 'takeBack', type: effect.type }, mind: after(effect, mind) };
    case 'extractor':
      return { step: { step: 'extractor', full: effect.full }, mind: after(effect, mind) };
    case 'summon':
    case 'fetch':
    case 'fillTanks':
      return { step: readCount(effect, itsIsClear(null, mind)), mind: after(effect, mind) };
    case 'may':
    case 'if':
      return readInner(effect, mind);
    default:
      return { step: readAimed(effect, mind), mind: after(effect, mind) };
  }
}

function readCount(effect: Extract<Effect, { op: 'summon' | 'fetch' | 'fillTanks' }>, its: boolean): Step {
  if (effect.op === 'fillTanks') return { step: 'fillTanks', count: effect.count, its };
  if (effect.op === 'fetch') return { step: 'fetch', count: effect.count, who: effect.who, its };
  return { step: 'summon', token: effect.token, count: effect.count, who: effect.for, its };
}

function readInner(effect: Extract<Effect, { op: 'may' | 'if' }>, mind: Mind): Read {
  if (effect.op === 'may') {
    const inner = readAll(effect.effects, mind);
    return { step: { step: 'may', steps: inner.steps }, mind: inner.mind };
  }
  const { count, atLeast } = effect;
  const held = readAll(effect.then, mind);
  const otherwise = readAll(effect.otherwise, mind);
  const its = itsIsClear(null, mind);
  return {
    step: { step: 'if', count, atLeast, held: held.steps, otherwise: otherwise.steps, its },
    mind: held.steps.length > 0 ? held.mind : otherwise.mind,
  };
}

function readAimed(effect: Extract<Effect, { to: To }>, mind: Mind): Step {
  const whom = whomOf(effect.to, mind);
  const its = itsIsClear(effect.to, mind);
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
function merged(first: Step | undefined, next: Step): Step | null {
  if (first === undefined) return null;
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

function readAll(effects: readonly Effect[], start: Mind): { readonly steps: readonly Step[]; readonly mind: Mind } {
  const steps: Step[] = [];
  let mind = start;
  for (const effect of effects) {
    const next = read(effect, mind);
    const both = merged(steps.at(-1), next.step);
    if (both === null) steps.push(next.step);
    else steps[steps.length - 1] = both;
    mind = next.mind;
  }
  return { steps, mind };
}

export const stepsOf = (effects: readonly Effect[], mind: Mind): readonly Step[] => readAll(effects, mind).steps;

/** Where a condition only makes a number larger: the number it makes, so that one sentence can say both. */
export function raised({ held: [held, ...more], otherwise: [other, ...others] }: StepBy['if']): number | null {
  if (held === undefined || other === undefined || more.length + others.length > 0) return null;
  const [great, small] = [held, other].map((step) => (step.step === 'damage' ? step.hits[0] : step));
  if (held.step !== other.step || !('amount' in great) || !('amount' in small)) return null;
  if (typeof great.amount !== 'number' || typeof small.amount !== 'number') return null;
  const isSame = JSON.stringify({ ...great, amount: 0 }) === JSON.stringify({ ...small, amount: 0 });
  return isSame && !(held.step === 'damage' && held.hits.length > 1) ? great.amount : null;
}
