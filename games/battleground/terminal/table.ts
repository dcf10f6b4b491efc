// How does a table of Battleground look at 80 columns? The board between both players, the market below.

import type { DescribedSection } from '@duello/language';
import { askedSide, fill, headLine, LABEL, labelled, sectionLines } from '@duello/terminal';
import { describeTable, type View } from '../index.ts';
import { boardLines } from './board.ts';
import { type Naming, tableNames } from './naming.ts';
import { battlePhrases } from './preview.ts';

export function tableLines(view: View, naming: Naming): readonly string[] {
  const { head, far, near, between } = describeTable(view, naming.text, tableNames(naming));
  const lines = (section: DescribedSection): readonly string[] => sectionLines(section, naming);
  return [
    headLine(head, naming),
    ...lines(far),
    ...(view.phase === 'draft' ? [] : boardLines(view, naming)),
    ...lines(near),
    ...between.flatMap(lines),
    ...battleLines(view, naming),
  ];
}

/** Questions about the hand alone. */
const OF_THE_HAND: readonly string[] = ['retain', 'mana', 'crystal', 'revive'];

/** Between two answers of the same turn: what the question is about. */
export function statusLines(view: View, naming: Naming): readonly string[] {
  const table = describeTable(view, naming.text, tableNames(naming));
  const { between } = table;
  const own = askedSide(table, view);
  const what = view.decision?.what ?? '';
  if (view.phase === 'draft') return tableLines(view, naming).slice(1);
  // What is for sale stands in the menu.
  if (what === 'buy') return [own, ...between].flatMap((section) => sectionLines(titleOf(section), naming));
  if (OF_THE_HAND.includes(what)) return sectionLines(own, naming);
  if (what !== 'act') return boardLines(view, naming);
  const board = view.summons.length === 0 ? [] : boardLines(view, naming);
  return [...board, ...sectionLines(own, naming), ...battleLines(view, naming)];
}

const titleOf = (section: DescribedSection): DescribedSection => ({
  ...section,
  rows: section.rows.filter(({ at }) => at === 'title'),
});

/** In Spellcasting, for whoever casts. */
function battleLines(view: View, naming: Naming): readonly string[] {
  const { ui, text, paint, width } = naming;
  if (view.decision?.what !== 'act') return [];
  const phrases = battlePhrases(view, naming);
  if (phrases.length === 0) return labelled(text.phases.battle, [paint('dim', ui.nothingActs)], paint);
  return labelled(text.phases.battle, [paint('dim', ui.ifYouEnd), ...fill(phrases, width - LABEL)], paint);
}
