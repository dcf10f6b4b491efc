// What useful things would the end of a phase, or a plan as it stands, leave undone? As far as the player sees.

import type { LeftToDo } from '@duello/language';
import type { CardId } from '../../cards/vocabulary.ts';
import type { PlanWords } from '../state/events.ts';
import { QUESTIONS } from '../state/frames.ts';
import { type OptionWord, readOption } from '../state/option-keys.ts';
import type { View } from '../view/view.ts';
import { payable, playableNow } from './payment.ts';
import { EMPTY_PLAN, gemsToAdd } from './plan.ts';
import { castDoesNothing } from './warnings.ts';

export const LEFT = ['cast', 'buy'] as const;
/** For `buy` the count is that of the coins. */
export type Left = LeftToDo<(typeof LEFT)[number]>;

/** Nothing when there is no more to do; null while a question is open that ends nothing. */
export function leftToDo(view: View, plan: PlanWords = EMPTY_PLAN): readonly Left[] | null {
  switch (view.decision?.what) {
    case 'action':
      return left('cast', possible(view, ['cast', 'counterShield']));
    case 'buy': {
      const ids = possible(view, ['buy']);
      return ids.length === 0 ? [] : [{ what: 'buy', count: coinsToSpend(view), ids }];
    }
    case 'plan':
      return left('cast', addable(view, plan));
    default:
      return null;
  }
}

const left = (what: Left['what'], ids: readonly CardId[]): readonly Left[] =>
  ids.length === 0 ? [] : [{ what, count: ids.length, ids }];

/** Cards that such an option is about, offered now or once gems or currency in hand are played for it. */
function possible(view: View, words: readonly OptionWord[]): readonly CardId[] {
  const question = QUESTIONS.find((name) => name === view.decision?.what) ?? 'action';
  const offered = (view.decision?.options ?? []).map(({ key }) => key).filter((key) => !castDoesNothing(view, key));
  const keys = [...offered, ...payable(view).keys()];
  const cards = keys.flatMap((key) => {
    const option = readOption(question, key);
    return 'card' in option && words.includes(option.word) ? [option.card] : [];
  });
  return [...new Set(cards)];
}

/** F-R22: coins in the pool and in hand; the pool is lost at the end of the phase. */
export function coinsToSpend(view: View): number {
  const seat = view.decision?.seat;
  return seat === undefined ? 0 : view.players[seat].coins + playableNow(view).gives;
}

/** Spells of the hand that the plan could cast as well, with gems that it does not use. */
function addable(view: View, plan: PlanWords): readonly CardId[] {
  const seat = view.decision?.seat ?? 0;
  return Object.keys(view.players[seat].hand ?? {}).filter((card) => gemsToAdd(view, plan, `cast:${card}`) !== null);
}
