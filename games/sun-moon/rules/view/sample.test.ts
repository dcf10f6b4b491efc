// Is a sampled state any of those that could be, each as likely as it is?

import { stream } from '@duello/kernel';
import { describeSampling, evenOrders, expectLikely, hypergeometric, VIEWERS } from '@duello/kernel/for-tests';
import { expect, test } from 'vitest';
import { boxCards } from '../../cards/box/catalogue.ts';
import { readyDecks } from '../../cards/box/ready-decks.ts';
import { loadPosition } from '../../scenario/load-position.ts';
import { sunMoon } from '../rules.ts';
import { col } from '../state/columns.ts';
import { cardsIn, faultsOf } from '../state/decks.ts';
import { readOptions } from '../state/options.ts';
import type { State } from '../state/state.ts';
import { newMatch } from '../table-for-tests.ts';
import { boxOf } from '../turn/draft.ts';
import { view } from './view.ts';

const idsAt = ({ cells, compiled: { kinds } }: State, at: number, size: number): readonly string[] =>
  [...cells.subarray(at, at + cells[size])].map((kind) => kinds[kind].id);
const open = readOptions({ mode: 'draft' });
const boxClass = new Map(boxCards.map(([id, card]) => [id, card.class]));

test('a hidden hand is drawn from deck and hand together, as likely as the cards say', () => {
  const position = { B: { class: 'paladin', hand: ['5 hiredSword'], deck: ['3 hiredSword', '4 fordOgre'] } };
  const seen = view(loadPosition(position, open, 'hands'), 0);
  const rng = stream('hands');
  const ogres = (): number =>
    idsAt(sunMoon.sample(seen, rng), col.hand[1], col.handSize[1]).filter((id) => id === 'fordOgre').length;
  expectLikely(4000, ogres, hypergeometric(12, 4, 5));
});

test('every order of a deck is equally likely, also of one’s own', () => {
  const three = ['hiredSword', 'fordOgre', 'ironTortoise'];
  const state = loadPosition({ A: { class: 'warlock', deck: three } }, open, 'orders');
  const rng = stream('orders');
  for (const viewer of VIEWERS) {
    const seen = view(state, viewer);
    const order = (): string => idsAt(sunMoon.sample(seen, rng), col.deck[0], col.deckSize[0]).join();
    expectLikely(2000, order, evenOrders(three));
  }
});

describeSampling(sunMoon, () => loadPosition({ B: { hand: ['3 hiredSword'] } }, readOptions({}), 'something hidden'));

test('a deck that nobody knows is a ready-made one as long as it can be, else any legal one', () => {
  const rng = stream('decks');
  const start = newMatch({ deckB: 'tidewatch' });
  const lists = new Set<string>();
  for (let i = 0; i < 60; i++) {
    lists.add(idsAt(sunMoon.sample(start.view('A'), rng), col.list[1], col.listSize[1]).join());
  }
  const known = [readyDecks.silverBulwark, readyDecks.tidewatch].map((deck) => [...cardsIn(deck)].sort().join());
  expect([...lists].map((list) => list.split(',').sort().join()).sort()).toEqual(known.sort());
  // A card that is in neither of them.
  const odd = { class: 'paladin', summonings: ['walkingTutor'], hand: ['3 fordOgre'] };
  const seen = view(loadPosition({ B: odd }, readOptions({}), 'odd'), 0);
  for (let i = 0; i < 60; i++) {
    const ids = idsAt(sunMoon.sample(seen, rng), col.list[1], col.listSize[1]);
    const cards: Record<string, number> = {};
    for (const id of ids) cards[id] = (cards[id] ?? 0) + 1;
    expect(faultsOf({ class: 'paladin', cards })).toEqual([]);
    expect(ids).toContain('walkingTutor');
  }
});

