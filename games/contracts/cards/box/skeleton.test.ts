// Do the four decks keep to the skeleton of a deck? Its tables of types, costs and elements, its sizes and bounds.

import { describe, expect, test } from 'vitest';
import type { Contract } from '../contract.ts';
import type { Effect } from '../effects.ts';
import type { ContractType, Cost } from '../vocabulary.ts';
import { boxCards, type DeckId, decks } from './catalogue.ts';
import {
  all,
  at,
  buffs,
  canBeCreature,
  canBePlayer,
  DECKS,
  type Design,
  designsOf,
  inside,
  isChoice,
  names,
  says,
  textParts,
  total,
} from './designs-for-tests.ts';
import { greyRegistry } from './grey-registry.ts';
import { lighthouseCovenant } from './lighthouse-covenant.ts';
import { tokens } from './tokens.ts';

const ELEMENTS = ['red', 'blue', 'yellow'] as const;
const pips = (cost: Cost): number => cost.red + cost.blue + cost.yellow;
const copiesIn = (deck: DeckId, card: string): number => decks[deck].find(([id]) => id === card)?.[1] ?? 0;

describe('the tables of a deck', () => {
  const TYPES = {
    emberPact: { creature: [24, 12], spell: [10, 5], orb: [4, 2], rune: [2, 2] },
    boilingInk: { creature: [20, 10], spell: [16, 8], orb: [2, 1], rune: [2, 2] },
    lighthouseCovenant: { creature: [25, 13], spell: [10, 5], orb: [2, 1], rune: [3, 3] },
    greyRegistry: { creature: [20, 10], spell: [12, 6], orb: [3, 2], rune: [5, 5] },
  } as const satisfies Record<DeckId, Record<ContractType, readonly [number, number]>>;

  test('each deck has its contracts and designs of each type, 40 and 160 and 87 in all', () => {
    for (const deck of DECKS) {
      for (const type of ['creature', 'spell', 'orb', 'rune'] as const) {
        const those = designsOf[deck].filter(([, card]) => card.type === type);
        const contracts = those.reduce((sum, [name]) => sum + copiesIn(deck, name), 0);
        expect([deck, type, contracts, those.length]).toEqual([deck, type, ...TYPES[deck][type]]);
      }
      expect(decks[deck].reduce((sum, [, copies]) => sum + copies, 0)).toBe(40);
    }
    expect(all).toHaveLength(87);
    expect(new Set(names(all)).size).toBe(87);
    expect(boxCards).toHaveLength(87 + 6);
  });

  test('there are two copies of a contract, one of a Rune and of the two uniques', () => {
    const single = DECKS.flatMap((deck) => decks[deck].filter(([, copies]) => copies === 1).map(([id]) => id));
    const runes = names(all.filter(([, { type }]) => type === 'rune'));
    expect([...single].sort()).toEqual([...runes, 'orbOfLastResort', 'walkingLighthouse'].sort());
    expect(total(greyRegistry.orbOfLastResort.cost)).toBe(8);
    expect(total(lighthouseCovenant.walkingLighthouse.cost)).toBe(10);
  });

  const CURVES = {
    emberPact: [0, 8, 9, 9, 6, 4, 2, 2, 0, 0, 0],
    boilingInk: [2, 6, 9, 8, 7, 4, 2, 0, 2, 0, 0],
    lighthouseCovenant: [0, 4, 7, 8, 7, 6, 3, 2, 2, 1, 0],
    greyRegistry: [2, 5, 8, 7, 6, 5, 2, 2, 1, 0, 2],
  } as const satisfies Record<DeckId, readonly number[]>;
  const COSTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12];

  test.each(DECKS)('%s has its cost curve', (deck) => {
    const curve = COSTS.map((cost) =>
      designsOf[deck].reduce((sum, [name, card]) => sum + (total(card.cost) === cost ? copiesIn(deck, name) : 0), 0),
    );
    expect(curve).toEqual(CURVES[deck]);
  });

  /** c Creature, s Spell, o Orb: pairs; r Rune, u unique: single. */
  const BY_COST = {
    emberPact: ['', 'cccs', 'ccors', 'ccrss', 'cco', 'cs', 'c', 'c', '', '', ''],
    boilingInk: ['s', 'ccs', 'ccrss', 'ccos', 'ccrs', 'cs', 'c', '', 's', '', ''],
    lighthouseCovenant: ['', 'cs', 'ccrs', 'cccs', 'ccor', 'ccs', 'cr', 's', 'c', 'u', ''],
    greyRegistry: ['s', 'crs', 'ccrrs', 'ccor', 'ccs', 'crs', 'c', 's', 'u', '', 'c'],
  } as const satisfies Record<DeckId, readonly string[]>;

  test.each(DECKS)('%s has its designs by cost', (deck) => {
    const letter = ([name, { type }]: Design): string =>
      type !== 'rune' && copiesIn(deck, name) === 1 ? 'u' : type[0];
    const found = COSTS.map((cost) =>
      designsOf[deck]
        .filter(([, card]) => total(card.cost) === cost)
        .map(letter)
        .sort()
        .join(''),
    );
    expect(found).toEqual(BY_COST[deck]);
  });

  /** Pairs and single designs of fire, water, light, several, pure only. */
  const ELEMENT_SPLIT = {
    emberPact: { red: [7, 1], blue: [0, 0], yellow: [5, 1], several: [2, 0], pure: [5, 0] },
    boilingInk: { red: [6, 1], blue: [7, 1], yellow: [0, 0], several: [2, 0], pure: [4, 0] },
    lighthouseCovenant: { red: [0, 0], blue: [6, 1], yellow: [7, 1], several: [2, 1], pure: [3, 1] },
    greyRegistry: { red: [2, 1], blue: [2, 1], yellow: [2, 1], several: [4, 1], pure: [7, 2] },
  } as const;

  test.each(DECKS)('%s has its element split', (deck) => {
    const kindOf = ({ cost }: Contract): string => {
      const used = ELEMENTS.filter((element) => cost[element] > 0);
      return used.length === 0 ? 'pure' : used.length === 1 ? used[0] : 'several';
    };
    const found: Record<string, number[]> = {
      red: [0, 0],
      blue: [0, 0],
      yellow: [0, 0],
      several: [0, 0],
      pure: [0, 0],
    };
    for (const [name, card] of designsOf[deck]) found[kindOf(card)][2 - copiesIn(deck, name)]++;
    expect(found).toEqual(ELEMENT_SPLIT[deck]);
  });

  test('a cost that is not pure has its number of element pips', () => {
    const allowed = (cost: number): readonly [number, number] => {
      if (cost <= 2) return [1, 1];
      if (cost <= 4) return [1, 2];
      if (cost <= 6) return [2, 3];
      if (cost <= 8) return [2, 4];
      return cost === 10 ? [4, 4] : [3, 3];
    };
    for (const [name, { cost }] of all.filter(([, card]) => pips(card.cost) > 0)) {
      const [least, most] = allowed(total(cost));
      expect(pips(cost), name).toBeGreaterThanOrEqual(least);
      expect(pips(cost), name).toBeLessThanOrEqual(most);
    }
    expect(lighthouseCovenant.walkingLighthouse.cost).toEqual({ red: 0, blue: 2, yellow: 2, pure: 6 });
    expect(greyRegistry.stampedColossus.cost).toEqual({ red: 1, blue: 1, yellow: 1, pure: 9 });
  });

  test.each(DECKS)('%s has at least four designs with two pips of one element', (deck) => {
    const hard = designsOf[deck].filter(([, { cost }]) => ELEMENTS.some((element) => cost[element] >= 2));
    expect(hard.length).toBeGreaterThanOrEqual(4);
  });

  test.each(DECKS)('%s has Runes that cost 1 to 3 to use, one of them with an element', (deck) => {
    const activations = designsOf[deck].flatMap(([, { activation }]) => (activation === null ? [] : [activation]));
    for (const activation of activations) expect([1, 2, 3]).toContain(total(activation));
    expect(activations.some((activation) => pips(activation) > 0)).toBe(true);
    expect(activations).toHaveLength(designsOf[deck].filter(([, { type }]) => type === 'rune').length);
  });

  test('tokens are exactly as listed, and each is summoned', () => {
    const lines = Object.entries(tokens).map(([name, { attack, health, keywords }]) => [
      name,
      `${attack}/${health}`,
      ...keywords,
    ]);
    expect(lines).toEqual([
      ['spark', '1/1', 'adrenaline'],
      ['squire', '2/1'],
      ['steamWisp', '1/1'],
      ['buoy', '0/3', 'magnetic'],
      ['acolyte', '1/2'],
      ['scribe', '1/1'],
    ]);
    const of = (deck: DeckId): readonly string[] =>
      [...new Set(designsOf[deck].flatMap(([, card]) => says(card, 'summon').map(({ token }) => token)))].sort();
    expect(DECKS.map(of)).toEqual([['spark', 'squire'], ['steamWisp'], ['acolyte', 'buoy'], ['scribe']]);
  });
});

