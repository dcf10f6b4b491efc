// Which answers does the table give for somebody who has shown what is meant? The usual payment, the place and the target.

import type { AnswerBody, Decision } from '@duello/kernel';
import { defaultPaymentAnswer, type View } from '../../index.ts';
import type { Intent } from './answering.ts';

/** What to answer for an intent without asking; null when the player has to. */
export function intended(decision: Decision | null, view: View, intent: Intent | null): AnswerBody | null {
  if (decision === null || intent === null || decision.id <= intent.since) return null;
  if (decision.what === 'target') return aimed(decision, intent);
  if (decision.what !== 'place') return intent.choosesPayment ? null : defaultPaymentAnswer(view);
  const wished = decision.options.find(({ key }) => key === intent.place);
  return wished === undefined ? null : { pick: wished.key };
}

/** Only the question that what was played asks first. */
function aimed({ id, options }: Decision, { since, target }: Intent): AnswerBody | null {
  if (target === null || id !== since + target.after + 1) return null;
  return options.some(({ key }) => key === target.key) ? { pick: target.key } : null;
}
