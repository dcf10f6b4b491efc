// What might the text of a spell of a match's own say? Every op, with whom, what and how much it can mean; for fuzzing.

import { below, type Json, type Rng } from '@duello/kernel';
import { pick } from '@duello/language';
import { COLOURS, CONDITIONS, COUNTS, type Op, TYPES } from '../effects.ts';
import { whyNotCount } from './custom-amounts.ts';
import { IT_IS, OPS, whyNotOp, whyNotTest } from './custom-effects.ts';
import {
  aroundOf,
  type ChosenBefore,
  type Context,
  isOnBoard,
  MOST,
  NEAR,
  reachesPlayers,
  SIDES,
  WHAT,
  WORDS,
  whyNotChoose,
  whyNotNear,
  whyNotWord,
  worksOnPlayers,
} from './custom-targets.ts';

/** What the effects of a spell are drawn from: where they stand decides what they may mean. */
export interface Making extends Context {
  readonly rng: Rng;
  readonly extreme: boolean;
}

export const flip = (rng: Rng, chances = 2): boolean => below(rng, chances) === 0;
export const size = ({ rng, extreme }: Making, usual: number): number => (extreme ? MOST : below(rng, usual));

function count(making: Making): Json {
  return pick(
    making.rng,
    COUNTS.filter((one) => whyNotCount(one, making) === null),
  );
}

function amount(making: Making, usual: number, least = 0, most = MOST): Json {
  const { rng, extreme } = making;
  if (flip(rng)) return Math.max(least, Math.min(most, size(making, usual)));
  const each = extreme ? pick(rng, [MOST, -MOST]) : pick(rng, [1, 1, 2, -1]);
  return { count: count(making), each, plus: below(rng, 4), atMost: flip(rng) ? 1 + below(rng, most) : null };
}

type What = (typeof WHAT)[number];

function filter(making: Making, what: What): Json {
  const { rng, hasEnchantment } = making;
  const side = pick(rng, SIDES);
  if (what === 'player') return { what, side, hurt: flip(rng, 4) };
  return {
    what,
    side,
    other: isOnBoard(making) && flip(rng, 3),
    maxTier: flip(rng, 5) ? 1 + below(rng, 3) : null,
    maxHp: flip(rng, 5) ? 1 + below(rng, 6) : null,
    hurt: flip(rng, 6),
    bears: flip(rng, 6) ? pick(rng, [...CONDITIONS, 'any']) : null,
    enchanted: hasEnchantment && flip(rng, 4),
  };
}

function reach(rng: Rng, around: 'field' | 'intersection'): Json {
  if (around === 'intersection') return 1 + below(rng, 3);
  return pick(rng, ['adjacent', 'neighbouring', 2, { within: 1 + below(rng, 3), origin: true }]);
}

interface Aimed {
  readonly to: Json;
  readonly chosen: ChosenBefore | null;
}

/** Whom, among those an op works on: summons only, or players too. */
function to(making: Making, players: boolean): Aimed {
  const { rng, chosen } = making;
  const kind = below(rng, whyNotChoose(making) === null ? 5 : 3);
  if (kind === 0) return { to: word(making, players), chosen };
  if (kind === 1) return { to: { all: filter(making, players ? pick(rng, WHAT) : 'summon') }, chosen };
  if (kind === 2) return { to: near(making), chosen };
  if (kind === 3) {
    const point = pick(rng, ['field', 'intersection'] as const);
    return { to: { point, how: reach(rng, point), side: pick(rng, SIDES) }, chosen: { what: 'summon', point } };
  }
  const what = players ? pick(rng, WHAT) : 'summon';
  return { to: { target: filter(making, what) }, chosen: { what, point: null } };
}

function word(making: Making, players: boolean): Json {
  const words = WORDS.filter((one) => whyNotWord(one, making) === null && (players || !reachesPlayers(one, making)));
  return words.length > 0 ? pick(making.rng, words) : { all: filter(making, 'summon') };
}

