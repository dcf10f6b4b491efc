// How does the player answer? By pressing things on the table or options of the prompt; some answers are composed first.

import type { Decision } from '@duello/kernel';
import {
  type Answering,
  type Asking,
  type MatchHost,
  NO_INTERACTIONS,
  type Sending,
  type TargetId,
  useComposed,
  useSending,
} from '@duello/table';
import { useState } from 'react';
import { type PlayerView, type PresetId, QUESTIONS, type QuestionName, whyMarketClosed } from '../../index.ts';
import type { Say } from '../words/use-words.ts';
import { answerAct } from './answer-act.ts';
import { answerBuy } from './answer-buy.ts';
import { answerDraft } from './answer-draft.ts';
import { answerOption } from './answer-one.ts';
import { answerSeveral } from './answer-some.ts';
import { marketCard } from './market-targets.ts';
import type { Naming } from './naming.ts';
import { useWished, type Wished } from './presets-wished.ts';

/** What the player has said beforehand: where the spell just cast is to go, or that all crystals are to be cast. */
export type Intent =
  | { readonly what: 'spot'; readonly spot: string; readonly since: number }
  | { readonly what: 'crystals'; readonly since: number };

/** What every kind of question needs. */
export interface Asked extends Naming, Asking {
  readonly t: Say;
  readonly question: QuestionName;
  readonly me: PlayerView;
  readonly picks: readonly string[];
  pick(picks: readonly string[]): void;
  /** Where the spell that is being cast is to go; null where nobody has said so. */
  aim(spot: string | null): void;
  castCrystals(): void;
  /** The rest of the draft follows a beginner's deck. */
  wish(preset: PresetId): void;
}

export const IDLE: Answering = {
  options: [],
  ...NO_INTERACTIONS,
};

export const questionOf = ({ what }: { readonly what: string }): QuestionName =>
  QUESTIONS.find((name) => name === what) ?? 'act';

export interface AnsweringNow extends Answering, Sending {
  readonly intent: Intent | null;
  readonly picks: readonly string[];
  readonly wished: Wished;
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

function answer(asked: Asked): Answering {
  switch (asked.question) {
    case 'class':
    case 'spells':
    case 'neutral':
    case 'crystals':
      return answerDraft(asked);
    case 'buy':
      return answerBuy(asked);
    case 'act':
      return answerAct(asked);
    default:
      return asked.decision.shape === 'some' ? answerSeveral(asked) : answerOption(asked);
  }
}

/** Whoever looks at the market while something else is asked learns when it opens. */
function withMarket(answering: Answering, { view, explain }: Asked): Answering {
  const reason = whyMarketClosed(view);
  if (reason === null) return answering;
  const { why, clause } = { why: explain(reason), clause: reason.clause };
  return {
    ...answering,
    affordanceOf(targetId) {
      const found = answering.affordanceOf(targetId);
      return marketCard(targetId, view) === null || found.meant || found.begins ? found : { ...found, why, clause };
    },
  };
}

export function useAnswering({ host, decision, selected, select, ...naming }: Needs): AnsweringNow {
  const [{ picks }, change] = useComposed(decision, NOTHING);
  const [intent, intend] = useState<Intent | null>(null);
  const sending = useSending(host, decision);
  const wished = useWished();
  const forget = (): void => {
    intend(null);
    wished.forget();
  };
  const rest = { ...sending, intent, picks, wished, forget };
  if (decision === null)
    return { ...IDLE, ...rest, press: (targetId) => select(selected === targetId ? null : targetId) };
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
    aim: (spot) => intend(spot === null ? null : { what: 'spot', spot, since: decision.id }),
    castCrystals: () => intend({ what: 'crystals', since: decision.id - 1 }),
    wish: (preset) => wished.wish(decision.seat, preset, decision.id),
  };
  return { ...withMarket(answer(asked), asked), ...rest };
}
