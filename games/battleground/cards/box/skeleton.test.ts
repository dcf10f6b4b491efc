// Does the box keep to its skeleton? The tables of tiers, markets, costs, dice, decks and duties.

import { describe, expect, test } from 'vitest';
import { DECK_AT_START } from '../../rules/state/numbers.ts';
import type { Spell } from '../spell.ts';
import { CLASSES, type ClassId, COLOURS, type Colour } from '../vocabulary.ts';
import { boxCards, catalogue, copiesOf, crystalOf, neutrals, spellsOfClass, uniqueOf } from './catalogue.ts';
import {
  aims,
  atDeath,
  eachTurn,
  filters,
  gifts,
  inside,
  isChoice,
  names,
  ofSet,
  places,
  SETS,
  said,
  says,
  total,
} from './designs-for-tests.ts';
import { type Preset, presetOf, presets } from './presets.ts';

const spells: Readonly<Record<string, Spell>> = catalogue;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const sorted = (numbers: readonly number[]): readonly number[] => [...numbers].sort((a, b) => a - b);
const cards = (ids: readonly string[]): number => sum(ids.map(copiesOf));
const designs = (id: ClassId, type: Spell['type'], tier: number): readonly Spell[] =>
  spellsOfClass(id, tier)
    .map((card) => spells[card])
    .filter((spell) => spell.type === type);
const MAIN = { paladin: 'white', warlock: 'purple', elementalist: 'blue' } as const satisfies Record<ClassId, Colour>;
const WITH_SUMMONS = ['paladin', 'warlock'] as const;

describe('4.1 the tier split', () => {
  test('B104: 59 designs make 99 cards: 18, 18, 10, 17 and 36', () => {
    expect(boxCards).toHaveLength(59);
    expect(SETS.map((set) => cards(names(ofSet(set))))).toEqual([18, 18, 10, 17]);
    expect(cards(names(ofSet('crystal')))).toBe(36);
    expect(cards(names(boxCards))).toBe(99);
  });

  test('B104: a Summon has two copies, a crystal nine, a sorcery and a Unique one', () => {
    for (const [id, { type, unique }] of boxCards) {
      const expected = type === 'crystal' ? 9 : type === 'summon' && !unique ? 2 : 1;
      expect(copiesOf(id), id).toBe(expected);
    }
    expect(copiesOf('nothing of the box')).toBe(0);
  });

  test.each(CLASSES)('%s has 4, 3 and 2 sorceries of tiers 1, 2 and 3', (id) => {
    expect([1, 2, 3].map((tier) => designs(id, 'sorcery', tier).length)).toEqual([4, 3, 2]);
  });

  test('Paladin and Warlock have 2, 1 and 1 Summons of tiers 1, 2 and 3; the Elementalist has none in the market', () => {
    const kinds = (id: ClassId) => [1, 2, 3].map((tier) => designs(id, 'summon', tier).length);
    expect(CLASSES.map(kinds)).toEqual([
      [2, 1, 1],
      [2, 1, 1],
      [0, 0, 0],
    ]);
  });

  test('BR25, BR55: each class has one Unique of tier 1; the Elementalist has a Summon, the others a sorcery', () => {
    for (const id of CLASSES) {
      expect(names(ofSet(id).filter(([, { unique }]) => unique))).toEqual([uniqueOf(id)]);
      expect(spells[uniqueOf(id)].tier).toBe(1);
    }
    expect(CLASSES.map((id) => spells[uniqueOf(id)].type)).toEqual(['sorcery', 'sorcery', 'summon']);
  });

  test('17 neutral sorceries and the crystals have no tier', () => {
    expect(neutrals).toEqual(names(ofSet('neutral')));
    expect(neutrals.map((id) => spells[id].type)).toEqual(neutrals.map(() => 'sorcery'));
    for (const [id, { tier, unique }] of [...ofSet('neutral'), ...ofSet('crystal')]) {
      expect([id, tier, unique]).toEqual([id, 0, false]);
    }
  });

  test('BR27: a crystal costs nothing and gives one mana of its colour', () => {
    expect(ofSet('crystal').map(([id]) => id)).toEqual(COLOURS.map(crystalOf));
    for (const colour of COLOURS) {
      const spell = spells[crystalOf(colour)];
      expect([spell.type, total(spell.cost)]).toEqual(['crystal', 0]);
      expect(spell.text).toEqual([{ op: 'mana', colour, count: 1 }]);
    }
  });
});

