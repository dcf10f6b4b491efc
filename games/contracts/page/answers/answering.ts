// How does the player answer? By pressing things on the table or options of the prompt; some answers are composed first.

import type { Decision } from '@duello/kernel';
import {
  type Answering as AnyAnswering,
  type Asking,
  type MatchHost,
  NO_INTERACTIONS,
  type Sending,
  type TargetId,
  useComposed,
  useSending,
} from '@duello/table';
import { useState } from 'react';
import { type PlayerView, QUESTIONS, type QuestionName } from '../../index.ts';
import type { Say } from '../words/use-words.ts';
import { answerAct } from './answer-act.ts';
import { answerOption } from './answer-one.ts';
import { answerSeveral } from './answer-some.ts';
import type { Naming } from './labels.ts';

/** What pressing things and options does while a question is open. */
export interface Answering extends AnyAnswering {
  /** Sources that would be emptied, or have been chosen. */
  readonly spending: readonly string[];
}

/** A contract on its way: where it is to stand, whom it is aimed at, and whether the player wants to say what pays for it. */
export interface Intent {
  /** The question that it began with. */
  readonly since: number;
  readonly place: string | null;
  /** Asked for after so many other questions. */
  readonly target: { readonly key: string; readonly after: number } | null;
  readonly choosesPayment: boolean;
}

/** What every kind of question needs. */
export interface Asked extends Naming, Asking {
  readonly t: Say;
  readonly question: QuestionName;
  readonly me: PlayerView;
  readonly picks: readonly string[];
  pick(picks: readonly string[]): void;
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

const NOTHING: { readonly picks: readonly string[] } = { picks: [] };

export function useAnswering({ host, decision, selected, select, ...naming }: Needs): AnsweringNow {
  const [{ picks }, change] = useComposed(decision, NOTHING);
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
    picks,
    select,
    pick: (list) => change({ picks: list }),
    send: sending.send,
    showReason: sending.showReason,
    explain: (reason) => naming.words.reason(reason, naming.faces.nameOf),
    intend: (wish) => intend({ ...wish, since: decision.id }),
  };
  if (decision.shape === 'some') return { ...answerSeveral(asked), ...rest };
  return { ...(asked.question === 'act' ? answerAct(asked) : answerOption(asked)), ...rest };
}
