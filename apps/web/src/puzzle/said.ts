// How is what came of a try said, and why something is no puzzle?

import type { Fault, PuzzleGoal } from '@duello/lab/puzzle';
import { type AnyBoard, percent, type Settings } from '@duello/table';
import type { Told } from './crew/prove.ts';
import type { SaidAnswer } from './crew/requests.ts';
import type { Say } from './words/use-words.ts';

export function faultWords(t: Say, fault: Fault): string {
  return fault.code === 'hidden'
    ? t('puzzle.fault.hidden', { worlds: fault.worlds, of: fault.of })
    : t(`puzzle.fault.${fault.code}`);
}

/** Answers in words, one after the other. */
export const answersWords = (board: AnyBoard, lang: Settings['lang'], answers: readonly SaidAnswer[]): string =>
  answers.map((one) => answerWords(board, lang, one)).join(', ');

export const answerWords = (board: AnyBoard, lang: Settings['lang'], { answer, view, question }: SaidAnswer): string =>
  board((one) => one.adviceWords(lang, view, question).say(answer));

/** Cards by name, as somebody at that moment would call them. */
export const cardWords = (
  board: AnyBoard,
  lang: Settings['lang'],
  cards: readonly string[],
  { view, question }: SaidAnswer,
): string => cards.map((card) => board((one) => one.adviceWords(lang, view, question).nameOf(card))).join(', ');

/** What came of a try, and what refuted it. */
export function verdictWords(
  t: Say,
  { verdict, replies }: Told,
  goal: PuzzleGoal,
  best: number,
  sayAll: (answers: readonly SaidAnswer[]) => string,
): string {
  const why = replies.length === 0 ? '' : ` ${t('puzzle.replies', { answers: sayAll(replies) })}`;
  switch (verdict.kind) {
    case 'open':
      return '';
    case 'solved':
      return goal === 'buy' ? t('puzzle.solvedBuy', { best: percent(best) }) : t('puzzle.solved');
    case 'partly':
      return t('puzzle.partly', { held: verdict.held, of: verdict.of });
    case 'undone':
      return (verdict.life === null ? t('puzzle.undone') : t('puzzle.undoneLife', { life: verdict.life })) + why;
    case 'lost':
      return t('puzzle.lost') + why;
    case 'luck':
      return t('puzzle.luck', { worlds: verdict.worlds, of: verdict.of });
    case 'bought':
      return verdict.chance === null
        ? t('puzzle.boughtUnknown', { best: percent(verdict.best) })
        : t('puzzle.bought', { chance: percent(verdict.chance), best: percent(verdict.best) });
  }
}
