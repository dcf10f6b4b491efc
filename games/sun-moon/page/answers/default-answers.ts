// Which answers does the table give for somebody who has already shown whom is meant, or has no other choice?

import type { AnswerBody, Decision } from '@duello/kernel';
import type { View } from '../../index.ts';
import type { Intent } from './answering.ts';

/** What to answer for an intent without asking; null when the player has to. */
export function intended(decision: Decision | null, view: View, intent: Intent | null): AnswerBody | null {
  if (decision === null || intent === null || decision.id <= intent.since || view.announcement === null) return null;
  // Only for what was announced with it, and only for the first target.
  if (decision.what !== 'target' && decision.what !== 'defender') return null;
  if (view.announcement.targets.length > 0) return null;
  const wished = decision.options.find(({ key }) => key === intent.target);
  return wished === undefined ? null : { pick: wished.key };
}

/** What is asked of whoever announces something and can be answered in one way only; the price stays the player's word. */
const SINGLE: readonly string[] = ['mode', 'target', 'defender'];

/** The only option or target that what is being announced has: whoever wants it not goes back. */
export function onlyOne(decision: Decision | null, view: View): AnswerBody | null {
  if (decision === null || view.announcement === null || !SINGLE.includes(decision.what)) return null;
  return decision.options.length === 1 ? { pick: decision.options[0].key } : null;
}
