// How is Contracts laid out on a terminal? All its drawing, gathered for the table that knows no game.

import type { Seat } from '@duello/kernel';
import type { DescribedTable } from '@duello/language';
import {
  askedSide,
  drawnFrom,
  type Layout,
  type LogLine,
  layoutFrom,
  type Manner,
  rowLines,
  whyNotLines,
} from '@duello/terminal';
import { describeTable, type Event, leftToDo, type Options, type View } from '../index.ts';
import { cardsMeant } from './cards.ts';
import { someDraft, usualPicks } from './draft.ts';
import { labelOf, menuGroups, questionOf } from './menus.ts';
import { type Naming, namingOf, orbName, tableNames } from './naming.ts';
import { cardOfKey, subjectOf, turnHints } from './why-not.ts';

const LEVELS: { readonly [kind: string]: LogLine['level'] } = { turnStarted: 'round' };

export function contractsLayout(manner: Manner, options: Options): Layout<View, Event> {
  const naming = namingOf(manner, options);
  const described = (view: View): DescribedTable => describeTable(view, naming.text, tableNames(naming));
  const drawn = drawnFrom(described, naming);
  return layoutFrom(naming, LEVELS, {
    scene: ({ turn, phase }) => `${turn} ${phase}`,
    ...drawn,
    status(view) {
      const asked = rowsAsked(view, naming);
      if (asked === null) return drawn.status(view);
      const { rows } = askedSide(described(view), view);
      return rows.filter(({ label }) => asked.includes(label)).flatMap((row) => rowLines(row, naming));
    },
    ask: (view) => askOf(view, naming),
    label: (view, key) => (view.decision === null ? key : labelOf(view, view.decision, key, naming)),
    usual(view) {
      const picks = usualPicks(view);
      return picks === null ? null : { picks };
    },
    byHand: naming.ui.byHand,
    menu: (view, peek) => menuGroups(view, peek, naming),
    hints: turnHints,
    left: (view) => (leftToDo(view) ?? []).map((one) => naming.text.left[one.what](one, naming.plain)),
    draft: (view) => someDraft(view, naming),
    whyNot: (view, blocked) => whyNotLines(blocked, (one) => subjectOf(view, one, naming), naming),
    cards: (view, wanted) => cardsMeant(view, wanted, naming),
    cardOf: (view, key) => cardOfKey(view, key, naming),
  });
}

/** Questions that are about the mana and the hand, not about the field. */
const OF_THE_HAND: readonly string[] = ['colour', 'swap', 'extractor', 'draw', 'look', 'take', 'store'];
const OF_PAYING: readonly string[] = ['lighten', 'payElement', 'pay'];

/** The rows that are worth seeing again between two answers of the same phase; null for the whole table. */
function rowsAsked({ decision }: View, { text: { nouns } }: Naming): readonly string[] | null {
  const what = decision?.what ?? '';
  if (OF_PAYING.includes(what)) return [nouns.mana];
  return OF_THE_HAND.includes(what) ? [nouns.mana, nouns.hand] : null;
}

/** Who is asked, for whoever plays both seats; what asks, and what it says. */
function askOf(view: View, naming: Naming): string {
  const { decision, waiting } = view;
  const { text, viewer, who, plain, cards } = naming;
  if (decision === null) return '';
  const { ask } = text.questions[questionOf(decision.what)];
  const about = waiting?.about ?? null;
  const card = about === null ? undefined : cards.get(about);
  const isEffect = decision.what === 'target' || decision.what === 'may';
  const said = card === undefined || !isEffect ? '' : ` (${text.card(card, plain).join(' ')})`;
  const taken = decision.what === 'take' ? takenSoFar(view, decision.seat, naming) : '';
  const orb = decision.what === 'stance' ? view.players[decision.seat].orb : null;
  const subject = orb !== null ? `${orbName(orb, naming)}: ` : about === null ? '' : `${plain(about)}: `;
  return `${viewer === 'watcher' ? `${who(decision.seat)}: ` : ''}${subject}${ask}${said}${taken}`;
}

/** The first pick of a special draw. */
function takenSoFar(view: View, seat: Seat, { ui, plain }: Naming): string {
  const { looked, picked } = view.players[seat];
  const taken = (looked ?? []).filter((_, i) => (picked?.[i] ?? 0) > 0);
  return taken.length === 0 ? '' : ` (${ui.takenSoFar(taken.map(plain).join(', '))})`;
}