describe('4.2 the market', () => {
  const left = (id: ClassId, tier: number): number => cards(spellsOfClass(id, tier));
  // B312: one copy of each tier 2 Summon enters.
  const tier2 = (id: ClassId): number => spellsOfClass(id, 2).length;

  test('B311: 8 tier 1 cards of Paladin and Warlock, 4 of the Elementalist', () => {
    expect(CLASSES.map((id) => left(id, 1))).toEqual([8, 8, 4]);
  });

  test('B312, B314: tier 2 gets 4, 4 and 3 cards of a class, tier 3 gets 4, 4 and 2', () => {
    expect(CLASSES.map(tier2)).toEqual([4, 4, 3]);
    expect(CLASSES.map((id) => left(id, 3))).toEqual([4, 4, 2]);
  });

  test('B313, BR19: of 17 neutrals 15 are left: 8 and 7', () => {
    expect(neutrals.length - 2).toBe(8 + 7);
  });

  const PAIRS = [
    ['paladin', 'warlock', 4, 4, 16, 15, 8],
    ['paladin', 'warlock', 3, 3, 18, 15, 8],
    ['paladin', 'elementalist', 4, 3, 13, 14, 6],
    ['warlock', 'elementalist', 4, 3, 13, 14, 6],
    ['paladin', 'paladin', 4, 4, 16, 15, 8],
    ['warlock', 'warlock', 4, 4, 16, 15, 8],
    ['elementalist', 'elementalist', 3, 3, 10, 13, 4],
  ] as const;
  test.each(PAIRS)('%s and %s, with %i and %i spells drafted, leave %i, %i and %i', (a, b, m, n, t1, t2, t3) => {
    expect(left(a, 1) - m + left(b, 1) - n + 8).toBe(t1);
    expect(tier2(a) + tier2(b) + neutrals.length - 2 - 8).toBe(t2);
    expect(left(a, 3) + left(b, 3)).toBe(t3);
  });
});

describe('4.3 colours and costs', () => {
  const costs = (list: readonly Spell[]): readonly number[] => sorted(list.map(({ cost }) => total(cost)));

  test.each(CLASSES)('%s has its costs in every slot', (id) => {
    expect(costs(designs(id, 'sorcery', 1))).toEqual([1, 1, 2, 2]);
    expect(costs(designs(id, 'sorcery', 2))).toEqual([2, 3, 3]);
    expect(costs(designs(id, 'sorcery', 3))).toEqual([4, 5]);
    expect(total(spells[uniqueOf(id)].cost)).toBe(id === 'elementalist' ? 2 : 1);
  });

  test.each(WITH_SUMMONS)('%s has Summons for 2 and 2 + 1 red, 3 + 1 red, 4 + 1 red', (id) => {
    const price = ({ cost }: Spell) => [cost[MAIN[id]], cost.red];
    expect(designs(id, 'summon', 1).map(price)).toEqual([
      [2, 0],
      [2, 1],
    ]);
    expect(designs(id, 'summon', 2).map(price)).toEqual([[3, 1]]);
    expect(designs(id, 'summon', 3).map(price)).toEqual([[4, 1]]);
  });

  test.each(CLASSES)('%s pays with its own colour, and with some red', (id) => {
    const own = ofSet(id);
    for (const [name, { cost }] of own) {
      expect(cost[MAIN[id]], name).toBeGreaterThanOrEqual(1);
      expect(cost.red, name).toBeLessThanOrEqual(1);
      expect(cost[MAIN[id]] + cost.red, name).toBe(total(cost));
    }
    const red = own.filter(([, { type, cost }]) => type === 'sorcery' && cost.red > 0);
    expect(red.length).toBeGreaterThanOrEqual(2);
    expect(red.length).toBeLessThanOrEqual(4);
  });

  test('neutrals cost 0 once, 1 six times, 2 seven times, 3 three times; four of each colour', () => {
    const list = neutrals.map((id) => spells[id]);
    expect([0, 1, 2, 3].map((cost) => list.filter((spell) => total(spell.cost) === cost).length)).toEqual([1, 6, 7, 3]);
    for (const colour of COLOURS) {
      const those = list.filter(({ cost }) => cost[colour] > 0);
      expect(those, colour).toHaveLength(4);
      for (const { cost } of those) expect(cost[colour]).toBe(total(cost));
    }
  });
});

