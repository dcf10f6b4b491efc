// What is asked, and what is it about, in words? What waits or is announced by name, the question, and what its effect does.

import type { Decision } from '@duello/kernel';
import { busyText } from '@duello/table';
import { type PendingView, pendingText, type TableNames, titleOf } from '../../index.ts';
import { effectLines } from '../cards/saying.ts';
import { questionOf } from './answering.ts';
import { targetOf } from './in-play.ts';
import { type Naming, nameOf } from './labels.ts';

/** What a described table calls things here. */
export const tableNames = (naming: Naming): TableNames => ({
  seat: naming.nameOfSeat,
  card: naming.faces.nameOf,
  inList: naming.faces.nameOf,
  costOf: (id) => naming.faces.card(id)?.cost ?? 0,
  target(ref) {
    const isGone = ref.id === null && ref.card !== null;
    const targetId = isGone ? null : targetOf(naming.view, naming.mine, ref);
    if (targetId !== null) return nameOf(targetId, naming);
    return ref.card === null ? '' : naming.faces.nameOf(ref.card);
  },
});

/** One sentence for what somebody is doing. */
export const sayPending = (pending: PendingView, naming: Naming): string =>
  pendingText(naming.view, pending, naming.words, tableNames(naming));

interface Questioned extends Naming {
  readonly decision: Decision | null;
  readonly selected: string | null;
}

/** The question, or who is waited for. */
export function askText(table: Questioned): string {
  const { decision, words, faces, selected, view } = table;
  if (decision === null) return busyText(table);
  const question = questionOf(decision);
  const { ask } = words.questions[question];
  const about = view.waiting?.about ?? null;
  if (about !== null) return `${faces.nameOf(about)}: ${ask}`;
  const attack = question === 'block' ? view.chain.at(-1) : undefined;
  if (attack !== undefined) return `${sayPending(attack, table)}. ${ask}`;
  if (view.announcement !== null) return `${titleOf(view.announcement, words, faces.nameOf)}: ${ask}`;
  return question === 'act' && selected !== null ? '' : ask;
}

/** They ask about an effect without saying what it does. */
const OF_EFFECTS: readonly string[] = ['aim', 'may'];

/** What the effect that is asked about does; empty when there is none. */
export function effectText(table: Questioned): string {
  const { decision, view } = table;
  const top = view.chain.at(-1);
  if (decision === null || !OF_EFFECTS.includes(decision.what) || top === undefined) return '';
  return effectLines(top, table).join(' ');
}

/** Everything that is asked, for who listens. */
export function spokenQuestion(table: Questioned): string {
  const top = table.view.chain.at(-1);
  const answered = table.decision?.what === 'respond' && top !== undefined ? `${sayPending(top, table)}. ` : '';
  return `${answered}${askText(table)} ${effectText(table)}`.trim();
}
