// How are some cards chosen? Each press takes a copy or puts it back; all are sent together.

import type { Decision } from '@duello/kernel';
import { type Answering, choicesOf } from './actions.ts';
import type { Asked } from './asked.ts';
import { countOf } from './counts.ts';

export function answerSome(
  { t, send, select }: Asked,
  { options, min, max, ...decision }: Decision,
  picks: readonly string[],
  setPicks: (picks: readonly string[]) => void,
): Answering {
  const offered = choicesOf({ options, min, max, ...decision });
  const used = countOf(picks);
  const limit = (key: string): number => options.find((option) => option.key === key)?.limit ?? 0;
  const choices = {
    ...offered,
    at: (target: Parameters<typeof offered.at>[0]) =>
      offered.at(target).filter(({ key }) => target.used || (picks.length < max && (used[key] ?? 0) < limit(key))),
  };
  const toggle: Answering['act'] = (target) => {
    const [action] = choices.at(target);
    if (action === undefined) return false;
    const at = picks.lastIndexOf(action.key);
    setPicks(target.used && at >= 0 ? picks.filter((_, i) => i !== at) : [...picks, action.key]);
    return true;
  };
  return {
    choices,
    used,
    options: [
      {
        key: 'send',
        label: t('table.chosen', { n: picks.length }),
        kind: 'main',
        disabled: picks.length < min,
        run: () => send({ picks }),
      },
      ...(picks.length === 0
        ? []
        : [{ key: 'clear', label: t('table.clear'), kind: 'quiet' as const, run: () => setPicks([]) }]),
    ],
    press(target) {
      if (!toggle(target)) select(target);
      else select(null);
    },
    act: toggle,
  };
}
