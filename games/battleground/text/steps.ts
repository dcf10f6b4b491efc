// How do the effects of a spell fall into clauses, and for whom does a pronoun suffice in each?
//
// Neighbouring effects that a person would say in one breath become one step: "gains 2 Attack and 1 HP",
// "2 damage to target foe, then 1 to each foe adjacent to it". A point is chosen in a step of its own.

import type { By } from '@duello/language';
import type { Amount, Colour, Condition, Effect, Filter, SpellType, Test, To } from '../cards/effects.ts';
import { type Aim, after, type Its, itsOf, type Mind, type Whom, whomOf } from './mind.ts';

export interface Hit {
  readonly amount: Amount;
  readonly whom: Whom;
  readonly its: Its;
}
export interface Put {
  readonly condition: Condition;
  readonly count: Amount;
}
export interface Mana {
  readonly colour: Colour | 'any';
  readonly count: Amount;
}

export type Step =
  | { readonly step: 'choose'; readonly point: 'field' | 'intersection' }
  | { readonly step: 'damage'; readonly hits: readonly Hit[] }
  | { readonly step: 'heal'; readonly amount: Amount; readonly whom: Whom; readonly its: Its }
  | { readonly step: 'gain'; readonly attack: Amount; readonly hp: Amount; readonly whom: Whom; readonly its: Its }
  | { readonly step: 'place'; readonly puts: readonly Put[]; readonly whom: Whom; readonly its: Its }
  | { readonly step: 'cleanse'; readonly conditions: readonly (Condition | 'all')[]; readonly whom: Whom }
  | { readonly step: 'kill' | 'unenchant' | 'attack' | 'defend'; readonly whom: Whom }
  | { readonly step: 'enchant'; readonly count: number; readonly whom: Whom }
  | { readonly step: 'move'; readonly where: 'forward' | 'back' | 'left' | 'right'; readonly whom: Whom }
  | { readonly step: 'end' }
  | { readonly step: 'endAnother'; readonly whose: 'own' | 'opposing' | 'any' }
  | { readonly step: 'draw'; readonly count: Amount; readonly its: Its }
  | { readonly step: 'retain'; readonly count: number; readonly type: SpellType | null }
  | { readonly step: 'mana'; readonly mana: readonly Mana[]; readonly its: Its }
  | { readonly step: 'gainCrystal'; readonly colour: Colour | 'any'; readonly into: 'pile' | 'hand' }
  | { readonly step: 'revive'; readonly maxTier: number | null }
  | { readonly step: 'may'; readonly steps: readonly Step[] }
  | { readonly step: 'either'; readonly first: readonly Step[]; readonly second: readonly Step[] }
  | {
      readonly step: 'if';
      readonly test: Test;
      /** What the test is about, where it is about what was chosen. */
      readonly whom: Whom;
      readonly its: Its;
      /** What happens when it holds; empty when something happens only otherwise. */
      readonly held: readonly Step[];
      readonly otherwise: readonly Step[];
    };
export type StepBy = By<Step, 'step'>;

interface Read {
  readonly steps: readonly Step[];
  readonly mind: Mind;
}

type Aimed = Extract<Effect, { to: To }>;

function readAimed(effect: Aimed, to: Aim, mind: Mind): Step {
  const whom = whomOf(to, mind);
  const its = itsOf(to, mind);
  switch (effect.op) {
    case 'damage':
      return { step: 'damage', hits: [{ amount: effect.amount, whom, its }] };
    case 'heal':
      return { step: 'heal', amount: effect.amount, whom, its };
    case 'gain':
      return { step: 'gain', attack: effect.attack, hp: effect.hp, whom, its };
    case 'place':
      return { step: 'place', puts: [{ condition: effect.condition, count: effect.count }], whom, its };
    case 'cleanse':
      return { step: 'cleanse', conditions: [effect.condition], whom };
    case 'enchant':
      return { step: 'enchant', count: effect.count, whom };
    case 'move':
      return { step: 'move', where: effect.where, whom };
    default:
      return { step: effect.op, whom };
  }
}

/** A point is chosen first; then the effect works near it. */
function readAt(effect: Aimed, mind: Mind): Read {
  const { to } = effect;
  if (typeof to === 'string' || !('point' in to)) {
    return { steps: [readAimed(effect, to, mind)], mind: after(effect, mind) };
  }
  const { point, how, side } = to;
  const chosen: Mind = { ...mind, point, on: 'point', led: false };
  return {
    steps: [{ step: 'choose', point }, readAimed(effect, { near: 'there', how, side }, chosen)],
    mind: { ...chosen, on: null },
  };
}

type Inner = Extract<Effect, { op: 'may' | 'either' | 'if' }>;
type Plain = Exclude<Effect, Aimed | Inner>;

function readPlain(effect: Plain, mind: Mind): Step {
  const its = itsOf(null, mind);
  switch (effect.op) {
    case 'draw':
      return { step: 'draw', count: effect.count, its };
    case 'mana':
      return { step: 'mana', mana: [{ colour: effect.colour, count: effect.count }], its };
    case 'retain':
      return { step: 'retain', count: effect.count, type: effect.type };
    case 'gainCrystal':
      return { step: 'gainCrystal', colour: effect.colour, into: effect.into };
    case 'revive':
      return { step: 'revive', maxTier: effect.maxTier };
    case 'endAnother':
      return { step: 'endAnother', whose: effect.whose };
    case 'end':
      return { step: 'end' };
  }
}

