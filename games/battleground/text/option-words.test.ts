// What does a key mean that no question of Battleground offers? Itself.

import { LANGS } from '@duello/language';
import { expect, test } from 'vitest';
import { QUESTIONS } from '../rules/state/frames.ts';
import { namesIn, words } from './all.ts';

test.each(LANGS)('a key of no known form is told as it is, in %s', (lang) => {
  const { option } = words[lang];
  const nameOf = namesIn(lang);
  const strange = ['something', 'some:thing', 'charge:1>green', 'cast:', 'a1/'];
  const asked = QUESTIONS.filter((question) => !['spells', 'neutral', 'retain', 'revive'].includes(question));
  for (const question of asked) for (const key of strange) expect(option(question, key, nameOf)).toBe(key);
});