describe('4.3 dice', () => {
  const summons = boxCards.filter(([, { type }]) => type === 'summon');
  const BUDGET = { 1: [4, 5], 2: [7, 8], 3: [10, 12] } as const satisfies Record<number, readonly [number, number]>;

  test('Attack, HP and icons make 4–5 at tier 1, 7–8 at tier 2, 10–12 at tier 3', () => {
    for (const [name, { tier, attack, hp, range, shields, packTactics }] of summons) {
      const value = attack + hp + range + shields + (packTactics ? 1 : 0);
      const [least, most] = BUDGET[tier === 1 || tier === 2 ? tier : 3];
      expect(value, name).toBeGreaterThanOrEqual(least);
      expect(value, name).toBeLessThanOrEqual(most);
    }
  });

  // The Idol, whose Attack is 0, has more HP than a die shows.
  test('base values fit a die', () => {
    for (const [name, { attack, hp }] of summons)
      expect(Math.max(attack, hp), name).toBeLessThanOrEqual(attack ? 6 : 7);
  });

  test('B901: Guard has Attack 1, HP 3 and a Shield; the archer costs 2 white and 1 red and has one Range', () => {
    expect(catalogue.guard).toMatchObject({ attack: 1, hp: 3, shields: 1, tier: 1 });
    expect(catalogue.lanternArcher).toMatchObject({ range: 1, cost: { white: 2, red: 1, purple: 0, blue: 0 } });
  });

  test('B1103, BR69: Crazy Imp explodes for its Attack among adjacent foes', () => {
    expect(atDeath(catalogue.crazyImp, 'thisDies')).toMatchObject([
      {
        op: 'damage',
        amount: { count: 'thisAttack', each: 1, plus: 0 },
        to: { near: 'this', how: 'adjacent', side: 'foe' },
      },
    ]);
  });

  test('only Summons have dice and icons', () => {
    for (const [name, { attack, hp, range, shields, packTactics, arrival }] of boxCards.filter(
      ([, { type }]) => type !== 'summon',
    )) {
      expect([name, attack, hp, range, shields, packTactics, arrival]).toEqual([name, 0, 0, 0, 0, false, []]);
    }
  });
});

describe('4.3 beginner presets', () => {
  const all: readonly (readonly [string, Preset])[] = Object.entries(presets);
  const crystals = ({ crystals: c }: Preset): number => total(c);
  const count = ({ spells: list }: Preset, type: Spell['type']): number =>
    sum(list.map(([id, copies]) => (spells[id].type === type ? copies : 0)));

  test('each class has two, and one of them for a quick start', () => {
    for (const id of CLASSES) {
      const own = all.filter(([, preset]) => preset.class === id);
      expect(own).toHaveLength(2);
      expect(own.map(([, preset]) => preset)).toContain(presetOf(id));
    }
  });

  test.each(all)('B304, B306: %s has ten cards, tier 1 spells of its class that exist', (_name, preset) => {
    expect(1 + sum(preset.spells.map(([, copies]) => copies)) + 1 + crystals(preset)).toBe(DECK_AT_START);
    for (const [id, copies] of preset.spells) {
      expect(spellsOfClass(preset.class, 1)).toContain(id);
      expect(copies, id).toBeLessThanOrEqual(copiesOf(id));
    }
  });

  test.each(all)('B307: %s follows the advice of the book', (_name, preset) => {
    const main = preset.crystals[MAIN[preset.class]];
    expect([preset.crystals.red, main + preset.crystals.red]).toEqual([1, crystals(preset)]);
    const recipe = [count(preset, 'sorcery'), count(preset, 'summon'), main];
    if (preset.class === 'elementalist') expect(recipe).toEqual([3, 0, 4]);
    else
      expect([
        [1, 3, 3],
        [1, 2, 4],
      ]).toContainEqual(recipe);
  });

  test.each(all)('B305: %s can pay for the neutrals it prefers', (_name, { crystals: supply, neutrals: list }) => {
    expect([2, 3]).toContain(list.length);
    expect(new Set(list).size).toBe(list.length);
    for (const id of list) {
      expect(neutrals).toContain(id);
      for (const colour of COLOURS) expect(spells[id].cost[colour], id).toBeLessThanOrEqual(supply[colour]);
    }
  });

  test('BR13: two players never need the same neutral, not even with the same deck', () => {
    for (const [name, first] of all) {
      for (const [other, second] of all) {
        expect(
          second.neutrals.some((id) => id !== first.neutrals[0]),
          `${name} and ${other}`,
        ).toBe(true);
        if (first.class !== second.class) expect(first.neutrals[0]).not.toBe(second.neutrals[0]);
      }
    }
  });
});

