// When does patience end? After very many events or answers, and after very much that nobody sees.

import { BadInput, work } from '@duello/kernel';
import { expect, test } from 'vitest';
import { patience, TOO_LONG } from './patience.ts';

const pathOf = (act: () => void): string | null => {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof BadInput) return error.path;
    throw error;
  }
};

test('events and answers count, and so do frames that were performed since', () => {
  const many = patience();
  for (let i = 0; i < 19_999; i++) many.event();
  expect(pathOf(many.answered)).toBeNull();
  expect(pathOf(many.answered)).toBe(TOO_LONG);
  work.frames += 5_000_000;
  const unseen = patience();
  expect(pathOf(unseen.answered)).toBeNull();
  work.frames += 2_000_001;
  expect(pathOf(unseen.answered)).toBe(TOO_LONG);
});
