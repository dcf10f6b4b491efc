// How is X chosen? By a number each, beside the slider; it is looked at first, then said.

import { type Answering, NO_INTERACTIONS, type PromptOption } from '@duello/table';
import { backOption } from './answer-one.ts';
import type { Asked } from './answering.ts';

export function answerNumber(asked: Asked): Answering {
  const { decision, composed, change, send, select, t } = asked;
  const { min, max } = decision;
  const x = Math.min(max, Math.max(min, composed.x));
  const values = Array.from({ length: max - min + 1 }, (_, step) => min + step);
  const options: PromptOption[] = [
    ...values.map(
      (value): PromptOption => ({
        key: `x${value}`,
        label: String(value),
        kind: 'quiet',
        run: () => change({ x: value }),
      }),
    ),
    { key: 'send', label: t('sunMoon.chooseX', { x }), kind: 'main', run: () => send({ number: x }) },
  ];
  return { ...NO_INTERACTIONS, options: [...options, ...backOption(asked)], press: select };
}
