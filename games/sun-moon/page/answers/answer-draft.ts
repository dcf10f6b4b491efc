// How is a card of three, or a side, taken? One press chooses it, a second one or Enter takes it.

import { type Answering, byPressing, keyAt, meantAffordance, type PromptOption, type TargetId } from '@duello/table';
import type { Asked } from './answering.ts';
import { cardOf, choicesOf } from './target-ids.ts';

export function answerDraft(asked: Asked): Answering {
  const { question, decision, selected, select, send, words, faces, t } = asked;
  const choices = choicesOf(question, decision);
  const { acts } = choices;
  const chosen = selected === null ? null : keyAt(choices, selected);
  /** Its place is its key on the keyboard already. */
  const named = (key: string): string => {
    const card = cardOf(acts.find((one) => one.key === key)?.to ?? '');
    return card === null ? words.option(question, key, faces.nameOf) : faces.nameOf(card);
  };
  const take = (key: string): void => {
    select(null);
    send({ pick: key });
  };
  const offers = acts.map(
    ({ key, to }): PromptOption => ({ key, label: named(key), kind: 'quiet', run: () => select(to) }),
  );
  const takes: PromptOption = {
    key: 'take',
    label:
      chosen === null
        ? t(question === 'class' ? 'sunMoon.draft.chooseSide' : 'sunMoon.draft.choose')
        : t(question === 'class' ? 'sunMoon.draft.takeSide' : 'sunMoon.draft.take', { name: named(chosen) }),
    kind: 'main',
    disabled: chosen === null,
    run() {
      if (chosen !== null) take(chosen);
    },
  };
  const act = (targetId: TargetId): boolean => {
    const key = keyAt(choices, targetId);
    if (key !== null) take(key);
    return key !== null;
  };
  return {
    ...byPressing(asked, (targetId) => selected === targetId && act(targetId)),
    options: [...offers, takes],
    affordanceOf: (targetId) => meantAffordance(asked, choices, targetId),
  };
}
