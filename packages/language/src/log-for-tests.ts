// Do the words of the log and the table read well, in every language, for every event, reason and option?
//
// A game, in its text/log.test.ts:
//   describeLog({ words, namesIn, reader, events, kinds: EVENT_KINDS, silent, codes: Object.keys(REASONS), … });
// `events` has examples of every kind, with every value that is told otherwise. How all of it reads is kept in
// text/log.<lang>.txt: read the difference before you accept it.

import type { Reason, Viewer } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import { own, type Reader } from './readable-for-tests.ts';
import { type Glossary, markTerms } from './speech/glossary.ts';
import { LANGS, type Lang, type NameOf, type Own } from './speech/names.ts';
import { KERNEL_REASONS } from './speech/reasons.ts';
import type { Prompt } from './speech/speech.ts';

export const VIEWERS: readonly Viewer[] = [0, 1, 'watcher'];

/** What every language of a game says of a table. */
export interface LogWords<E, Q extends string> {
  event(event: E, viewer: Viewer, nameOf: NameOf): string | null;
  reason(reason: Reason, nameOf: NameOf): string;
  option(question: Q, key: string, nameOf: NameOf): string;
  readonly questions: Readonly<Record<Q, Prompt>>;
  /** Words with a rule behind them, as they stand in all this. */
  readonly glossary?: Glossary;
}

export interface Logged<E extends { readonly kind: string }, Q extends string> {
  readonly words: Readonly<Record<Lang, LogWords<E, Q>>>;
  namesIn(lang: Lang, own: Own): NameOf;
  readonly reader: Reader;
  /** Examples of every kind of event. */
  readonly events: { readonly [kind: string]: readonly NoInfer<E>[] };
  readonly kinds: readonly string[];
  /** Kinds that always go without a line, because others tell them. */
  readonly silent: readonly string[];
  /** The game's own reasons. */
  readonly codes: readonly string[];
  /** Values that a reason may come with, beside none at all. */
  readonly values: { readonly [code: string]: readonly Reason['values'][] };
  /** Values that any reason may come with. */
  readonly anyValues?: readonly Reason['values'][];
  /** Reasons of the game that never come without values. */
  readonly needValues?: readonly string[];
  readonly questions: readonly Q[];
  /** Keys of options by question. */
  readonly options: { readonly [K in Q]: readonly string[] };
  readOption(question: Q, key: string): { readonly word: string };
  /** More that is kept: names and reminders, for instance. */
  readonly also?: (lang: Lang) => readonly string[];
}

const KERNEL_VALUES: Logged<never, never>['values'] = {
  outOfRange: [{ min: 1, max: 5 }],
  tooFew: [{ min: 1 }],
  tooMany: [{ max: 2 }],
  unknownOption: [{ key: 'some:thing', offered: 'end' }],
};

export function describeLog<E extends { readonly kind: string }, Q extends string>(log: Logged<E, Q>): void {
  const { events, questions, silent, reader, readOption } = log;
  const values = { ...KERNEL_VALUES, ...log.values };
  const needValues = [...Object.keys(KERNEL_VALUES), ...(log.needValues ?? [])];
  const bare = [{}, ...(log.anyValues ?? [])];
  const reasons: readonly Reason[] = [...log.codes, ...KERNEL_REASONS].flatMap((code) =>
    [...(needValues.includes(code) ? [] : bare), ...(values[code] ?? [])].map((given) => ({
      code,
      clause: null,
      values: given,
    })),
  );

  describe.each(LANGS)('the log and the table in %s', (lang) => {
    const words = log.words[lang];
    const nameOf = log.namesIn(lang, own);
    const lines = Object.values(events).flatMap((some) =>
      some.flatMap((one) => VIEWERS.map((viewer) => ({ kind: one.kind, line: words.event(one, viewer, nameOf) }))),
    );

    test('read as this', async () => {
      const text = [
        ...lines.map(({ kind, line }) => `${kind}: ${line ?? '-'}`),
        '',
        ...reasons.map((why) => `${why.code}: ${words.reason(why, nameOf)}`),
        '',
        ...questions.flatMap((question) => [
          `${question}: ${words.questions[question].ask} / ${words.questions[question].busy}`,
          ...log.options[question].map((key) => `  ${key}: ${words.option(question, key, nameOf)}`),
        ]),
        ...(log.also === undefined ? [] : ['', ...log.also(lang)]),
      ];
      await expect(`${text.join('\n')}\n`).toMatchFileSnapshot(`log.${lang}.txt`);
    });

    test('every word that is explained stands in a question or a line of the log', () => {
      const told = [
        ...lines.map(({ line }) => line ?? ''),
        ...(log.also?.(lang) ?? []),
        ...questions.map((name) => words.questions[name].ask),
      ];
      const { glossary = {} } = words;
      const isMet = (term: string): boolean =>
        told.some((text) => markTerms(text, { [term]: glossary[term] }).some((part) => typeof part !== 'string'));
      expect(Object.keys(glossary).filter((term) => !isMet(term))).toEqual([]);
      reader.expectSentences(lang, ...Object.values(glossary).map(({ meaning }) => meaning));
    });

    test('every kind of event has a line but the silent ones', () => {
      expect(Object.keys(events).toSorted()).toEqual(log.kinds.toSorted());
      const spoken = new Set(lines.flatMap(({ kind, line }) => (line === null ? [] : [kind])));
      expect(Object.keys(events).filter((kind) => !silent.includes(kind))).toEqual([...spoken]);
      reader.expectSentences(lang, ...lines.flatMap(({ line }) => (line === null ? [] : [line])));
    });

    test('every reason is a sentence, also one that is new', () => {
      const unknown: Reason = { code: 'somethingNew', clause: null, values: {} };
      reader.expectSentences(lang, ...[...reasons, unknown].map((why) => words.reason(why, nameOf)));
    });

    test('every option has its own label within its question', () => {
      expect(Object.keys(words.questions).toSorted()).toEqual(questions.toSorted());
      for (const question of questions) {
        const labels = log.options[question].map((key) => words.option(question, key, nameOf));
        reader.expectReadable(lang, ...labels);
        expect(new Set(labels).size).toBe(labels.length);
        for (const key of log.options[question]) expect(readOption(question, key).word).not.toBe('other');
      }
    });
  });
}
