// What is it about that can't be chosen, what is worth saying unasked, and which card is an option about?

import type { Blocked } from '@duello/kernel';
import { seatIn } from '@duello/terminal';
import type { CardId, View } from '../index.ts';
import { questionOf } from './menus.ts';
import { type Naming, summonOn } from './naming.ts';

/** What a reason is about: a spell in hand, a charge, a class. */
export function subjectOf(view: View, key: string, naming: Naming): string {
  const isCast = key.startsWith('cast:') || key.startsWith('castSlot:');
  const card = isCast ? cardOfKey(view, key, naming) : null;
  if (card !== null) return naming.plain(card);
  return naming.text.option(questionOf(view.decision?.what ?? ''), key, naming.plain);
}

/** Worth saying unasked: what lies on the table and is easily overlooked, not that mana is missing. */
const SAID: readonly string[] = ['noTarget', 'noFreeField', 'noRoom'];
export const castingHints = ({ decision }: View): readonly Blocked[] =>
  decision?.what === 'act' ? decision.blocked.filter(({ reason }) => SAID.includes(reason.code)) : [];

/** The spell an option is about: what is cast, prepared, bought or aimed at, or whose effect asks. */
export function cardOfKey(view: View, key: string, { cards }: Naming): CardId | null {
  const seat = seatIn(view);
  const [verb, rest = ''] = key.split(':');
  const prepared = (slot: string): CardId | null => view.players[seat].prepared[Number(slot) - 1]?.card ?? null;
  switch (verb) {
    case 'cast':
      return rest;
    case 'castSlot':
      return prepared(rest);
    case 'prepare':
      return rest.split('>')[0];
    case 'charge':
      return prepared(rest.split('>')[0]);
    case 'crystal':
      return `${rest}Crystal`;
    case '1':
    case '2':
    case '3':
      return view.market[Number(verb) - 1].row[Number(rest) - 1] ?? null;
    case 'own':
    case 'opposing':
      return rest.split('@')[0];
    case 'attack':
    case 'defend':
      return view.summons.find(({ id }) => id === view.waiting?.acting)?.card ?? null;
    case 'you':
    case 'opponent':
      return null;
    default:
      return spotCard(view, key) ?? [key, key.split('@')[0]].find((id) => cards.has(id)) ?? view.waiting?.about ?? null;
  }
}

/** What stands on a field; for a field of the home row what is to be placed there. */
const spotCard = (view: View, key: string): CardId | null =>
  /^[a-f]\d$/.test(key) ? (summonOn(view, key)?.card ?? view.waiting?.about ?? null) : null;
