// How is a question with one answer answered? By pressing what is meant, on the table or in the prompt.

import type { Pip, PromptOption } from '@duello/table';
import type { QuestionName } from '../../index.ts';
import { isColour, SIGNS } from '../cards/mana.ts';
import type { Answering, Asked } from './answering.ts';
import { labelOf } from './labels.ts';
import { actionsOn, blockedAt, choicesOf, withoutCopyIndex } from './target-ids.ts';

/** The colours that an option is about, as pips. */
function pipsIn(question: QuestionName, key: string): readonly Pip[] {
  if (!['colour', 'swap', 'extractor', 'lighten'].includes(question)) return [];
  return key
    .split('>')
    .filter(isColour)
    .map((colour) => ({ tone: colour, icon: SIGNS[colour], text: '' }));
}

/** What declines or keeps: said last, and quietly. */
const QUIET: readonly string[] = ['keep', 'no'];

export function answerOne(asked: Asked): Answering {
  const { question, decision, send, select, words, faces } = asked;
  const choices = choicesOf(question, decision);
  const answer = (key: string): void => {
    select(null);
    send({ pick: key });
  };
  const options = choices.acts.map(
    (one): PromptOption => ({
      key: one.key,
      label: labelOf(question, one, asked),
      kind: QUIET.includes(one.key) ? 'quiet' : 'act',
      pips: pipsIn(question, one.key),
      run: () => answer(one.key),
    }),
  );
  const act: Answering['act'] = (targetId) => {
    const [one] = actionsOn(choices, null, targetId);
    if (one !== undefined) answer(one.key);
    return one !== undefined;
  };
  return {
    options,
    spending: [],
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
