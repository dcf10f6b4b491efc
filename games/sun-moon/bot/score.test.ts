// Does a value follow from how a seat stands?

import { describe, expect, test } from 'vitest';
import { sunMoon } from '../rules/rules.ts';
import type { State } from '../rules/state/state.ts';
import { loadPosition } from '../scenario/load-position.ts';
import { rounds, score, settled } from './score.ts';

const cards = {
  knight: { type: 'summoning', cost: 3, attack: 3, defense: 3 },
  giant: { type: 'summoning', cost: 4, attack: 6, defense: 6 },
  wall: { type: 'summoning', cost: 2, attack: 1, defense: 3, keywords: ['harden'] },
  rest: { type: 'spell', cost: 0, modes: [[{ op: 'rest', amount: 1, who: 'you' }]] },
};
const placed = (position: object): State => loadPosition(position, sunMoon.options({ cards }), 'score');
const value = (position: object): number => score(placed(position), 0);

describe('more is better', () => {
  test.each([
    ['life', { A: { life: 9 } }, { A: { life: 12 } }],
    ['less of it on the other side', {}, { B: { life: 12 } }],
    ['a card in hand', { A: { hand: ['knight'] } }, { A: { hand: ['knight', 'knight'] } }],
    ['rest', { A: { fatigue: 5 } }, { A: { fatigue: 2 } }],
    ['the other side’s fatigue', {}, { B: { fatigue: 6 } }],
    ['a summoning', {}, { A: { summonings: ['knight'] } }],
    ['a greater one', { A: { summonings: ['knight'] } }, { A: { summonings: ['giant'] } }],
    [
      'an untapped one that can attack now',
      { A: { summonings: [{ card: 'knight', tapped: true }] } },
      { A: { summonings: ['knight'] } },
    ],
  ])('%s', (_what, less, more) => expect(value(more)).toBeGreaterThan(value(less)));

  test('a point of life is worth more the fewer there are', () => {
    const step = (life: number): number => value({ A: { life: life + 1 } }) - value({ A: { life } });
    expect(step(2)).toBeGreaterThan(step(9));
  });
});

test('a value is asked for where nothing is half done; a round is a turn of each', () => {
  expect(settled(placed({}))).toBe(true);
  expect(rounds(placed({ turn: 7 }))).toBe(4);
});
