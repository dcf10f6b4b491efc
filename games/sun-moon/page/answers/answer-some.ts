// How are several cards of the hand chosen? Each press takes one or puts it back; all are sent together.

import { type Answering, answerSome, copyPicked } from '@duello/table';
import type { QuestionName } from '../../index.ts';
import type { Key } from '../words/use-words.ts';
import { backOption } from './answer-one.ts';
import type { Asked } from './answering.ts';
import { choicesOf } from './target-ids.ts';

/** What the answer as it stands is called. */
const SENDS: { readonly [Q in QuestionName]?: Key } = {
  mulligan: 'sunMoon.setAside',
  price: 'sunMoon.discardFor',
  discard: 'sunMoon.discardFor',
};

export function answerSeveral(asked: Asked): Answering {
  const { question, decision, composed, change, me, t } = asked;
  const { picks } = composed;
  const asking = { ...asked, picks, pick: (list: readonly string[]) => change({ picks: list }) };
  const answering = answerSome(asking, choicesOf(question, decision), {
    sends: t(SENDS[question] ?? 'table.chosen', { n: picks.length, due: decision.min }),
    picked: (targetId, key) => copyPicked(targetId, key, picks, me.hand),
  });
  return { ...answering, options: [...answering.options, ...backOption(asked)] };
}