describe('sizes', () => {
  test('Orbs have their sizes', () => {
    const SIZES: Record<number, readonly string[]> = { 2: ['2/3'], 3: ['3/2', '2/4'], 4: ['4/2'], 8: ['8/2'] };
    for (const [name, { cost, attack, health }] of all.filter(([, { type }]) => type === 'orb')) {
      expect(SIZES[total(cost)], name).toContain(`${attack}/${health}`);
      expect(attack * health, name).toBeLessThanOrEqual(16);
    }
  });

  // Every keyword, moment, gift and Magic Damage counts as one keyword; one more or less is fine, three above cost 4.
  test('attack and health of a Creature are about 2 × cost + 1, less 1 or 2 a keyword', () => {
    for (const [name, card] of all.filter(([, { type }]) => type === 'creature')) {
      const cost = total(card.cost);
      const slack = cost <= 4 ? 1 : 3;
      expect(card.attack + card.health, name).toBeLessThanOrEqual(2 * cost + 1 - textParts(card) + slack);
      expect(card.attack + card.health, name).toBeGreaterThanOrEqual(2 * cost + 1 - 2 * textParts(card) - slack);
    }
  });

  test('Boiling Ink and Lighthouse Covenant have a Creature with 0 attack', () => {
    for (const deck of ['boilingInk', 'lighthouseCovenant'] as const) {
      expect(designsOf[deck].some(([, { type, attack }]) => type === 'creature' && attack === 0)).toBe(true);
    }
  });
});

