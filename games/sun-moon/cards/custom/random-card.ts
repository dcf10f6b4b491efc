// What might a card of a match's own look like? Any that the effect language allows; for fuzzing.

import { type Chance, flip, NO_EFFECTS, randomEffects } from '@duello/cards';
import { below, type Json, type Rng } from '@duello/kernel';
import { pick } from '@duello/language';
import type { Context } from '../context.ts';
import { GRAMMAR } from '../effects.ts';
import { type CardType, CLASSES, type Moment, RARITIES, TRAITS } from '../vocabulary.ts';
import { contextOf, enchanted, MOST_ABILITIES, MOST_STRENGTH, TYPE_KEYWORDS, TYPE_MOMENTS } from './custom-cards.ts';
import { MOST_MODES } from './custom-effects.ts';

/** One card in so many is extreme: every number as large as can be. */
const EXTREME_ONCE_IN = 6;

/** What a text is drawn from. */
interface Making {
  readonly chance: Chance;
  readonly context: Context;
}

/** A list of effects; one of an enchantment speaks of its bearer, or aims. */
function text({ chance, context }: Making, most: number): readonly Json[] {
  const aimless = context.type === 'enchantment' && flip(chance);
  const known: Context = { ...context, aimless, it: aimless ? 'summoning' : null };
  return randomEffects(GRAMMAR, 1 + below(chance.rng, most), chance, known);
}

/** One list, or some to choose from. */
function modes(making: Making): readonly Json[] {
  const { chance } = making;
  const count = flip(chance, 4) ? 2 + below(chance.rng, MOST_MODES - 1) : 1;
  return Array.from({ length: count }, () => text(making, 3));
}

function price(chance: Chance): { readonly [name: string]: Json } {
  const { rng } = chance;
  const tap = flip(chance);
  const fatigue = tap ? below(rng, 3) : 1 + below(rng, 2);
  if (!flip(chance, 3)) return { tap, fatigue };
  return flip(chance) ? { tap, fatigueX: 1 + below(rng, 2) } : { tap, fatigue, discardX: 1 + below(rng, 2) };
}

function ability({ chance, context }: Making): Json {
  const paid = price(chance);
  const hasX = 'fatigueX' in paid || 'discardX' in paid;
  return { price: paid, modes: modes({ chance, context: { ...context, moment: 'ability', hasX } }) };
}

function moments({ chance, context }: Making): Json {
  const { rng } = chance;
  const chosen = Array.from({ length: below(rng, 3) }, () => pick<Moment>(rng, TYPE_MOMENTS[context.type]));
  return Object.fromEntries(chosen.map((moment) => [moment, text({ chance, context: { ...context, moment } }, 2)]));
}

const abilities = (making: Making): Json =>
  flip(making.chance)
    ? Array.from({ length: 1 + below(making.chance.rng, MOST_ABILITIES) }, () => ability(making))
    : [];

const signed = ({ rng, extreme }: Chance): number =>
  extreme ? pick(rng, [MOST_STRENGTH, -MOST_STRENGTH]) : below(rng, 5) - 2;

/** A card in JSON, as somebody might write it; cheap, so that it is played often. */
export function randomCard(rng: Rng, mostCopies: number): Json {
  const type = pick<CardType>(rng, ['summoning', 'summoning', 'spell', 'spell', 'enchantment']);
  const chance: Chance = { rng, extreme: below(rng, EXTREME_ONCE_IN) === 0 };
  const making: Making = { chance, context: contextOf(type) };
  const card = {
    type,
    class: pick(rng, CLASSES),
    rarity: pick(rng, RARITIES),
    cost: flip(chance) ? below(rng, 2) : below(rng, 7),
    copies: below(rng, mostCopies + 1),
    keywords: TYPE_KEYWORDS[type].filter(() => flip(chance, 3)),
  };
  if (type === 'spell') return { ...card, modes: modes(making) };
  const inPlay = { ...card, abilities: abilities(making), when: moments(making) };
  if (type === 'enchantment') {
    const traits = TRAITS.filter(() => flip(chance, 4));
    const gives = { attack: signed(chance), defense: signed(chance), traits };
    return { ...inPlay, enchants: enchanted.random({ ...chance, ...NO_EFFECTS }, making.context), gives };
  }
  const numbers = { attack: chance.extreme ? MOST_STRENGTH : below(rng, 5), defense: 1 + below(rng, 5) };
  return { ...inPlay, ...numbers, modes: flip(chance) ? modes(making) : [] };
}

