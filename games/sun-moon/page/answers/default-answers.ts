// Which answers does the table give for somebody who has already shown whom is meant?

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
