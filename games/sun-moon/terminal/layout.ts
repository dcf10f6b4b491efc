// How is Sun & Moon laid out on a terminal? All its drawing, gathered for the table that knows no game.

import { drawnFrom, type Layout, type LogLine, layoutFrom, type Manner, whyNotLines } from '@duello/terminal';
import {
  aimsOf,
  describeTable,
  type Event,
  type FullOptions,
  leftToDo,
  pendingText,
  SKILL_NAMES,
  titleOf,
  type View,
} from '../index.ts';
import { cardsMeant } from './cards.ts';
import { someDraft } from './draft.ts';
import { labelOf, menuGroups, questionOf } from './menus.ts';
import { type Naming, namingOf, tableNames } from './naming.ts';
import { cardOfKey, subjectOf, turnHints } from './why-not.ts';

const LEVELS: { readonly [kind: string]: LogLine['level'] } = { turnStarted: 'round', matchStarted: 'round' };

export function sunMoonLayout(manner: Manner, options: FullOptions): Layout<View, Event> {
  const naming = namingOf(manner, options);
  const drawn = drawnFrom((view: View) => describeTable(view, naming.text, tableNames(view, naming)), naming);
  return layoutFrom(naming, LEVELS, {
    scene: ({ match, turn, phase, players }) => `${match} ${turn} ${phase} ${players[0].draft?.takenSize ?? ''}`,
    ...drawn,
    // Nothing while an action is being announced.
    status: (view) => (view.announcement === null ? drawn.status(view) : []),
    ask: (view) => askOf(view, naming),
    label: (view, key) => (view.decision === null ? key : labelOf(view, view.decision, key, naming)),
    menu: (view) => menuGroups(view, naming),
    hints: turnHints,
    left: (view) => (leftToDo(view) ?? []).map((one) => naming.text.left[one.what](one, naming.plain)),
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
  const names = tableNames(view, naming);
  const { ask } = text.questions[questionOf(decision.what)];
  const about = waiting?.about ?? null;
  const card = about === null ? undefined : cards.get(about);
  const effect = card === undefined ? announcedText(view, naming) : text.card(card, plain).join(' ');
  const said = effect === '' ? '' : ` (${effect})`;
  const range = decision.shape === 'number' ? ` (${ui.xRange(decision.min, decision.max)})` : '';
  const subject =
    announcement !== null
      ? `${[titleOf(announcement, text, names.card), aimsOf(view, announcement, names)].filter((part) => part !== '').join(' → ')}: `
      : about === null
        ? ''
        : `${naming.plain(about)}: `;
  const top = chain.at(-1);
  const answers =
    decision.what !== 'respond' ? '' : ` (${top === undefined ? ui.endOfTurn : pendingText(view, top, text, names)})`;
  return `${viewer === 'watcher' ? `${who(decision.seat)}: ` : ''}${subject}${ask}${said}${range}${answers}`;
}

/** What that which is being announced will do; nothing where the menu says it, or where it is an attack. */
function announcedText({ announcement, decision }: View, { cards, text, plain }: Naming): string {
  if (announcement === null || decision?.what === 'mode' || announcement.what === 'attack') return '';
  const { what, index, mode } = announcement;
  const card = announcement.card === null ? undefined : cards.get(announcement.card);
  if (what === 'skill') return text.skills[SKILL_NAMES[index]].text;
  if (card === undefined) return '';
  const ability = what === 'ability' ? card.abilities[index] : undefined;
  if (what === 'ability' && ability === undefined) return text.harden.text;
  const modes = ability?.modes ?? card.modes;
  if (mode >= 0 && modes.length > 1) return text.modes(modes, card.type)[mode] ?? '';
  return ability === undefined ? text.card(card, plain).join(' ') : text.ability(ability, card.type);
}
