// What could be done with the cards in hand paid first? Each option that is only short of coins or mana, and what pays for it.

import { payable, playableNow, type QuestionName } from '../../index.ts';
import { type Action, choicesFrom, type Target } from './actions.ts';
import type { Asked } from './asked.ts';
import { countOf } from './counts.ts';

interface Paying {
  /** Currency in hand: the answers that spend all of it, and how many coins it gives. */
  readonly coinKeys: readonly string[];
  readonly coins: number;
  /** "Pay and do it", where what has been played so far is not enough. */
  at(target: Target): readonly Action[];
  /** The answers that such an option stands for; null for an ordinary one. */
  keysFor(key: string): readonly string[] | null;
  /** The option in words. */
  label(key: string): string;
}

const PAY = 'pay:';

export function paying({ faces, view, words, t }: Asked, question: QuestionName): Paying {
  const found = payable(view);
  const choices = choicesFrom(question, [...found.keys()], []);
  const unpaid = (key: string): string => (key.startsWith(PAY) ? key.slice(PAY.length) : key);
  const paid = (key: string) => (key.startsWith(PAY) ? found.get(unpaid(key)) : undefined);
  const all = question === 'buy' ? playableNow(view) : null;
  return {
    coinKeys: all?.answers ?? [],
    coins: all?.gives ?? 0,
    at: (target) => choices.at(target).map((action) => ({ ...action, key: PAY + action.key })),
    keysFor(key) {
      const first = paid(key);
      return first === undefined ? null : [...first.answers, unpaid(key)];
    },
    label(key) {
      const what = words.option(question, unpaid(key), faces.nameOf);
      const first = paid(key);
      if (first === undefined) return what;
      const cards = Object.entries(countOf(first.cards))
        .map(([card, count]) => (count > 1 ? `${faces.nameOf(card)} ×${count}` : faces.nameOf(card)))
        .join(', ');
      return t(question === 'buy' ? 'table.spending' : 'table.playing', { what, cards });
    },
  };
}