describe('4.4 duties', () => {
  const has =
    (...ops: readonly Parameters<typeof says>[1][]) =>
    (card: Spell) =>
      ops.every((op) => says(card, op).length > 0);
  const puts = (condition: Parameters<typeof places>[1]) => (card: Spell) => places(card, condition);
  const tests = (what: string) => (card: Spell) =>
    says(card, 'if').some(({ test: one }) => one.test === 'itIs' && one.what === what);
  const lasts = (duration: number | null) => (card: Spell) => card.enchantment?.duration === duration;
  const raises = (what: 'attack' | 'hp') => (card: Spell) => says(card, 'gain').some((effect) => effect[what] !== 0);
  const gives = (what: 'attack' | 'defence', to: string) => (card: Spell) =>
    gifts(card).some((gift) => gift.to === to && gift[what] !== 0);
  const intersection = (range: number) => (card: Spell) =>
    says(card, 'damage').some(({ to }) => {
      if (typeof to === 'string' || !('point' in to)) return false;
      return to.point === 'intersection' && typeof to.how === 'object' && to.how.within === range;
    });
  const killsOwn = (card: Spell) =>
    says(card, 'kill').some(({ to }) => typeof to === 'object' && 'target' in to && to.target.side === 'own');
  const every =
    (...duties: readonly ((card: Spell) => boolean)[]) =>
    (card: Spell) =>
      duties.every((duty) => duty(card));

  const PALADIN: Readonly<Record<string, (card: Spell) => boolean>> = {
    longWatch: every(has('retain'), (c) => says(c, 'heal').some(({ to }) => to === 'you')),
    holdStill: has('heal'),
    overTheShield: every(raises('attack'), puts('haste')),
    untouchableLine: puts('antimagic'),
    parryAndReply: puts('disarm'),
    shoulderToShoulder: every(lasts(3), (c) => eachTurn(c).some((e) => e.op === 'gain' && e.attack !== 0)),
    closeRanks: gives('defence', 'allies'),
    dayBreaks: (c) =>
      aims(c).some(
        (to) =>
          typeof to === 'object' &&
          'point' in to &&
          to.point === 'field' &&
          typeof to.how === 'object' &&
          to.how.within === 2,
      ) && aims(c).some((to) => typeof to === 'object' && 'near' in to && to.how === 'neighbouring'),
    weSwore: (c) => inside(c.text[0])[0].op === 'gain' && c.text[1].op === 'heal' && raises('hp')(c),
    fallenOnYourFeet: has('revive'),
    guard: ({ shields }) => shields === 1,
    lanternArcher: ({ range }) => range === 1,
    bannerBearer: gives('attack', 'adjacentAllies'),
    paviseCaptain: ({ shields, range }) => shields === 2 && range >= 1,
  };
  const WARLOCK: typeof PALADIN = {
    usualTerms: every(killsOwn, has('draw', 'mana')),
    betweenTwoFires: every(has('damage'), tests('flanked')),
    comeCloser: puts('disarm'),
    eatYouWillNeedIt: every(killsOwn, raises('attack'), raises('hp')),
    ashFever: every(lasts(2), (c) => eachTurn(c).some(({ op }) => op === 'damage')),
    runningTab: every(lasts(null), has('end', 'unenchant')),
    betterOffer: puts('turnover'),
    deathDuty: (c) => c.type === 'sorcery' && atDeath(c, 'summonDies').length > 0,
    secondIsOnYou: has('kill'),
    debtsDue: has('endAnother', 'damage'),
    crazyImp: (c) => atDeath(c, 'thisDies').length > 0,
    cinderHound: ({ packTactics }) => packTactics,
    openMouthedIdol: ({ attack, auras }) => attack === 0 && auras.length > 0,
    guestOfHonour: ({ attack, text }) => attack >= 5 && text.some(({ op }) => op === 'damage'),
  };
  const ELEMENTALIST: typeof PALADIN = {
    weatherChild: ({ arrival }) => arrival.length > 0,
    headwindAndMud: puts('snare'),
    sleetDownTheCollar: every(has('damage'), puts('chill')),
    crossroadsFire: intersection(1),
    longEcho: (c) => has('damage')(c) && filters(c).some(({ what }) => what === 'summonOrPlayer'),
    thunderKnows: puts('stun'),
    rainThenLightning: every(lasts(2), tests('enchanted'), (c) =>
      says(c, 'enchant').some(({ to }) => typeof to === 'object' && 'point' in to),
    ),
    fourSeasons: has('mana', 'draw'),
    wholeSky: intersection(2),
    weatherTurnsPersonal: ({ auras }) => auras.some((aura) => aura.aura === 'sorceryDamage' && aura.by === 1),
  };
  const colours = (card: Spell) =>
    new Set(
      says(card, 'mana').flatMap(({ colour, count }) => (colour === 'any' && count === 2 ? ['one', 'two'] : [colour])),
    );
  const NEUTRAL: typeof PALADIN = {
    allTheMaps: has('draw'),
    newsForAPrice: has('draw'),
    wellPackedBags: has('retain'),
    moneyChanger: (c) => colours(c).size === 2,
    smallChange: (c) => colours(c).size === 2,
    prospectorsTip: has('gainCrystal'),
    freshHorses: puts('haste'),
    ropeAcrossTheRoad: puts('snare'),
    whichWayToMarket: puts('stun'),
    twoWinters: puts('chill'),
    grandmothersCharm: puts('antimagic'),
    doublePay: (c) => puts('turnover')(c) && total(c.cost) === 3 && filters(c).every(({ maxTier }) => maxTier === 1),
    soupForTheRoad: has('heal'),
    newBoots: raises('hp'),
    goodScrubbing: (c) => says(c, 'cleanse').some(({ condition }) => condition === 'all'),
    unpicked: has('endAnother'),
    rollCall: (c) => says(c, 'retain').some(({ type }) => type === 'summon'),
  };

  test.each([
    ['paladin', PALADIN],
    ['warlock', WARLOCK],
    ['elementalist', ELEMENTALIST],
    ['neutral', NEUTRAL],
  ] as const)('every spell of the %s set does the duty of its slot', (set, duties) => {
    expect([...Object.keys(duties)].sort()).toEqual([...names(ofSet(set))].sort());
    for (const [name, spell] of ofSet(set)) expect(duties[name](spell), name).toBe(true);
  });

  test('BR66, BR31: a Summon bears no Enchantment, and only its Auras and texts are there', () => {
    for (const [name, { type, enchantment }] of boxCards) {
      if (type !== 'sorcery') expect(enchantment, name).toBeNull();
    }
  });

  test('every sorcery says something, and what is said of what was chosen comes after a choice', () => {
    for (const [name, spell] of boxCards.filter(([, { type }]) => type === 'sorcery')) {
      expect(said(spell).length + spell.auras.length, name).toBeGreaterThan(0);
      const own = spell.text.flatMap(inside);
      const first = own.findIndex((effect) => 'to' in effect && effect.to === 'it');
      if (first >= 0)
        expect(
          own.slice(0, first).some((e) => 'to' in e && isChoice(e.to)),
          name,
        ).toBe(true);
    }
  });
});
