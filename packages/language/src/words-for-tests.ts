// Is everything filled in that a table says, in every language? For tests only.
//
// A game, in its text/words.test.ts:
//   describeWords({ words, reader, settings: [...Object.keys(SWITCHES), 'roundLimit'], endings: ENDINGS, texts });
// where `texts` picks the game's own names, sentences and reminders out of its words.

import type { Seat, Viewer } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import { VIEWERS } from './log-for-tests.ts';
import type { Reader } from './readable-for-tests.ts';
import { LANGS, type Lang } from './speech/names.ts';
import type { LeftRows, Prompt } from './speech/speech.ts';

interface Setting {
  readonly title: string;
  readonly sentence: string;
  readonly values: { readonly [value: string]: string };
}

/** What every language of a game says around a match. */
export interface TableWords {
  readonly questions: { readonly [name: string]: Prompt };
  readonly settings: { readonly [name: string]: Setting };
  readonly left: LeftRows<string>;
  readonly endings: { readonly [name: string]: (winner: Seat | null, viewer: Viewer) => string };
}

/** A game's own words. */
export interface Texts {
  readonly names: readonly string[];
  readonly sentences?: readonly string[];
  /** What has a name and a reminder of one sentence. */
  readonly reminders?: readonly { readonly name: string; readonly reminder: string }[];
}

export interface Filled<W> {
  readonly words: Readonly<Record<Lang, W>>;
  readonly reader: Reader;
  /** The options that have words, in any order. */
  readonly settings: readonly string[];
  readonly endings: readonly string[];
  texts(words: W): Texts;
}

export function describeWords<W extends TableWords>({ words, reader, settings, endings, texts }: Filled<W>): void {
  describe.each(LANGS)('the words of the table in %s', (lang) => {
    const spoken = words[lang];
    const { names, sentences = [], reminders = [] } = texts(spoken);

    test('questions are put, and told to whoever waits', () => {
      const prompts = Object.values(spoken.questions);
      reader.expectSentences(lang, ...prompts.map(({ ask }) => ask));
      reader.expectReadable(lang, ...prompts.map(({ busy }) => busy));
    });

    test('every option before a match has a title, a sentence and a word for each value', () => {
      expect(Object.keys(spoken.settings).toSorted()).toEqual(settings.toSorted());
      for (const { title, sentence, values } of Object.values(spoken.settings)) {
        reader.expectReadable(lang, title, ...Object.values(values));
        reader.expectSentences(lang, sentence);
        // "Whether …" or "Se …" alone is half a sentence: an option is put as a question.
        expect(sentence).not.toMatch(/^(Whether|Who|Whose|Which|What|Where|How|After how) [^?]*$/);
        expect(sentence).not.toMatch(/^(Se|Chi|Quale|Quant[aeio]|Che cosa|Dove|Come|Dopo quant[ei]) [^?]*$/);
      }
    });

    test('what is left to do is told, of one thing by name and of several by number', () => {
      for (const [what, say] of Object.entries(spoken.left)) {
        const told = (count: number): string => say({ what, count, ids: Array(count).fill('one') }, () => 'One');
        reader.expectSentences(lang, told(1), told(2));
      }
    });

    test('every ending is told to everybody', () => {
      expect(Object.keys(spoken.endings).toSorted()).toEqual(endings.toSorted());
      for (const ending of Object.values(spoken.endings)) {
        reader.expectSentences(lang, ...VIEWERS.flatMap((viewer) => [ending(0, viewer), ending(null, viewer)]));
      }
    });

    test('names, sentences and reminders are filled in', () => {
      reader.expectReadable(lang, ...names, ...reminders.map(({ name }) => name));
      reader.expectSentences(lang, ...sentences, ...reminders.map(({ reminder }) => reminder));
      expect(reminders.filter(({ reminder }) => /[.!?] /.test(reminder))).toEqual([]);
    });
  });
}
