// Which answers does the browser keep? The newest few, each found again by its id, to be read, saved and deleted.

import type { Answer } from '@duello/lab/questions';
import { readAnswer } from '@duello/lab/report';
import { isRecord } from '@duello/language';
import { forgetKept, keep, keptKeys, onKept, readKept } from '@duello/table';
import { useMemo, useSyncExternalStore } from 'react';

export interface KeptAnswer {
  readonly id: string;
  readonly when: number;
  readonly answer: Answer;
}

const PREFIX = 'duello.lab.';
const MOST_KEPT = 20;
const LAST_TIME = 8.64e15;
export const keyOf = (id: string): string => PREFIX + id;

/** What stands there, if it is an answer: older versions and other hands may have written it. */
function answerIn(value: unknown): KeptAnswer | null {
  if (!isRecord(value)) return null;
  const { id, when, answer } = value;
  if (typeof id !== 'string' || typeof when !== 'number' || !(when >= 0 && when <= LAST_TIME)) return null;
  try {
    return { id, when, answer: readAnswer(answer) };
  } catch {
    return null;
  }
}

export const keptAnswer = (id: string): KeptAnswer | null => readKept(keyOf(id), answerIn);

/** The newest first. */
const allAnswers = (): readonly KeptAnswer[] =>
  keptKeys(PREFIX)
    .map((key) => readKept(key, answerIn))
    .filter((one) => one !== null)
    .sort((a, b) => b.when - a.when);

export function keepAnswer(kept: KeptAnswer): void {
  const older = allAnswers().filter(({ id }) => id !== kept.id);
  for (const { id } of older.slice(MOST_KEPT - 1)) forgetKept(keyOf(id));
  if (keep(keyOf(kept.id), kept)) return;
  // The oldest gives way where there is no room.
  for (const { id } of older.slice(0, MOST_KEPT - 1).toReversed()) {
    forgetKept(keyOf(id));
    if (keep(keyOf(kept.id), kept)) return;
  }
}

export const forgetAnswer = (id: string): boolean => forgetKept(keyOf(id));

/** Read again whenever something is kept or forgotten, here or in another tab. */
export function useKeptAnswers(): readonly KeptAnswer[] {
  const stamp = useSyncExternalStore(onKept, () =>
    keptKeys(PREFIX)
      .map((key) => readKept(key, (value) => `${key} ${sizeOf(value)}`))
      .join('\n'),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: it says when something has changed
  return useMemo(allAnswers, [stamp]);
}
/** More matches are another answer. */
const sizeOf = (value: unknown): string =>
  isRecord(value) && isRecord(value.answer) ? String(value.answer.matches) : '';
