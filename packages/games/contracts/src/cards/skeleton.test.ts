// Do the four decks keep to the skeleton of the rules (section 4)?

import { describe, expect, test } from 'vitest';
import {
  COLOURS,
  COUNTS,
  type Contract,
  type ContractType,
  type Cost,
  type Count,
  type Effect,
  type Filter,
  type Give,
  KEYWORDS,
  MOMENTS,
  type Moment,
  type Op,
  type Status,
  type To,
} from '../effects.ts';
import { boilingInk } from './boiling-ink.ts';
import { boxCards, catalogue, type DeckId, decks } from './catalogue.ts';
import { emberPact } from './ember-pact.ts';
import { greyRegistry } from './grey-registry.ts';
import { lighthouseCovenant } from './lighthouse-covenant.ts';
import { tokens } from './tokens.ts';

type Design = readonly [string, Contract];
const designsOf: Record<DeckId, readonly Design[]> = {
  emberPact: Object.entries(emberPact),
  boilingInk: Object.entries(boilingInk),
  lighthouseCovenant: Object.entries(lighthouseCovenant),
  greyRegistry: Object.entries(greyRegistry),
};
const DECKS = ['emberPact', 'boilingInk', 'lighthouseCovenant', 'greyRegistry'] as const;
const all: readonly Design[] = DECKS.flatMap((deck) => designsOf[deck]);
const names = (list: readonly Design[]): readonly string[] => list.map(([name]) => name);

const ELEMENTS = ['red', 'blue', 'yellow'] as const;
const pips = (cost: Cost): number => cost.red + cost.blue + cost.yellow;
const total = (cost: Cost): number => COLOURS.reduce((sum, colour) => sum + cost[colour], 0);
const copiesIn = (deck: DeckId, card: string): number => decks[deck].find(([id]) => id === card)?.[1] ?? 0;

// What a contract says, all its nested effects included.
const inside = (effect: Effect): readonly Effect[] => {
  if (effect.op === 'may') return [effect, ...effect.effects.flatMap(inside)];
  if (effect.op === 'if') return [effect, ...[...effect.then, ...effect.otherwise].flatMap(inside)];
  return [effect];
};
const at = ({ when }: Contract, moment: Moment): readonly Effect[] => (when[moment] ?? []).flatMap(inside);
const said = (card: Contract): readonly Effect[] => [
  ...card.effects.flatMap(inside),
  ...MOMENTS.flatMap((moment) => at(card, moment)),
];
const says = <O extends Op>(card: Contract, op: O): readonly Extract<Effect, { op: O }>[] =>
  said(card).filter((effect): effect is Extract<Effect, { op: O }> => effect.op === op);
const buffs = ({ gives }: Contract): readonly Extract<Give, { give: 'buff' }>[] =>
  gives.filter((given) => given.give === 'buff');

/** Each `to` with its target words resolved: `it` is what was chosen before. */
const filterOf = (to: To): Filter | null =>
  typeof to === 'string' ? null : 'choose' in to ? to.choose : 'all' in to ? to.all : null;
const isChoice = (to: To): boolean => typeof to === 'object' && 'choose' in to;
const canBeCreature = (to: To): boolean => {
  const filter = filterOf(to);
  if (filter !== null) return filter.what !== 'player';
  return to === 'this' || to === 'adjacent' || to === 'it' || to === 'besideIt';
};
const canBePlayer = (to: To): boolean => {
  const filter = filterOf(to);
  if (filter !== null) return filter.what !== 'creature';
  return to === 'you' || to === 'opponent' || to === 'eachPlayer';
};

const amountsOf = (effect: Effect): readonly unknown[] => {
  switch (effect.op) {
    case 'damage':
      return [effect.amount, effect.times];
    case 'heal':
      return [effect.amount];
    case 'gain':
      return [effect.attack, effect.health];
    case 'summon':
    case 'fetch':
    case 'fillTanks':
      return [effect.count];
    default:
      return [];
  }
};
const isTally = (amount: unknown): amount is { readonly count: Count } =>
  typeof amount === 'object' && amount !== null && 'count' in amount;
const countsOf = (card: Contract): readonly Count[] =>
  said(card).flatMap((effect) => [
    ...(effect.op === 'if' ? [effect.count] : []),
    ...amountsOf(effect)
      .filter(isTally)
      .map(({ count }) => count),
  ]);
const statusesOf = (card: Contract): readonly Status[] => [
  ...card.keywords,
  ...says(card, 'become').map(({ status }) => status),
  ...buffs(card).flatMap(({ status }) => (status === null ? [] : [status])),
];
const textParts = (card: Contract): number =>
  card.keywords.length + card.gives.length + (card.magic > 0 ? 1 : 0) + Object.keys(card.when).length;

