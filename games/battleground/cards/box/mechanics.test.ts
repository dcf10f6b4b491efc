// Does the box show every mechanic, does every word of the vocabulary serve, and does nothing run for ever?

import { describe, expect, test } from 'vitest';
import { COUNTS } from '../amounts.ts';
import { type Effect, OPS } from '../effects.ts';
import { IT_IS } from '../if-test.ts';
import type { Spell } from '../spell.ts';
import { CONDITIONS, DEATHS } from '../vocabulary.ts';
import { boxCards, catalogue } from './catalogue.ts';
import {
  aims,
  atDeath,
  counts,
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

const users = (uses: (card: Spell) => boolean): readonly string[] => names(boxCards.filter(([, card]) => uses(card)));

describe('13xx and 12xx', () => {
  test.each(CONDITIONS)('B105: %s comes from at least two of the four sets', (condition) => {
    const sets = SETS.filter((set) => ofSet(set).some(([, card]) => places(card, condition)));
    expect(sets.length).toBeGreaterThanOrEqual(2);
  });

  test('B903–B905: every icon is on a Summon', () => {
    expect(users(({ range }) => range > 0).length).toBeGreaterThanOrEqual(2);
    expect(users(({ shields }) => shields > 0).length).toBeGreaterThanOrEqual(2);
    expect(users(({ packTactics }) => packTactics).length).toBeGreaterThanOrEqual(1);
  });

  test('B1102: sorceries and Summons have Auras', () => {
    for (const type of ['sorcery', 'summon'] as const) {
      expect(users((card) => card.type === type && card.auras.length > 0).length).toBeGreaterThanOrEqual(2);
    }
  });

  test('B1112, BR31: there are Enchantments with a number and without', () => {
    expect(users(({ enchantment }) => typeof enchantment?.duration === 'number').length).toBeGreaterThanOrEqual(2);
    expect(users(({ enchantment }) => enchantment?.duration === null).length).toBeGreaterThanOrEqual(1);
  });

  test('BR32: an Enchantment without a number says when it ends', () => {
    for (const [name, card] of boxCards.filter(([, { enchantment }]) => enchantment?.duration === null)) {
      expect(
        eachTurn(card).map(({ op }) => op),
        name,
      ).toContain('end');
    }
  });

  test('B205–B210: adjacent, neighbouring, range from a field and from an intersection', () => {
    const reaches = (how: string) => (card: Spell) =>
      aims(card).some((to) => typeof to === 'object' && 'how' in to && to.how === how);
    const ranged = (point: 'field' | 'intersection') => (card: Spell) =>
      aims(card).some(
        (to) => typeof to === 'object' && 'point' in to && to.point === point && typeof to.how === 'object',
      );
    expect(users(reaches('adjacent')).length).toBeGreaterThanOrEqual(2);
    expect(users(reaches('neighbouring')).length).toBeGreaterThanOrEqual(1);
    expect(users(ranged('field')).length).toBeGreaterThanOrEqual(1);
    expect(users(ranged('intersection')).length).toBeGreaterThanOrEqual(2);
  });

  test('B503, BR34: a Summon speaks when it is cast, and when it is placed', () => {
    const summons = boxCards.filter(([, { type }]) => type === 'summon');
    expect(summons.filter(([, { text }]) => text.length > 0).length).toBeGreaterThanOrEqual(1);
    expect(summons.filter(([, { arrival }]) => arrival.length > 0).length).toBeGreaterThanOrEqual(2);
  });
});

describe('the vocabulary', () => {
  test.each(Object.keys(OPS))('the op %s serves two designs or more', (op) => {
    expect(users((card) => said(card).some((effect) => effect.op === op)).length).toBeGreaterThanOrEqual(2);
  });

  test.each(IT_IS)('a design asks whether it is %s', (what) => {
    const asks = (card: Spell) => says(card, 'if').some(({ test: one }) => one.test === 'itIs' && one.what === what);
    expect(users(asks).length).toBeGreaterThanOrEqual(1);
  });

  // How many spells are in hand is for spells of a match's own.
  test.each(COUNTS.filter((count) => count !== 'hand'))('the count %s serves', (count) => {
    expect(users((card) => counts(card).includes(count)).length).toBeGreaterThanOrEqual(1);
  });

  test.each(DEATHS)('B1101: an Aura waits for %s', (death) => {
    expect(users((card) => atDeath(card, death).length > 0).length).toBeGreaterThanOrEqual(1);
  });

  test('Auras give Attack and Defence to everyone they can', () => {
    for (const to of ['this', 'adjacentAllies', 'adjacentFoes', 'allies', 'foes'] as const) {
      expect(users((card) => gifts(card).some((gift) => gift.to === to)).length, to).toBeGreaterThanOrEqual(1);
    }
    for (const what of ['attack', 'defence'] as const) {
      expect(users((card) => gifts(card).some((gift) => gift[what] !== 0)).length, what).toBeGreaterThanOrEqual(2);
    }
  });

  test('every limit on a target serves', () => {
    const limited: readonly ((card: Spell) => boolean)[] = [
      (card) => filters(card).some(({ maxTier }) => maxTier !== null),
      (card) => filters(card).some(({ maxHp }) => maxHp !== null),
      (card) => filters(card).some(({ hurt }) => hurt),
      (card) => filters(card).some(({ bears }) => bears !== null),
      (card) => filters(card).some(({ enchanted }) => enchanted),
      (card) => filters(card).some(({ other }) => other),
      (card) => filters(card).some(({ side }) => side === 'own'),
      (card) => filters(card).some(({ what }) => what === 'summonOrPlayer'),
    ];
    for (const uses of limited) expect(users(uses).length).toBeGreaterThanOrEqual(1);
  });

  test('summons are moved forward, back, left and right', () => {
    for (const where of ['forward', 'back', 'left', 'right'] as const) {
      expect(users((card) => says(card, 'move').some((effect) => effect.where === where)).length).toBeGreaterThan(0);
    }
  });
});

describe('bounds', () => {
  const asks = (effect: Effect): boolean =>
    ['may', 'either', 'retain', 'revive', 'endAnother'].includes(effect.op) ||
    ('colour' in effect && effect.colour === 'any') ||
    ('to' in effect && isChoice(effect.to));

  test('nobody decides in the opponent’s turn: no death asks for a choice', () => {
    for (const [name, card] of boxCards) {
      for (const death of DEATHS) expect(atDeath(card, death).some(asks), name).toBe(false);
    }
  });

  // BR50: in the own Spellcasting it would be void, since it ends when the own Battle begins.
  test('BR50: spells make summons defend by deaths alone, which come in any Battle', () => {
    for (const [name, card] of boxCards) {
      const atOnce = [...card.text, ...card.arrival].flatMap(inside).concat(eachTurn(card));
      expect(
        atOnce.map(({ op }) => op),
        name,
      ).not.toContain('defend');
    }
  });

  const numberOf = (amount: unknown): number => (typeof amount === 'number' ? amount : Number.POSITIVE_INFINITY);
  const drawn = (card: Spell): number => says(card, 'draw').reduce((sum, { count }) => sum + numberOf(count), 0);
  const gained = (card: Spell): number => says(card, 'mana').reduce((sum, { count }) => sum + numberOf(count), 0);

  // In a loop each spell needs to be drawn again, and each crystal drawn besides pays for one mana. So a loop costs
  // more than it brings when no spell draws more than it costs, and none brings more than a crystal does.
  test('BR42: no draw is free', () => {
    const paidOtherwise = (card: Spell): boolean =>
      says(card, 'kill').length > 0 || says(card, 'damage').some(({ to }) => to === 'you');
    for (const [name, card] of boxCards.filter(([, one]) => drawn(one) > 0 && !paidOtherwise(one))) {
      expect(total(card.cost) - gained(card), name).toBeGreaterThanOrEqual(drawn(card));
    }
    for (const [name, card] of boxCards.filter(([, one]) => drawn(one) === 0)) {
      expect(gained(card) - total(card.cost), name).toBeLessThanOrEqual(1);
    }
  });

  test('BR42: The Usual Terms bring no more than they and the summon they take have cost', () => {
    const cheapest = Math.min(...boxCards.filter(([, { type }]) => type === 'summon').map(([, c]) => total(c.cost)));
    const { cost } = catalogue.usualTerms;
    // Two spells, or a spell and two mana: three at most.
    expect(total(cost) + cheapest).toBeGreaterThanOrEqual(3);
    expect([drawn(catalogue.usualTerms), gained(catalogue.usualTerms)]).toEqual([2, 2]);
  });

  test('BR42: no death draws, gives mana or summons', () => {
    for (const [name, card] of boxCards) {
      for (const death of DEATHS) {
        for (const { op } of atDeath(card, death))
          expect(['draw', 'mana', 'revive', 'gainCrystal'], name).not.toContain(op);
      }
    }
  });

  test('HP and draws that count something have a limit', () => {
    for (const [name, card] of boxCards) {
      for (const effect of said(card)) {
        const amount = effect.op === 'gain' ? effect.hp : effect.op === 'draw' ? effect.count : 0;
        if (typeof amount !== 'number' && amount.count !== 'itsTier') expect(amount.atMost, name).not.toBeNull();
      }
    }
  });
});
