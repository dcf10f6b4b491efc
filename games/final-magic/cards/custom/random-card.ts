// What might a custom card look like? Any card that the effect language allows; for fuzzing.

import { flip, LARGEST, NO_EFFECTS, randomEffects } from '@duello/cards';
import { below, type Json, type Rng } from '@duello/kernel';
import { pick } from '@duello/language';
import type { Context } from '../context.ts';
import { GRAMMAR } from '../effects.ts';
import { CAST_IN, type CardId, type Element } from '../vocabulary.ts';
import { CARD_FIELDS } from './card-fields.ts';

/** One card in so many is extreme: every number as large as can be. */
const EXTREME_ONCE_IN = 6;

/** A card in JSON, as somebody might write it. */
export function randomCard(rng: Rng, known: readonly CardId[]): Json {
  const type = pick(rng, ['spell', 'spell', 'spell', 'spell', 'gem', 'currency'] as const);
  const chance = { rng, extreme: below(rng, EXTREME_ONCE_IN) === 0 };
  const phase = pick(rng, CAST_IN);
  const context: Context = { phase, feeds: false, asks: false, known: new Set(known), deep: 0 };
  const card = { type, ...CARD_FIELDS[type].random({ ...chance, ...NO_EFFECTS }, context) };
  const price = below(rng, 6);
  if (type === 'gem') return { ...card, price };
  if (type === 'currency') return { ...card, price: price + 1 };
  // Strong spells are cheap, so that they are cast. Priority and freeing work in the fight only.
  const cheap = chance.extreme ? { price: 0, mana: 0 } : { price, mana: below(rng, 4) };
  const inAction = phase === 'action' ? { priority: false, frees: null } : {};
  return { ...card, ...cheap, ...inAction, phase, effects: randomEffects(GRAMMAR, 1 + below(rng, 4), chance, context) };
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
  const chance = { rng, extreme: true };
  const huge = { base: LARGEST, over: 'fed', each: LARGEST };
  const ops: readonly Json[] = [
    { op: 'damage', amount: huge, to: pick(rng, ['foe', 'each']), unblockable: flip(chance) },
    { op: 'heal', amount: huge },
    { op: 'block', amount: huge },
    { op: 'shield', amount: huge },
    { op: 'nextDraw', amount: huge, who: pick(rng, ['you', 'foe']) },
  ];
  const blast = [{ op: 'feed' }, ...ops.filter(() => flip(chance))];
  const echo = Array.from({ length: 10 }, () => ({ op: 'double', element }));
  const spell = { type: 'spell', price: 0, mana: 0, phase: 'fight' };
  return { blast: { ...spell, element, priority: flip(chance), effects: blast }, echo: { ...spell, effects: echo } };
}
