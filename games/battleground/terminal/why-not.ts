// What is it about that can't be chosen, what is worth saying unasked, and which card is an option about?

import type { Blocked } from '@duello/kernel';
import { seatIn } from '@duello/terminal';
import { type CardId, crystalOf, readAct, readOption, type View } from '../index.ts';
import { questionOf } from './menus.ts';
import { type Naming, summonOn } from './naming.ts';

/** What a reason is about: a spell in hand, a charge, a class. */
export function subjectOf(view: View, key: string, naming: Naming): string {
  const word = readAct(key)?.word;
  const card = word === 'cast' || word === 'castSlot' ? cardOfKey(view, key, naming) : null;
  if (card !== null) return naming.plain(card);
  return naming.text.option(questionOf(view.decision?.what ?? ''), key, naming.plain);
}

/** Worth saying unasked: what lies on the table and is easily overlooked, not that mana is missing. */
const SAID: readonly string[] = ['noTarget', 'noFreeField', 'noRoom'];
export const castingHints = ({ decision }: View): readonly Blocked[] =>
  decision?.what === 'act' ? decision.blocked.filter(({ reason }) => SAID.includes(reason.code)) : [];

/** The spell an option is about: what is cast, prepared, bought or aimed at, or whose effect asks. */
export function cardOfKey(view: View, key: string, { cards }: Naming): CardId | null {
  const question = questionOf(view.decision?.what ?? '');
  const option = readOption(question, key);
  const prepared = (slot: number): CardId | null => view.players[seatIn(view)].prepared[slot - 1]?.card ?? null;
  const about = view.waiting?.about ?? null;
  switch (option.word) {
    case 'castSlot':
    case 'charge':
      return prepared(option.slot);
    case 'buyCrystal':
      return crystalOf(option.colour);
    case 'buy':
      return view.market[option.tier - 1].row[option.place - 1] ?? null;
    case 'attack':
    case 'defend':
      return view.summons.find(({ id }) => id === view.waiting?.acting)?.card ?? null;
    case 'you':
    case 'opponent':
      return null;
    // For a field of the home row what is to be placed there.
    case 'field':
    case 'summonOn':
      return summonOn(view, option.field)?.card ?? about;
    default:
      return 'card' in option && cards.has(option.card) ? option.card : about;
  }
}
