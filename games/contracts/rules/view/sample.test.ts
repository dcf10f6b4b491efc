// Is a sampled state any of those that could be, each as likely as it is?

import { apply, decisionOf, stream } from '@duello/kernel';
import { describeSampling, evenOrders, expectLikely, hypergeometric, VIEWERS } from '@duello/kernel/for-tests';
import { expect, test } from 'vitest';
import { creature, damage, may, summon, token } from '../../cards/build.ts';
import { loadPosition } from '../../scenario/load-position.ts';
import { contracts } from '../rules.ts';
import { col } from '../state/columns.ts';
import { readOptions } from '../state/options.ts';
import type { State } from '../state/state.ts';
import { newMatch, table } from '../table-for-tests.ts';
import { view } from './view.ts';

const options = readOptions({});
const kindsAt = ({ cells, compiled: { kinds } }: State, at: number, size: number): readonly string[] =>
  [...cells.subarray(at, at + size)].map((kind) => kinds[kind].id);
const handOf = (state: State, seat: 0 | 1): readonly string[] =>
  kindsAt(state, col.hand[seat], state.cells[col.handSize[seat]]);

test('a hidden hand is drawn from deck and hand together, as likely as the contracts say', () => {
  const state = loadPosition({ B: { hand: ['5 Oath Page'], deck: ['3 Oath Page', '4 Ink Blot'] } }, options, 'hands');
  const seen = view(state, 0);
  const rng = stream('hands');
  const blots = (): number => {
    const sampled = contracts.sample(seen, rng);
    const hand = handOf(sampled, 1);
    if (hand.length !== 5 || sampled.cells[col.deckSize[1]] !== 7) return -1;
    return hand.filter((id) => id === 'inkBlot').length;
  };
  expectLikely(5000, blots, hypergeometric(12, 4, 5));
});

test('every order of a deck is equally likely, also of one’s own', () => {
  const state = loadPosition({ A: { deck: ['Ink Blot', 'Oath Page', 'Trial Torch'] } }, options, 'orders');
  const rng = stream('orders');
  for (const viewer of VIEWERS) {
    const seen = view(state, viewer);
    const order = (): string => kindsAt(contracts.sample(seen, rng), col.deck[0], 3).join();
    expectLikely(3000, order, evenOrders(['inkBlot', 'oathPage', 'trialTorch']));
  }
});

describeSampling(contracts, () =>
  loadPosition({ B: { hand: ['3 Oath Page'], deck: ['3 Ink Blot'] } }, options, 'something hidden'),
);

test('what is known to be in a hand stays there, and the own hand is the real one', () => {
  const side = { hand: ['Ink Blot', 'Petty Cash', 'Oath Page'], known: ['Petty Cash'], deck: ['4 Boiler Rat'] };
  const state = loadPosition({ A: side }, options, 'known');
  const rng = stream('known');
  const hands = new Set<string>();
  for (let i = 0; i < 60; i++) {
    const fromB = handOf(contracts.sample(view(state, 1), rng), 0);
    expect(fromB).toContain('pettyCash');
    hands.add([...fromB].sort().join());
    expect(handOf(contracts.sample(view(state, 0), rng), 0)).toEqual(['inkBlot', 'pettyCash', 'oathPage']);
  }
  expect(hands.size).toBe(4);
});

test('C301: until hands are replaced, the Runes of the other seat are in its hand', () => {
  const t = newMatch({ deckA: 'greyRegistry', deckB: 'emberPact', firstPlayer: 'A', ambushInSetup: 'off' }, 'runes');
  const rng = stream('runes');
  const runes = new Set(t.state.compiled.kinds.filter(({ card }) => card.type === 'rune').map(({ id }) => id));
  for (let i = 0; i < 40; i++) {
    expect(handOf(contracts.sample(t.view(1), rng), 0).filter((id) => runes.has(id))).toHaveLength(4);
    expect(handOf(contracts.sample(t.view(0), rng), 1).filter((id) => runes.has(id))).toHaveLength(2);
  }
});

test('what the other seat has set aside is drawn anew, any number of contracts it could hold', () => {
  const t = newMatch({ firstPlayer: 'A' }, 'aside').answer({ picks: [] }, 'B');
  const rng = stream('aside');
  const sizes = new Set<number>();
  for (let i = 0; i < 400; i++) sizes.add(contracts.sample(t.view(0), rng).cells[col.asideSize[1]]);
  expect([...sizes].sort()).toEqual([0, 1, 2, 3, 4]);
});

test('what the other seat looks at is drawn anew, with one that it has picked of a special draw', () => {
  const t = table({ at: 'draw', A: { deck: ['inkBlot', 'oathPage', 'trialTorch', 'boilerRat', 'pettyCash'] } });
  t.play('special:3', 'oathPage');
  const rng = stream('looked');
  const found = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const { looked, picked } = view(contracts.sample(t.view(1), rng), 0).players[0];
    expect(picked?.filter((pick) => pick > 0)).toEqual([1]);
    found.add(String(looked));
  }
  expect(found.size).toBeGreaterThan(40);
});

test('CR40: while a Creature asks, a sample still knows what it has summoned: the next comes right of that', () => {
  const brood = creature('', '1/2', { endTurn: [summon('moth'), may(damage(1, 'opponent')), summon('grub')] });
  const t = table({
    cards: { moth: token('1/1'), grub: token('1/1'), brood, wolf: creature('', '2/2') },
    A: { line: ['brood', 'wolf'] },
  });
  t.answer('end');
  expect(t.asks()).toBe('A may');
  for (const viewer of VIEWERS) {
    const sampled = contracts.sample(t.view(viewer), stream('tokens'));
    expect(view(sampled, viewer)).toEqual(t.view(viewer));
    const { state } = apply(contracts, sampled, {
      seat: 0,
      decision: decisionOf(contracts, sampled, 0)?.id ?? 0,
      pick: 'yes',
    });
    const line = view(state, viewer).players[0].line.map(({ card }) => card);
    expect(line).toEqual(['brood', 'moth', 'grub', 'wolf']);
  }
});

test('a payment of the other seat is a choice still open in every sample', () => {
  const t = table({ A: { hand: ['inTriplicate'], extractors: 'R1 B1', tanks: 1 } }).answer('play:inTriplicate');
  expect(contracts.view(contracts.sample(t.view(1), stream('pay')), 0).decision?.what).toBe('act');
  const own = contracts.sample(t.view(0), stream('pay'));
  expect(view(own, 0)).toEqual(t.view(0));
});
