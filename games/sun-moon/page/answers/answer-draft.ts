// How is a card of three, or a side, taken? One press chooses it, a second one or Enter takes it.

import type { PromptOption } from '@duello/table';
import type { Answering, Asked } from './answering.ts';
import { cardOf, choicesOf, type TargetId } from './target-ids.ts';

export function answerDraft(asked: Asked): Answering {
  const { question, decision, selected, select, send, words, faces, t } = asked;
  const { acts } = choicesOf(question, decision);
  const keyOf = (targetId: TargetId | null): string | null => acts.find(({ to }) => to === targetId)?.key ?? null;
  const chosen = selected === null ? null : keyOf(selected);
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
    const key = keyOf(targetId);
    if (key !== null) take(key);
    return key !== null;
  };
  return {
    options: [...offers, takes],
    affordanceOf: (targetId) => ({
      begins: false,
      meant: keyOf(targetId) !== null,
      picked: 0,
      why: null,
      clause: null,
    }),
    dropsAt: () => undefined,
    press(targetId) {
      if (selected !== targetId || !act(targetId)) select(selected === targetId ? null : targetId);
    },
    // A double click is two presses already.
    act: (targetId) => selected === targetId && act(targetId),
    join: () => false,
  };
}
