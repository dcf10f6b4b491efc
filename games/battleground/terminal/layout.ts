// How is Battleground laid out on a terminal? All its drawing, gathered for the table that knows no game.

import { drawnFrom, type Layout, type LogLine, layoutFrom, type Manner, whyNotLines } from '@duello/terminal';
import { describeTable, type Event, leftToDo, type Options, type View } from '../index.ts';
import { cardsMeant } from './cards.ts';
import { someDraft } from './draft.ts';
import { labelOf, menuGroups, questionOf } from './menus.ts';
import { type Naming, namingOf, summonName, tableNames } from './naming.ts';
import { statusLines, tableLines } from './table.ts';
import { cardOfKey, castingHints, subjectOf } from './why-not.ts';

const LEVELS: { readonly [kind: string]: LogLine['level'] } = { turnBegan: 'round', phaseBegan: 'phase' };

export function battlegroundLayout(manner: Manner, options: Options): Layout<View, Event> {
  const naming = namingOf(manner, options);
  return layoutFrom(naming, LEVELS, {
    scene: ({ turn, phase }) => `${turn} ${phase === 'draft'}`,
    ...drawnFrom(
      (view: View) => describeTable(view, naming.text, tableNames(naming)),
      naming,
      (view) => tableLines(view, naming),
    ),
    status: (view) => statusLines(view, naming),
    ask: (view) => askOf(view, naming),
    label: (view, key) => (view.decision === null ? key : labelOf(view, view.decision, key, naming)),
    menu: (view, peek) => menuGroups(view, peek, naming),
    hints: castingHints,
    left: (view) => (leftToDo(view) ?? []).map((one) => naming.text.left[one.what](one, naming.plain)),
    draft: (view) => someDraft(view, naming),
    whyNot: (view, blocked) => whyNotLines(blocked, ({ key }) => subjectOf(view, key, naming), naming),
    cards: (view, wanted) => cardsMeant(view, wanted, naming),
    cardOf: (view, key) => cardOfKey(view, key, naming),
  });
}

/** Questions that an effect asks: its text stands beside them. */
const OF_EFFECTS: readonly string[] = [
  'target',
  'point',
  'may',
  'either',
  'retain',
  'mana',
  'crystal',
  'revive',
  'end',
];

/** Who is asked, for whoever plays both seats; which spell or summon it is about, and what that says. */
function askOf(view: View, naming: Naming): string {
  const { decision, waiting } = view;
  const { text, ui, viewer, who, plain, cards } = naming;
  if (decision === null) return '';
  const question = questionOf(decision.what);
  const isOfThree = question === 'neutral' && view.options.neutralPick === 'drawThree';
  const ask = isOfThree ? ui.oneOfThree : text.questions[question].ask;
  const about = waiting?.about ?? null;
  const card = about === null ? undefined : cards.get(about);
  const said =
    card === undefined || !OF_EFFECTS.includes(decision.what) ? '' : ` (${text.card(card, plain).join(' ')})`;
  const acting = view.summons.find(({ id }) => id === waiting?.acting);
  const subject = acting !== undefined ? `${summonName(acting, naming)}: ` : about === null ? '' : `${plain(about)}: `;
  return `${viewer === 'watcher' ? `${who(decision.seat)}: ` : ''}${subject}${ask}${said}`;
}
