// How is a question with one answer answered? By pressing what is meant, on the table or in the prompt.

import type { PromptOption } from '@duello/table';
import type { Answering, Asked } from './answering.ts';
import { isAttacked, labelOf } from './labels.ts';
import { actionsOn, blockedAt, choicesOf, type TargetId, withoutCopyIndex } from './target-ids.ts';

/** What declines: said last, and quietly. */
const QUIET: readonly string[] = ['no', 'second', 'none'];

/** The way out of an announcement. */
export const backOption = ({ back, t }: Pick<Asked, 'back' | 't'>): readonly PromptOption[] =>
  back === null ? [] : [{ key: 'back', label: t('sunMoon.back'), kind: 'quiet', run: back }];

export function answerOne(asked: Asked): Answering {
  const { question, decision, send, select, change, composed, words, faces } = asked;
  const choices = choicesOf(question, decision);
  const answer = (key: string): void => {
    select(null);
    send({ pick: key });
  };
  const options = choices.acts
    .filter(({ to }) => composed.aimed === null || to === composed.aimed)
    .map(
      (one): PromptOption => ({
        key: one.key,
        label: labelOf(question, one, asked),
        kind: QUIET.includes(one.key) ? 'quiet' : 'act',
        run: () => answer(one.key),
      }),
    );
  /** Whom an attack goes to is shown before it is said. */
  const act = (targetId: TargetId): boolean => {
    const [one] = actionsOn(choices, targetId);
    if (one === undefined) return false;
    if (isAttacked(question) && composed.aimed !== targetId) change({ aimed: targetId });
    else answer(one.key);
    return true;
  };
  return {
    options: [...options, ...backOption(asked)],
    affordanceOf(targetId) {
      const meant = actionsOn(choices, targetId).length > 0;
      const [first] = meant ? [] : blockedAt(choices, targetId);
      return {
        begins: false,
        meant,
        picked: 0,
        why: first === undefined ? null : words.reason(first.reason, faces.nameOf),
        clause: first?.reason.clause ?? null,
      };
    },
    dropsAt: () => undefined,
    press(targetId) {
      if (!act(targetId)) select(asked.selected === targetId ? null : targetId);
    },
    act,
    join: (_from, to) => act(withoutCopyIndex(to)),
  };
}
