// Do the decks show every mechanic often enough, keep the invariants of the set, and does every word of the vocabulary serve?

import { describe, expect, test } from 'vitest';
import { copiesOf } from '../../rules/state/decks.ts';
import { COUNTS } from '../amounts.ts';
import type { Card, Price } from '../card.ts';
import type { Effect, Op } from '../effects.ts';
import { FATIGUE_LIMIT } from '../numbers.ts';
import { KEYWORDS, MOMENTS, type Moment, TRAITS, type Trait } from '../vocabulary.ts';
import {
  activated,
  all,
  amountsOf,
  at,
  canBe,
  countsOf,
  DECKS,
  designsOf,
  filterOf,
  filtersOf,
  isSpell,
  isVanilla,
  names,
  only,
  played,
  said,
  says,
  toOf,
  traitsOf,
} from './designs-for-tests.ts';

const isSummoning = (card: Card): boolean => card.type === 'summoning';
const isFast = ({ keywords }: Card): boolean => keywords.includes('fast');
const users = (uses: (card: Card) => boolean): readonly string[] => names(all.filter(([, card]) => uses(card)));

describe('the mechanics quota', () => {
  const trait = (wanted: Trait | 'ready') => (card: Card) => traitsOf(card).includes(wanted);
  const has = (moment: Moment) => (card: Card) => at(card, moment).length > 0;
  const op = (name: Op) => (card: Card) => says(card, name).length > 0;
  const some =
    <O extends Op>(name: O, holds: (effect: Extract<Effect, { readonly op: O }>) => boolean) =>
    (card: Card): boolean =>
      says(card, name).some(holds);
  const tires =
    (...whom: readonly string[]) =>
    (card: Card): boolean =>
      says(card, 'tire').some(({ who }) => whom.includes(who));
  const enchants = (side: 'own' | 'enemy') => (card: Card) => card.enchants?.side === side;
  const least = (amount: unknown, bound: number): boolean => typeof amount === 'number' && amount < bound;
  const sideOf = (effect: Effect): string | undefined => filterOf(toOf(effect))?.side;

  /** What is counted, and how many designs Sun, Moon and neutral need. */
  const QUOTA: readonly (readonly [string, (card: Card) => boolean, readonly [number, number, number]])[] = [
    ['summonings without text', isVanilla, [1, 1, 2]],
    ['Ready', trait('ready'), [3, 1, 1]],
    ['Pierce', trait('pierce'), [3, 1, 1]],
    ['Ignore Summoning', trait('ignoreSummoning'), [2, 1, 1]],
    ['Harden', trait('harden'), [1, 4, 2]],
    ['Fast summoning', (c) => isSummoning(c) && isFast(c), [1, 2, 1]],
    ['Tap ability', ({ abilities }) => abilities.some(({ price }) => price.tap), [2, 2, 2]],
    [
      'activated ability with a fatigue price',
      ({ abilities }) => abilities.some(({ price }) => price.fatigue + price.fatigueX > 0),
      [1, 1, 1],
    ],
    ['At Start of Turn', has('startTurn'), [2, 2, 1]],
    [
      'At Start of Turn: its controller gains fatigue',
      (c) => only(at(c, 'startTurn'), 'tire').some(({ who }) => who === 'you' || who === 'eachPlayer'),
      [1, 0, 1],
    ],
    ['summoning with an effect when played', (c) => isSummoning(c) && played(c).length > 0, [2, 2, 2]],
    ['Fast spell', (c) => isSpell(c) && isFast(c), [4, 4, 4]],
    ['helpful enchantment', enchants('own'), [1, 1, 1]],
    ['harmful enchantment', enchants('enemy'), [1, 1, 1]],
    ['Fast harmful enchantment', (c) => enchants('enemy')(c) && isFast(c), [1, 1, 0]],
    ['Choose one', ({ modes, abilities }) => modes.length > 1 || abilities.some((a) => a.modes.length > 1), [1, 1, 2]],
    ['the opponent gains fatigue', tires('opponent', 'eachPlayer', 'itsController'), [3, 1, 0]],
    [
      'both players gain fatigue or lose life',
      (c) => tires('eachPlayer')(c) || some('loseLife', ({ who }) => who === 'eachPlayer')(c),
      [1, 0, 0],
    ],
    ['removes own fatigue', some('rest', ({ who }) => who === 'you'), [1, 2, 1]],
    [
      'a spell costs a player life',
      (c) => c.type === 'spell' && (op('loseLife')(c) || says(c, 'damage').some(({ to }) => canBe(to, 'player'))),
      [2, 1, 1],
    ],
    ['a player gains life', op('gainLife'), [0, 2, 1]],
    ['draws', op('draw'), [1, 1, 1]],
    ['damages a summoning', some('damage', ({ to }) => canBe(to, 'summoning')), [2, 1, 1]],
    ['destroys a summoning', some('destroy', ({ to }) => canBe(to, 'summoning')), [1, 1, 0]],
    ['changes attack or defense', op('change'), [1, 2, 1]],
    ['lowers defense', some('change', ({ defense }) => least(defense, 0)), [1, 0, 1]],
    ['returns a summoning to hand', op('return'), [0, 1, 1]],
    ['destroys an enchantment', some('destroy', ({ to }) => canBe(to, 'enchantment')), [0, 1, 1]],
    ['taps an enemy summoning', some('tap', (effect) => sideOf(effect) === 'enemy'), [0, 1, 1]],
    ['untaps an own summoning', some('untap', (effect) => sideOf(effect) === 'own'), [1, 0, 1]],
    ['makes the opponent discard', some('discard', ({ who }) => who === 'opponent'), [1, 0, 0]],
    [
      'cares about the discard area',
      (c) => op('takeBack')(c) || countsOf(c).some((n) => n === 'ownDiscards' || n === 'summoningsInOwnDiscards'),
      [1, 0, 1],
    ],
    ['costs 6', ({ cost }) => cost === FATIGUE_LIMIT, [1, 1, 1]],
  ];

  test.each(QUOTA)('%s', (_what, serves, wanted) => {
    DECKS.forEach((clan, i) => {
      expect(designsOf(clan).filter(([, card]) => serves(card)).length, clan).toBeGreaterThanOrEqual(wanted[i]);
    });
  });

  test.each(DECKS)('%s has two common and two rare Fast spells, one common Fast summoning, 16 Fast cards', (clan) => {
    const fast = designsOf(clan).filter(([, card]) => isFast(card));
    const count = (rarity: string, spells: boolean): number =>
      fast.filter(([, card]) => card.rarity === rarity && isSpell(card) === spells).length;
    expect([count('common', true), count('rare', true), count('common', false)]).toEqual([2, 2, 1]);
    expect(fast.reduce((sum, [, card]) => sum + copiesOf(card), 0)).toBeGreaterThanOrEqual(16);
  });
});

