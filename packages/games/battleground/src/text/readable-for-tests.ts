// Can a player read a text as it is? Nothing left open or doubled, and sentences where they are due; for tests only.

import type { Lang } from '@duello/language';
import { expect } from 'vitest';

export const own = { onyx: { name: { en: 'Onyx Golem', it: "Golem d'Onice" } } };

/** What no text may contain: articles that do not fit, things doubled. */
const NEVER: { readonly [L in Lang]: readonly RegExp[] } = {
  en: [
    /\ba [aeio]/,
    /\ban (?!8|11)[^aeiou]/i,
    /\b(a|an|the|to|of|you|may|it|its|each|all|for|have|one|target|that|on|from) \1\b/i,
    /\b(allies|foes|summons) (gains|loses|attacks|defends)\b/,
  ],
  it: [
    /\b(a|di|da|in|su) (il|lo|la|i|gli|le) /,
    /\b(a|di|da|in|su) l'/,
    /\be e/,
    /\b(un|una|il|la|le|gli|lo|di|a|al|alla|tua|tuo|che|se|non|in|per|ogni|puoi|far|su|da|dal) \1\b/i,
    /\buna? evocazion|\buna? altra\b|\bun'(tua|campo|incrocio)|\bquella? evocazion|\bla evocazion/i,
    /\bognuna? evocazioni\b|\bogni \w+ evocazioni\b|\btutte le (\w+ )?evocazione\b/,
  ],
};
const OPEN = /undefined|\bnull\b|NaN|\[object|\$\{|\{|\}|\?\?/;
const SPACING = / {2}| [,.;:)]|\( |\.\.|,,|;;|’|^ | $/;
/** Lines a player could not read as they are. */
export const unreadable = (lang: Lang, texts: readonly string[]): readonly string[] =>
  texts.filter((text) => text === '' || [OPEN, SPACING, ...NEVER[lang]].some((never) => never.test(text)));
export const SENTENCE = /^[\p{Lu}\d].*[.!?]$/su;
export const expectReadable = (lang: Lang, ...texts: readonly string[]): void =>
  expect(unreadable(lang, texts)).toEqual([]);
export function expectSentences(lang: Lang, ...texts: readonly string[]): void {
  expectReadable(lang, ...texts);
  expect(texts.filter((text) => !SENTENCE.test(text))).toEqual([]);
}
