// How is something bought? Select a spell or crystal of the market, then buy it; a double click does both.

import type { PromptOption } from '@duello/table';
import type { Answering, Asked } from './answering.ts';
import { marketCard, STOP } from './market-things.ts';
import { barred, choicesOf, type Thing, towards } from './things.ts';

export function answerBuy(asked: Asked): Answering {
  const { question, decision, selected, select, send, faces, words, view, me, t } = asked;
  const choices = choicesOf(question, decision);
  const keyOf = (thing: Thing | null): string | null =>
    thing === null ? null : (towards(choices, null, thing)[0]?.key ?? null);
  const act: Answering['act'] = (thing) => {
    const key = keyOf(thing);
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
    standing(thing) {
      const meant = keyOf(thing) !== null;
      const [first] = meant ? [] : barred(choices, null, thing);
      return {
        begins: false,
        meant,
        picked: 0,
        why: first === undefined ? null : words.reason(first.reason, faces.nameOf),
        clause: first?.reason.clause ?? null,
      };
    },
    dropsAt: () => undefined,
    press: (thing) => select(selected === thing ? null : thing),
    act,
    join: () => false,
  };
}