describe('invariants', () => {
  /** Effects that can happen again and again: of abilities, and of moments that come back. */
  const again = (card: Card): readonly Effect[] => [
    ...card.abilities.flatMap(activated),
    ...MOMENTS.filter((moment) => moment !== 'destroyed').flatMap((moment) => at(card, moment)),
  ];
  /** Each of these is an Op, and each Op is one of these. */
  const OPS = {
    damage: true,
    gainLife: true,
    loseLife: true,
    tire: true,
    rest: true,
    draw: true,
    discard: true,
    change: true,
    grant: true,
    destroy: true,
    return: true,
    tap: true,
    untap: true,
    untapSkill: true,
    takeBack: true,
    may: true,
    if: true,
  } as const satisfies Record<Op, true>;

  test('I1: costs 0 to 6, defense at least 1, attack at least 0', () => {
    for (const [name, { type, cost, attack, defense }] of all) {
      expect(cost, name).toBeGreaterThanOrEqual(0);
      expect(cost, name).toBeLessThanOrEqual(FATIGUE_LIMIT);
      expect(attack, name).toBeGreaterThanOrEqual(0);
      if (type === 'summoning') expect(defense, name).toBeGreaterThanOrEqual(1);
    }
  });

  test('I2: every activated ability has Tap or a fatigue price', () => {
    for (const [name, { abilities }] of all) {
      for (const { price } of abilities) expect(price.tap || price.fatigue + price.fatigueX >= 1, name).toBe(true);
    }
  });

  test('I3: nothing repeatable untaps a card', () => {
    for (const [name, card] of all) {
      expect([...only(again(card), 'untap'), ...only(again(card), 'untapSkill')], name).toEqual([]);
    }
  });

  test('I4: nothing repeatable without Tap removes fatigue', () => {
    for (const [name, card] of all) {
      const free = card.abilities.filter(({ price }) => !price.tap).flatMap(activated);
      const moments = MOMENTS.filter((moment) => moment !== 'destroyed').flatMap((moment) => at(card, moment));
      expect(only([...free, ...moments], 'rest'), name).toEqual([]);
    }
  });

  test('I5: what moves a card into a hand costs at least 1 and moves one', () => {
    for (const [name, card] of all) {
      const moves = [...says(card, 'return'), ...says(card, 'takeBack')];
      if (moves.length === 0) continue;
      expect(card.cost, name).toBeGreaterThanOrEqual(1);
      expect(moves, name).toHaveLength(1);
      expect([...only(again(card), 'return'), ...only(again(card), 'takeBack')], name).toEqual([]);
      for (const { to } of says(card, 'return')) expect(typeof to === 'object' && 'all' in to, name).toBe(false);
    }
  });

  test('I6: no card cancels an action, takes a turn, changes control or the fatigue limit', () => {
    for (const [name, card] of all) for (const { op } of said(card)) expect(OPS, name).toHaveProperty(op);
  });

  test('I7: no card makes a summoning indestructible or untargetable', () => {
    expect(TRAITS).toEqual(['pierce', 'ignoreSummoning', 'harden', 'cantAttack', 'cantDefend']);
    for (const [name, card] of all) {
      for (const trait of traitsOf(card)) expect([...TRAITS, ...KEYWORDS], name).toContain(trait);
    }
  });

  test('I8: fatigue is a price or it is gained, and what is gained or removed is never less than nothing', () => {
    for (const [name, card] of all) {
      for (const { price } of card.abilities)
        expect(Math.min(price.fatigue, price.fatigueX), name).toBeGreaterThanOrEqual(0);
      for (const effect of [...says(card, 'tire'), ...says(card, 'rest')]) {
        const { amount } = effect;
        expect(typeof amount === 'number' ? amount : Math.min(amount.each, amount.plus + 1), name).toBeGreaterThan(0);
      }
    }
  });

  describe('the vocabulary', () => {
    test.each(Object.keys(OPS))('the op %s serves two designs or more', (op) => {
      expect(users((card) => said(card).some((effect) => effect.op === op)).length).toBeGreaterThanOrEqual(2);
    });
  });
});

