// What can be asked of the worker that runs a puzzle, and what does it answer?

import type { Answer, AnswerBody, Json, Seat, Viewer } from '@duello/kernel';
import type { Fault, FirstVerdict, PuzzleGoal } from '@duello/lab/puzzle';
import type { Eyes } from '@duello/table';

export type PuzzleRequest =
  // What is in the box has been proved; what somebody sends may say anything.
  | { readonly type: 'start'; readonly file: Json; readonly isProved: boolean }
  | { readonly type: 'send'; readonly seat: Seat; readonly decision: number; readonly words: AnswerBody }
  | { readonly type: 'complete'; readonly seat: Seat; readonly partial: Json }
  | { readonly type: 'undo' }
  | { readonly type: 'takeBackAnyway'; readonly kept: number | undefined }
  | { readonly type: 'look'; readonly viewer: Viewer }
  | { readonly type: 'recall' }
  | { readonly type: 'judge' }
  | { readonly type: 'prove'; readonly file: Json; readonly answers: readonly Answer[] }
  | { readonly type: 'help' }
  | { readonly type: 'solution' }
  | { readonly type: 'events'; readonly eyes: Eyes }
  | { readonly type: 'views'; readonly eyes: Eyes; readonly at: number }
  | { readonly type: 'make'; readonly text: string; readonly answers: number; readonly goal: PuzzleGoal };

/** An answer with what its seat saw: enough to say it in words. Whoever says it knows whose view it is. */
export interface SaidAnswer<V = never> {
  readonly answer: Answer;
  readonly view: V;
  readonly question: string;
}

export interface Judged<V = never> {
  readonly verdict: FirstVerdict;
  /** Of these. */
  readonly answers: readonly Answer[];
  /** What the other has answered since the seat's last answer. */
  readonly replies: readonly SaidAnswer<V>[];
}

/** What hints are made of. */
export interface Help<V = never> {
  readonly decisions: number;
  /** Cards that play a part, by id, in no order that says more. */
  readonly cards: readonly string[];
  readonly first: SaidAnswer<V> | null;
  /** The whole way, in order. */
  readonly all: readonly SaidAnswer<V>[];
}

/** A puzzle that was made of a moment, or why there is none. */
export type Made =
  | { readonly kind: 'made'; readonly file: string; readonly name: string }
  | { readonly kind: 'none'; readonly fault: Fault };
