// Why can't it be chosen? One line a reason, with all it holds for and the clause it comes from.

import type { Blocked, Reason, Seat } from '@duello/kernel';
import type { CardId, View } from '@duello/sun-moon';
import { wrap } from '../../columns.ts';
import { labelOf, questionOf } from './menus.ts';
import { cardAt, type Naming, spotName, spotOf } from './naming.ts';

/** The reason as a sentence, with its clause. */
export const reasonLine = (reason: Reason, { text, plain }: Naming): string =>
  text.reason(reason, plain) + (reason.clause === null ? '' : ` (${reason.clause})`);

/** The seat that is asked, or whoever looks. */
const seatIn = ({ decision, viewer, active }: View): Seat => decision?.seat ?? (viewer === 'watcher' ? active : viewer);

/** What a reason is about: a card, a skill, a summoning, an option. */
function subjectOf(view: View, key: string, naming: Naming): string {
  const seat = seatIn(view);
  const [verb, rest] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
  if (verb === 'play') return naming.plain(rest);
  const spot = spotOf(verb === 'attack' ? `own:${rest}` : verb === 'use' ? rest.split('.')[0] : key, seat);
  if (spot !== null) return spotName(view, spot, naming);
  const { decision } = view;
  if (decision === null) return key;
  return decision.what === 'mode'
    ? labelOf(view, decision, key, naming)
    : naming.text.option(questionOf(decision.what), key, naming.plain);
}

export function whyNotLines(view: View, blocked: readonly Blocked[], naming: Naming): readonly string[] {
  const groups = new Map<string, { readonly reason: Reason; readonly subjects: Set<string> }>();
  for (const { key, reason } of blocked) {
    const { card: _, ...values } = reason.values;
    const general: Reason = { ...reason, values };
    const name = JSON.stringify(general);
    const group = groups.get(name) ?? { reason: general, subjects: new Set<string>() };
    group.subjects.add(subjectOf(view, key, naming));
    groups.set(name, group);
  }
  return [...groups.values()].flatMap(({ reason, subjects }) => {
    const line = ` ✗ ${[...subjects].join(', ')}: ${lowered(reasonLine(reason, naming))}`;
    return wrap(line, naming.width, '   ').map((part) => naming.paint('dim', part));
  });
}

const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** Worth saying unasked: that something has no target, not that fatigue is full. */
const SAID: readonly string[] = ['noTarget', 'mustAttackSummoning'];
export const turnHints = ({ decision }: View): readonly Blocked[] =>
  decision?.what === 'act' || decision?.what === 'defender'
    ? decision.blocked.filter(({ key, reason }) => SAID.includes(reason.code) && !key.startsWith('skill:'))
    : [];

/** The card an option is about: what is played, who attacks, what is aimed at, whose effect asks. */
export function cardOfKey(view: View, key: string, { cards }: Naming): CardId | null {
  const seat = seatIn(view);
  const [verb, rest] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
  if (verb === 'play') return rest;
  const spot = spotOf(verb === 'attack' ? `own:${rest}` : verb === 'use' ? rest.split('.')[0] : key, seat);
  if (spot !== null) return cardAt(view, spot);
  if (view.decision?.what === 'pick') return cards.has(rest) ? rest : null;
  if (view.decision?.what === 'may') return view.waiting?.about ?? null;
  return cards.has(key) ? key : (view.announcement?.card ?? null);
}
