// F-R73: does a table with as many kinds of cards as there is room for play like any other? Nothing reads past the last kind.

import { SEATS, stream } from '@duello/kernel';
import { expect, test } from 'vitest';
import { MOST_CUSTOM_CARDS } from '../../cards/custom/custom-cards.ts';
import { audit } from '../../scenario/audit.ts';
import { afterStep, beginAt, playOut } from '../play-for-tests.ts';
import { finalMagic } from '../rules.ts';
import { offered, pick, setTable } from '../table-for-tests.ts';
import { view } from '../view/view.ts';
import { KINDS } from './zones.ts';

const spell = (phase: 'action' | 'fight', ...effects: readonly object[]) => ({
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

test('F-R73, F-R21: what is fed comes from the own hand, not from what lies beyond it', () => {
  const play = setTable({ options, a: { hand: 'ownA, silver, ownI' }, b: { hand: '3 copper' } });
  pick(play, 'A', 'cast:ownA');
  expect(offered(play, 'A').toSorted()).toEqual(['ownI', 'silver']);
});

test.each(['start', 'rich'] as const)('F-R73: whole matches on a full table keep every card: %s', (beginning) => {
  const rng = stream('full');
  expect(audit(null, beginAt('start', 'full', options), [])).toBeNull();
  for (let i = 0; i < 3; i++) {
    playOut(beginning, `full ${i}`, options, (step) => {
      const next = afterStep(step);
      expect(audit(step.state, next.state, next.events)).toBeNull();
      for (const seat of SEATS) {
        const seen = view(step.state, seat);
        expect(view(finalMagic.sample(seen, rng), seat)).toEqual(seen);
      }
    });
  }
});
