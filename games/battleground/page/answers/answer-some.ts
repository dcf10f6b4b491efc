// How are several things chosen? Each press takes one or puts it back; all are sent together.

import type { PromptOption } from '@duello/table';
import { isColour, pipOf } from '../cards/mana.ts';
import type { Answering, Asked } from './answering.ts';
import { choicesOf, type TargetId, withoutCopyIndex } from './target-ids.ts';

const countOf = (picks: readonly string[], key: string): number => picks.filter((pick) => pick === key).length;

/** Which pick stands for a thing: of copies in hand the first ones count as taken. */
function pickedAt(targetId: TargetId, key: string, { picks, me }: Asked): number {
  const taken = picks.flatMap((pick, index) => (pick === key ? [index + 1] : []));
  const at = Number(/#(\d+)$/.exec(targetId)?.[1] ?? 0);
  const copy = (me.hand ?? []).slice(0, at).filter((card) => card === key).length;
  return taken[copy] ?? 0;
}

export function answerSome(asked: Asked): Answering {
  const { question, decision, picks, pick, send, select, words, faces, t } = asked;
  const { min, max } = decision;
  const choices = choicesOf(question, decision);
  const limit = (key: string): number => decision.options.find((option) => option.key === key)?.limit ?? 0;
  const keyOf = (targetId: TargetId): string | null =>
    choices.acts.find(({ to }) => to === withoutCopyIndex(targetId))?.key ?? null;
  const isFree = (key: string): boolean => picks.length < max && countOf(picks, key) < limit(key);
  const toggle = (targetId: TargetId): boolean => {
    const key = keyOf(targetId);
    if (key === null) return false;
    if (pickedAt(targetId, key, asked) > 0) pick(picks.toSpliced(picks.lastIndexOf(key), 1));
    else if (isFree(key)) pick([...picks, key]);
    return true;
  };
  /** Mana is chosen in the prompt: one press for each, and the last one sends. */
  const add = (key: string): void => {
    const next = [...picks, key];
    if (next.length === max && min === max) send({ picks: next });
    else pick(next);
  };
  const colours: readonly PromptOption[] =
    question === 'mana'
      ? decision.options.map(({ key }) => ({
          key,
          label: `${words.option(question, key, faces.nameOf)}${countOf(picks, key) > 0 ? ` ×${countOf(picks, key)}` : ''}`,
          kind: 'act',
          pips: isColour(key) ? [pipOf(key)] : [],
          disabled: !isFree(key),
          run: () => add(key),
        }))
      : [];
  const sends: PromptOption = {
    key: 'send',
    label: t(question === 'retain' ? 'battleground.retain' : 'table.chosen', { n: picks.length, due: min, most: max }),
    kind: 'main',
    disabled: picks.length < min,
    run: () => send({ picks }),
  };
  const clear: PromptOption = { key: 'clear', label: t('table.clear'), kind: 'quiet', run: () => pick([]) };
  return {
    options: [...colours, ...(question === 'mana' ? [] : [sends]), ...(picks.length > 0 ? [clear] : [])],
    affordanceOf(targetId) {
      const key = keyOf(targetId);
      const picked = key === null ? 0 : pickedAt(targetId, key, asked);
      return { begins: false, meant: key !== null && (picked > 0 || isFree(key)), picked, why: null, clause: null };
    },
    dropsAt: () => undefined,
    press(targetId) {
      if (!toggle(targetId)) select(asked.selected === targetId ? null : targetId);
    },
    act: toggle,
    join: () => false,
  };
}
