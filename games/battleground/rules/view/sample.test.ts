// Is a sampled state any of those that could be, each as likely as it is?

import { stream } from '@duello/kernel';
import { describeSampling, evenOrders, expectLikely, hypergeometric, VIEWERS } from '@duello/kernel/for-tests';
import { expect, test } from 'vitest';
import { loadPosition } from '../../scenario/load-position.ts';
import { battleground } from '../rules.ts';
import { col, type Zone } from '../state/columns.ts';
import { readOptions } from '../state/options.ts';
import type { State } from '../state/state.ts';
import { view } from './view.ts';

const options = readOptions({});
const kindsIn = ({ cells, compiled: { kinds } }: State, zone: Zone): readonly string[] =>
  [...cells.subarray(zone.at, zone.at + cells[zone.size])].map((kind) => kinds[kind].id);

test('a hidden hand is drawn from deck and hand together, as likely as the spells say', () => {
  const state = loadPosition({ B: { hand: ['5 Guard'], deck: ['3 Guard', '4 Crazy Imp'] } }, options, 'hands');
  const seen = view(state, 0);
  const rng = stream('hands');
  const imps = (): number =>
    kindsIn(battleground.sample(seen, rng), col.hand[1]).filter((id) => id === 'crazyImp').length;
  expectLikely(5000, imps, hypergeometric(12, 4, 5));
});

test('every order of a deck is equally likely, also of one’s own and of the market’s', () => {
  const three = ['Guard', 'Crazy Imp', 'Hold Still'];
  const state = loadPosition({ A: { deck: three }, market: { 1: { deck: three } } }, options, 'orders');
  const rng = stream('orders');
  for (const viewer of VIEWERS) {
    for (const zone of [col.deck[0], col.marketDeck[0]]) {
      const seen = view(state, viewer);
      const order = (): string => kindsIn(battleground.sample(seen, rng), zone).join();
      expectLikely(3000, order, evenOrders(['guard', 'crazyImp', 'holdStill']));
    }
  }
});

describeSampling(battleground, () =>
  loadPosition({ B: { hand: ['3 Guard'], deck: ['3 Crazy Imp'] } }, options, 'something hidden'),
);

test('BR78: a market deck that was turned over is known to all, and stays', () => {
  const deck = ['Guard', 'Crazy Imp', 'Hold Still', 'Roll Call'];
  const state = loadPosition({ market: { 1: { deck, turnedOver: true } } }, options, 'turned');
  for (const viewer of VIEWERS) {
    expect(view(state, viewer).market[0].deck).toEqual(['guard', 'crazyImp', 'holdStill', 'rollCall']);
    expect(kindsIn(battleground.sample(view(state, viewer), stream('turned')), col.marketDeck[0])).toEqual(
      kindsIn(state, col.marketDeck[0]),
    );
  }
});

test('the own hand, slots and retained spells are the real ones; another’s are any that it could hold', () => {
  const side = {
    hand: ['Guard', 'Roll Call'],
    retained: ['New Boots'],
    prepared: [{ card: 'Guard', charges: 'W1' }],
    deck: ['2 Soup for the Road', '2 Crazy Imp'],
  };
  const state = loadPosition({ A: side }, options, 'own');
  const rng = stream('own');
  const below = new Set<string>();
  const retained = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const own = battleground.sample(view(state, 0), rng);
    expect(kindsIn(own, col.hand[0])).toEqual(['guard', 'rollCall']);
    expect(kindsIn(own, col.retained[0])).toEqual(['newBoots']);
    expect(own.cells[col.prepared[0]]).toBe(state.cells[col.prepared[0]]);
    const guessed = battleground.sample(view(state, 1), rng);
    below.add(guessed.compiled.kinds[guessed.cells[col.prepared[0]]].id);
    retained.add(kindsIn(guessed, col.retained[0]).join());
  }
  // B509: a white charge lies on a spell that costs white.
  expect([...below].sort()).toEqual(['guard', 'newBoots', 'soupForTheRoad']);
  expect([...retained].sort()).toEqual(['crazyImp', 'guard', 'newBoots', 'rollCall', 'soupForTheRoad']);
});
