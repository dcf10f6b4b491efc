// What is somebody doing? What waits or is announced by name, with whom it aims at.

import type { Seat } from '@duello/kernel';
import type { NameOf } from '@duello/language';
import { HARDEN } from '../rules/state/chain.ts';
import type { Ref } from '../rules/state/events.ts';
import { SKILL_NAMES } from '../rules/state/skills.ts';
import type { PendingView, View } from '../rules/view/view-types.ts';
import type { Words } from './words.ts';

/** How whoever shows the table calls things. */
export interface Names {
  readonly seat: (seat: Seat) => string;
  readonly card: NameOf;
  /** A player or a card in play, as an action of `by` means it. */
  readonly target: (ref: Ref, by: Seat) => string;
}

/** What it is called: the card, the skill, or Harden; with its X. */
export function titleOf({ what, card, index, x }: PendingView, words: Words, nameOf: NameOf): string {
  const withX = (name: string): string => (x > 0 ? `${name} ${x}` : name);
  if (what === 'skill') return withX(words.skills[SKILL_NAMES[index]].name);
  const name = card === null ? '' : nameOf(card);
  if (what === 'ability' && index === HARDEN) return `${name}: ${withX(words.harden.name)}`;
  return what === 'ability' && x > 0 ? `${name} (X = ${x})` : name;
}

/** Who or what it aims at, by name; nobody while a new one is being named. */
export function aimsOf({ waiting, chain }: View, pending: PendingView, { target }: Pick<Names, 'target'>): string {
  if (waiting?.what === 'block' && pending === chain.at(-1)) return '';
  return pending.targets
    .map((ref) => target(ref, pending.seat))
    .filter((name) => name !== '')
    .join(', ');
}

/** One sentence: "Opponent: plays Still Water → Night Judge". */
export function pendingText(view: View, pending: PendingView, words: Words, names: Names): string {
  const { what, seat, id, card } = pending;
  const name = what === 'attack' ? names.target({ seat, id, card }, seat) : titleOf(pending, words, names.card);
  const aims = aimsOf(view, pending, names);
  return `${names.seat(seat)}: ${words.table.does[what](name)}${aims === '' ? '' : ` → ${aims}`}`;
}
