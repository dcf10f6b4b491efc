// How are several things chosen? Each press takes one or puts it back; all are sent together.

import type { PromptOption } from '@duello/table';
import type { QuestionName } from '../../index.ts';
import { countOf, listOf } from '../cards/mana.ts';
import type { Key } from '../words/use-words.ts';
import type { Answering, Asked } from './answering.ts';
import { defaultPicks } from './default-payment.ts';
import { choicesOf, type TargetId, withoutCopyIndex } from './target-ids.ts';

/** Which picks stand for a thing: of copies in hand the first ones count as taken. */
function pickedAt(targetId: TargetId, key: string, asked: Asked): number {
  const { picks, me, question } = asked;
  const taken = picks.flatMap((pick, index) => (pick === key ? [index + 1] : []));
  if (question !== 'replace') return taken.length;
  const at = Number(/#(\d+)$/.exec(targetId)?.[1] ?? 0);
  const copy = (me.hand ?? []).slice(0, at).filter((card) => card === key).length;
  return taken[copy] ?? 0;
}

/** What the answer as it stands is called. */
const SENDS: { readonly [Q in QuestionName]?: Key } = {
  replace: 'contracts.replace',
  pay: 'contracts.payWith',
  payElement: 'contracts.payWith',
  store: 'contracts.store',
};

export function answerSome(asked: Asked): Answering {
  const { question, decision, picks, pick, send, select, t, view } = asked;
  const { min, max } = decision;
  const choices = choicesOf(question, decision);
  const limit = (key: string): number => decision.options.find((option) => option.key === key)?.limit ?? 0;
  const keyOf = (targetId: TargetId): string | null =>
    choices.acts.find(({ to }) => to === withoutCopyIndex(targetId))?.key ?? null;
  const isFree = (key: string): boolean => picks.length < max && countOf(picks, key) < limit(key);
  const toggle = (targetId: TargetId): boolean => {
    const key = keyOf(targetId);
    if (key === null) return false;
    const sources = targetId.startsWith('source:');
    const back = sources ? targetId.endsWith('#1') : pickedAt(targetId, key, asked) > 0;
    if (back) pick(picks.toSpliced(picks.lastIndexOf(key), 1));
    else if (isFree(key)) pick([...picks, key]);
    return true;
  };
  const isPayment = question === 'pay' || question === 'payElement';
  const usual = isPayment && view.payment !== null ? defaultPicks(decision, view.payment.usual) : null;
  const options: PromptOption[] = [
    {
      key: 'send',
      label: t(SENDS[question] ?? 'table.chosen', { n: picks.length, due: min }),
      kind: 'main',
      disabled: picks.length < min,
      run: () => send({ picks }),
    },
  ];
  if (usual !== null) {
    options.push({ key: 'usual', label: t('contracts.payUsual'), kind: 'quiet', run: () => send({ picks: usual }) });
  }
  if (picks.length > 0) {
    options.push({ key: 'clear', label: t('table.clear'), kind: 'quiet', run: () => pick([]) });
  }
  const chosen = view.payment === null ? [] : listOf(view.payment.chosen);
  return {
    options,
    spending: isPayment || question === 'store' ? [...chosen, ...picks] : [],
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
