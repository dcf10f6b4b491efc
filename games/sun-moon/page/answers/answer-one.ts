// How is a question with one answer answered? By pressing what is meant, on the table or in the prompt.

import type { PromptOption } from '@duello/table';
import type { Answering, Asked } from './answering.ts';
import { isAttacked, labelOf } from './labels.ts';
import { alike, barred, choicesOf, type Thing, towards } from './things.ts';

/** What declines: said last, and quietly. */
const QUIET: readonly string[] = ['no', 'second', 'none'];

/** The way out of an announcement. */
export const backOption = ({ back, t }: Pick<Asked, 'back' | 't'>): readonly PromptOption[] =>
  back === null ? [] : [{ key: 'back', label: t('sunMoon.back'), kind: 'quiet', run: back }];

export function answerOne(asked: Asked): Answering {
  const { question, decision, send, select, change, draft, words, faces } = asked;
  const choices = choicesOf(question, decision);
  const answer = (key: string): void => {
    select(null);
    send({ pick: key });
  };
  const options = choices.acts
    .filter(({ to }) => draft.aimed === null || to === draft.aimed)
    .map(
      (one): PromptOption => ({
        key: one.key,
        label: labelOf(question, one, asked),
        kind: QUIET.includes(one.key) ? 'quiet' : 'act',
        run: () => answer(one.key),
      }),
    );
  /** Whom an attack goes to is shown before it is said. */
  const act = (thing: Thing): boolean => {
    const [one] = towards(choices, thing);
    if (one === undefined) return false;
    if (isAttacked(question) && draft.aimed !== thing) change({ aimed: thing });
    else answer(one.key);
    return true;
  };
  return {
    options: [...options, ...backOption(asked)],
    standing(thing) {
      const meant = towards(choices, thing).length > 0;
      const [first] = meant ? [] : barred(choices, thing);
      return {
        begins: false,
        meant,
        picked: 0,
        why: first === undefined ? null : words.reason(first.reason, faces.nameOf),
        clause: first?.reason.clause ?? null,
      };
    },
    dropsAt: () => undefined,
    press(thing) {
      if (!act(thing)) select(asked.selected === thing ? null : thing);
    },
    act,
    join: (_from, to) => act(alike(to)),
  };
}