describe('bounds', () => {
  test('no player gains or is given health', () => {
    for (const [name, card] of all) {
      for (const { to, health } of says(card, 'gain')) expect(health !== 0 && canBePlayer(to), name).toBe(false);
      for (const { to, health } of buffs(card)) expect(health !== 0 && to === 'you', name).toBe(false);
    }
  });

  test('no Orb has damage in its text', () => {
    for (const [name, card] of all.filter(([, { type }]) => type === 'orb')) {
      expect(says(card, 'damage'), name).toEqual([]);
    }
  });

  // A loop of triggers needs a trigger that brings back what sets it off. Only tokens enter by effects, and they have
  // no triggers; being hurt never hurts a Creature; and a draw, a fetch or a discard uses up a real contract.
  test('no triggers can set each other off for ever', () => {
    for (const [name, card] of boxCards) {
      for (const { token } of says(card, 'summon')) expect(tokens, name).toHaveProperty(token);
      for (const effect of at(card, 'hurt')) {
        expect(effect.op === 'damage' && canBeCreature(effect.to), name).toBe(false);
      }
      for (const moment of ['burnout', 'discard'] as const) {
        expect(at(card, moment).map((effect) => effect.op)).not.toContain('fetch');
        expect(at(card, moment).map((effect) => effect.op)).not.toContain('draw');
      }
      expect(card.token && Object.keys(card.when).length > 0, name).toBe(false);
    }
  });

  test('what takes contracts back always costs mana, so that no turn lasts for ever', () => {
    const discounts = all.flatMap(([, { gives }]) => gives.filter((given) => given.give === 'discount'));
    const most = 2 * discounts.reduce((sum, { by }) => sum + by, 0);
    for (const [name, card] of all) {
      const paid = card.effects.flatMap(inside).some(({ op }) => op === 'takeBack' || op === 'return');
      if (paid && card.type === 'spell') expect(total(card.cost), name).toBeGreaterThan(most);
      if (paid && card.type === 'rune') expect(total(card.activation ?? card.cost), name).toBeGreaterThan(0);
      if (at(card, 'summon').some(({ op }) => op === 'takeBack' || op === 'return')) {
        expect(
          discounts.some(({ type }) => type === null || type === card.type),
          name,
        ).toBe(false);
        expect(total(card.cost), name).toBeGreaterThan(0);
      }
    }
  });

  /** Moments that can come in the opponent's turn; a draw in one of them leads to `discard`. */
  const OFF_TURN = ['recycling', 'ambush', 'hurt', 'burnout', 'discard'] as const;
  const asks = (effect: Effect): boolean =>
    effect.op === 'may' ||
    effect.op === 'draw' ||
    effect.op === 'takeBack' ||
    effect.op === 'extractor' ||
    (effect.op === 'move' && effect.where === 'anywhere') ||
    ('to' in effect && isChoice(effect.to));

  test.each(DECKS)('%s asks for a choice in the opponent’s turn with at most two designs', (deck) => {
    const asking = designsOf[deck].filter(([, card]) => OFF_TURN.some((moment) => at(card, moment).some(asks)));
    expect(asking.length, names(asking).join()).toBeLessThanOrEqual(2);
  });

  test('an Ambush is small', () => {
    const isSmall = (effect: Effect): boolean => {
      if (effect.op === 'damage') return effect.amount === 1 && effect.times === 1;
      if (effect.op === 'fillTanks' || effect.op === 'summon') return effect.count === 1;
      return effect.op === 'heal' && typeof effect.amount === 'number' && effect.amount <= 2;
    };
    for (const [name, card] of all) {
      expect(at(card, 'ambush').length, name).toBeLessThanOrEqual(1);
      expect(at(card, 'ambush').every(isSmall), name).toBe(true);
    }
  });
});
