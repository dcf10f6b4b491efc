// How is an answer said in the terminal? By the labels of its options, as the seat that gives it reads them.

import type { AnswerBody, Json } from '@duello/kernel';
import type { Layout, Words } from '@duello/terminal';

/** The head of a card's lines begins with its name. */
const nameIn = (found: readonly (readonly string[])[], id: string): string =>
  found.length === 1 ? (found[0][0]?.split(' · ')[0].trim() ?? id) : id;

export const cardName = <V, E>(layout: Layout<V, E>, view: V, id: string): string => nameIn(layout.cards(view, id), id);

/** The view is that of the moment before the answer. */
export function answerWords<V, E>(layout: Layout<V, E>, words: Words, view: V, answer: AnswerBody): string {
  const label = (key: string): string => layout.label(view, key);
  const list = (names: readonly string[]): string => (names.length === 0 ? words.none : names.join(', '));
  if ('pick' in answer) return label(answer.pick);
  if ('picks' in answer) return list(answer.picks.map(label));
  if ('order' in answer) return list(answer.order.map(label));
  if ('number' in answer) return String(answer.number);
  return 'plan' in answer ? list(cardsIn(answer.plan).map((id) => cardName(layout, view, id))) : words.none;
}

/** Every card that a plan names, in its order. */
function cardsIn(plan: Json): readonly string[] {
  if (typeof plan === 'string') return [plan];
  if (typeof plan !== 'object' || plan === null) return [];
  return Object.values(plan).flatMap(cardsIn);
}
