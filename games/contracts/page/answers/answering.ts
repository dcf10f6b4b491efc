// How does the player answer? By pressing things on the table or options of the prompt; some answers are composed first.

import type { Words as AnswerWords, Decision } from '@duello/kernel';
import {
  type AnswerInteractions,
  keyOf,
  type MatchHost,
  NO_INTERACTIONS,
  type PromptOption,
  type Sending,
  useSending,
} from '@duello/table';
import { useState } from 'react';
import { type PlayerView, QUESTIONS, type QuestionName } from '../../index.ts';
import { answerAct } from './answer-act.ts';
import { answerOne } from './answer-one.ts';
import { answerSome } from './answer-some.ts';
import type { Naming } from './labels.ts';
import type { TargetId } from './target-ids.ts';

/** What pressing things and options does while a question is open. */
export interface Answering extends AnswerInteractions {
  readonly options: readonly PromptOption[];
  /** Sources that would be emptied, or have been chosen. */
  readonly spending: readonly string[];
}

/** A contract on its way: where it is to stand, and whether the player wants to say what pays for it. */
export interface Intent {
  /** The question that it began with. */
  readonly since: number;
  readonly place: string | null;
  readonly choosesPayment: boolean;
}

/** What every kind of question needs. */
export interface Asked extends Naming {
  readonly question: QuestionName;
  readonly decision: Decision;
  readonly me: PlayerView;
  readonly selected: TargetId | null;
  readonly picks: readonly string[];
  select(targetId: TargetId | null): void;
  pick(picks: readonly string[]): void;
  send(words: AnswerWords): void;
  intend(intent: Omit<Intent, 'since'>): void;
}

export const IDLE: Answering = {
  options: [],
  spending: [],
  ...NO_INTERACTIONS,
};

export const questionOf = ({ what }: { readonly what: string }): QuestionName =>
  QUESTIONS.find((name) => name === what) ?? 'act';

export interface AnsweringNow extends Answering, Sending {
  readonly intent: Intent | null;
  /** What was intended is taken back: the table answers nothing more for it. */
  forget(): void;
}

interface Needs extends Naming {
  readonly host: MatchHost;
  readonly decision: Decision | null;
  readonly selected: TargetId | null;
  select(targetId: TargetId | null): void;
}

const NOTHING_PICKED = { of: null, picks: [] } as const;

export function useAnswering({ host, decision, selected, select, ...naming }: Needs): AnsweringNow {
  const [picked, setPicked] = useState<{ readonly of: string | null; readonly picks: readonly string[] }>(
    NOTHING_PICKED,
  );
  const [intent, intend] = useState<Intent | null>(null);
  const sending = useSending(host, decision);
  const rest = { ...sending, intent, forget: () => intend(null) };
  if (decision === null) return { ...IDLE, ...rest, press: select };
  const asked: Asked = {
    ...naming,
    question: questionOf(decision),
    decision,
    me: naming.view.players[naming.mine],
    selected,
    picks: picked.of === keyOf(decision) ? picked.picks : [],
    select,
    pick: (picks) => setPicked({ of: keyOf(decision), picks }),
    send: sending.send,
    intend: (wish) => intend({ ...wish, since: decision.id }),
  };
  if (decision.shape === 'some') return { ...answerSome(asked), ...rest };
  return { ...(asked.question === 'act' ? answerAct(asked) : answerOne(asked)), ...rest };
}
