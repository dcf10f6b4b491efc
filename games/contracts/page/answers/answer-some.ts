// How are several things chosen? Contracts of the hand, or the mana that pays; all are sent together.

import { answerSome, copyPicked, countOf, type TargetId } from '@duello/table';
import { defaultPaymentAnswer, type QuestionName } from '../../index.ts';
import { listOf } from '../cards/mana.ts';
import type { Key } from '../words/use-words.ts';
import type { Answering, Asked } from './answering.ts';
import { choicesOf } from './target-ids.ts';

/** What the answer as it stands is called. */
const SENDS: { readonly [Q in QuestionName]?: Key } = {
  replace: 'contracts.replace',
  pay: 'contracts.payWith',
  payElement: 'contracts.payWith',
  store: 'contracts.store',
  storeLess: 'contracts.store',
};

export function answerSeveral(asked: Asked): Answering {
  const { question, decision, picks, me, send, t, view } = asked;
  const picked = (targetId: TargetId, key: string): number =>
    question === 'replace' ? copyPicked(targetId, key, picks, me.hand) : countOf(picks, key);
  const answering = answerSome(asked, choicesOf(question, decision), {
    sends: t(SENDS[question] ?? 'table.chosen', { n: picks.length, due: decision.max }),
    picked,
    // Sources of mana say themselves whether they are taken.
    isTaken: (targetId, key) => (targetId.startsWith('source:') ? targetId.endsWith('#1') : picked(targetId, key) > 0),
  });
  const isPayment = question === 'pay' || question === 'payElement';
  const usual = defaultPaymentAnswer(view);
  const pays = {
    key: 'usual',
    label: t('contracts.payUsual'),
    kind: 'quiet',
    run: () => usual !== null && send(usual),
  } as const;
  const chosen = view.payment === null ? [] : listOf(view.payment.chosen);
  return {
    ...answering,
    options: usual === null ? answering.options : answering.options.toSpliced(1, 0, pays),
    spending: isPayment || question === 'store' || question === 'storeLess' ? [...chosen, ...picks] : [],
  };
}
