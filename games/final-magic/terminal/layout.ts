// How is Final Magic laid out on a terminal? All its drawing, gathered for the table that knows no game.

import type { DescribedTable } from '@duello/language';
import {
  askedSide,
  type Draft,
  drawnFrom,
  type Layout,
  type LogLine,
  layoutFrom,
  type Manner,
  sectionLines,
  whyNotLines,
} from '@duello/terminal';
import { type CardId, describeTable, type Event, type Options, type View } from '../index.ts';
import { cardsMeant } from './cards.ts';
import { aimDraft } from './draft-aim.ts';
import { feedDraft } from './draft-feed.ts';
import { planDraft } from './draft-plan.ts';
import { supplyLines } from './market.ts';
import { cardOfKey, menuGroups, questionOf, turnHints } from './menus.ts';
import { leftIn, type Naming, namingOf, tableNames } from './naming.ts';

const LEVELS: { readonly [kind: string]: LogLine['level'] } = { roundStarted: 'round', phaseStarted: 'phase' };

export function finalMagicLayout(manner: Manner, options: Options): Layout<View, Event> {
  const naming = namingOf(manner, options);
  const { text, plain } = naming;
  const described = (view: View): DescribedTable => describeTable(view, text, tableNames(naming));
  const drawn = drawnFrom(described, naming);
  return layoutFrom(
    naming,
    LEVELS,
    {
      scene: ({ round, phase, active }) => `${round} ${phase} ${phase === 'fight' || phase === 'aim' ? '' : active}`,
      ...drawn,
      // The own side, and what is being cast.
      status(view) {
        const table = described(view);
        return [askedSide(table, view), ...table.between].flatMap((section) => sectionLines(section, naming));
      },
      whole: (view) => [...drawn.table(view), ...supplyLines(view, naming), ...drawn.piles(view)],
      ask: (view) => askOf(view, naming),
      label: ({ decision }, key) => text.option(questionOf(decision?.what ?? ''), key, plain),
      menu: (view) => menuGroups(view, naming),
      hints: turnHints,
      left: (view) => leftIn(view, naming),
      draft: (view) => draftOf(view, naming),
      whyNot: (view, blocked) => whyNotLines(blocked, ({ key }) => subjectOf(view, key, naming), naming),
      cards: (view, wanted) => cardsMeant(view, wanted, naming),
      cardOf,
    },
    playedAlike,
  );
}

/** Each says how much there is by then: the last of them says it all. */
const playedAlike = (event: Event): string | null =>
  event.kind === 'gemPlayed' || event.kind === 'currencyPlayed' ? `${event.kind} ${event.seat} ${event.card}` : null;

/** Whoever plays both seats must know which one is asked. */
function askOf({ decision }: View, { text, viewer, who }: Naming): string {
  if (decision === null) return '';
  const { ask } = text.questions[questionOf(decision.what)];
  return viewer === 'watcher' ? `${who(decision.seat)}: ${ask}` : ask;
}

function draftOf(view: View, naming: Naming): Draft {
  const what = view.decision?.what;
  if (what === 'plan') return planDraft(view, naming);
  return what === 'aim' ? aimDraft(naming) : feedDraft(view, naming);
}

const cardOf = ({ decision }: View, key: string): CardId | null => cardOfKey(questionOf(decision?.what ?? ''), key);

/** The card a reason is about. */
function subjectOf(view: View, key: string, naming: Naming): string | null {
  const card = cardOf(view, key);
  return card === null ? null : naming.plain(card);
}
