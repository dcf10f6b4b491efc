// Where does the text of a rulebook come from? From the pages in docs/rules, each a chunk of its own.

import type { GameId } from '@duello/games';
import { type RulesClause as Clause, clausesOf, parseRules, type RulesPage, rulesFile } from '@duello/language';
import { type CardBook, type Lang, loadOnce } from '@duello/table';
import { bookOf } from '../games/pages.ts';
import { type Known, mentions } from './rulebook-pieces.ts';

const FOLDER = '../../../../docs/rules/';
const texts = import.meta.glob<string>(['../../../../docs/rules/*.md', '!../../../../docs/rules/*.implementers*'], {
  query: '?raw',
  import: 'default',
});

export interface Rulebook {
  readonly game: GameId;
  readonly lang: Lang;
  readonly page: RulesPage;
  readonly clauses: ReadonlyMap<string, Clause>;
  readonly known: Known;
  /** The rulings that speak of each card. */
  readonly rulings: ReadonlyMap<string, readonly Clause[]>;
  readonly book: CardBook;
}

const rulingsAbout = (clauses: readonly Clause[], known: Known): Rulebook['rulings'] => {
  const rulings = clauses.filter(({ id }) => /[A-Z]-?R\d+$/.test(id));
  return new Map(
    [...known.cards.values()].map((card) => [card, rulings.filter(({ text }) => mentions(text, card, known))]),
  );
};

/** A game that shows the way in with its cards doesn't say it twice. */
const withoutShortRules = (page: RulesPage, shown: boolean): RulesPage =>
  shown ? { ...page, sections: page.sections.slice(1) } : page;

export const rulebook = loadOnce(async (game: GameId, lang: Lang): Promise<Rulebook> => {
  const find = texts[FOLDER + rulesFile(game, lang)];
  const [text, book] = await Promise.all([find(), bookOf(game)]);
  const page = withoutShortRules(parseRules(text), book.intro(lang) !== null);
  const all = clausesOf(page);
  const known = { ids: new Set(all.map(({ id }) => id)), cards: book.cards(lang) };
  const clauses = new Map(all.map((clause) => [clause.id, clause]));
  return { game, lang, page, clauses, book, known, rulings: rulingsAbout(all, known) };
});
