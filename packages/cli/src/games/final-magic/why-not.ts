// Why can't it be chosen? One line a reason, with all the cards it holds for and the clause it comes from.

import type { Blocked, Reason } from '@duello/kernel';
import { wrap } from '../../columns.ts';
import { cardOfKey } from './menus.ts';
import type { Naming } from './naming.ts';

/** The reason as a sentence, with its clause. */
export const reasonLine = (reason: Reason, { text, plain }: Naming): string =>
  text.reason(reason, plain) + (reason.clause === null ? '' : ` (${reason.clause})`);

export function whyNotLines(blocked: readonly Blocked[], naming: Naming): readonly string[] {
  const groups = new Map<string, { readonly reason: Reason; readonly cards: Set<string> }>();
  for (const { key, reason } of blocked) {
    const { card: _, ...values } = reason.values;
    const general: Reason = { ...reason, values };
    const name = JSON.stringify(general);
    const card = cardOfKey(naming, key);
    const group = groups.get(name) ?? { reason: general, cards: new Set<string>() };
    if (card !== null) group.cards.add(card);
    groups.set(name, group);
  }
  return [...groups.values()].flatMap(({ reason, cards }) => {
    const line = ` ✗ ${[...cards].map(naming.plain).join(', ')}: ${lowered(reasonLine(reason, naming))}`;
    return wrap(line, naming.width, '   ').map((part) => naming.paint('dim', part));
  });
}

const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
