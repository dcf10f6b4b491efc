// How does the player answer? By the shape of the question: one option at once; cards, a plan or aims are composed first.

import type { AnswerBody as AnswerWords, Completion, Decision, Json } from '@duello/kernel';
import { keyOf, type MatchHost, type Sending, useSending } from '@duello/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import { EMPTY_PLAN, type PlanWords, type View, type Words, whyNotNow } from '../../index.ts';
import type { Faces } from '../cards/faces.ts';
import { useWords } from '../words/use-words.ts';
import { type Answering, NO_CHOICES, type Target } from './actions.ts';
import { answerAim } from './answer-aim.ts';
import { answerOne } from './answer-one.ts';
import { answerPlan } from './answer-plan.ts';
import { answerSome } from './answer-some.ts';

interface Composed {
  /** What it answers: both seats are asked for a plan at once, and none may see the other's. */
  readonly question: string | null;
  readonly plan: PlanWords;
  readonly feeder: number | null;
  /** Keys picked so far: fed cards or aims. */
  readonly picks: readonly string[];
}
const NOTHING: Composed = { question: null, plan: EMPTY_PLAN, feeder: null, picks: [] };

export interface AnsweringNow extends Answering, Sending {
  readonly composed: Composed;
  readonly completion: Completion | null;
  /** The rules have not said yet what may come next. */
  readonly working: boolean;
  setFeeder(index: number | null): void;
}

/** What the rules said of a plan, and to which question and of which plan. */
interface Known {
  readonly to: Decision | null;
  readonly of: Composed;
  readonly completion: Completion | null;
}

const UNKNOWN: Known = { to: null, of: NOTHING, completion: null };

/** What a plan that is being composed could become, asked of the rules after each change. */
function useCompletion(host: MatchHost, decision: Decision | null, composed: Composed): Known {
  const [known, setKnown] = useState<Known>(UNKNOWN);
  const asked = useRef(composed);
  asked.current = composed;
  useEffect(() => {
    setKnown((before) => (decision === null ? UNKNOWN : before));
    if (decision === null || decision.shape !== 'plan') return;
    const partial: Json = decision.what === 'aim' ? { aims: composed.picks } : composed.plan;
    let current = true;
    host.complete(decision.seat, partial).then((completion) => {
      if (current) setKnown({ to: decision, of: asked.current, completion });
    });
    return () => {
      current = false;
    };
  }, [host, decision, composed.picks, composed.plan]);
  return known;
}

/** Several answers in a row: each is sent when its question has come. */
function useSequence(decision: Decision | null, send: (words: AnswerWords) => void): (keys: readonly string[]) => void {
  const waiting = useRef<readonly string[]>([]);
  const sendNow = useRef(send);
  sendNow.current = send;
  const id = decision?.id ?? null;
  useEffect(() => {
    if (decision === null || id === null) return;
    const [key, ...rest] = waiting.current;
    const offered = decision.options.some((option) => option.key === key);
    waiting.current = offered ? rest : [];
    if (offered) sendNow.current({ pick: key });
  }, [id, decision]);
  return useCallback((keys) => {
    waiting.current = keys.slice(1);
    if (keys.length > 0) sendNow.current({ pick: keys[0] });
  }, []);
}

/** Where the question says nothing of a card, the phase that it belongs to does. */
function withPhases(answering: Answering, view: View): Answering {
  const { choices } = answering;
  return {
    ...answering,
    choices: {
      ...choices,
      blockedAt(target) {
        const blocked = choices.blockedAt(target);
        const { place, card } = target;
        const isElsewhere = blocked.length === 0 && choices.at(target).length === 0;
        const reason = isElsewhere && (place === 'hand' || place === 'supply') ? whyNotNow(view, place, card) : null;
        return reason === null ? blocked : [{ key: '', reason }];
      },
    },
  };
}

interface Needs {
  readonly host: MatchHost;
  readonly decision: Decision | null;
  readonly view: View;
  readonly words: Words;
  readonly faces: Faces;
  readonly selected: Target | null;
  select(target: Target | null): void;
}

export function useAnswering({ host, decision, view, words, faces, selected, select }: Needs): AnsweringNow {
  const t = useWords();
  const [kept, setComposed] = useState<Composed>(NOTHING);
  const sending = useSending(host, decision);
  const { send } = sending;
  const question = keyOf(decision);
  const composed = kept.question === question ? kept : NOTHING;
  const change = (part: Partial<Composed>): void =>
    setComposed((before) => ({ ...(before.question === question ? before : NOTHING), question, ...part }));
  const { to, of, completion } = useCompletion(host, decision, composed);
  const current = to === decision && of.plan === composed.plan && of.picks === composed.picks;
  const working = decision?.shape === 'plan' && !current;
  const sendAll = useSequence(decision, send);
  const rest = {
    ...sending,
    composed,
    completion,
    working,
    setFeeder: (feeder: number | null) => change({ feeder }),
  };
  if (decision === null) {
    return { ...rest, choices: NO_CHOICES, used: {}, options: [], press: select, act: () => false };
  }
  const asked = { words, faces, view, selected, select, send, t };
  const setPicks = (picks: readonly string[]): void => change({ picks });
  if (decision.shape === 'some') return { ...rest, ...answerSome(asked, decision, composed.picks, setPicks) };
  if (decision.what === 'aim') return { ...rest, ...answerAim(asked, completion, composed.picks, setPicks) };
  if (decision.shape !== 'plan') return { ...rest, ...withPhases(answerOne(asked, decision, sendAll), view) };
  const planning = {
    plan: composed.plan,
    feeder: composed.feeder,
    completion,
    setPlan: (plan: PlanWords) => change({ plan }),
    setFeeder: rest.setFeeder,
  };
  return { ...rest, ...withPhases(answerPlan(asked, planning), view) };
}