describe('every other word of the vocabulary serves', () => {
  test.each(COUNTS)('the count %s', (count) => {
    expect(users((card) => countsOf(card).includes(count))).not.toEqual([]);
  });

  test.each(['each', 'plus', 'atMost'] as const)('an amount with %s', (part) => {
    const plain = { each: 1, plus: 0, atMost: null };
    const counts = (card: Card): boolean =>
      said(card)
        .flatMap(amountsOf)
        .some((amount) => typeof amount !== 'number' && amount[part] !== plain[part]);
    expect(users(counts)).not.toEqual([]);
  });

  test.each(MOMENTS)('the moment %s serves two designs or more', (moment) => {
    expect(users((card) => at(card, moment).length > 0).length).toBeGreaterThanOrEqual(2);
  });

  test.each(KEYWORDS)('the keyword %s serves two designs or more', (keyword) => {
    expect(users(({ keywords }) => keywords.includes(keyword)).length).toBeGreaterThanOrEqual(2);
  });

  test.each(TRAITS)('the trait %s is given or granted', (trait) => {
    const gives = (card: Card): boolean =>
      card.gives.traits.includes(trait) || says(card, 'grant').some((effect) => effect.trait === trait);
    expect(users(gives)).not.toEqual([]);
  });

  test.each(['attack', 'defense', 'traits'] as const)('an enchantment that gives %s', (what) => {
    expect(users(({ gives }) => (what === 'traits' ? gives.traits.length : gives[what]) !== 0)).not.toEqual([]);
  });

  test.each(['fatigue', 'fatigueX', 'discardX', 'tap'] as const satisfies readonly (keyof Price)[])(
    'the price %s',
    (form) => {
      expect(users(({ abilities }) => abilities.some(({ price }) => Number(price[form]) > 0))).not.toEqual([]);
    },
  );

  test.each(['summoning', 'player', 'summoningOrPlayer', 'enchantment'] as const)('the filter for a %s', (what) => {
    expect(users((card) => filtersOf(card).some((filter) => filter.what === what))).not.toEqual([]);
  });

  test.each(['own', 'enemy', 'both'] as const)('the side %s', (side) => {
    expect(users((card) => filtersOf(card).some((filter) => filter.side === side))).not.toEqual([]);
  });

  test.each(['other', 'tapped', 'maxAttack', 'maxDefense', 'maxCost'] as const)('the filter field %s', (field) => {
    const uses = (card: Card): boolean =>
      filtersOf(card).some((filter) => filter[field] !== null && filter[field] !== false);
    expect(users(uses)).not.toEqual([]);
  });

  test.each(['this', 'it', 'you', 'opponent', 'eachPlayer', 'itsController'] as const)('the word %s', (word) => {
    expect(users((card) => said(card).some((effect) => toOf(effect) === word))).not.toEqual([]);
  });

  test.each(['target', 'all'] as const)('effects on %s', (form) => {
    const uses = (effect: Effect): boolean => {
      const to = toOf(effect);
      return to !== null && typeof to === 'object' && form in to;
    };
    expect(users((card) => said(card).some(uses))).not.toEqual([]);
  });
});
