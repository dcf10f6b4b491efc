// Is every word with a rule behind it found once, whole, and in its longest form?

import { expect, test } from 'vitest';
import { markTerms } from './glossary.ts';

const glossary = {
  coin: { forms: ['coin', 'coins'], meaning: 'It buys.' },
  row: { forms: ['row'], meaning: 'A line.' },
  homeRow: { forms: ['home row'], meaning: 'The nearest row.' },
  citta: { forms: ['città'], meaning: 'Accenti.' },
};
const wordsOf = (text: string) =>
  markTerms(text, glossary).flatMap((part) => (typeof part === 'string' ? [] : [part.word]));

test('A word is marked where it first stands, as it stands there', () => {
  expect(markTerms('Coins buy; a coin each.', glossary)).toEqual([
    { word: 'Coins', meaning: 'It buys.' },
    ' buy; a coin each.',
  ]);
});

test('Parts of other words are not marked, in any alphabet', () => {
  expect(wordsOf('Throw coincidences; cittàdina')).toEqual([]);
  expect(wordsOf('la città.')).toEqual(['città']);
});

test('Of two that meet the longer counts, and the sentence stays whole', () => {
  const text = 'Choose a field of your home row for 1 coin.';
  const parts = markTerms(text, glossary);
  expect(wordsOf(text)).toEqual(['home row', 'coin']);
  expect(parts.map((part) => (typeof part === 'string' ? part : part.word)).join('')).toBe(text);
});
