import { expect, test } from 'vitest';
import { type SignRows, signsOf } from './card-signs.ts';

const ROWS: SignRows = { damage: ['damage', 'amount'], heal: ['heal', 'amount'], kill: ['destroy', null] };
const shown = (card: unknown): readonly string[] => signsOf(card, ROWS, 'en').map(({ label }) => label);

test('effects show as signs with their numbers, in the order they are printed', () => {
  const card = {
    effects: [
      { op: 'heal', amount: 3 },
      { op: 'may', effects: [{ op: 'damage', amount: 12 }] },
    ],
  };
  expect(shown(card)).toEqual(['Heal 3', 'Damage 12']);
});

test('a sign stands once, with the larger number, and without one where it is counted in play', () => {
  const twice = { first: { op: 'damage', amount: 2 }, second: { op: 'damage', amount: 5 } };
  expect(shown(twice)).toEqual(['Damage 5']);
  expect(shown({ op: 'damage', amount: { over: 'cast', each: 2 } })).toEqual(['Damage']);
  expect(shown([{ op: 'kill' }, { op: 'unknown', amount: 1 }, null, 'damage'])).toEqual(['Destroy']);
});

test('a sign is named in the language of whoever looks', () => {
  expect(signsOf({ op: 'heal', amount: 3 }, ROWS, 'it').map(({ label }) => label)).toEqual(['Cura 3']);
});