function near(making: Making): Json {
  const { rng } = making;
  const centers = NEAR.filter((one) => whyNotNear(one, making) === null);
  if (centers.length === 0) return { all: filter(making, 'summon') };
  const center = pick(rng, centers);
  return { near: center, how: reach(rng, aroundOf(center, making)), side: pick(rng, SIDES) };
}

/** What most spells do comes more often. */
const USUAL: readonly Op[] = ['damage', 'gain', 'place', 'enchant', 'if'];
const NESTING: readonly Op[] = ['may', 'either', 'if'];

/** `end` comes last, if at all. */
const opsFor = (making: Making): readonly Op[] =>
  [...OPS, ...USUAL].filter(
    (one) => one !== 'end' && whyNotOp(one, making) === null && (making.deep < 2 || !NESTING.includes(one)),
  );

const colour = (making: Making): Json =>
  pick<Json>(making.rng, whyNotChoose(making) === null ? [...COLOURS, 'any'] : COLOURS);

interface Made {
  readonly effect: Json;
  readonly chosen: ChosenBefore | null;
}

function effect(making: Making): Made {
  const { rng, chosen, deep } = making;
  const op = pick(rng, opsFor(making));
  const inner = (least: number): readonly Json[] => effects({ ...making, deep: deep + 1 }, least + below(rng, 2));
  const made = (more: { readonly [name: string]: Json }): Made => ({ effect: { op, ...more }, chosen });
  switch (op) {
    case 'endAnother':
      return made({ whose: pick(rng, ['own', 'opposing', 'any']) });
    case 'draw':
      return made({ count: amount(making, 3, 1) });
    case 'retain':
      return made({ count: 1 + below(rng, 3), type: flip(rng) ? null : pick(rng, TYPES) });
    case 'mana':
      return made({ colour: colour(making), count: amount(making, 4, 1, 20) });
    case 'gainCrystal':
      return made({ colour: colour(making), into: pick(rng, ['pile', 'hand']) });
    case 'revive':
      return made({ maxTier: flip(rng) ? null : 1 + below(rng, 3) });
    case 'may':
      return made({ effects: inner(1) });
    case 'either':
      return made({ first: inner(1), second: inner(1) });
    case 'if': {
      const then = inner(1);
      return made({ test: test(making), then, otherwise: inner(0) });
    }
    default:
      return aimed(making, op);
  }
}

function test(making: Making): Json {
  const words = IT_IS.filter((one) => whyNotTest(one, making) === null);
  if (words.length > 0 && flip(making.rng)) return pick(making.rng, words);
  return { count: count(making), atLeast: 1 + below(making.rng, 4) };
}

function aimed(making: Making, op: Op): Made {
  const { rng } = making;
  const target = to(making, worksOnPlayers(op));
  const on: Making = { ...making, chosen: target.chosen };
  const made = (more: { readonly [name: string]: Json }): Made => ({
    effect: { op, to: target.to, ...more },
    chosen: target.chosen,
  });
  switch (op) {
    case 'damage':
    case 'heal':
      return made({ amount: amount(on, 5) });
    case 'gain': {
      const change = (): Json => (flip(rng, 4) ? -1 - below(rng, 3) : amount(on, 4, 1));
      return made(flip(rng) ? { attack: change() } : { attack: change(), hp: change() });
    }
    case 'place':
      return made({ condition: pick(rng, CONDITIONS), count: amount(on, 3, 1) });
    case 'cleanse':
      return made({ condition: pick(rng, [...CONDITIONS, 'all']) });
    case 'enchant':
      return made({ count: 1 + below(rng, 3) });
    case 'move':
      return made({ where: pick(rng, ['forward', 'back', 'left', 'right']) });
    default:
      return made({});
  }
}

/** So many effects, each knowing what those before it have chosen; an enchantment may end with its last. */
export function effects(making: Making, length: number): readonly Json[] {
  let { chosen } = making;
  const list = Array.from({ length }, () => {
    const made = effect({ ...making, chosen });
    chosen = made.chosen;
    return made.effect;
  });
  const mayEnd = length > 0 && whyNotOp('end', making) === null;
  return mayEnd && flip(making.rng, 6) ? [...list, { op: 'end' }] : list;
}
