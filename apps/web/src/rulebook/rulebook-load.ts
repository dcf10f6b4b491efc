// What is in a rulebook? The page of its text, and what its words lead to.

import type { GameId } from '@duello/games';
import { type RulesClause as Clause, clausesOf, parseRules, type RulesPage } from '@duello/language';
import { type CardBook, type Lang, loadOnce } from '@duello/table';
import { bookOf } from '../games/pages.ts';
import { type Known, mentions } from './rulebook-pieces.ts';
import { rulesText } from './rules-text.ts';

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
  const [text, book] = await Promise.all([rulesText(game, lang), bookOf(game)]);
  const page = withoutShortRules(parseRules(text), book.intro(lang) !== null);
  const all = clausesOf(page);
  const known = { ids: new Set(all.map(({ id }) => id)), cards: book.cards(lang) };
  const clauses = new Map(all.map((clause) => [clause.id, clause]));
  return { game, lang, page, clauses, book, known, rulings: rulingsAbout(all, known) };
});
