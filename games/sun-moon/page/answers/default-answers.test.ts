// Is nobody hit who was not meant? What the table answers for the player, and what it asks.

import { expect, test } from 'vitest';
import { type Table, table } from '../../rules/table-for-tests.ts';
import { unasked } from './default-answers.ts';

/** What is answered after an announcement that began with the question before it, meant for somebody or for nobody. */
function after(t: Table, answer: string, target: string | null = null) {
  const since = t.view('A').decision?.id ?? 0;
  t.answer(answer);
  const view = t.view('A');
  const answered = unasked(view.decision, view, target === null ? null : { since, target });
  return answered ?? `asks ${t.asks()}`;
}

test('The only target is taken unasked where it is an enemy, and never where it is your own', () => {
  const A = { hand: ['weaken'] };
  expect(after(table({ A, B: { summonings: ['p22'] } }), 'play:weaken')).toEqual({ pick: 'enemy:1' });
  expect(after(table({ A: { ...A, summonings: ['p22'] } }), 'play:weaken')).toBe('asks A target');
  const alone = table({ A: { summonings: ['pinger13'] } });
  expect(after(alone, 'use:own:1.1')).toBe('asks A target');
});

test('Whoever was shown is taken, and where that can not be nobody else is', () => {
  const both = { A: { hand: ['weaken'], summonings: ['p22'] }, B: { summonings: ['p22'] } };
  expect(after(table(both), 'play:weaken', 'own:1')).toEqual({ pick: 'own:1' });
  expect(after(table({ ...both, A: { hand: ['weaken'] } }), 'play:weaken', 'enemy:player')).toBe('asks A target');
});

test('The only enchantment is asked for, whosever summoning bears it', () => {
  const bearer = { card: 'p22', enchantments: [{ card: 'curse', owner: 'A' }] };
  expect(after(table({ A: { hand: ['unravel'] }, B: { summonings: [bearer] } }), 'play:unravel')).toBe('asks A target');
});
