// What is wrong with a card, in words and by place: as it stands at its field and in the list beside it.

import { type CardSet, type FormWords, type Problem, problemsIn, type Workshop } from '@duello/cards/form';
import { failureText } from '../form/failures.ts';
import type { Say } from '../words/use-words.ts';

export interface SaidProblem {
  readonly path: string;
  readonly text: string;
  /** No match can be played with it. */
  readonly stops: boolean;
}

const rounded = (points: number): string => points.toFixed(1);

export function problemText(t: Say, words: FormWords, problem: Problem): string {
  switch (problem.kind) {
    case 'refused':
      return failureText(t, words, problem.message);
    case 'idle':
      return t('shop.idle');
    case 'strong':
      return t('shop.strong', { points: rounded(problem.points), most: rounded(problem.most) });
  }
}

export const saidProblems = (
  t: Say,
  workshop: Workshop,
  words: FormWords,
  cards: CardSet,
  id: string,
): readonly SaidProblem[] =>
  problemsIn(workshop, cards, id).map((problem) => ({
    path: problem.path,
    text: problemText(t, words, problem),
    stops: problem.kind === 'refused',
  }));

export function byPlace(problems: readonly SaidProblem[]): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const { path, text } of problems) places.set(path, [...(places.get(path) ?? []), text]);
  return places;
}
