// How is something bought? Select a spell or crystal of the market, then buy it; a double click does both.

import { type Answering, byPressing, keyAt, meantAffordance, type PromptOption, type TargetId } from '@duello/table';
import type { Asked } from './answering.ts';
import { marketCard, STOP } from './market-targets.ts';
import { choicesOf } from './target-ids.ts';

export function answerBuy(asked: Asked): Answering {
  const { question, decision, selected, select, send, faces, view, me, t } = asked;
  const choices = choicesOf(question, decision);
  const act = (targetId: TargetId): boolean => {
    const key = keyAt(choices, targetId);
    if (key !== null) send({ pick: key });
    return key !== null;
  };
  const card = selected === null ? null : marketCard(selected, view);
  const buys: readonly PromptOption[] =
    selected === null || card === null || keyAt(choices, selected) === null
      ? []
      : [
          {
            key: 'buy',
            label: t('battleground.buy', { name: faces.nameOf(card) }),
            kind: 'act',
            run: () => act(selected),
          },
        ];
  const ends: PromptOption = {
    key: 'stop',
    label: t('battleground.stopBuying', { n: me.coins }),
    kind: 'quiet',
    // BR77: coins may be saved.
    ends: [],
    run: () => act(STOP),
  };
  return {
    ...byPressing(asked, act),
    options: [...buys, ends],
    affordanceOf: (targetId) => meantAffordance(asked, choices, targetId),
    press: (targetId) => select(selected === targetId ? null : targetId),
  };
}