describe('the tables of section 4', () => {
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

describe('mechanic coverage', () => {
  const isCreature = ({ type }: Contract): boolean => type === 'creature';
  const has =
    (moment: Moment, type: ContractType | null = null) =>
    (card: Contract): boolean =>
      at(card, moment).length > 0 && (type === null || card.type === type);
  const keyword =
    (status: Status) =>
    ({ keywords }: Contract): boolean =>
      keywords.some((one) => one === status);
  const becomes =
    (status: Status, onPlayer: boolean) =>
    (card: Contract): boolean =>
      says(card, 'become').some((e) => e.status === status && (onPlayer ? canBePlayer(e.to) : canBeCreature(e.to))) ||
      buffs(card).some((given) => given.status === status && (given.to === 'you') === onPlayer);
  const fades = (onPlayer: boolean) => (card: Contract) =>
    says(card, 'fade').some(({ to }) => (onPlayer ? canBePlayer(to) : canBeCreature(to)));
  const op = (name: Op) => (card: Contract) => says(card, name).length > 0;
  const counting = (counts: readonly Count[]) => (card: Contract) =>
    countsOf(card).some((count) => counts.includes(count));
  const playerAttack = (lasting: boolean) => (card: Contract) =>
    says(card, 'gain').some(
      ({ attack, to, until }) => to === 'you' && attack !== 0 && (until === 'always') === lasting,
    ) ||
    (lasting && buffs(card).some(({ to, attack }) => to === 'you' && attack > 0));

  /** What is counted, and how many designs Ember Pact, Boiling Ink, Lighthouse Covenant and Grey Registry need. */
  const COVERAGE: readonly (readonly [
    string,
    (card: Contract) => boolean,
    readonly [number, number, number, number],
  ])[] = [
    ['Summon', has('summon'), [5, 4, 5, 4]],
    ['Recycling of a Creature', has('recycling', 'creature'), [2, 4, 2, 2]],
    ['Recycling of an Orb', has('recycling', 'orb'), [1, 0, 0, 1]],
    ['Recycling of a Rune', has('recycling', 'rune'), [0, 0, 1, 1]],
    ['Adrenaline', keyword('adrenaline'), [3, 1, 0, 0]],
    ['Impetus', keyword('impetus'), [2, 1, 1, 1]],
    ['Magnetic', keyword('magnetic'), [1, 1, 3, 1]],
    ['Paramagnetic', keyword('paramagnetic'), [1, 0, 2, 1]],
    ['a Creature gains Magnetized', becomes('magnetized', false), [0, 1, 1, 1]],
    ['a player gains Magnetized', becomes('magnetized', true), [0, 0, 1, 0]],
    ['a Creature with Fog', (c) => keyword('fog')(c) || becomes('fog', false)(c), [1, 1, 1, 1]],
    ['a player with Fog', becomes('fog', true), [0, 0, 1, 0]],
    ['a Creature Fades', fades(false), [1, 1, 2, 1]],
    ['a player Fades', fades(true), [0, 1, 1, 0]],
    ['Start turn', has('startTurn'), [1, 1, 2, 2]],
    ['End turn', has('endTurn'), [1, 2, 1, 2]],
    ['Magic Damage of a Creature', (c) => isCreature(c) && c.magic > 0, [0, 3, 1, 1]],
    [
      'Magic Damage of a player',
      (c) => says(c, 'gain').some(({ magic }) => magic > 0) || buffs(c).some(({ magic }) => magic > 0),
      [0, 1, 0, 0],
    ],
    ['Ambush', has('ambush'), [1, 1, 1, 4]],
    ['Disarm a player', (c) => says(c, 'disarm').some(({ to }) => isChoice(to)), [0, 1, 1, 0]],
    ['Disarm the opponent', (c) => says(c, 'disarm').some(({ to }) => to === 'opponent'), [1, 0, 0, 1]],
    ['give to adjacent Creatures', (c) => buffs(c).some(({ to }) => to === 'adjacent'), [1, 1, 3, 1]],
    ['give by an Orb or a Rune', (c) => ['orb', 'rune'].includes(c.type) && buffs(c).length > 0, [1, 0, 1, 0]],
    ['give health', (c) => buffs(c).some(({ health }) => health > 0), [0, 0, 1, 0]],
    ['player attack this turn', playerAttack(false), [2, 1, 0, 0]],
    ['lasting player attack', playerAttack(true), [1, 0, 1, 0]],
    ['damage several times', (c) => says(c, 'damage').some(({ times }) => times !== 1), [1, 3, 0, 1]],
    ['fetch', op('fetch'), [1, 2, 1, 2]],
    ['draw', op('draw'), [1, 1, 1, 3]],
    ['tokens', op('summon'), [2, 1, 2, 1]],
    ['moves Creatures', op('move'), [0, 0, 2, 1]],
    ['you can', op('may'), [1, 1, 1, 1]],
    ['fills tanks', op('fillTanks'), [0, 0, 1, 2]],
    ['counts full tanks', counting(['fullTanks']), [0, 0, 0, 1]],
    ['costs above 10', ({ cost }) => total(cost) > 10, [0, 0, 0, 1]],
    ['attack becomes 0', op('blunt'), [0, 1, 2, 0]],
    ['heal', op('heal'), [1, 0, 4, 1]],
    [
      'rewards own discards or burnout',
      (c) =>
        has('discard')(c) || has('burnout')(c) || counting(['ownPile', 'spellsInOwnPile', 'burnouts', 'discarded'])(c),
      [0, 1, 0, 2],
    ],
    ['takes from the own discard pile', op('takeBack'), [0, 1, 1, 1]],
    ['one-shot buff', (c) => says(c, 'gain').some(({ to }) => canBeCreature(to)), [3, 1, 2, 1]],
  ];

  test.each(COVERAGE)('%s', (_what, serves, [a, b, c, d]) => {
    const found = DECKS.map((deck) => designsOf[deck].filter(([, card]) => serves(card)).length);
    [a, b, c, d].forEach((least, i) => {
      expect(found[i], DECKS[i]).toBeGreaterThanOrEqual(least);
    });
  });

  test('few designs have no text at all', () => {
    const bare = DECKS.map((deck) => designsOf[deck].filter(([, c]) => textParts(c) + c.effects.length === 0).length);
    [3, 2, 2, 2].forEach((most, i) => {
      expect(bare[i], DECKS[i]).toBeLessThanOrEqual(most);
    });
  });

  test('Ambush is on a Spell contract in Boiling Ink or Grey Registry', () => {
    const spells = [...designsOf.boilingInk, ...designsOf.greyRegistry].filter(([, card]) =>
      has('ambush', 'spell')(card),
    );
    expect(spells.length).toBeGreaterThanOrEqual(1);
  });

  test('the effects that the book quotes are on contracts', () => {
    expect(boilingInk.inTriplicate.effects).toMatchObject([{ op: 'damage', amount: 1, times: 3 }]);
    expect(lighthouseCovenant.carelessHarpooner.when.summon).toEqual([
      { op: 'disarm', to: { choose: expect.objectContaining({ what: 'player', side: 'both' }) } },
    ]);
    expect(emberPact.paydayBearer.gives).toMatchObject([{ give: 'buff', to: 'adjacent', attack: 1, health: 0 }]);
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

  test.each(DECKS)("%s asks for a choice in the opponent's turn with at most two designs", (deck) => {
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

describe('the vocabulary', () => {
  const users = (uses: (card: Contract) => boolean): readonly string[] => names(all.filter(([, card]) => uses(card)));
  const OPS = [...new Set(all.flatMap(([, card]) => said(card).map(({ op }) => op)))];

  test('there are 18 ops, and each serves two designs or more', () => {
    expect(OPS).toHaveLength(18);
    for (const op of OPS) expect(users((card) => says(card, op).length > 0).length, op).toBeGreaterThanOrEqual(2);
  });

  // How many contracts are in hand is for contracts of a match's own.
  test.each(COUNTS.filter((count) => count !== 'hand'))('the count %s serves two designs or more', (count) => {
    expect(users((card) => countsOf(card).includes(count)).length).toBeGreaterThanOrEqual(2);
  });

  test.each(MOMENTS)('the moment %s serves two designs or more', (moment) => {
    expect(users((card) => at(card, moment).length > 0).length).toBeGreaterThanOrEqual(2);
  });

  test.each([...KEYWORDS, 'magnetized'] as const)('the status %s serves two designs or more', (status) => {
    expect(users((card) => statusesOf(card).includes(status)).length).toBeGreaterThanOrEqual(2);
  });

  test('every way to give serves two designs or more', () => {
    for (const to of ['adjacent', 'others', 'own', 'you'] as const) {
      expect(users((card) => buffs(card).some((given) => given.to === to)).length, to).toBeGreaterThanOrEqual(2);
    }
    for (const what of ['attack', 'health', 'status'] as const) {
      const gives = users((card) => buffs(card).some((given) => given[what] !== 0 && given[what] !== null));
      expect(gives.length, what).toBeGreaterThanOrEqual(2);
    }
    expect(users(({ gives }) => gives.some(({ give }) => give === 'discount')).length).toBeGreaterThanOrEqual(2);
  });

  test('every contract of the box is a design or a token', () => {
    expect(Object.keys(catalogue).sort()).toEqual([...names(all), ...Object.keys(tokens)].sort());
  });
});
