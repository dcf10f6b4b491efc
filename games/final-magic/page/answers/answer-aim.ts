// How are Counterspells aimed? Each press on an enemy spell or shield aims the next of them; all are sent together.

import type { Completion } from '@duello/kernel';
import { type Answering, choicesFrom, type Target } from './actions.ts';
import type { Asked } from './asked.ts';

export function answerAim(
  { t, send, select, words, faces }: Asked,
  completion: Completion | null,
  aims: readonly string[],
  setAims: (aims: readonly string[]) => void,
): Answering {
  const choices = choicesFrom('aim', completion?.next ?? [], completion?.blocked ?? []);
  const left = completion?.sums.left ?? 0;
  const aim = (target: Target): boolean => {
    const [action] = choices.at(target);
    if (action !== undefined) setAims([...aims, action.key]);
    return action !== undefined;
  };
  // The last one at nothing is what sending them as they are does.
  const keys = (completion?.next ?? []).filter((key) => key !== 'none' || left > 1);
  const targets = keys
    .toSorted((a, b) => Number(a === 'none') - Number(b === 'none'))
    .map((key) => ({
      key,
      label: words.option('aim', key, faces.nameOf),
      kind: key === 'none' ? ('quiet' as const) : ('act' as const),
      run: () => setAims([...aims, key]),
    }));
  return {
    choices: { ...choices, free: [] },
    used: {},
    options: [
      ...(left > 0 ? targets : []),
      {
        key: 'send',
        label: left > 0 ? t('table.aimRest', { n: left }) : t('table.aimSend'),
        kind: left > 0 ? 'quiet' : 'main',
        disabled: completion?.legal !== true,
        run: () => send({ plan: { aims } }),
      },
      ...(aims.length === 0
        ? []
        : [{ key: 'clear', label: t('table.clear'), kind: 'quiet' as const, run: () => setAims([]) }]),
    ],
    press: (target) => select(aim(target) ? null : target),
    act: aim,
  };
}
