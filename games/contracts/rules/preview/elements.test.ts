// Is it told which elements a player's own contracts ask for, and nothing of what nobody knows?

import { expect, test } from 'vitest';
import { creature, heal, rune, spell } from '../../cards/build.ts';
import { table } from '../table-for-tests.ts';
import { drawCost } from './costs.ts';
import { elementNeeds } from './elements.ts';

const cards = {
  wolf: creature('R1', '2/2'),
  twins: creature('R1 B2', '2/2'),
  stone: creature('P2', '0/5'),
  seal: rune('P1', 'Y1', [heal(1, 'you')]),
  mend: spell('B1', [heal(2, 'you')]),
};
const A = { hand: ['wolf', 'seal'], deck: ['twins', 'stone', 'mend', 'wolf'] };

test('C102: contracts in hand and in the deck are counted by every element they cost, to use them too', () => {
  const needs = elementNeeds(table({ at: 'extractor', A, cards }).view(0), 0);
  expect(needs.red).toEqual({ hand: 1, deck: 2 });
  expect(needs.blue).toEqual({ hand: 0, deck: 2 });
  expect(needs.yellow).toEqual({ hand: 1, deck: 0 });
});

test('whatever the order of the deck the same is told, and nothing to others', () => {
  const told = (deck: readonly string[], viewer: 0 | 1) =>
    elementNeeds(table({ at: 'extractor', A: { ...A, deck }, cards }).view(viewer), 0);
  expect(told(A.deck.toReversed(), 0)).toEqual(told(A.deck, 0));
  expect(told(A.deck, 1).red).toEqual({ hand: 0, deck: 0 });
});

test('C203, C204, C205: a draw says what is taken, discarded and suffered', () => {
  const view = table({ at: 'draw', A: { deck: ['wolf', 'wolf', 'wolf'] }, cards }).view(0);
  const cost = (word: 'draw' | 'special', count: number) => drawCost(view, 0, { word, count });
  expect(cost('draw', 3)).toEqual({ taken: 1, discarded: 2, burnouts: 0, burned: 0, damage: 0 });
  expect(cost('special', 3)).toEqual({ taken: 2, discarded: 1, burnouts: 0, burned: 0, damage: 1 });
  expect(cost('special', 4)).toEqual({ taken: 2, discarded: 1, burnouts: 1, burned: 1, damage: 1 });
});

test('C207, C208, C210: what the hand has no room for is discarded, and adds nothing to the damage', () => {
  const cost = (held: number, word: 'draw' | 'special', count: number) => {
    const hand = Array.from({ length: held }, () => 'wolf');
    const view = table({ at: 'draw', A: { hand, deck: ['wolf', 'wolf', 'wolf', 'wolf'] }, cards }).view(0);
    const { taken, discarded, damage } = drawCost(view, 0, { word, count });
    return { taken, discarded, damage };
  };
  expect(cost(10, 'draw', 1)).toEqual({ taken: 0, discarded: 1, damage: 0 });
  expect(cost(9, 'draw', 3)).toEqual({ taken: 1, discarded: 2, damage: 0 });
  expect(cost(9, 'special', 4)).toEqual({ taken: 1, discarded: 3, damage: 2 });
  expect(cost(10, 'special', 2)).toEqual({ taken: 0, discarded: 2, damage: 0 });
});
