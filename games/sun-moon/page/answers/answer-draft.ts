// How is a card of three, or a side, taken? One press chooses it, a second one or Enter takes it.

import type { PromptOption } from '@duello/table';
import type { Answering, Asked } from './answering.ts';
import { cardOf, choicesOf, type Thing } from './things.ts';

export function answerDraft(asked: Asked): Answering {
  const { question, decision, selected, select, send, words, faces, t } = asked;
  const { acts } = choicesOf(question, decision);
  const keyOf = (thing: Thing | null): string | null => acts.find(({ to }) => to === thing)?.key ?? null;
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
  const act = (thing: Thing): boolean => {
    const key = keyOf(thing);
    if (key !== null) take(key);
    return key !== null;
  };
  return {
    options: [...offers, takes],
    standing: (thing) => ({ begins: false, meant: keyOf(thing) !== null, picked: 0, why: null, clause: null }),
    dropsAt: () => undefined,
    press(thing) {
      if (selected !== thing || !act(thing)) select(selected === thing ? null : thing);
    },
    // A double click is two presses already.
    act: (thing) => selected === thing && act(thing),
    join: () => false,
  };
}
