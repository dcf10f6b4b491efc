// How is a question with one answer answered? By pressing what is meant, on the table or in the prompt.

import type { Pip, PromptOption } from '@duello/table';
import type { QuestionName } from '../../index.ts';
import { isColour, pipOf } from '../cards/mana.ts';
import type { Answering, Asked } from './answering.ts';
import { labelOf } from './labels-one.ts';
import { actionsOn, blockedAt, choicesOf, withoutCopyIndex } from './target-ids.ts';

const pipsIn = (question: QuestionName, key: string): readonly Pip[] =>
  question === 'crystal' && isColour(key) ? [pipOf(key)] : [];

/** What declines: said quietly. */
const QUIET: readonly string[] = ['no', 'defend'];

export function answerOne(asked: Asked): Answering {
  const { question, decision, send, select, words, faces } = asked;
  const choices = choicesOf(question, decision);
  const answer = (key: string): void => {
    select(null);
    send({ pick: key });
  };
  const options = choices.acts.map(
    ({ key }): PromptOption => ({
      key,
      label: labelOf(question, key, asked),
      kind: QUIET.includes(key) ? 'quiet' : 'act',
      pips: pipsIn(question, key),
      run: () => answer(key),
    }),
  );
  const act: Answering['act'] = (targetId) => {
    const [one] = actionsOn(choices, null, targetId);
    if (one !== undefined) answer(one.key);
    return one !== undefined;
  };
  return {
    options,
    affordanceOf(targetId) {
      const meant = actionsOn(choices, null, targetId).length > 0;
      const [first] = meant ? [] : blockedAt(choices, null, targetId);
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
