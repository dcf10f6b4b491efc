// Which answers does the table give for somebody who did not want to choose? The usual payment, and the place that was meant.

import type { AnswerBody, Decision } from '@duello/kernel';
import { defaultPaymentAnswer, type View } from '../../index.ts';
import type { Intent } from './answering.ts';

/** What to answer for an intent without asking; null when the player has to. */
export function intended(decision: Decision | null, view: View, intent: Intent | null): AnswerBody | null {
  if (decision === null || intent === null || decision.id <= intent.since) return null;
  if (decision.what !== 'place') return intent.choosesPayment ? null : defaultPaymentAnswer(view);
  const wished = decision.options.find(({ key }) => key === intent.place);
  return wished === undefined ? null : { pick: wished.key };
}
