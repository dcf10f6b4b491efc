// How does a page reach a match? Through one small interface; a worker in the page implements it, and a server does.

import type { AnswerBody, Completion, Json, MatchRecord, Reason, Seat, Viewer } from '@duello/kernel';

/** Who sits on a seat: a person at this screen, a bot by name, or somebody at another machine. */
export type Player =
  | { readonly kind: 'person' }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'remote' };
export type Players = readonly [Player, Player];

export interface Start {
  readonly game: string;
  readonly options: Json;
  readonly seed: string;
  readonly players: Players;
  /** A match that goes on: its compact text, and how many of its answers to keep. */
  readonly from: { readonly text: string; readonly answers: number | null } | null;
}

/** One thing that happened, and how the table looked right after it. */
export interface EventWithView<V, E> {
  readonly event: E;
  readonly view: V;
}

/** Something that happened: after how many answers, and by whose; null for what opened the match. */
export interface Past<E> {
  readonly event: E;
  readonly answers: number;
  readonly by: Seat | null;
}

/** Why nothing can be taken back: nothing was done yet, something hidden or chance was shown, or the other has moved. */
export type UndoBar = 'nothing' | 'shown' | 'bot';

export interface Update<V, E> {
  readonly viewer: Viewer;
  readonly view: V;
  readonly frames: readonly EventWithView<V, E>[];
  /** Everything up to now, when these eyes have not followed it; null when they have. */
  readonly history: readonly Past<E>[] | null;
  /** Whose answer was the last. */
  readonly by: Seat | null;
  /**
   * How many answers the person may take back now; 0 with the reason. `anyway` says whether the last own answer may be
   * taken back all the same: the match is marked for it. A host on another machine allows it only to who plays alone.
   */
  readonly undo: { readonly count: number; readonly bar: UndoBar; readonly anyway: boolean };
  /** Something was taken back after it had been shown. */
  readonly takebacks: boolean;
  /** A bot is thinking. */
  readonly thinking: boolean;
  readonly answers: number;
  /** The number of the open question, for an answer that is settled across the table. */
  readonly question: number;
  /**
   * The match in compact text, to be kept by the browser; nothing to show while it runs. It holds the seed, and so every
   * secret: a host on another machine sends it only when the match is over.
   */
  readonly text: string;
  readonly over: boolean;
}

/**
 * A running match. What crosses from the worker is of one game: whoever listens knows its views and events. A host on
 * another machine checks who asks: `send` and `look` name a seat, and only its player may use it.
 */
export interface MatchHost {
  /** Answers a decision; resolves to the reason when it is refused. */
  send(seat: Seat, decision: number, words: AnswerBody): Promise<Reason | null>;
  /** What may come next in a plan that is being composed. */
  complete(seat: Seat, partial: Json): Promise<Completion | null>;
  undo(): Promise<void>;
  /** Takes back the last answer of a person here, with everything since, whatever was shown; or as many as leave `kept`. */
  takeBackAnyway(kept?: number): Promise<void>;
  /** Whose eyes the updates are for; a table asks for the other seat only behind the curtain. */
  look(viewer: Viewer): Promise<void>;
  /** The last of what happened, for the eyes that look now: to be shown again. */
  recall<V, E>(): Promise<readonly EventWithView<V, E>[]>;
  onUpdate<V, E>(listener: (update: Update<V, E>) => void): void;
  onCrash(listener: (crash: Crash) => void): void;
  close(): void;
}

/** What went wrong, and the match up to there. */
export interface Crash {
  readonly message: string;
  readonly text: string | null;
}

/** Whose eyes look at a replay: one seat's, a watcher's, or both seats' together. */
export type Eyes = Viewer | 'both';

export interface ReplayHead {
  readonly game: string;
  readonly record: MatchRecord;
  /** The match as the text of a link. */
  readonly text: string;
  /** For each moment, how many answers had been given. */
  readonly moments: readonly number[];
  readonly over: boolean;
  /** Whether the record's own hash is that of the last state; `none` when it holds no hash. */
  readonly check: 'same' | 'other' | 'none';
  /** Played by other rules, and not the same by today's: the answer that these refuse, counted from 1; 0 for none. */
  readonly otherRules: { readonly version: number; readonly today: number; readonly refused: number } | null;
}

/** Why a match can't be opened. */
export type ProblemKind = 'empty' | 'foreign' | 'damaged' | 'game' | 'options' | 'long' | 'illegal';
export interface Problem {
  readonly kind: ProblemKind;
  readonly detail: string;
  /** The answer that is not legal, when there is one. */
  readonly illegal: Illegal | null;
}
export interface Illegal {
  readonly game: string;
  /** Counted from 1. */
  readonly answer: number;
  /** The rule's own reason, when there is one. */
  readonly reason: Reason | null;
  /** The match up to there, as the text of a link. */
  readonly legal: string;
}
export type Opened =
  | { readonly kind: 'opened'; readonly head: ReplayHead }
  | { readonly kind: 'problem'; readonly problem: Problem };

/** A match that is looked at again, by whoever knows its game. Moments are numbered from 0, the same for all eyes. */
export interface ReplayHost {
  open(text: string): Promise<Opened>;
  events<E>(eyes: Eyes): Promise<readonly (E | null)[]>;
  views<V>(eyes: Eyes, at: number): Promise<readonly V[]>;
  cut(answers: number): Promise<string>;
  close(): void;
}
