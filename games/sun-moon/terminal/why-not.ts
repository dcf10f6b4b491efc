// What is it about that can't be chosen, what is worth saying unasked, and which card is an option about?

import type { Blocked } from '@duello/kernel';
import { seatIn } from '@duello/terminal';
import type { CardId, View } from '../index.ts';
import { labelOf, questionOf } from './menus.ts';
import { cardAt, type Naming, spotName, spotOf } from './naming.ts';

/** What a reason is about: a card, a skill, a summoning, an option. */
export function subjectOf(view: View, key: string, naming: Naming): string {
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
