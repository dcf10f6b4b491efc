// Do the three decks keep to the skeleton of the box? Its tables of copies, types and costs, its sizes, the ready-made decks.

import { describe, expect, test } from 'vitest';
import { copiesOf } from '../../rules/state/decks.ts';
import type { Card } from '../card.ts';
import { DECK_CARDS, LEAST_PILE } from '../numbers.ts';
import { type Class, RARITIES, type Rarity, TYPES } from '../vocabulary.ts';
import { all, at, DECKS, designsOf, isSpell, isVanilla, names } from './designs-for-tests.ts';
import { emberCreed } from './ember-creed.ts';
import { readyDecks } from './ready-decks.ts';
import { silverVigil } from './silver-vigil.ts';
import { twilightRoad } from './twilight-road.ts';

const cardsOfClass = (clan: Class): number => designsOf(clan).reduce((sum, [, card]) => sum + copiesOf(card), 0);

describe('how many cards', () => {
  test('there are 66 designs and 180 cards, 22 and 60 of each class', () => {
    expect(new Set(names(all)).size).toBe(66);
    const files = { warlock: emberCreed, paladin: silverVigil, neutral: twilightRoad };
    for (const clan of DECKS) {
      expect(names(designsOf(clan))).toEqual(Object.keys(files[clan]));
      expect(designsOf(clan)).toHaveLength(22);
      expect(cardsOfClass(clan)).toBe(60);
    }
  });

  test('a draft pile is used up exactly', () => {
    for (const clan of ['warlock', 'paladin'] as const) {
      expect(cardsOfClass(clan) + cardsOfClass('neutral') / 2).toBe(LEAST_PILE);
    }
  });
});

describe('types and costs', () => {
  test.each(DECKS)('%s has its types of each rarity', (clan) => {
    const found = RARITIES.map((rarity) =>
      TYPES.map((type) => designsOf(clan).filter(([, card]) => card.type === type && card.rarity === rarity).length),
    );
    expect(found).toEqual([
      [6, 3, 1],
      [4, 3, 1],
      [3, 1, 0],
    ]);
  });

  const COSTS: Record<Rarity, readonly [summonings: string, spells: string]> = {
    common: ['112234', '0123'],
    rare: ['1235', '1234'],
    legendary: ['456', '3'],
  };

  test.each(DECKS)('%s has its cost curve', (clan) => {
    for (const rarity of RARITIES) {
      const curve = (spells: boolean): string =>
        designsOf(clan)
          .filter(([, card]) => card.rarity === rarity && isSpell(card) === spells)
          .map(([, { cost }]) => String(cost))
          .sort()
          .join('');
      expect([curve(false), curve(true)], rarity).toEqual(COSTS[rarity]);
    }
    const total = designsOf(clan).reduce((sum, [, card]) => sum + card.cost * copiesOf(card), 0);
    expect(total).toBe(136);
  });

  /** What keywords and abilities cost in points of attack and defense. */
  const PRICES = { harden: 1, ready: 1, pierce: 1, fast: 1, ignoreSummoning: 2 } as const;
  const pointsOf = (card: Card): number => {
    const upkeep = at(card, 'startTurn').reduce((sum, effect) => {
      const own = effect.op === 'tire' && effect.who === 'you' && typeof effect.amount === 'number';
      return own ? sum + Number(effect.amount) : sum;
    }, 0);
    const text = card.keywords.reduce((sum, keyword) => sum + PRICES[keyword], 0) + card.abilities.length;
    return 2 * card.cost + 1 - text + upkeep;
  };

  test('attack and defense of a summoning are about 2 × cost + 1, less what its text is worth', () => {
    for (const [name, card] of all.filter(([, one]) => !isSpell(one))) {
      const sum = card.attack + card.defense;
      expect(sum, name).toBeLessThanOrEqual(pointsOf(card) + (isVanilla(card) ? 0 : 1));
      expect(sum, name).toBeGreaterThanOrEqual(pointsOf(card) - (isVanilla(card) ? 0 : 2));
      expect(card.attack, name).toBeLessThanOrEqual(card.keywords.includes('ignoreSummoning') ? 3 : 6);
    }
  });

  test('spells and enchantments have no attack and defense, and only enchantments enchant', () => {
    for (const [name, card] of all) {
      if (isSpell(card)) expect([card.attack, card.defense], name).toEqual([0, 0]);
      expect(card.enchants !== null, name).toBe(card.type === 'enchantment');
      if (isSpell(card)) {
        expect(
          card.keywords.filter((keyword) => keyword !== 'fast'),
          name,
        ).toEqual([]);
      }
    }
  });
});

describe('ready-made decks (4.1, 4.4)', () => {
  const cards = new Map<string, Card>(all);
  const DECK_IDS = ['noonfire', 'debtOfAsh', 'silverBulwark', 'tidewatch'] as const;

  test('there are two for each class', () => {
    expect(Object.keys(readyDecks)).toEqual(DECK_IDS);
    expect(Object.values(readyDecks).map((deck) => deck.class)).toEqual(['warlock', 'warlock', 'paladin', 'paladin']);
  });

  test.each(DECK_IDS)('%s has thirty cards: of its class 3, 3 and 1 designs, neutral 2, 1 and 1', (id) => {
    const deck = readyDecks[id];
    const found = Object.entries(deck.cards).map(([name, copies]): readonly [Card | undefined, number] => [
      cards.get(name),
      copies,
    ]);
    for (const [card, copies] of found) expect(copies).toBe(card === undefined ? 'a card' : copiesOf(card));
    const designs = (clan: Class): readonly number[] =>
      RARITIES.map((rarity) => found.filter(([card]) => card?.class === clan && card.rarity === rarity).length);
    expect(designs(deck.class)).toEqual([3, 3, 1]);
    expect(designs('neutral')).toEqual([2, 1, 1]);
    expect(found.reduce((sum, [, copies]) => sum + copies, 0)).toBe(DECK_CARDS);
  });

  test.each(DECK_IDS)('%s has summonings enough, and costs 2 to 2.5 on average', (id) => {
    let [summonings, cost] = [0, 0];
    for (const [name, copies] of Object.entries(readyDecks[id].cards)) {
      const card = cards.get(name);
      if (card?.type === 'summoning') summonings += copies;
      cost += (card?.cost ?? 0) * copies;
    }
    expect(summonings).toBeGreaterThanOrEqual(16);
    expect(cost / DECK_CARDS).toBeGreaterThanOrEqual(2);
    expect(cost / DECK_CARDS).toBeLessThanOrEqual(2.5);
  });
});
