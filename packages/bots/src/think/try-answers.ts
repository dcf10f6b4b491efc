// How do some answers do beside each other? Each in the same worlds, with the same luck, and where it leads is noted.

import {
  type Answer,
  advance,
  isAsked,
  isOver,
  other,
  outcome,
  type Reply,
  type Seat,
  type State,
  stream,
} from '@duello/kernel';
import type { Style, Turn } from '../bot.ts';
import type { Budget } from '../budget.ts';
import { newImagination } from '../search/imagination.ts';
import { answerQuickly } from '../search/moves.ts';
import type { Line } from './thought.ts';
import { newThinker, valueAfter } from './value.ts';

/** One answer in one world. */
export interface Trial<S extends State> {
  readonly chance: number;
  /** The seat's own answers that would follow in its turn. */
  readonly line: readonly Answer[];
  readonly end: S;
  /** Cards that the other seat holds in this world. */
  readonly unseen: ReadonlySet<string>;
}

export interface HowToTry {
  readonly budget: Budget;
  readonly style: Style;
  readonly worlds: number;
  /** Other words are other worlds. */
  readonly seed: string;
}

/** Trials of each reply, by world; nodes are the answers tried. */
export function tryAnswers<S extends State, V, O, E>(
  { seat, view, tools }: Turn<S, V, O, E>,
  replies: readonly Reply[],
  { budget, style, worlds, seed }: HowToTry,
): { readonly trials: readonly (readonly Trial<S>[])[]; readonly nodes: number } {
  const { rules } = tools;
  const imagination = newImagination(tools, stream(seed), style);
  imagination.path = [];
  const thinker = newThinker(imagination);
  const trials: Trial<S>[][] = replies.map(() => []);
  for (let n = 0; n < worlds && replies.length > 0; n++) {
    const world = rules.sample(view, stream(`${seed} world ${n}`));
    const span = tools.span(world);
    const unseen = new Set(tools.unseen(world, seat));
    if (isAsked(world, other(seat))) answerQuickly(imagination, world, other(seat));
    const luck = imagination.rng.slice();
    replies.forEach((reply, i) => {
      imagination.rng.set(luck);
      const after = rules.copy(world);
      advance(rules, after, seat, reply, null);
      const chance = valueAfter(thinker, after, seat, span, budget);
      trials[i].push({ chance, line: thinker.best.line, end: thinker.best.end ?? after, unseen });
    });
  }
  return { trials, nodes: imagination.nodes };
}

/** What would follow an answer, over its worlds. */
export function lineOf<S extends State, V, O, E>(
  { seat, tools }: Turn<S, V, O, E>,
  answer: Answer,
  trials: readonly Trial<S>[],
): Line {
  const running = trials.filter(({ end }) => !isOver(end));
  const sums: Record<string, number> = {};
  for (const { end } of running) {
    for (const [name, value] of Object.entries(tools.terms(end, seat)))
      sums[name] = (sums[name] ?? 0) + value / running.length;
  }
  const share = (winner: Seat): number =>
    trials.filter(({ end }) => isOver(end) && outcome(tools.rules, end)?.winner === winner).length / trials.length;
  return { answer, line: [answer, ...trials[0].line], terms: sums, wins: share(seat), losses: share(other(seat)) };
}

export const meanChance = (trials: readonly { readonly chance: number }[]): number =>
  trials.reduce((sum, { chance }) => sum + chance, 0) / trials.length;
