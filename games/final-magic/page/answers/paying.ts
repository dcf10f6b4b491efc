// What could be done with the cards in hand paid first? Each option that is only short of coins or mana, and what pays for it.

import type { Blocked, Decision } from '@duello/kernel';
import type { CardId, QuestionName } from '../../index.ts';
import { type Action, choicesFrom, type Target } from './actions.ts';
import type { Asked } from './asked.ts';
import { countOf, listOf, payment } from './pay.ts';

interface Paying {
  /** Currency in hand: the answers that spend all of it, and what it is worth. */
  readonly coinKeys: readonly string[];
  readonly worth: number;
  /** "Pay and do it", where what has been played so far is not enough. */
  at(target: Target): readonly Action[];
  /** The answers that such an option stands for; null for an ordinary one. */
  keysFor(key: string): readonly string[] | null;
  /** The option in words. */
  label(key: string): string;
}

const PAY = 'pay:';
/** What pays for which lack: the verb that plays it. */
const VERBS: Readonly<Record<string, string>> = { coinsMissing: 'coin:', manaMissing: 'gem:' };

export function paying({ faces, me, words, t }: Asked, question: QuestionName, { options, blocked }: Decision): Paying {
  const worth = (id: CardId): number => {
    const card = faces.card(id);
    if (card?.type === 'gem') return card.mana;
    return card?.type === 'currency' ? card.coins : 0;
  };
  const purse = (verb: string) =>
    Object.fromEntries(
      Object.entries(me.hand ?? {}).filter(([card]) => options.some(({ key }) => key === verb + card)),
    );
  const payments = new Map<string, { readonly verb: string; readonly cards: readonly CardId[] }>();
  const pays = ({ key, reason }: Blocked): boolean => {
    const verb = VERBS[reason.code];
    // A Counterspell of the own turn needs a shield to aim at as well.
    const aimless = question === 'action' && isCounter(key);
    if (verb === undefined || aimless) return false;
    const cards = payment(purse(verb), Number(reason.values.missing), worth);
    if (cards !== null) payments.set(key, { verb, cards });
    return cards !== null;
  };
  const isCounter = (key: string): boolean => {
    const card = faces.card(key.split(':')[1]);
    return card?.type === 'spell' && card.effects.some(({ op }) => op === 'counter');
  };
  const payable = choicesFrom(
    question,
    blocked.filter(pays).map(({ key }) => key),
    [],
  );
  const coins = listOf(purse('coin:'));
  const paid = (key: string) => (key.startsWith(PAY) ? payments.get(key.slice(PAY.length)) : undefined);
  return {
    coinKeys: coins.map((card) => `coin:${card}`),
    worth: coins.reduce((sum, card) => sum + worth(card), 0),
    at: (target) => payable.at(target).map((action) => ({ ...action, key: PAY + action.key })),
    keysFor(key) {
      const found = paid(key);
      return found === undefined ? null : [...found.cards.map((card) => found.verb + card), key.slice(PAY.length)];
    },
    label(key) {
      const found = paid(key);
      if (found === undefined) return words.option(question, key, faces.nameOf);
      const what = words.option(question, key.slice(PAY.length), faces.nameOf);
      const cards = Object.entries(countOf(found.cards))
        .map(([card, count]) => (count > 1 ? `${faces.nameOf(card)} ×${count}` : faces.nameOf(card)))
        .join(', ');
      return t(found.verb === 'coin:' ? 'table.spending' : 'table.playing', { what, cards });
    },
  };
}
