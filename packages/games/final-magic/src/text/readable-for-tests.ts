// Can a player read a text as it is? Nothing left open or doubled, and sentences where they are due; for tests only.

import { expect } from 'vitest';

export const own = { onyx: { name: { en: 'Onyx Golem', it: "Golem d'Onice" } } };

/** A text a player may read: nothing left open, nothing doubled. */
export function expectReadable(text: string): void {
  expect(text).not.toBe('');
  expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object|\$\{|\{|\}|\?\?/);
  expect(text).not.toMatch(/ {2}| [,.;:]|\.\.|,,|;;/);
  expect(text).toBe(text.trim());
}
export function expectSentence(text: string): void {
  expectReadable(text);
  expect(text).toMatch(/^[\p{Lu}\d].*[.!?]$/su);
}
