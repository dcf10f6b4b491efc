// Is a person asked again about what was taken back, however the page is drawn on the way there?

import { expect, test } from 'vitest';
import { heldBack } from './held-back.ts';

test('What is drawn before the answers are gone is not what the person has come back to', () => {
  const held = heldBack();
  held.begin(7);
  held.follow(20, 7);
  held.follow(18, 6);
  held.follow(15, 5);
  expect([15, 18, 20].map(held.isHeld)).toEqual([true, false, false]);
  // Drawn again, and for a moment without anything asked.
  held.follow(null, 5);
  held.follow(15, 5);
  expect(held.isHeld(15)).toBe(true);
});

test('After a new answer the table answers by itself again, and is not kept from it by an older word', () => {
  const held = heldBack();
  held.begin(7);
  held.follow(15, 5);
  held.follow(16, 6);
  expect(held.isHeld(16)).toBe(false);
  held.follow(14, 4);
  expect(held.isHeld(14)).toBe(false);
});

test('Until something is taken back nothing is kept', () => {
  const held = heldBack();
  held.follow(3, 2);
  expect([held.isHeld(3), held.isHeld(null)]).toEqual([false, false]);
});
