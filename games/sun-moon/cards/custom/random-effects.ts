// What might the text of a card of a match's own say? Every op, with whom and how much it can mean; for fuzzing.

import { below, type Json, type Rng } from '@duello/kernel';
import { pick } from '@duello/language';
import { COUNTS, type Filter, type Op, TRAITS, TYPES } from '../effects.ts';
import { whyNotCount } from './custom-amounts.ts';
import { OPS } from './custom-effects.ts';
import {
  type Context,
  isInPlay,
  MOST,
  SIDES,
  WHO,
  WORDS,
  whatOf,
  whyNotTarget,
  whyNotWord,
  worksOn,
} from './custom-targets.ts';

/** What the effects of a card are drawn from: where they stand decides what they may mean. */
export interface Making extends Context {
  readonly rng: Rng;
  /** Every number is as large as can be. */
  readonly extreme: boolean;
  /** Nothing is aimed at: an enchantment speaks of its bearer. */
  readonly aimless: boolean;
}

export const flip = (rng: Rng, chances = 2): boolean => below(rng, chances) === 0;

const count = (making: Making): Json =>
  pick(
    making.rng,
    COUNTS.filter((one) => whyNotCount(one, making) === null),
  );

function amount(making: Making, usual: number): Json {
  const { rng, extreme } = making;
  if (flip(rng)) return extreme ? MOST : 1 + below(rng, usual);
  const each = extreme ? pick(rng, [MOST, -MOST]) : pick(rng, [1, 1, 2, -1]);
  return { count: count(making), each, plus: below(rng, 4), atMost: flip(rng) ? below(rng, 9) : null };
}

export function filter(making: Making, what: Filter['what']): Json {
  const { rng } = making;
  const side = pick(rng, SIDES);
  if (what === 'player') return { what, side };
  const seldom = (): number | null => (flip(rng, 5) ? below(rng, 6) : null);
  const cards = { what, side, tapped: flip(rng, 5) ? flip(rng) : null, other: isInPlay(making) && flip(rng, 4) };
  const priced = { ...cards, maxCost: seldom() };
  return what === 'enchantment' ? priced : { ...priced, maxAttack: seldom(), maxDefense: seldom() };
}

interface Aimed {
  readonly to: Json;
  readonly aimed: Filter['what'] | null;
}

/** Whom, among those an op works on. */
function to(making: Making, op: Op): Aimed {
  const { rng } = making;
  const can = worksOn(op);
  const words = WORDS.filter((word) => {
    const what = whyNotWord(word, making) === null ? whatOf(word, making) : null;
    return what !== null && can.includes(what);
  });
  if (words.length > 0 && flip(rng, 3)) return { to: pick(rng, words), aimed: null };
  const what = pick(rng, can);
  const aims = !making.aimless && whyNotTarget(making) === null && !flip(rng, 3);
  return aims
    ? { to: { target: filter(making, what) }, aimed: what }
    : { to: { all: filter(making, what) }, aimed: null };
}

const who = (making: Making): Json =>
  pick(
    making.rng,
    WHO.filter((word) => whyNotWord(word, making) === null),
  );

const NESTING: readonly Op[] = ['may', 'if'];

interface Made {
  readonly effect: Json;
  readonly aimed: Filter['what'] | null;
}

function effect(making: Making): Made {
  const { rng, deep } = making;
  const op = pick(
    rng,
    OPS.filter((one) => deep < 2 || !NESTING.includes(one)),
  );
  const inner = (least: number): readonly Json[] => effects({ ...making, deep: deep + 1 }, least + below(rng, 2));
  const made = (more: { readonly [name: string]: Json }): Made => ({ effect: { op, ...more }, aimed: null });
  switch (op) {
    case 'gainLife':
    case 'loseLife':
    case 'tire':
    case 'rest':
    case 'draw':
    case 'discard':
      return made({ amount: amount(making, 4), who: who(making) });
    case 'untapSkill':
      return made({ who: who(making) });
    case 'takeBack':
      return made({ type: flip(rng) ? null : pick(rng, TYPES) });
    case 'may':
      return made({ effects: inner(1) });
    case 'if': {
      const then = inner(1);
      return made({ count: count(making), atLeast: below(rng, 5), then, otherwise: inner(0) });
    }
    default:
      return onSomebody(making, op);
  }
}

function onSomebody(making: Making, op: Op): Made {
  const { rng } = making;
  const { to: whom, aimed } = to(making, op);
  const on: Making = { ...making, it: aimed ?? making.it };
  const made = (more: { readonly [name: string]: Json }): Made => ({ effect: { op, to: whom, ...more }, aimed });
  switch (op) {
    case 'damage':
      return made({ amount: amount(on, 4) });
    case 'change': {
      const by = (): Json => (flip(rng, 3) ? -1 - below(rng, 3) : amount(on, 3));
      return made(flip(rng) ? { attack: by() } : { attack: by(), defense: by() });
    }
    case 'grant':
      return made({ trait: pick(rng, TRAITS) });
    default:
      return made({});
  }
}

/** So many effects, each knowing what those before it have aimed at. */
export function effects(making: Making, length: number): readonly Json[] {
  let { it, targets } = making;
  return Array.from({ length }, () => {
    const made = effect({ ...making, it, targets });
    if (made.aimed !== null) targets++;
    it = made.aimed ?? it;
    return made.effect;
  });
}
