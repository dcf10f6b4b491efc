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
  type Match,
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
export const openCourse = <S extends State, V, O, E>(tools: Tools<S, V, O, E>, row: MatchRow): Course =>
  new CourseOf(tools, row);

/** A class, since there are as many as matches: methods that each of them had for itself would fill the memory. */
class CourseOf<S extends State, V, O, E> implements Course {
  around: Around;
  turns = 0;
  readonly #tools: Tools<S, V, O, E>;
  readonly #match: Match<S, V, O, E>;
  #span: ReturnType<Tools<S, V, O, E>['span']>;
  #said = SILENCE;

  constructor(tools: Tools<S, V, O, E>, { terms, begun }: MatchRow) {
    const { rules, span } = tools;
    this.#tools = tools;
    this.#match = begin(rules, begun.seed, rules.options(terms.options));
    this.around = aroundAtFirst(terms.clock, this.#ruled(), begun.at);
    this.#span = span(this.#match.state);
  }

  get answers() {
    return this.#match.answers.length;
  }

  get question() {
    return this.#match.state.words[DECISION];
  }

  isAsked(seat: Seat) {
    return this.around.end === null && isAsked(this.#match.state, seat);
  }

  decision(seat: Seat) {
    return this.around.end === null ? decisionOf(this.#tools.rules, this.#match.state, seat) : null;
  }

  refusal(seat: Seat, decision: number, words: AnswerBody) {
    return encode(this.#tools.rules, this.#match.state, { seat, decision, ...words }, newReply());
  }

  hasTaken(seat: Seat, decision: number, words: AnswerBody, after: number) {
    const text = JSON.stringify({ seat, decision, ...words });
    return this.#match.answers.slice(after).some((given) => JSON.stringify(given) === text);
  }

  takeBack(seat: Seat) {
    const count = sinceAnswerOf(this.#match, [seat]);
    if (count === 0) return null;
    const isOwn = undoable(this.#match, [seat]) > 0;
    return { kept: this.answers - (isOwn ? 1 : count), needsConsent: !isOwn };
  }

  complete(seat: Seat, partial: Json) {
    const { state } = this.#match;
    if (this.around.end !== null || !isAsked(state, seat)) return null;
    return questionOf(this.#tools.rules, state).plans?.complete(state, seat, partial) ?? null;
  }

  apply(stored: StoredEntry, eyes: readonly Eyes[]) {
    const { entry } = stored;
    const glimpses = entry.kind === 'answer' ? this.#play(entry, eyes) : NOTHING;
    if (entry.kind === 'takeBack') this.#takeBackTo(entry);
    this.around = aroundAfter(this.around, stored, this.#ruled());
    this.#note(stored);
    this.#countTurns();
    return glimpses;
  }

  view(viewer: Viewer) {
    return this.#tools.rules.view(this.#match.state, viewer);
  }

  standing(viewer: Viewer): Standing {
    const [match, { end, muted }] = [this.#match, this.around];
    return {
      answers: match.answers.length,
      by: match.answers.at(-1)?.seat ?? null,
      question: viewer !== 'watcher' && isAsked(match.state, viewer) ? match.state.words[DECISION] : 0,
      undoable: viewer === 'watcher' || end !== null ? 0 : undoable(match, [viewer]),
      takebacks: match.takebacks,
      hasMuted: viewer !== 'watcher' && muted[viewer],
      over: isOver(match.state),
    };
  }

  history(viewer: Viewer) {
    return pastOf(this.#match, viewer);
  }

  said(viewer: Viewer) {
    return this.#said.filter((one) => isHeard(one, viewer, this.around));
  }

  recall(viewer: Viewer) {
    return recallOf(this.#match, viewer);
  }

  text() {
    return toText(this.#tools.rules, recordOf(this.#match));
  }

  #ruled(): Ruled {
    const { state } = this.#match;
    return { asked: [isAsked(state, 0), isAsked(state, 1)], outcome: outcome(this.#tools.rules, state) };
  }

  #play({ seat, decision, words }: EntryOf<'answer'>, eyes: readonly Eyes[]): readonly Glimpse[] {
    const [{ rules }, match] = [this.#tools, this.#match];
    const viewFor = ({ viewer }: Eyes): V => rules.view(match.state, viewer);
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

  #takeBackTo({ kept, isAgreed, seat }: EntryOf<'takeBack'>): void {
    if (isAgreed) takeBackAnyway(this.#match, [seat]);
    else undo(this.#match, this.answers - kept);
  }

  #note(stored: StoredEntry): void {
    const one = saidIn(stored);
    if (one !== null) this.#said = [...this.#said, one].slice(-MOST_SAID);
  }

  #countTurns(): void {
    const now = isOver(this.#match.state) ? this.#span : this.#tools.span(this.#match.state);
    if (now !== this.#span) this.turns++;
    this.#span = now;
  }
}
