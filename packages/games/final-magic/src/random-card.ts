// What might a card of a match's own look like? Any card that the effect language allows; for fuzzing.

import { below, type Json, type Rng } from '@duello/kernel';
import { type CardId, ELEMENTS, type Op } from './effects.ts';

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

const pick = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, list.length)];
const flip = (rng: Rng, chances = 2): boolean => below(rng, chances) === 0;

function amount(rng: Rng, feeds: boolean): Json {
  if (flip(rng)) return below(rng, 13);
  const instead = flip(rng) ? { element: pick(rng, ELEMENTS), each: below(rng, 7) } : null;
  return {
    base: below(rng, 4),
    over: pick(rng, feeds ? ['fed'] : ['cast', 'otherCast']),
    each: below(rng, 4),
    instead,
  };
}

function effect(rng: Rng, phase: Phase, feeds: boolean, known: readonly CardId[], deep = 0): Json {
  const op = pick(
    rng,
    OPS[phase].filter((name) => deep < 2 || name !== 'ifCast'),
  );
  const element = pick(rng, ELEMENTS);
  switch (op) {
    case 'damage':
      return {
        op,
        amount: amount(rng, feeds),
        to: pick(rng, ['foe', 'each']),
        unblockable: flip(rng),
        ifHurt: flip(rng) ? below(rng, 9) : null,
      };
    case 'heal':
    case 'block':
    case 'shield':
    case 'draw':
      return { op, amount: amount(rng, feeds) };
    case 'nextDraw':
      return { op, amount: below(rng, 5) - 2, who: pick(rng, ['you', 'foe']) };
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
      return { op, element, effect: effect(rng, phase, feeds, known, deep + 1) };
    case 'byPhase':
      return { op, action: effect(rng, 'action', feeds, known, 2), fight: effect(rng, 'fight', feeds, known, 2) };
    default:
      return { op };
  }
}

/** A card in JSON, as somebody might write it. */
export function randomCard(rng: Rng, known: readonly CardId[]): Json {
  const type = pick(rng, ['spell', 'spell', 'spell', 'spell', 'gem', 'currency']);
  const price = below(rng, 6);
  if (type === 'gem') return { type, price, mana: below(rng, 5), recall: below(rng, 4) };
  if (type === 'currency')
    return { type, price: price + 1, coins: below(rng, 5), next: flip(rng) ? pick(rng, known) : null };
  const phase = pick(rng, ['action', 'fight', 'either'] as const);
  const asks = flip(rng) ? pick(rng, ASKING[phase]) : null;
  const effects = Array.from({ length: 1 + below(rng, 3) }, () => effect(rng, phase, asks === 'feed', known));
  const asking = asks === 'feed' ? [{ op: asks, upTo: flip(rng) ? 1 + below(rng, 3) : null }] : [{ op: asks }];
  return {
    type,
    price,
    element: flip(rng, 4) ? null : pick(rng, ELEMENTS),
    mana: below(rng, 4),
    phase,
    priority: flip(rng, 3),
    immune: flip(rng, 4),
    cheaper: flip(rng, 4) ? { by: 1 + below(rng, 2), ifCast: pick(rng, ELEMENTS) } : null,
    frees: flip(rng, 5) ? pick(rng, known) : null,
    effects: asks === null ? effects : [...asking, ...effects],
  };
}
