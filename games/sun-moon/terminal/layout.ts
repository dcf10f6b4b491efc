// How is Sun & Moon laid out on a terminal? All its drawing, gathered for the table that knows no game.

import { type Layout, type LogLine, layoutFrom, type Manner, whyNotLines } from '@duello/terminal';
import type { Event, FullOptions, View } from '../index.ts';
import { cardsMeant } from './cards.ts';
import { someDraft } from './draft.ts';
import { labelOf, menuGroups, questionOf } from './menus.ts';
import { type Naming, namingOf, pendingName } from './naming.ts';
import { openTableLines, pileLines, statusLines, tableLines } from './table.ts';
import { cardOfKey, subjectOf, turnHints } from './why-not.ts';

const LEVELS: { readonly [kind: string]: LogLine['level'] } = { turnStarted: 'round', matchStarted: 'round' };

export function sunMoonLayout(manner: Manner, options: FullOptions): Layout<View, Event> {
  const naming = namingOf(manner, options);
  return layoutFrom(naming, LEVELS, {
    scene: ({ match, turn, phase, players }) => `${match} ${turn} ${phase} ${players[0].draft?.takenSize ?? ''}`,
    table: (view) => tableLines(view, naming),
    openTable: (seen) => openTableLines(seen, naming),
    status: (view) => statusLines(view, naming),
    piles: (view) => pileLines(view, naming),
    ask: (view) => askOf(view, naming),
    label: (view, key) => (view.decision === null ? key : labelOf(view, view.decision, key, naming)),
    menu: (view) => menuGroups(view, naming),
    hints: turnHints,
    draft: (view) => someDraft(view, naming),
    whyNot: (view, blocked) => whyNotLines(blocked, ({ key }) => subjectOf(view, key, naming), naming),
    cards: (view, wanted) => cardsMeant(view, wanted, naming),
    cardOf: (view, key) => cardOfKey(view, key, naming),
  });
}

/** Who is asked, for whoever plays both seats; what it is about, and how far X goes. */
function askOf(view: View, naming: Naming): string {
  const { decision, waiting, announcement, chain } = view;
  const { text, viewer, who, plain, cards, ui } = naming;
  if (decision === null) return '';
  const { ask } = text.questions[questionOf(decision.what)];
  const about = waiting?.about ?? null;
  const card = about === null ? undefined : cards.get(about);
  const said = card === undefined ? '' : ` (${text.card(card, plain).join(' ')})`;
  const range = decision.shape === 'number' ? ` (${ui.xRange(decision.min, decision.max)})` : '';
  const subject =
    announcement !== null
      ? `${pendingName(view, announcement, naming)}: `
      : about === null
        ? ''
        : `${naming.plain(about)}: `;
  const top = chain.at(-1);
  const answers =
    decision.what !== 'respond'
      ? ''
      : ` (${top === undefined ? ui.endOfTurn : ui.answering(`${who(top.seat)}: ${pendingName(view, top, naming)}`)})`;
  return `${viewer === 'watcher' ? `${who(decision.seat)}: ` : ''}${subject}${ask}${said}${range}${answers}`;
}
