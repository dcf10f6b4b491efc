// Do the decks show every mechanic often enough, and does every word of the vocabulary serve?

import { describe, expect, test } from 'vitest';
import { COUNTS, type Count } from '../amounts.ts';
import type { Contract } from '../contract.ts';
import type { Effect, Op } from '../effects.ts';
import { type ContractType, KEYWORDS, MOMENTS, type Moment, type Status } from '../vocabulary.ts';
import { boilingInk } from './boiling-ink.ts';
import { catalogue } from './catalogue.ts';
import {
  all,
  at,
  buffs,
  canBeCreature,
  canBePlayer,
  DECKS,
  designsOf,
  isChoice,
  names,
  said,
  says,
  textParts,
  total,
} from './designs-for-tests.ts';
import { emberPact } from './ember-pact.ts';
import { lighthouseCovenant } from './lighthouse-covenant.ts';
import { tokens } from './tokens.ts';

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

describe('the vocabulary', () => {
  const users = (uses: (card: Contract) => boolean): readonly string[] => names(all.filter(([, card]) => uses(card)));
  const OPS = [...new Set(all.flatMap(([, card]) => said(card).map(({ op }) => op)))];

  test('there are 18 ops, and each serves two designs or more', () => {
    expect(OPS).toHaveLength(18);
    for (const op of OPS) expect(users((card) => says(card, op).length > 0).length, op).toBeGreaterThanOrEqual(2);
  });

  // How many contracts are in hand is for custom contracts.
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
