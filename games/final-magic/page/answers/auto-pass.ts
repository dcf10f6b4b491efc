// Where is nothing meaningful left to do? The only answer there; never one that tells the other anything.

import type { AnswerBody, Decision } from '@duello/kernel';
import { type Card, type CardId, EMPTY_PLAN, hasEffect, type PlayerView, readOption } from '../../index.ts';

/** The only sensible answer, or null when there is something to think about. */
export function onlyAnswer(
  decision: Decision | null,
  me: PlayerView,
  card: (id: CardId) => Card | null,
): AnswerBody | null {
  if (decision === null) return null;
  const { shape, options, what } = decision;
  if (what === 'react') {
    const armed = Object.keys(me.hand ?? {}).some((id) => hasEffect(card(id), 'counter'));
    return armed ? null : { pick: 'pass' };
  }
  if (what === 'plan')
    return options.some(({ key }) => readOption(what, key).word === 'cast') ? null : { plan: EMPTY_PLAN };
  return shape === 'one' && options.length === 1 ? { pick: options[0].key } : null;
}
