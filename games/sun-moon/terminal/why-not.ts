// What is it about that can't be chosen, what is worth saying unasked, and which card is an option about?

import type { Blocked } from '@duello/kernel';
import { seatIn } from '@duello/terminal';
import { type CardId, readAction, readOption, spotOf, type View } from '../index.ts';
import { labelOf, questionOf } from './menus.ts';
import { cardAt, type Naming, spotName } from './naming.ts';

/** What a reason is about: a card, a skill, a summoning, an option. */
export function subjectOf(view: View, key: string, naming: Naming): string {
  const { decision } = view;
  if (decision === null) return key;
  const option = readOption(questionOf(decision.what), key);
  if (option.word === 'play') return naming.plain(option.card);
  const spot = spotOf(option);
  if (spot !== null) return spotName(view, seatIn(view), spot, naming);
  return option.word === 'mode'
    ? labelOf(view, decision, key, naming)
    : naming.text.option(questionOf(decision.what), key, naming.plain);
}

/** Worth saying unasked: that something has no target, not that fatigue is full. */
const SAID: readonly string[] = ['noTarget', 'mustAttackSummoning'];
export const turnHints = ({ decision }: View): readonly Blocked[] =>
  decision?.what === 'act' || decision?.what === 'defender'
    ? decision.blocked.filter(({ key, reason }) => SAID.includes(reason.code) && readAction(key)?.word !== 'skill')
    : [];

/** The card an option is about: what is played, who attacks, what is aimed at, whose effect asks. */
export function cardOfKey(view: View, key: string, { cards }: Naming): CardId | null {
  const { decision } = view;
  const option = decision === null ? null : readOption(questionOf(decision.what), key);
  const spot = option === null ? null : spotOf(option);
  if (spot !== null) return cardAt(view, seatIn(view), spot);
  if (decision?.what === 'may') return view.waiting?.about ?? null;
  const card = option !== null && 'card' in option ? option.card : key;
  return cards.has(card) ? card : (view.announcement?.card ?? null);
}
