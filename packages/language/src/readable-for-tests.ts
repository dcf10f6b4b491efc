// Can a player read a text as it is? Nothing left open or doubled, and sentences where they are due; for tests only.
//
// A game, in its text/readable-for-tests.ts:
//   export const reader = readerWith({ en: [/\bsummons attacks\b/] });
// with what goes wrong around its own nouns; its tests call `reader.expectReadable(lang, …)`.

import { expect } from 'vitest';
import { inEach, type Lang, type Own } from './speech/names.ts';

/** Something that a match brings along. */
export const own: Own = { onyx: { name: { ...inEach(() => 'Onyx Golem'), it: 'Golem d’Onice' } } };

/** By language; one that has none is still read for what no language may contain. */
type Never = { readonly [L in Lang]?: readonly RegExp[] };

const OPEN = /undefined|\bnull\b|NaN|\[object|\$\{|\{|\}|\?\?/;
const SPACING = / {2}| [,.;:)]|\( |\.\.|,,|;;|'|^ | $/;
/** Articles that do not fit, and words doubled. */
const NEVER: Never = {
  en: [
    /\ba [aeio]/,
    /\ban (?!8|11)[^aeiou]/i,
    /\b(a|an|the|to|of|you|can|may|it|its|each|all|for|have|one|target|that|on|from) \1\b/i,
  ],
  it: [
    /\b(a|di|da|in|su) (il|lo|la|i|gli|le) /,
    /\b(a|di|da|in|su) l’/,
    /\be e/,
    /\b(un|una|il|la|le|gli|lo|di|a|al|alla|tua|tuo|che|se|non|in|per|ogni|puoi|far|su|da|dal) \1\b/i,
    /\buna altra\b|\bun altra\b/,
    /\b(tu[aeo]|tuoi) altr[aeio]\b/i,
  ],
};
/** Second names of what has one already, spellings of the other English and wrong accents; a font's licence keeps its own name. */
export const ONE_WORD: { readonly [L in Lang]?: RegExp } = {
  en: /(?<!\{)\b(defenses?|colors?|armor|honor|favor|neighbors?|centers?|gray|(?<!Font )license)\b/i,
  it: /\b(cronaca|registrazion[ei]|gittata|mischi(a|o|are|ato)|difender(si|ti)|si difend(e|ono)|fila)\b|\bparità|(per|fin|poi|ben)chè|qual['’]è|\bpò/i,
};
export const SENTENCE = /^[\p{Lu}\d].*[.!?]$/su;

export interface Reader {
  /** Lines a player could not read as they are. */
  unreadable(lang: Lang, texts: readonly string[]): readonly string[];
  expectReadable(lang: Lang, ...texts: readonly string[]): void;
  expectSentences(lang: Lang, ...texts: readonly string[]): void;
}

/** The longest paragraph on a card and the longest card, so that both can be read on a small one. */
const LONGEST = { paragraph: 180, card: 220 } as const;
/** Cards by id, in paragraphs; a whole card may be `long` where what it does can't be said in fewer words. */
export function expectShort(
  cards: readonly (readonly [id: string, paragraphs: readonly string[]])[],
  long: readonly string[] = [],
): void {
  expect(cards.flatMap(([, said]) => said).filter((text) => text.length > LONGEST.paragraph)).toEqual([]);
  const tooLong = cards.filter(([, said]) => said.join(' ').length > LONGEST.card);
  expect(tooLong.map(([id]) => id).filter((id) => !long.includes(id))).toEqual([]);
}

export function readerWith(never: Never): Reader {
  const wrongIn = inEach((lang) => [OPEN, SPACING, ONE_WORD[lang] ?? [], NEVER[lang] ?? [], never[lang] ?? []].flat());
  const unreadable = (lang: Lang, texts: readonly string[]): readonly string[] =>
    texts.filter((text) => text === '' || wrongIn[lang].some((wrong) => wrong.test(text)));
  const expectReadable = (lang: Lang, ...texts: readonly string[]): void => expect(unreadable(lang, texts)).toEqual([]);
  const expectSentences = (lang: Lang, ...texts: readonly string[]): void => {
    expectReadable(lang, ...texts);
    expect(texts.filter((text) => !SENTENCE.test(text))).toEqual([]);
  };
  return { unreadable, expectReadable, expectSentences };
}
