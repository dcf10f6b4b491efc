// What does the arena show of a fight that is over?

import { begin } from '@duello/kernel';
import { expect, test } from 'vitest';
import { boxCards, type Event, finalMagic } from '../../index.ts';
import { fightNow } from './fight-show.ts';

const view = finalMagic.view(begin(finalMagic, 'show', finalMagic.options({})).state, 0);
const cardOf = (id: string) => boxCards.get(id) ?? null;
const plan = { gems: [], spells: [{ cast: 'airSwipe', feed: [] }] };
const fought: readonly Event[] = [
  { kind: 'fightRevealed', plans: [plan, plan] },
  { kind: 'healthChanged', seat: 0, from: 2, to: -1, step: 'priority' },
  { kind: 'healthChanged', seat: 1, from: 3, to: 0, step: 'priority' },
];
const tied: readonly Event[] = [
  ...fought,
  { kind: 'tie' },
  { kind: 'suddenDeathStarted', health: 20 },
  { kind: 'healthChanged', seat: 0, from: -1, to: 20, step: 'tie' },
  { kind: 'healthChanged', seat: 1, from: 0, to: 20, step: 'tie' },
  { kind: 'roundStarted', round: 9, suddenDeath: true, first: 0 },
];

test('The health that sudden death gives is no part of the fight', () => {
  const show = fightNow(tied, view, cardOf);
  expect(show?.sides.map(({ health }) => health)).toEqual([
    { from: 2, to: -1 },
    { from: 3, to: 0 },
  ]);
  expect(show?.state).toBe('over');
});

test('A fight is gone once something else lies on the table, and its sums can still be read', () => {
  expect(fightNow([], view, cardOf)).toBeNull();
  expect(fightNow(fought, view, cardOf)?.state).toBe('running');
  const later = fightNow([...tied, { kind: 'currencyPlayed', seat: 0, card: 'copper', coins: 1 }], view, cardOf);
  expect(later?.state).toBe('gone');
  expect(later?.sides[1].health).toEqual({ from: 3, to: 0 });
});
