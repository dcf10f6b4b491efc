// Does anybody learn which neutral spells lie in which market deck? They were dealt face down over two tiers (B313).

import { stream, type Viewer } from '@duello/kernel';
import { expect, test } from 'vitest';
import { loadPosition } from '../../scenario/load-position.ts';
import { permuteHidden, permuteHiddenThrough } from '../../scenario/permute-hidden.ts';
import { playOut } from '../play-for-tests.ts';
import { battleground } from '../rules.ts';
import { col, type Zone } from '../state/columns.ts';
import { readOptions } from '../state/options.ts';
import type { State } from '../state/state.ts';
import { view } from './view.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'watcher'];
const options = readOptions({});
const NEUTRALS = ['freshHorses', 'rollCall', 'smallChange', 'allTheMaps'];
const laid = (first: readonly string[], second: readonly string[], more: object = {}): State =>
  loadPosition({ gamePhase: 2, market: { 1: { deck: first, ...more }, 2: { deck: second } } }, options, 'market');
const idsIn = ({ cells, compiled }: State, zone: Zone): readonly string[] =>
  [...cells.subarray(zone.at, zone.at + cells[zone.size])].map((kind) => compiled.kinds[kind].id);
const neutralsIn = (state: State, tier: number): string =>
  idsIn(state, col.marketDeck[tier])
    .filter((id) => NEUTRALS.includes(id))
    .toSorted()
    .join();

test('B313: two neutrals of two market decks may change places, and nobody sees a difference', () => {
  const one = laid(['guard', 'freshHorses'], ['rollCall', 'ashFever']);
  const two = laid(['guard', 'rollCall'], ['freshHorses', 'ashFever']);
  for (const viewer of VIEWERS) expect(view(one, viewer)).toEqual(view(two, viewer));
});

test('B313, B314: class spells are told deck by deck, neutrals of both decks together, and how many lie in each', () => {
  const state = laid(['guard', 'freshHorses', 'rollCall'], ['smallChange', 'ashFever']);
  const { market, unseenNeutrals } = view(state, 0);
  expect(market.map(({ unseen }) => unseen)).toEqual([['guard'], ['ashFever'], []]);
  expect(market.map(({ neutralsLeft }) => neutralsLeft)).toEqual([2, 1, 0]);
  expect([...unseenNeutrals].sort()).toEqual(['freshHorses', 'rollCall', 'smallChange']);
});

test('BR78: once a deck was turned over it is known whole, and what remains lies in the other', () => {
  const state = laid(['guard', 'freshHorses'], ['rollCall', 'ashFever'], { turnedOver: true });
  const { market, unseenNeutrals } = view(state, 1);
  expect(market[0]).toMatchObject({ deck: ['guard', 'freshHorses'], neutralsLeft: 0 });
  expect([...market[0].unseen].sort()).toEqual(['freshHorses', 'guard']);
  expect([market[1].unseen, market[1].neutralsLeft, unseenNeutrals]).toEqual([['ashFever'], 1, ['rollCall']]);
});

test('BR93: a spell of the match’s own is no neutral of the box: everybody knows its deck', () => {
  const own = readOptions({ cards: { mine: { type: 'summon', attack: 1, hp: 1, copies: 1 } } });
  const state = loadPosition({ market: { 1: { deck: ['mine', 'freshHorses'] } } }, own, 'own');
  expect(view(state, 0).market[0]).toMatchObject({ unseen: ['mine'], neutralsLeft: 1 });
});

test('B313: a sample deals the neutrals over both decks, each way as likely as another', () => {
  const state = laid(['guard', 'freshHorses', 'rollCall'], ['smallChange', 'allTheMaps', 'ashFever']);
  const seen = view(state, 0);
  const rng = stream('neutrals');
  const counts = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const sampled = battleground.sample(seen, rng);
    expect(idsIn(sampled, col.marketDeck[0])).toContain('guard');
    expect(idsIn(sampled, col.marketDeck[1])).toContain('ashFever');
    const first = neutralsIn(sampled, 0);
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  // Two of four: six ways, 1000 times each.
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test('B313: both disguises change neutrals across two decks that were not turned over, and never another spell', () => {
  const state = laid(['guard', 'freshHorses', 'rollCall'], ['smallChange', 'allTheMaps', 'ashFever']);
  const end = { size: 1, codes: Int16Array.of(600) };
  const found = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const [one, two] = [battleground.copy(state), battleground.copy(state)];
    permuteHidden(one, 0, stream(`one ${i}`));
    permuteHiddenThrough(two, 0, 0, end, stream(`two ${i}`));
    for (const [name, masked] of [['disguise', one] as const, ['through', two] as const]) {
      if (neutralsIn(masked, 0) !== neutralsIn(state, 0)) found.add(name);
      expect(idsIn(masked, col.marketDeck[0])).toContain('guard');
      expect(idsIn(masked, col.marketDeck[1])).toContain('ashFever');
    }
    expect(view(one, 0)).toEqual(view(state, 0));
  }
  expect([...found].sort()).toEqual(['disguise', 'through']);
});

test('B313: in a whole match no view tells the neutrals of one deck that was not turned over', () => {
  playOut('told', { start: 'quick' }, ({ state }) => {
    const { market } = view(state, 'watcher');
    for (const tier of [0, 1]) {
      if (market[tier].deck !== null) continue;
      const sets = market[tier].unseen.map((id) => state.compiled.kinds[state.compiled.numbers.get(id) ?? 0].card.set);
      expect(sets).not.toContain('neutral');
    }
  });
});
