// F-R73: does a table with as many kinds of cards as there is room for play like any other? Nothing reads past the last kind.

import { type Json, SEATS, stream } from '@duello/kernel';
import { expect, test } from 'vitest';
import { MOST_CUSTOM_CARDS, MOST_WITH_SUPPLY } from '../../cards/custom/custom-cards.ts';
import { audit } from '../../scenario/audit.ts';
import { afterStep, beginAt, playOut } from '../play-for-tests.ts';
import { finalMagic } from '../rules.ts';
import { offered, pick, setTable } from '../table-for-tests.ts';
import { view } from '../view/view.ts';
import { KINDS } from './zones.ts';

const spell = (phase: 'action' | 'fight', ...effects: readonly Json[]): { readonly [field: string]: Json } => ({
  ...{ type: 'spell', price: 2, mana: 0, phase },
  effects,
});
const gorge = spell('action', { op: 'feed' }, { op: 'heal', amount: { over: 'fed', each: 1 } });
const own = Array.from({ length: MOST_CUSTOM_CARDS }, (_, i) => [
  `own${'ABCDEFGHI'[i]}`,
  i === 0 ? gorge : i % 2 === 0 ? { type: 'gem', price: 1, mana: 1 } : spell('fight', { op: 'damage', amount: i }),
]);
const options = { cards: Object.fromEntries(own) };

test('F-R73: there is room for the whole box and all cards that a match may bring', () => {
  expect(setTable({ options }).state.compiled.kinds).toHaveLength(KINDS);
});

const many: { readonly [id: string]: Json } = Object.fromEntries(
  Array.from({ length: MOST_WITH_SUPPLY }, (_, i) => [`more${i}`, spell('fight', { op: 'damage', amount: i + 1 })]),
);

test('F-R73: with a supply that is named, spells that nobody can get leave their room to cards of a match’s own', () => {
  const play = setTable({ options: { cards: many, supply: 'firstSparks' } });
  expect(play.state.compiled.kinds).toHaveLength(KINDS);
  expect(play.state.compiled.numbers.has('fireball')).toBe(true);
  expect(play.state.compiled.numbers.has('nuke')).toBe(false);
  const gaining = { ...many, more0: spell('action', { op: 'gain', card: 'nuke' }) };
  expect(() => setTable({ options: { cards: gaining, supply: 'firstSparks' } })).toThrow(
    'options.cards: must be at most 9',
  );
  const fewer = Object.fromEntries(Object.entries(gaining).slice(0, -1));
  const named = setTable({ options: { cards: fewer, supply: 'firstSparks' } });
  expect(named.state.compiled.numbers.has('nuke')).toBe(true);
  expect(() => setTable({ options: { cards: many } })).toThrow(
    'options.cards: must be at most 9 cards beside the whole box; name a "supply" such as "firstSparks"',
  );
});

test('F-R73, F-R21: what is fed comes from the own hand, not from what lies beyond it', () => {
  const play = setTable({ options, a: { hand: 'ownA, silver, ownI' }, b: { hand: '3 copper' } });
  pick(play, 'A', 'cast:ownA');
  expect(offered(play, 'A').toSorted()).toEqual(['ownI', 'silver']);
});

test.each([
  ['start', options],
  ['rich', options],
  ['start', { cards: many, supply: 'bonfire' }],
] as const)('F-R73: whole matches on a full table keep every card: %s', (beginning, full) => {
  const rng = stream('full');
  expect(audit(null, beginAt('start', 'full', full), [])).toBeNull();
  for (let i = 0; i < 3; i++) {
    playOut(beginning, `full ${i}`, full, (step) => {
      const next = afterStep(step);
      expect(audit(step.state, next.state, next.events)).toBeNull();
      for (const seat of SEATS) {
        const seen = view(step.state, seat);
        expect(view(finalMagic.sample(seen, rng), seat)).toEqual(seen);
      }
    });
  }
});
