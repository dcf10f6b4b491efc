// What might a card of a match's own look like? Any card that the effect language allows; for fuzzing.

import { below, type Json, type Rng } from '@duello/kernel';
import { pick } from '@duello/language';
import { type CardId, ELEMENTS, type Element, type Op } from '../effects.ts';

type Phase = 'action' | 'fight' | 'either';

const IN_ACTION: readonly Op[] = ['heal', 'nextDraw', 'draw', 'gain', 'ifCast'];
const IN_FIGHT: readonly Op[] = [
  'damage',
  'heal',
  'block',
  'shield',
  'halve',
  'evade',
  'putOut',
  'double',
  'nextDraw',
  'ifCast',
];
const IN_BOTH: readonly Op[] = ['heal', 'nextDraw', 'byPhase', 'ifCast'];
const OPS = { action: IN_ACTION, fight: IN_FIGHT, either: IN_BOTH } as const;
/** A card asks one thing at most, and only some in a fight. */
const ASKING = {
  action: ['feed', 'upgrade', 'outcast', 'counter'],
  fight: ['feed', 'counter'],
  either: ['feed', 'counter'],
} as const;

const flip = (rng: Rng, chances = 2): boolean => below(rng, chances) === 0;

/** The largest number a card can hold. */
const MOST = 99;
/** One card in so many is extreme: every number as large as can be. */
const EXTREME_ONCE_IN = 6;

/** What the effects of a card are drawn from. */
interface Making {
  readonly rng: Rng;
  readonly feeds: boolean;
  readonly extreme: boolean;
  readonly known: readonly CardId[];
}

const size = ({ rng, extreme }: Making, usual: number): number => (extreme ? MOST : below(rng, usual));

function amount(making: Making): Json {
  const { rng, feeds } = making;
  if (flip(rng)) return size(making, 13);
  const instead = flip(rng) ? { element: pick(rng, ELEMENTS), each: size(making, 7) } : null;
  return {
    base: size(making, 4),
    over: pick(rng, feeds ? ['fed'] : ['cast', 'otherCast']),
    each: size(making, 4),
    instead,
  };
}

function effect(making: Making, phase: Phase, deep = 0): Json {
  const { rng, known, extreme } = making;
  const op = pick(
    rng,
    OPS[phase].filter((name) => deep < 2 || name !== 'ifCast'),
  );
  const element = pick(rng, ELEMENTS);
  switch (op) {
    case 'damage':
      return {
        op,
        amount: amount(making),
        to: pick(rng, ['foe', 'each']),
        unblockable: flip(rng),
        ifHurt: flip(rng) ? size(making, 9) : null,
      };
    case 'heal':
    case 'block':
    case 'shield':
    case 'draw':
      return { op, amount: amount(making) };
    case 'nextDraw':
      return { op, amount: extreme ? pick(rng, [-MOST, MOST]) : below(rng, 5) - 2, who: pick(rng, ['you', 'foe']) };
    case 'putOut':
    case 'double':
      return { op, element };
    case 'gain':
      return {
        op,
        card: pick(rng, known),
        more: flip(rng) ? { mana: 1 + below(rng, 2), card: pick(rng, known) } : null,
      };
    case 'ifCast':
      return { op, element, effect: effect(making, phase, deep + 1) };
    case 'byPhase':
      return { op, action: effect(making, 'action', 2), fight: effect(making, 'fight', 2) };
    default:
      return { op };
  }
}

/** A card in JSON, as somebody might write it. */
export function randomCard(rng: Rng, known: readonly CardId[]): Json {
  const type = pick(rng, ['spell', 'spell', 'spell', 'spell', 'gem', 'currency']);
  const price = below(rng, 6);
  const extreme = flip(rng, EXTREME_ONCE_IN);
  if (type === 'gem') return { type, price, mana: extreme ? MOST : below(rng, 5), recall: below(rng, 4) };
  if (type === 'currency')
    return {
      type,
      price: price + 1,
      coins: extreme ? MOST : below(rng, 5),
      next: flip(rng) ? pick(rng, known) : null,
    };
  const phase = pick(rng, ['action', 'fight', 'either'] as const);
  const asks = flip(rng) ? pick(rng, ASKING[phase]) : null;
  const making: Making = { rng, feeds: asks === 'feed', extreme, known };
  const effects = Array.from({ length: 1 + below(rng, 3) }, () => effect(making, phase));
  const asking = asks === 'feed' ? [{ op: asks, upTo: flip(rng) ? 1 + below(rng, 3) : null }] : [{ op: asks }];
  return {
    type,
    price: extreme ? 0 : price,
    element: flip(rng, 4) ? null : pick(rng, ELEMENTS),
    mana: extreme ? 0 : below(rng, 4),
    phase,
    // Both work in the fight only.
    priority: phase !== 'action' && flip(rng, 3),
    immune: flip(rng, 4),
    cheaper: flip(rng, 4) ? { by: 1 + below(rng, 2), ifCast: pick(rng, ELEMENTS) } : null,
    frees: phase !== 'action' && flip(rng, 5) ? pick(rng, known) : null,
    effects: asks === null ? effects : [...asking, ...effects],
  };
}

/** A spell that hurts both alike and costs nothing: chance alone hardly ever makes both fall at once. */
export const randomDoom = (rng: Rng): Json => ({
  type: 'spell',
  price: 0,
  mana: 0,
  phase: 'fight',
  effects: [{ op: 'damage', amount: 5 + below(rng, 30), to: 'each', unblockable: true }],
});

/** A spell as strong as can be written, fed with anything; and one that doubles it again and again. */
export function randomBlast(rng: Rng, element: Element): { readonly blast: Json; readonly echo: Json } {
  const huge = { base: MOST, over: 'fed', each: MOST };
  const ops: readonly Json[] = [
    { op: 'damage', amount: huge, to: pick(rng, ['foe', 'each']), unblockable: flip(rng) },
    { op: 'heal', amount: huge },
    { op: 'block', amount: huge },
    { op: 'shield', amount: huge },
    { op: 'nextDraw', amount: huge, who: pick(rng, ['you', 'foe']) },
  ];
  const blast = [{ op: 'feed' }, ...ops.filter(() => flip(rng))];
  const echo = Array.from({ length: 10 }, () => ({ op: 'double', element }));
  const spell = { type: 'spell', price: 0, mana: 0, phase: 'fight' };
  return { blast: { ...spell, element, priority: flip(rng), effects: blast }, echo: { ...spell, effects: echo } };
}
