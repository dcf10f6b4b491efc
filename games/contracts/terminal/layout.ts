// How is Contracts laid out on a terminal? All its drawing, gathered for the table that knows no game.

import type { Seat } from '@duello/kernel';
import { type Layout, type LogLine, layoutFrom, type Manner, whyNotLines } from '@duello/terminal';
import type { Event, Options, View } from '../index.ts';
import { cardsMeant } from './cards.ts';
import { someDraft, usualPicks } from './draft.ts';
import { labelOf, menuGroups, questionOf } from './menus.ts';
import { type Naming, namingOf, orbName } from './naming.ts';
import { openTableLines, pileLines, statusLines, tableLines } from './table.ts';
import { cardOfKey, subjectOf, turnHints } from './why-not.ts';

const LEVELS: { readonly [kind: string]: LogLine['level'] } = { turnStarted: 'round' };

export function contractsLayout(manner: Manner, options: Options): Layout<View, Event> {
  const naming = namingOf(manner, options);
  return layoutFrom(naming, LEVELS, {
    scene: ({ turn, phase }) => `${turn} ${phase}`,
    table: (view) => tableLines(view, naming),
    openTable: (seen) => openTableLines(seen, naming),
    status: (view) => statusLines(view, naming),
    piles: (view) => pileLines(view, naming),
    ask: (view) => askOf(view, naming),
    label: (view, key) => (view.decision === null ? key : labelOf(view, view.decision, key, naming)),
    usual(view) {
      const picks = usualPicks(view);
      return picks === null ? null : { picks };
    },
    byHand: naming.ui.byHand,
    menu: (view, peek) => menuGroups(view, peek, naming),
    hints: turnHints,
    draft: (view) => someDraft(view, naming),
    whyNot: (view, blocked) => whyNotLines(blocked, (one) => subjectOf(view, one, naming), naming),
    cards: (view, wanted) => cardsMeant(view, wanted, naming),
    cardOf: (view, key) => cardOfKey(view, key, naming),
  });
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
