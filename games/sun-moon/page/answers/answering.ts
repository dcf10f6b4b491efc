// How does the player answer? By pressing things on the table or options of the prompt; some answers are composed first.

import type { AnswerBody, Decision } from '@duello/kernel';
import {
  type Answering,
  type Asking,
  type MatchHost,
  NO_INTERACTIONS,
  type PromptOption,
  type Sending,
  type TargetId,
  useComposed,
  useSending,
} from '@duello/table';
import { useState } from 'react';
import { type PlayerView, QUESTIONS, type QuestionName } from '../../index.ts';
import type { Say } from '../words/use-words.ts';
import { answerAct, stopping } from './answer-act.ts';
import { answerDraft } from './answer-draft.ts';
import { answerNumber } from './answer-number.ts';
import { answerOption } from './answer-one.ts';
import { answerSeveral } from './answer-some.ts';
import type { PassUntil } from './auto-pass-settings.ts';
import type { Naming } from './labels.ts';

/** Something on its way, and whom it is meant for. */
export interface Intent {
  /** The question that it began with. */
  readonly since: number;
  readonly target: TargetId;
}

/** What is composed before it is sent. */
interface ComposedAnswer {
  readonly picks: readonly string[];
  /** Whom an attack is to go to. */
  readonly aimed: TargetId | null;
  readonly x: number;
}
const EMPTY: ComposedAnswer = { picks: [], aimed: null, x: 1 };

/** Ways to pass that last. */
export interface Passing {
  /** From the next window on, until something aims at the player, or until the player's turn. */
  passUntil(when: 'concern' | 'turn'): void;
  /** From the next window on, never asks again about what is being answered. */
  passKind(): void;
  /** What is being answered, as a kind; null when it can't be said. */
  readonly kind: string | null;
  readonly until: PassUntil;
  /** Whether such a wish can last: behind a curtain everybody is asked. */
  readonly lasts: boolean;
  /** The pass that is wished for now; null when the player is to be asked. */
  readonly wished: AnswerBody | null;
  /** Asks about this window, and again from then on, whatever was wished for this turn. */
  stop(): void;
}

/** What every kind of question needs. */
export interface Asked extends Naming, Passing, Asking {
  readonly t: Say;
  readonly question: QuestionName;
  readonly me: PlayerView;
  readonly composed: ComposedAnswer;
  change(part: Partial<ComposedAnswer>): void;
  /** Nobody is meant when it is null, and nobody from before. */
  intend(target: TargetId | null): void;
  /** Back out of what is being announced; null when nothing is. */
  readonly back: (() => void) | null;
}

export const IDLE: Answering = {
  options: [],
  ...NO_INTERACTIONS,
};

export const questionOf = ({ what }: { readonly what: string }): QuestionName =>
  QUESTIONS.find((name) => name === what) ?? 'act';

export interface AnsweringNow extends Answering, Sending {
  readonly intent: Intent | null;
  readonly aimed: TargetId | null;
  readonly x: number;
  setX(x: number): void;
  /** Lets go of whom an attack is aimed at; false when there is nothing to let go. */
  lower(): boolean;
  /** What was intended is taken back: the table answers nothing more for it. */
  forget(): void;
}

interface Needs extends Naming, Passing {
  readonly host: MatchHost;
  readonly decision: Decision | null;
  readonly selected: TargetId | null;
  readonly back: (() => void) | null;
  /** What can be pressed for somebody who is asked across the table; null when nobody is. */
  readonly across: readonly PromptOption[] | null;
  select(targetId: TargetId | null): void;
}

export function useAnswering({ host, decision, selected, select, across, ...rest }: Needs): AnsweringNow {
  const [composed, change] = useComposed(decision, EMPTY);
  const [intent, intend] = useState<Intent | null>(null);
  const sending = useSending(host, decision);
  const now = {
    ...sending,
    intent,
    aimed: composed.aimed,
    x: composed.x,
    setX: (x: number) => change({ x }),
    lower() {
      change({ aimed: null });
      return composed.aimed !== null;
    },
    forget: () => intend(null),
  };
  if (decision === null) return { ...IDLE, ...now, options: across ?? stopping(rest), press: select };
  const asked: Asked = {
    ...rest,
    question: questionOf(decision),
    decision,
    me: rest.view.players[rest.mine],
    selected,
    composed,
    select,
    change,
    send: sending.send,
    showReason: sending.showReason,
    explain: (reason) => rest.words.reason(reason, rest.faces.nameOf),
    intend: (target) => intend(target === null ? null : { since: decision.id, target }),
  };
  return { ...answered(asked), ...now };
}

function answered(asked: Asked): Answering {
  if (asked.decision.shape === 'some') return answerSeveral(asked);
  if (asked.decision.shape === 'number') return answerNumber(asked);
  if (asked.question === 'class' || asked.question === 'pick') return answerDraft(asked);
  return asked.question === 'act' || asked.question === 'respond' ? answerAct(asked) : answerOption(asked);
}
