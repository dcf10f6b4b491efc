// What might a spell of a match's own look like? Any that the effect language allows; for fuzzing.

import { type Chance, drawNumber, flip, LARGEST, randomEffects } from '@duello/cards';
import { below, type Json, type Rng } from '@duello/kernel';
import { pick } from '@duello/language';
import { type Context, contextOf, type Speaker } from '../context.ts';
import { GRAMMAR } from '../effects.ts';
import { CLASSES, COLOURS, CONDITIONS, DEATHS, type SpellType } from '../vocabulary.ts';

/** One spell in so many is extreme: every number as large as can be. */
const EXTREME_ONCE_IN = 6;

/** What the texts of a spell are drawn from. */
interface Making extends Speaker {
  readonly chance: Chance;
}

const effects = (making: Making, moment: Context['moment'], length: number): readonly Json[] =>
  randomEffects(GRAMMAR, length, making.chance, contextOf(making, moment));

/** Cheap, so that it is cast often. */
function cost(chance: Chance): Json {
  const { rng } = chance;
  return flip(chance, 3) ? '' : { [pick(rng, COLOURS)]: below(rng, 3), [pick(rng, COLOURS)]: below(rng, 2) };
}

function give({ chance, isSummon }: Making): Json {
  const { rng, extreme } = chance;
  const everywhere = ['allies', 'foes'];
  const to = pick(rng, isSummon ? ['this', 'adjacentAllies', 'adjacentFoes', ...everywhere] : everywhere);
  const number = (): number => (extreme ? pick(rng, [LARGEST, -LARGEST]) : pick(rng, [-2, -1, 1, 2, 3]));
  return flip(chance)
    ? { aura: 'give', to, attack: number() }
    : { aura: 'give', to, attack: number(), defence: number() };
}

function aura(making: Making): Json {
  const { chance, isSummon } = making;
  const kind = below(chance.rng, 8);
  if (kind === 0) return { aura: 'sorceryDamage', by: 1 + below(chance.rng, 2) };
  return kind < 4 ? give(making) : waiting(making, isSummon ? DEATHS : DEATHS.slice(1));
}

function waiting(making: Making, deaths: readonly string[]): Json {
  const { rng } = making.chance;
  const death = pick(rng, deaths);
  const moment = death === 'thisDies' ? 'ownDeath' : 'aura';
  return { aura: 'when', death, effects: effects(making, moment, 1 + below(rng, 2)) };
}

const auras = (making: Making, most: number): readonly Json[] =>
  Array.from({ length: below(making.chance.rng, most + 1) }, () => aura(making));

function classOf(chance: Chance, type: SpellType): { readonly [name: string]: Json } {
  const { rng } = chance;
  if (type === 'crystal') return {};
  if (flip(chance)) return type === 'summon' ? { tier: 1 + below(rng, 3) } : {};
  return { set: pick(rng, CLASSES), tier: 1 + below(rng, 3) };
}

/** A spell in JSON, as somebody might write it. */
export function randomCard(rng: Rng, mostCopies: number): Json {
  const type = pick<SpellType>(rng, ['summon', 'summon', 'summon', 'sorcery', 'sorcery', 'sorcery', 'crystal']);
  const isSummon = type === 'summon';
  const chance: Chance = { rng, extreme: below(rng, EXTREME_ONCE_IN) === 0 };
  const making: Making = { chance, isSummon, hasEnchantment: type === 'sorcery' && flip(chance) };
  const card = { type, copies: 1 + below(rng, mostCopies), ...classOf(chance, type) };
  if (type === 'crystal') return { ...card, text: effects(making, 'text', 1 + below(rng, 2)) };
  if (isSummon) {
    return {
      ...card,
      cost: cost(chance),
      text: effects(making, 'text', flip(chance, 3) ? 1 : 0),
      arrival: effects(making, 'arrival', below(rng, 3)),
      auras: auras(making, 2),
      attack: drawNumber(chance, {}),
      hp: 1 + below(rng, 5),
      range: flip(chance, 3) ? 1 + below(rng, 3) : 0,
      shields: flip(chance, 3) ? 1 + below(rng, 2) : 0,
      packTactics: flip(chance, 4),
    };
  }
  const lasting = making.hasEnchantment ? { enchantment: enchantment(making) } : {};
  return {
    ...card,
    cost: cost(chance),
    text: effects(making, 'text', 1 + below(rng, 3)),
    auras: flip(chance, 3) ? auras(making, 2) : [],
    ...lasting,
  };
}

function enchantment(making: Making): Json {
  const { chance } = making;
  const duration = flip(chance, 3) ? null : 1 + below(chance.rng, 3);
  return { duration, effects: effects(making, 'enchantment', 1 + below(chance.rng, 3)) };
}

/** Spells that set each other off without end, as far as they are let. */
export function randomLoopingCards(rng: Rng): Json {
  const chance: Chance = { rng, extreme: true };
  const all = { all: 'summon' };
  const hurtAll: Json = { op: 'damage', amount: 1, to: all };
  const back: Json = { op: 'revive' };
  const extra: readonly Json[] = [
    { op: 'draw', count: 3 },
    { op: 'gain', hp: 1, to: all },
    { op: 'gain', attack: 9, hp: -1, to: all },
    { op: 'attack', to: all },
    { op: 'kill', to: all },
    { op: 'mana', colour: 'blue', count: { count: 'mana', each: 2, plus: 1, atMost: 20 } },
    { op: 'mana', colour: 'red', count: { count: 'mana', each: 99, plus: 9 } },
    { op: 'place', condition: pick(rng, CONDITIONS), count: 99, to: all },
    { op: 'gainCrystal', colour: 'red', into: 'hand' },
    { op: 'damage', amount: { count: 'allies', each: 9 }, to: all },
    { op: 'move', to: all, where: pick(rng, ['forward', 'back', 'left', 'right']) },
  ];
  const some = (): readonly Json[] => extra.filter(() => flip(chance, 4)).slice(0, 4);
  const when = (death: string, ...list: readonly Json[]): Json => ({ aura: 'when', death, effects: list });
  const summon = { type: 'summon', cost: '', attack: 1, copies: 3 };
  const sorcery = { type: 'sorcery', cost: '', copies: 2 };
  return {
    mine: {
      ...summon,
      hp: 1,
      auras: [when('thisDies', hurtAll, ...some()), when('summonDies', ...some(), hurtAll)],
    },
    nest: {
      ...summon,
      hp: 9,
      arrival: [back, ...some()],
      auras: [when('allyDies', hurtAll, ...some()), when('foeDies', hurtAll)],
    },
    storm: {
      ...sorcery,
      text: [hurtAll, back, ...some()],
      enchantment: { effects: [{ op: 'endAnother' }, ...some()] },
    },
    plague: {
      ...sorcery,
      text: [
        { op: 'enchant', count: 9, to: all },
        { op: 'enchant', to: 'opponent' },
      ],
      enchantment: { duration: flip(chance) ? null : 2, effects: [...some(), { op: 'enchant', to: 'enchanted' }] },
    },
    spring: {
      ...sorcery,
      text: [{ op: 'draw', count: 2 }, ...some()],
      enchantment: { effects: some() },
      auras: [when('summonDies', ...some(), hurtAll)],
    },
  };
}
