// Are the messages of a page printed as a publisher would, in every language? For tests only.
//
// Whoever keeps messages, in a words.test.ts beside them:
//   describeMessages({ en, it });

import { describe, expect, test } from 'vitest';
import { ONE_WORD } from './readable-for-tests.ts';
import { LANGS, type Lang } from './speech/names.ts';

type Messages = Readonly<Record<Lang, { readonly [key: string]: string }>>;

/** What a message never holds: a straight mark (before a brace it would quote it), and marks of another language. */
const MARKS: { readonly [L in Lang]?: RegExp } = { en: /['"«»]/, it: /['"“”]/ };
const SPACING = / {2}| [,.;)]| :(?!:)|\( |\.\.|,,|;;|^ | $/;

export function describeMessages(messages: Messages): void {
  describe.each(LANGS)('the messages of the page in %s', (lang) => {
    const said = Object.entries(messages[lang]);
    const holding = (wrong: RegExp | undefined): readonly string[] =>
      said.flatMap(([key, text]) => (wrong?.test(text) === true ? [`${key}: ${text}`] : []));

    test('are those of the other languages', () => {
      expect(Object.keys(messages[lang]).toSorted()).toEqual(Object.keys(messages.en).toSorted());
    });

    test('have the quotes and apostrophes of print, and no stray space', () => {
      expect(holding(MARKS[lang])).toEqual([]);
      expect(holding(SPACING)).toEqual([]);
    });

    test('leave the decimal mark of an average to the language', () => {
      expect(holding(/\{mean\}/)).toEqual([]);
    });

    test('call each thing by one word', () => {
      expect(holding(ONE_WORD[lang])).toEqual([]);
    });
  });
}
