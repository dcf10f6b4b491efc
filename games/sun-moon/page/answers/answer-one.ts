// How is a question with one answer answered? By pressing what is meant, on the table or in the prompt.

import {
  type Answering,
  answerOne,
  byPressing,
  keyAt,
  meantAffordance,
  type PromptOption,
  type TargetId,
  withoutCopyIndex,
} from '@duello/table';
import type { Asked } from './answering.ts';
import { isAttacked, labelOf } from './labels.ts';
import { choicesOf } from './target-ids.ts';

/** What declines: said last, and quietly. */
const QUIET: readonly string[] = ['no', 'second', 'none'];

/** The way out of an announcement. */
export const backOption = ({ back, t }: Pick<Asked, 'back' | 't'>): readonly PromptOption[] =>
  back === null ? [] : [{ key: 'back', label: t('sunMoon.back'), kind: 'quiet', run: back }];

export function answerOption(asked: Asked): Answering {
  const { question, decision, change, composed } = asked;
  const choices = choicesOf(question, decision);
  const shown = choices.acts.filter(({ to }) => composed.aimed === null || to === composed.aimed);
  const answering = answerOne(asked, { ...choices, acts: shown }, (one) => ({
    label: labelOf(question, one, asked),
    kind: QUIET.includes(one.key) ? 'quiet' : 'act',
  }));
  const options = [...answering.options, ...backOption(asked)];
  const whole = { ...answering, options, affordanceOf: (id: TargetId) => meantAffordance(asked, choices, id) };
  if (!isAttacked(question)) return whole;
  /** Whom an attack goes to is shown before it is said. */
  const act = (targetId: TargetId): boolean => {
    if (keyAt(choices, targetId) === null) return false;
    if (composed.aimed === targetId) return answering.act(targetId);
    change({ aimed: targetId });
    return true;
  };
  return { ...whole, ...byPressing(asked, act), join: (_from, to) => act(withoutCopyIndex(to)) };
}
