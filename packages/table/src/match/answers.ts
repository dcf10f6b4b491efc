// How are questions answered that are alike in every game? One option by pressing what is meant, several by taking and putting back.

import type { AnswerBody, Decision, Reason } from '@duello/kernel';
import { useState } from 'react';
import type { Say, TableKey } from '../words/use-words.ts';
import type { Affordance, AnswerInteractions } from './affordance.ts';
import type { PromptOption } from './prompt-option.ts';
import { keyOf } from './selection.ts';
import {
  type Act,
  actionsOn,
  blockedAt,
  type TargetId,
  type TargetOptions,
  withoutCopyIndex,
} from './target-options.ts';

/** What pressing things and options does while a question is open. */
export interface Answering extends AnswerInteractions {
  readonly options: readonly PromptOption[];
}

/** What answering any question takes. */
export interface Asking {
  readonly decision: Decision;
  readonly selected: TargetId | null;
  select(targetId: TargetId | null): void;
  send(words: AnswerBody): void;
  /** Says why something can't be done; null takes it back. */
  showReason(reason: Reason | null): void;
  readonly t: Say<TableKey>;
  /** A reason of the rules in words. */
  explain(reason: Reason): string;
}

/** What is composed before it is sent, for one question: with another one it is empty again. */
export function useComposed<T extends object>(
  decision: Decision | null,
  empty: T,
): readonly [composed: T, change: (part: Partial<T>) => void] {
  const question = keyOf(decision);
  const [kept, keep] = useState<{ readonly of: string | null; readonly composed: T }>({
    of: question,
    composed: empty,
  });
  const composed = kept.of === question ? kept.composed : empty;
  return [
    composed,
    (part) =>
      keep((before) => ({
        of: question,
        composed: { ...(before.of === question ? before.composed : empty), ...part },
      })),
  ];
}

type Unselected = Omit<Affordance, 'selected'>;

/** What a thing can do, with the first reason when it is nothing. */
export function affordance(
  can: Pick<Unselected, 'begins' | 'meant' | 'drags'>,
  blocked: TargetOptions['blocked'],
  { explain }: Pick<Asking, 'explain'>,
): Unselected {
  const [first] = can.begins || can.meant ? [] : blocked;
  return {
    ...can,
    picked: 0,
    why: first === undefined ? null : explain(first.reason),
    clause: first?.reason.clause ?? null,
  };
}

/** Things are pressed, and nothing is dragged: `act` does what a thing means; what means nothing is looked at. */
export const byPressing = (
  { selected, select }: Pick<Asking, 'selected' | 'select'>,
  act: AnswerInteractions['act'],
): Omit<AnswerInteractions, 'affordanceOf'> => ({
  dropsAt: () => undefined,
  press(targetId) {
    if (!act(targetId)) select(selected === targetId ? null : targetId);
  },
  act,
  join: () => false,
  refuse: () => false,
});

/** The option that a thing means by itself. */
export const keyAt = (choices: TargetOptions, targetId: TargetId): string | null =>
  actionsOn(choices, targetId, null)[0]?.key ?? null;

/** One option, taken with the first press on what it means. */
export function answerOne(
  asking: Asking,
  choices: TargetOptions,
  optionOf: (act: Act) => Omit<PromptOption, 'key' | 'run'>,
): Answering {
  const answer = (key: string): void => {
    asking.select(null);
    asking.send({ pick: key });
  };
  const act = (targetId: TargetId): boolean => {
    const key = keyAt(choices, targetId);
    if (key !== null) answer(key);
    return key !== null;
  };
  return {
    ...byPressing(asking, act),
    options: choices.acts.map((one) => ({ key: one.key, run: () => answer(one.key), ...optionOf(one) })),
    affordanceOf: (targetId) => meantAffordance(asking, choices, targetId),
    join: (_from, to) => act(withoutCopyIndex(to)),
  };
}

/** A thing that can be meant, or why not. */
export const meantAffordance = (asking: Asking, choices: TargetOptions, targetId: TargetId): Unselected =>
  affordance({ begins: false, meant: keyAt(choices, targetId) !== null }, blockedAt(choices, targetId, null), asking);

export const countOf = (list: readonly string[], one: string): number => list.filter((other) => other === one).length;

/** Which pick stands for a thing, counted from 1, or 0: of copies in hand the first ones count as taken. */
export function copyPicked(
  targetId: TargetId,
  key: string,
  picks: readonly string[],
  hand: readonly string[] | null,
): number {
  const taken = picks.flatMap((pick, index) => (pick === key ? [index + 1] : []));
  const at = Number(/#(\d+)$/.exec(targetId)?.[1] ?? 0);
  return taken[countOf((hand ?? []).slice(0, at), key)] ?? 0;
}

interface AskingSome extends Asking {
  readonly picks: readonly string[];
  pick(picks: readonly string[]): void;
}
interface SomeWays {
  /** What the answer as it stands is called. */
  readonly sends: string;
  /** The number that a thing shows while it is taken; 0 when it is not. */
  picked(targetId: TargetId, key: string): number;
  /** A press puts it back, when not whatever is taken. */
  isTaken?(targetId: TargetId, key: string): boolean;
}

/** Another one of an option may be taken. */
export const isFree = ({ decision: { max, options }, picks }: Pick<AskingSome, 'decision' | 'picks'>, key: string) =>
  picks.length < max && countOf(picks, key) < (options.find((option) => option.key === key)?.limit ?? 0);

export const clearOption = ({ pick, t }: Pick<AskingSome, 'pick' | 't'>): PromptOption => ({
  key: 'clear',
  label: t('table.clear'),
  kind: 'quiet',
  run: () => pick([]),
});

/** Several options, sent together: each press takes one or puts it back. */
export function answerSome(asking: AskingSome, choices: TargetOptions, ways: SomeWays): Answering {
  const { decision, picks, pick, send } = asking;
  const { sends, picked, isTaken = (targetId, key) => picked(targetId, key) > 0 } = ways;
  const toggle = (targetId: TargetId): boolean => {
    const key = keyAt(choices, targetId);
    if (key === null) return false;
    if (isTaken(targetId, key)) pick(picks.toSpliced(picks.lastIndexOf(key), 1));
    else if (isFree(asking, key)) pick([...picks, key]);
    return true;
  };
  const sending: PromptOption = {
    key: 'send',
    label: sends,
    kind: 'main',
    disabled: picks.length < decision.min,
    run: () => send({ picks }),
  };
  return {
    ...byPressing(asking, toggle),
    options: picks.length > 0 ? [sending, clearOption(asking)] : [sending],
    affordanceOf(targetId) {
      const key = keyAt(choices, targetId);
      const number = key === null ? 0 : picked(targetId, key);
      const meant = key !== null && (number > 0 || isFree(asking, key));
      return { begins: false, meant, picked: number, why: null, clause: null };
    },
  };
}

/** The only option there is, where the game lets the table answer a question by itself; null else. */
export const onlyAnswer = (decision: Decision | null, mayAnswer: (question: string) => boolean): AnswerBody | null =>
  decision === null || !mayAnswer(decision.what) || decision.shape !== 'one' || decision.options.length !== 1
    ? null
    : { pick: decision.options[0].key };