/** What is chosen within stays within; what was chosen before can still be in mind. */
const back = (mind: Mind, inner: Mind): Mind => ({
  ...mind,
  on: inner.chosen === mind.chosen ? inner.on : null,
  led: false,
});

function readInner(effect: Inner, mind: Mind): Read {
  if (effect.op === 'may') {
    const inner = readAll(effect.effects, mind);
    return { steps: [{ step: 'may', steps: inner.steps }], mind: back(mind, inner.mind) };
  }
  if (effect.op === 'either') {
    const [first, second] = [readAll(effect.first, mind).steps, readAll(effect.second, mind).steps];
    return { steps: [{ step: 'either', first, second }], mind: { ...mind, on: null, led: false } };
  }
  const { test } = effect;
  const inner: Mind = test.test === 'itIs' ? { ...mind, on: mind.itIsThis ? 'this' : 'chosen', led: true } : mind;
  const held = readAll(effect.then, inner);
  // "Otherwise, …" stands between.
  const otherwise = readAll(effect.otherwise, { ...inner, led: inner.led && effect.then.length === 0 });
  const whom = whomOf('it', mind);
  return {
    steps: [{ step: 'if', test, whom, its: itsOf(null, mind), held: held.steps, otherwise: otherwise.steps }],
    mind: back(mind, held.steps.length > 0 ? held.mind : otherwise.mind),
  };
}

function read(effect: Effect, mind: Mind): Read {
  if ('to' in effect) return readAt(effect, mind);
  if (effect.op === 'may' || effect.op === 'either' || effect.op === 'if') return readInner(effect, mind);
  return { steps: [readPlain(effect, mind)], mind: after(effect, mind) };
}

const isTarget = (to: To): to is { readonly target: Filter } => typeof to === 'object' && 'target' in to;
const sameOnes = (first: To, next: To): boolean => {
  if (next === 'it') return first === 'it' || isTarget(first);
  return !isTarget(next) && JSON.stringify(first) === JSON.stringify(next);
};
const isPlain = ({ count }: Put | Mana): boolean => typeof count === 'number';

/** Both in one step, or null where they stay apart. */
function merged(first: Step | undefined, next: Step): Step | null {
  if (first === undefined) return null;
  if (first.step === 'damage' && next.step === 'damage') {
    return { step: 'damage', hits: [...first.hits, ...next.hits] };
  }
  if (first.step === 'mana' && next.step === 'mana') {
    const mana = [...first.mana, ...next.mana];
    return mana.every((one) => isPlain(one) && one.colour !== 'any') ? { ...first, mana } : null;
  }
  if (!('whom' in first && 'whom' in next) || !sameOnes(first.whom.to, next.whom.to)) return null;
  if (first.step === 'place' && next.step === 'place') {
    const puts = [...first.puts, ...next.puts];
    return puts.every(isPlain) ? { ...first, puts } : null;
  }
  if (first.step === 'cleanse' && next.step === 'cleanse') {
    const conditions = [...first.conditions, ...next.conditions];
    return conditions.includes('all') ? null : { ...first, conditions };
  }
  if (first.step === 'gain' && next.step === 'gain') {
    if (first.hp === 0 && next.attack === 0) return { ...first, hp: next.hp };
    if (first.attack === 0 && next.hp === 0) return { ...first, attack: next.attack };
  }
  return null;
}

function readAll(effects: readonly Effect[], start: Mind): Read {
  const steps: Step[] = [];
  let mind = start;
  for (const effect of effects) {
    const next = read(effect, mind);
    const both = next.steps.length === 1 ? merged(steps.at(-1), next.steps[0]) : null;
    if (both === null) steps.push(...next.steps);
    else steps[steps.length - 1] = both;
    mind = next.mind;
  }
  return { steps, mind };
}

export const stepsOf = (effects: readonly Effect[], mind: Mind): readonly Step[] => readAll(effects, mind).steps;

type Said = 'order' | 'statement' | 'whole';
/** "kill it" is an order, "it attacks" a statement; what follows "you may" sounds alike; conditions stand alone. */
function soundOf({ step }: Step, form: 'do' | 'can'): Said {
  if (step === 'either' || step === 'if' || (step === 'may' && form === 'do')) return 'whole';
  return form === 'do' && (step === 'gain' || step === 'attack' || step === 'defend') ? 'statement' : 'order';
}

/** Steps in the order they are said: those that an "and" can join in one group. */
export function groups(steps: readonly Step[], form: 'do' | 'can'): readonly (readonly Step[])[] {
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

/** Where a condition only makes a number larger: the number it makes, so that one sentence can say both. */
export function raised({ held, otherwise }: StepBy['if']): number | null {
  const [great, small] = [numberOf(held), numberOf(otherwise)];
  if (great === null || small === null) return null;
  return JSON.stringify(great.rest) === JSON.stringify(small.rest) ? great.n : null;
}

/** One step with one plain number, and all of it but the number. */
function numberOf([step, ...more]: readonly Step[]): { readonly n: number; readonly rest: unknown } | null {
  if (step === undefined || more.length > 0) return null;
  const counted = step.step === 'damage' && step.hits.length === 1 ? step.hits[0] : step.step === 'heal' ? step : null;
  if (counted === null || typeof counted.amount !== 'number') return null;
  return { n: counted.amount, rest: { ...counted, amount: 0, isHeal: step.step === 'heal' } };
}
