// What might a spell of a match's own look like? Any that the effect language allows; for fuzzing.

import { below, type Json, type Rng } from '@duello/kernel';
import { pick } from '@duello/language';
import { CLASSES, COLOURS, CONDITIONS, DEATHS, type SpellType } from '../effects.ts';
import { effects, flip, type Making, size } from './random-effects.ts';

/** One spell in so many is extreme: every number as large as can be. */
const EXTREME_ONCE_IN = 6;

/** Cheap, so that it is cast often. */
function cost(rng: Rng): Json {
  return flip(rng, 3) ? '' : { [pick(rng, COLOURS)]: below(rng, 3), [pick(rng, COLOURS)]: below(rng, 2) };
}

function give({ rng, isSummon, extreme }: Making): Json {
  const everywhere = ['allies', 'foes'];
  const to = pick(rng, isSummon ? ['this', 'adjacentAllies', 'adjacentFoes', ...everywhere] : everywhere);
  const number = (): number => (extreme ? pick(rng, [99, -99]) : pick(rng, [-2, -1, 1, 2, 3]));
  return flip(rng) ? { aura: 'give', to, attack: number() } : { aura: 'give', to, attack: number(), defence: number() };
}

function aura(making: Making): Json {
  const { rng, isSummon } = making;
  const kind = below(rng, 8);
  if (kind === 0) return { aura: 'sorceryDamage', by: 1 + below(rng, 2) };
  return kind < 4 ? give(making) : waiting(making, isSummon ? DEATHS : DEATHS.slice(1));
}

function waiting(making: Making, deaths: readonly string[]): Json {
  const death = pick(making.rng, deaths);
  const moment = death === 'thisDies' ? 'ownDeath' : 'aura';
  const chosen = { what: 'victim', point: null } as const;
  return { aura: 'when', death, effects: effects({ ...making, moment, chosen }, 1 + below(making.rng, 2)) };
}

const auras = (making: Making, most: number): readonly Json[] =>
  Array.from({ length: below(making.rng, most + 1) }, () => aura({ ...making, moment: 'aura' }));

function classOf(rng: Rng, type: SpellType): { readonly [name: string]: Json } {
  if (type === 'crystal') return {};
  if (flip(rng)) return type === 'summon' ? { tier: 1 + below(rng, 3) } : {};
  return { set: pick(rng, CLASSES), tier: 1 + below(rng, 3) };
}

/** A spell in JSON, as somebody might write it. */
export function randomCard(rng: Rng, mostCopies: number): Json {
  const type = pick<SpellType>(rng, ['summon', 'summon', 'summon', 'sorcery', 'sorcery', 'sorcery', 'crystal']);
  const isSummon = type === 'summon';
  const hasEnchantment = type === 'sorcery' && flip(rng);
  const extreme = flip(rng, EXTREME_ONCE_IN);
  const making: Making = { rng, isSummon, hasEnchantment, extreme, moment: 'text', chosen: null, deep: 0 };
  const card = { type, copies: 1 + below(rng, mostCopies), ...classOf(rng, type) };
  if (type === 'crystal') return { ...card, text: effects(making, 1 + below(rng, 2)) };
  if (isSummon) {
    return {
      ...card,
      cost: cost(rng),
      text: effects(making, flip(rng, 3) ? 1 : 0),
      arrival: effects({ ...making, moment: 'arrival' }, below(rng, 3)),
      auras: auras(making, 2),
      attack: size(making, 4),
      hp: 1 + below(rng, 5),
      range: flip(rng, 3) ? 1 + below(rng, 3) : 0,
      shields: flip(rng, 3) ? 1 + below(rng, 2) : 0,
      packTactics: flip(rng, 4),
    };
  }
  const lasting = hasEnchantment ? { enchantment: enchantment(making) } : {};
  return {
    ...card,
    cost: cost(rng),
    text: effects(making, 1 + below(rng, 3)),
    auras: flip(rng, 3) ? auras(making, 2) : [],
    ...lasting,
  };
}

function enchantment(making: Making): Json {
  const { rng } = making;
  const duration = flip(rng, 3) ? null : 1 + below(rng, 3);
  return { duration, effects: effects({ ...making, moment: 'enchantment' }, 1 + below(rng, 3)) };
}

/** Spells that set each other off without end, as far as they are let. */
export function randomLoopingCards(rng: Rng): Json {
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
  const some = (): readonly Json[] => extra.filter(() => flip(rng, 4)).slice(0, 4);
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
    storm: { ...sorcery, text: [hurtAll, back, ...some()] },
    plague: {
      ...sorcery,
      text: [
        { op: 'enchant', count: 9, to: all },
        { op: 'enchant', to: 'opponent' },
      ],
      enchantment: { duration: flip(rng) ? null : 2, effects: [...some(), { op: 'enchant', to: 'enchanted' }] },
    },
    spring: {
      ...sorcery,
      text: [{ op: 'draw', count: 2 }, ...some()],
      auras: [when('summonDies', ...some(), hurtAll)],
    },
  };
}