/** Cards that set each other off without end, as far as they are let; a deck can be made of them alone. */
export function randomLoopingCards(rng: Rng): { readonly [id: string]: Json } {
  const chance: Chance = { rng, extreme: true };
  const all = { all: 'both' };
  const hurtAll: Json = { op: 'damage', amount: 1, to: all };
  const tireAll: Json = { op: 'tire', amount: 6, who: 'eachPlayer' };
  const healAll: Json = { op: 'gainLife', amount: 99, who: 'eachPlayer' };
  const extra: readonly Json[] = [
    healAll,
    tireAll,
    hurtAll,
    { op: 'draw', amount: 3, who: 'eachPlayer' },
    { op: 'discard', amount: 2, who: 'eachPlayer' },
    { op: 'rest', amount: 6, who: 'eachPlayer' },
    { op: 'untap', to: all },
    { op: 'untapSkill', who: 'eachPlayer' },
    { op: 'takeBack' },
    { op: 'return', to: all },
    { op: 'return', to: { all: 'enchantment' } },
    { op: 'destroy', to: all },
    { op: 'change', attack: { count: 'ownDiscards', each: 99 }, defense: 99, to: all },
    { op: 'change', defense: -1, to: all },
    { op: 'may', effects: [{ op: 'takeBack' }, { op: 'untap', to: all }] },
    { op: 'loseLife', amount: { count: 'ownSummonings', each: 9 }, who: 'eachPlayer' },
  ];
  const some = (): readonly Json[] => extra.filter(() => flip(chance, 5)).slice(0, 4);
  const body = { type: 'summoning', cost: 0, attack: 1, copies: 4 };
  const free = { tap: true };
  return {
    mine: { ...body, defense: 1, keywords: ['ready', 'fast'], when: { destroyed: [...some(), hurtAll] } },
    nest: {
      ...body,
      defense: 9,
      keywords: ['ready'],
      when: { overflow: [healAll, tireAll, ...some()], hits: [tireAll, ...some()], startTurn: [tireAll, ...some()] },
    },
    engine: {
      ...body,
      defense: 5,
      keywords: ['ready', 'harden', 'ignoreSummoning'],
      abilities: [
        { price: free, modes: [{ op: 'untap', to: 'this' }, ...some()] },
        { price: { fatigue: 1 }, modes: [{ op: 'rest', amount: 6 }, ...some()] },
        {
          price: { fatigueX: 1, discardX: 1 },
          modes: [[{ op: 'damage', amount: { count: 'x' }, to: { target: 'enemy' } }], some().concat(tireAll)],
        },
      ],
    },
    storm: { type: 'spell', cost: 0, copies: 4, keywords: ['fast'], modes: [{ op: 'takeBack' }, ...some()] },
    tide: {
      type: 'enchantment',
      cost: 0,
      copies: 4,
      keywords: ['fast'],
      gives: { attack: 1, defense: flip(chance) ? 30 : -1, traits: ['harden', 'pierce'] },
      abilities: [{ price: free, modes: [{ op: 'untap', to: 'this' }, { op: 'untap', to: 'it' }, ...some()] }],
      when: { overflow: [tireAll, healAll], startTurn: [...some(), { op: 'destroy', to: 'it' }] },
    },
  };
}