test.each(['constructed', 'draft'])('what earlier matches have shown of a deck is in every guess at it: %s', (mode) => {
  const options = { constructedMatches: 'bestOf3', draftVisibility: 'private', firstPlayer: 'B', mode };
  const t = newMatch(mode === 'draft' ? { ...options, classA: 'warlock' } : { ...options, deckB: 'tidewatch' });
  while (t.asks() === 'AB pick') t.answer(t.keys('A')[0], 'A').answer(t.keys('B')[0], 'B');
  t.answer({ picks: [] }, 'A').answer({ picks: [] }, 'B');
  const [shown] = t.keys('B').flatMap((key) => (key.startsWith('play:') ? [key.slice('play:'.length)] : []));
  t.answer(`play:${shown}`);
  while (t.asks() !== 'B act') t.answer(t.asks().endsWith('respond') ? 'pass' : t.keys()[0]);
  t.answer({ concede: true }, 'B');
  expect(t.view('A').players[1].revealed).toEqual([shown]);
  const rng = stream('remembered');
  for (let i = 0; i < 20; i++) {
    const sampled = sunMoon.sample(t.view('A'), rng);
    expect(idsAt(sampled, col.list[1], col.listSize[1])).toContain(shown);
    expect(sunMoon.view(sampled, 0)).toEqual(t.view('A'));
  }
});

test('SR06, draftVisibility: who knows neither deck of a private draft still gives each half of the neutral cards', () => {
  const t = newMatch({ mode: 'draft', classA: 'warlock', draftVisibility: 'private' });
  while (t.asks() === 'AB pick') t.answer(t.keys('A')[0], 'A').answer(t.keys('B')[0], 'B');
  const box = boxOf(readOptions({})).toSorted();
  const rng = stream('piles of both');
  for (const viewer of ['A', 'B', 'watcher'] as const) {
    for (let i = 0; i < 20; i++) {
      const sampled = sunMoon.sample(t.view(viewer), rng);
      const piles = [0, 1].flatMap((seat) => [
        ...idsAt(sampled, col.list[seat], col.listSize[seat]),
        ...idsAt(sampled, col.out[seat], col.outSize[seat]),
      ]);
      expect(piles.sort()).toEqual(box);
    }
  }
});

test('SR06: in a draft the pile of the other holds its class and about half of the neutral cards', () => {
  const t = newMatch({ mode: 'draft', classA: 'warlock' });
  const rng = stream('piles');
  const tops = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const sampled = sunMoon.sample(t.view('A'), rng);
    const pile = idsAt(sampled, col.pile[1], col.pileSize[1]);
    expect(pile).toHaveLength(90);
    expect(
      pile.filter((id) => sampled.compiled.kinds[sampled.compiled.numbers.get(id) ?? 0].card.class === 'paladin'),
    ).toHaveLength(60);
    tops.add(pile.slice(-3).join());
  }
  expect(tops.size).toBeGreaterThan(35);
});

test('S207: in a private draft three cards of the other have their share of neutral ones, taken or still to come', () => {
  const t = newMatch({ mode: 'draft', classA: 'warlock', draftVisibility: 'private' });
  for (let pick = 0; pick < 3; pick++) t.answer(t.keys('A')[0], 'A').answer(t.keys('B')[0], 'B');
  const [seen, rng] = [t.view('A'), stream('shares')];
  const neutrals = (cards: (state: State) => readonly string[]) => (): number =>
    cards(sunMoon.sample(seen, rng)).filter((id) => boxClass.get(id) === 'neutral').length;
  const taken = neutrals((state) => idsAt(state, col.list[1], col.listSize[1]));
  const next = neutrals((state) => idsAt(state, col.pile[1], col.pileSize[1]).slice(-3));
  for (const three of [taken, next]) expectLikely(1500, three, hypergeometric(90, 30, 3));
});

test('SR14: what the other has set aside in secret may be any of the hand', () => {
  const t = newMatch({});
  t.answer({ picks: t.hand('B').slice(0, 1) }, 'B');
  const rng = stream('aside');
  const sizes = new Set<number>();
  for (let i = 0; i < 60; i++) {
    const sampled = sunMoon.sample(t.view('A'), rng);
    sizes.add(sunMoon.view(sampled, 1).players[1].asideSize);
  }
  expect([...sizes].sort()).toEqual([0, 1, 2, 3, 4]);
});
