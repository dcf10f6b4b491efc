// How are people called who have given their names? Sentences say "player A"; a name takes its place, with what it melts into.

import type { Lang } from './names.ts';

/** A name for each seat; empty where nobody has given one. */
export type PersonNames = readonly [string, string];
export const NO_NAMES: PersonNames = ['', ''];
export const NAME_LIMIT = 20;

/** A name as it is kept: without what can't be seen, and not too long. */
export const readName = (given: string): string =>
  [...given.normalize('NFC').replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim()].slice(0, NAME_LIMIT).join('').trim();

const isA = (letter: string): boolean => letter.toUpperCase() === 'A';

/** "del giocatore A" is "di Anna". */
const WITHOUT_ARTICLE: Readonly<Record<string, string>> = {
  il: '',
  del: 'di ',
  al: 'a ',
  dal: 'da ',
  sul: 'su ',
  nel: 'in ',
};
const before = (article: string, name: string): string => {
  const word = WITHOUT_ARTICLE[article.toLowerCase()] ?? '';
  const said = word === 'a ' && /^[aà]/i.test(name) ? 'ad ' : word;
  return article.startsWith(article.charAt(0).toLowerCase()) ? said : said.charAt(0).toUpperCase() + said.slice(1);
};

/** A language that has no row keeps its letters. */
const NAMED: { readonly [L in Lang]?: (text: string, nameOf: (letter: string) => string) => string } = {
  en: (text, nameOf) => text.replace(/\bplayer ([AB])\b/gi, (letters, letter) => nameOf(letter) || letters),
  it: (text, nameOf) =>
    text.replace(/\b(?:(il|del|al|dal|sul|nel) )?giocatore ([AB])\b/gi, (letters, article = '', letter) => {
      const name = nameOf(letter);
      return name === '' ? letters : before(article, name) + name;
    }),
};

/** The text with people's names in it. */
export const withNames = (text: string, lang: Lang, names: PersonNames): string =>
  NAMED[lang]?.(text, (letter) => names[isA(letter) ? 0 : 1]) ?? text;
