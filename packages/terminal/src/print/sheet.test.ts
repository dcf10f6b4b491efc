// Do bars and pips keep their length, whatever they are to show?

import { expect, test } from 'vitest';
import { painter } from './paint.ts';
import { gauge, pips } from './sheet.ts';

const paint = painter(false);

test.each([
  [2, '●●○○○'],
  [0, '○○○○○'],
  [-1, '○○○○○'],
  [7, '●●●●●'],
])('%i of 5 as pips', (value, line) => {
  expect(pips({ value, most: 5 }, (text) => text, paint)).toBe(line);
});

test.each([
  [30, '███████████████  30/30'],
  [1, '█░░░░░░░░░░░░░░   1/30'],
  [-4, '░░░░░░░░░░░░░░░   0/30'],
  [35, '███████████████  35/30'],
])('%i of 30 as a bar', (health, line) => {
  expect(gauge(health, 30, false, paint)).toBe(line);
});

test('what has no maximum says none', () => {
  expect(gauge(18, 15, true, paint)).toBe('███████████████  18');
});
