// How is something bought? Select a spell or crystal of the market, then buy it; a double click does both.

import type { PromptOption } from '@duello/table';
import type { Answering, Asked } from './answering.ts';
import { marketCard, STOP } from './market-targets.ts';
import { actionsOn, blockedAt, choicesOf, type TargetId } from './target-ids.ts';

export function answerBuy(asked: Asked): Answering {
  const { question, decision, selected, select, send, faces, words, view, me, t } = asked;
  const choices = choicesOf(question, decision);
  const keyOf = (targetId: TargetId | null): string | null =>
    targetId === null ? null : (actionsOn(choices, null, targetId)[0]?.key ?? null);
  const act: Answering['act'] = (targetId) => {
    const key = keyOf(targetId);
    if (key !== null) send({ pick: key });
    return key !== null;
  };
  const card = selected === null ? null : marketCard(selected, view);
  const buys: readonly PromptOption[] =
    selected === null || card === null || keyOf(selected) === null
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
    kind: buys.length === 0 ? 'main' : 'quiet',
    run: () => act(STOP),
  };
  return {
    options: [...buys, ends],
    affordanceOf(targetId) {
      const meant = keyOf(targetId) !== null;
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
    press: (targetId) => select(selected === targetId ? null : targetId),
    act,
    join: () => false,
  };
}
