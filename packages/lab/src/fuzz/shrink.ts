// What is the shortest match that shows a fault? Options and answers are left out for as long as it still shows.

import { asked, IDLE, isOver, type Json, type MatchRecord, refusal, type State } from '@duello/kernel';
import type { Game } from '../game/game.ts';
import { CHECK_NAMES } from './checks.ts';
import { beginRun, checkRecord, type Fault, type Move, type Run, recordOfRun, step } from './run.ts';

export interface Failure {
  readonly fault: Fault;
  readonly record: MatchRecord;
}

/** Steps that may be taken in all attempts together. */
const BUDGET = 15_000;
/** A check that chance decides must not miss the fault because an answer was left out before it. */
const TRIES = 4;
const IDLE_REPLY = { size: IDLE, codes: new Int16Array(0) };

/** Plays the moves that are legal, with the fault's own check on at every step, until it shows; null when it doesn't. */
function attempt<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  from: Run<S, V, O, E>,
  options: O,
  moves: readonly Move[],
  check: string,
): Run<S, V, O, E> | null {
  const checks = CHECK_NAMES.filter((name) => name === check);
  const run = beginRun(game, from.seed, options);
  for (const move of moves) {
    if (run.fault !== null || isOver(run.state)) break;
    if (asked(run.state) !== 0 && refusal(game.rules, run.state, move.seat, move.reply) === null) {
      step(run, move, checks, TRIES);
    }
  }
  if (run.fault === null && check === 'record') checkRecord(run);
  return run.fault?.check === check ? run : null;
}

/** Every way to leave out one option, by its name. */
function lessOptions(options: Json): { readonly [left: string]: Json } {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return {};
  const entries = Object.entries(options);
  return Object.fromEntries(
    entries.map(([left]) => [left, Object.fromEntries(entries.filter(([name]) => name !== left))]),
  );
}

/** A shorter or calmer match in place of the best one so far; false when the fault no longer shows. */
type Improve<O> = (options: O, moves: readonly Move[]) => boolean;

/** Leaves out halves, quarters, and so on down to single moves. */
function leaveOut<S extends State, V, O, E>(best: () => Run<S, V, O, E>, improve: Improve<O>): void {
  for (let size = best().moves.length >> 1; size >= 1; size >>= 1) {
    for (let at = best().moves.length - size; at >= 0; at -= size) {
      const { moves, options } = best();
      improve(options, [...moves.slice(0, at), ...moves.slice(at + size)]);
    }
  }
}

function leaveOptions<S extends State, V, O, E>(best: () => Run<S, V, O, E>, improve: Improve<O>): void {
  const { rules } = best().game;
  const names = Object.keys(lessOptions(rules.shorten(best().options)));
  for (const name of names) {
    try {
      improve(rules.options(lessOptions(rules.shorten(best().options))[name]), best().moves);
    } catch {
      // An option that others need stays.
    }
  }
}

/** Lets the mildest answer be given instead. */
function calmDown<S extends State, V, O, E>(best: () => Run<S, V, O, E>, improve: Improve<O>): void {
  for (let at = 0; at < best().moves.length; at++) {
    const { moves, options } = best();
    if (moves[at].reply.size === IDLE) continue;
    improve(
      options,
      moves.map((move, index) => (index === at ? { seat: move.seat, reply: IDLE_REPLY } : move)),
    );
  }
}

export function shrink<S extends State, V, O, E>(failed: Run<S, V, O, E>, fault: Fault): Failure {
  let budget = BUDGET;
  let best = failed;
  const improve: Improve<O> = (options, moves) => {
    if (budget <= 0) return false;
    budget -= moves.length + 1;
    const run = attempt(failed.game, best, options, moves, fault.check);
    if (run === null || run.moves.length > best.moves.length) return false;
    best = run;
    return true;
  };
  if (!improve(failed.options, failed.moves)) return { fault, record: recordOfRun(failed) };
  const now = (): Run<S, V, O, E> => best;
  for (let before = Number.POSITIVE_INFINITY; best.moves.length < before; ) {
    before = best.moves.length;
    leaveOut(now, improve);
    leaveOptions(now, improve);
    calmDown(now, improve);
  }
  return { fault: best.fault ?? fault, record: recordOfRun(best) };
}
