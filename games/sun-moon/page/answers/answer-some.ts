// How are several cards of the hand chosen? Each press takes one or puts it back; all are sent together.

import type { PromptOption } from '@duello/table';
import type { QuestionName } from '../../index.ts';
import type { Key } from '../words/use-words.ts';
import { backOption } from './answer-one.ts';
import type { Answering, Asked } from './answering.ts';
import { choicesOf, type TargetId, withoutCopyIndex } from './target-ids.ts';

const countOf = (list: readonly string[], one: string): number => list.filter((other) => other === one).length;

/** Which pick stands for a thing: of copies in hand the first ones count as taken. */
function pickedAt(targetId: TargetId, key: string, { composed: { picks }, me }: Asked): number {
  const taken = picks.flatMap((pick, index) => (pick === key ? [index + 1] : []));
  const at = Number(/#(\d+)$/.exec(targetId)?.[1] ?? 0);
  const copy = (me.hand ?? []).slice(0, at).filter((card) => card === key).length;
  return taken[copy] ?? 0;
}

/** What the answer as it stands is called. */
const SENDS: { readonly [Q in QuestionName]?: Key } = {
  mulligan: 'sunMoon.setAside',
  price: 'sunMoon.discardFor',
  discard: 'sunMoon.discardFor',
};

export function answerSome(asked: Asked): Answering {
  const { question, decision, composed, change, send, select, t } = asked;
  const { min, max } = decision;
  const { picks } = composed;
  const choices = choicesOf(question, decision);
  const limit = (key: string): number => decision.options.find((option) => option.key === key)?.limit ?? 0;
  const keyOf = (targetId: TargetId): string | null =>
    choices.acts.find(({ to }) => to === withoutCopyIndex(targetId))?.key ?? null;
  const isFree = (key: string): boolean => picks.length < max && countOf(picks, key) < limit(key);
  const toggle = (targetId: TargetId): boolean => {
    const key = keyOf(targetId);
    if (key === null) return false;
    if (pickedAt(targetId, key, asked) > 0) change({ picks: picks.toSpliced(picks.lastIndexOf(key), 1) });
    else if (isFree(key)) change({ picks: [...picks, key] });
    return true;
  };
  const options: PromptOption[] = [
    {
      key: 'send',
      label: t(SENDS[question] ?? 'table.chosen', { n: picks.length, due: min }),
      kind: 'main',
      disabled: picks.length < min,
      run: () => send({ picks }),
    },
  ];
  if (picks.length > 0) {
    options.push({ key: 'clear', label: t('table.clear'), kind: 'quiet', run: () => change({ picks: [] }) });
  }
  return {
    options: [...options, ...backOption(asked)],
    affordanceOf(targetId) {
      const key = keyOf(targetId);
      const picked = key === null ? 0 : pickedAt(targetId, key, asked);
      return { begins: false, meant: key !== null && (picked > 0 || isFree(key)), picked, why: null, clause: null };
    },
    dropsAt: () => undefined,
    press(targetId) {
      if (!toggle(targetId)) select(targetId);
    },
    act: toggle,
    join: () => false,
  };
}
