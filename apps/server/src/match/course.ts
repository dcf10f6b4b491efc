// How does a match stand after its entries? Answers are played by the rules, everything else changes what is around the table.

import type { Tools } from '@duello/bots';
import {
  type AnswerBody,
  answer,
  begin,
  type Completion,
  DECISION,
  type Decision,
  decisionOf,
  encode,
  isAsked,
  isOver,
  type Json,
  newReply,
  outcome,
  questionOf,
  type Reason,
  recordOf,
  type Seat,
  type State,
  sinceAnswerOf,
  takeBackAnyway,
  undo,
  undoable,
  type Viewer,
} from '@duello/kernel';
import { toText } from '@duello/language';
import {
  type Change,
  changeBetween,
  type EntryOf,
  MOST_SAID,
  type PastEvent,
  type Said,
  type SeenEvent,
  type Standing,
} from '@duello/protocol';
import type { Begun, StoredEntry, TableRow } from '../store/store.ts';
import { type Around, aroundAfter, aroundAtFirst, type Ruled } from './around.ts';
import { pastOf, recallOf } from './retelling.ts';
import { isHeard, saidIn } from './talk.ts';

/** Somebody who looks while an entry is played. */
export interface Eyes {
  readonly viewer: Viewer;
  /** Each event with its view; otherwise only what has changed in all. */
  readonly wantsEvents: boolean;
}

/** What one pair of eyes has seen of an answer. */
export interface Glimpse {
  readonly events: readonly SeenEvent[];
  readonly change: Change | null;
}

/** A table at which a match has begun. */
export type MatchRow = TableRow & { readonly begun: Begun };
export const hasBegun = (row: TableRow): row is MatchRow => row.begun !== null;

export interface Course {
  readonly around: Around;
  /** How many turns have been played, for those who watch later. */
  readonly turns: number;
  /** How many answers have been given. */
  readonly answers: number;
  /** The number of the open question. */
  readonly question: number;
  isAsked(seat: Seat): boolean;
  decision(seat: Seat): Decision | null;
  /** Why the rules refuse an answer; null when they take it. */
  refusal(seat: Seat, decision: number, words: AnswerBody): Reason | null;
  /** Whether the same answer is among those after so many. */
  hasTaken(seat: Seat, decision: number, words: AnswerBody, after: number): boolean;
  /** How many answers are left when a seat takes its last one back, and whether the other has to agree; null without one. */
  takeBack(seat: Seat): { readonly kept: number; readonly needsConsent: boolean } | null;
  complete(seat: Seat, partial: Json): Completion | null;
  /** Plays an entry, and tells what each pair of eyes has seen of it; an answer that does not fit throws. */
  apply(stored: StoredEntry, eyes: readonly Eyes[]): readonly Glimpse[];
  view(viewer: Viewer): unknown;
  standing(viewer: Viewer): Standing;
  history(viewer: Viewer): readonly PastEvent[];
  /** What was said, as far as this viewer hears it. */
  said(viewer: Viewer): readonly Said[];
  recall(viewer: Viewer): readonly { readonly event: unknown; readonly view: unknown }[];
  /** The match as the text of a link: with its seed, so only when it is over. */
  text(): string;
}

const NOTHING: readonly Glimpse[] = [];
const SILENCE: readonly Said[] = [];

/** A match that has just begun. */
export function openCourse<S extends State, V, O, E>(tools: Tools<S, V, O, E>, { terms, begun }: MatchRow): Course {
  const { rules } = tools;
  const match = begin(rules, begun.seed, rules.options(terms.options));
  const ruled = (): Ruled => ({
    asked: [isAsked(match.state, 0), isAsked(match.state, 1)],
    outcome: outcome(rules, match.state),
  });
  const viewFor = ({ viewer }: Eyes): V => rules.view(match.state, viewer);
  let around = aroundAtFirst(terms.clock, ruled(), begun.at);
  let span = tools.span(match.state);
  let turns = 0;
  let said = SILENCE;

  function play({ seat, decision, words }: EntryOf<'answer'>, eyes: readonly Eyes[]): readonly Glimpse[] {
    const last = eyes.map(viewFor);
    const seen: SeenEvent[][] = eyes.map(() => []);
    answer(match, { seat, decision, ...words }, (event) => {
      for (const [i, one] of eyes.entries()) {
        const shown = one.wantsEvents ? rules.see(event, one.viewer) : null;
        if (shown === null) continue;
        const view = viewFor(one);
        seen[i].push({ event: shown, change: changeBetween(last[i], view) });
        last[i] = view;
      }
    });
    return eyes.map((one, i) => ({ events: seen[i], change: changeBetween(last[i], viewFor(one)) }));
  }

  function takeBackTo({ kept, isAgreed, seat }: EntryOf<'takeBack'>): void {
    if (isAgreed) takeBackAnyway(match, [seat]);
    else undo(match, match.answers.length - kept);
  }

  function note(stored: StoredEntry): void {
    const one = saidIn(stored);
    if (one !== null) said = [...said, one].slice(-MOST_SAID);
  }

  function countTurns(): void {
    const now = isOver(match.state) ? span : tools.span(match.state);
    if (now !== span) turns++;
    span = now;
  }

  return {
    get around() {
      return around;
    },
    get turns() {
      return turns;
    },
    get answers() {
      return match.answers.length;
    },
    get question() {
      return match.state.words[DECISION];
    },
    isAsked: (seat) => around.end === null && isAsked(match.state, seat),
    decision: (seat) => (around.end === null ? decisionOf(rules, match.state, seat) : null),
    refusal: (seat, decision, words) => encode(rules, match.state, { seat, decision, ...words }, newReply()),
    hasTaken(seat, decision, words, after) {
      const text = JSON.stringify({ seat, decision, ...words });
      return match.answers.slice(after).some((given) => JSON.stringify(given) === text);
    },
    takeBack(seat) {
      const count = sinceAnswerOf(match, [seat]);
      if (count === 0) return null;
      const isOwn = undoable(match, [seat]) > 0;
      return { kept: match.answers.length - (isOwn ? 1 : count), needsConsent: !isOwn };
    },
    complete(seat, partial) {
      if (around.end !== null || !isAsked(match.state, seat)) return null;
      return questionOf(rules, match.state).plans?.complete(match.state, seat, partial) ?? null;
    },
    apply(stored, eyes) {
      const { entry } = stored;
      const glimpses = entry.kind === 'answer' ? play(entry, eyes) : NOTHING;
      if (entry.kind === 'takeBack') takeBackTo(entry);
      around = aroundAfter(around, stored, ruled());
      note(stored);
      countTurns();
      return glimpses;
    },
    view: (viewer) => rules.view(match.state, viewer),
    standing: (viewer) => ({
      answers: match.answers.length,
      by: match.answers.at(-1)?.seat ?? null,
      question: viewer !== 'watcher' && isAsked(match.state, viewer) ? match.state.words[DECISION] : 0,
      undoable: viewer === 'watcher' || around.end !== null ? 0 : undoable(match, [viewer]),
      takebacks: match.takebacks,
      hasMuted: viewer !== 'watcher' && around.muted[viewer],
      over: isOver(match.state),
    }),
    history: (viewer) => pastOf(match, viewer),
    said: (viewer) => said.filter((one) => isHeard(one, viewer, around)),
    recall: (viewer) => recallOf(match, viewer),
    text: () => toText(rules, recordOf(match)),
  };
}
