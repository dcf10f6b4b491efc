// How is a match played under watch? Step by step, with its moves kept, and every check that is asked for.

import {
  advance,
  asked,
  decode,
  hash,
  isOver,
  type MatchRecord,
  outcome,
  type Reply,
  replay,
  type Seat,
  type Seed,
  type State,
  stream,
} from '@duello/kernel';
import { fromText, toText } from '@duello/language';
import type { Game } from '../game/game.ts';
import { CHECK_NAMES, CHECKS, type CheckName } from './checks.ts';

export interface Move {
  readonly seat: Seat;
  readonly reply: Reply;
}

export interface Fault {
  /** A check of `checks`, or `audit`, `deadEnd`, `endless`, `record`, `crash`. */
  readonly check: string;
  readonly message: string;
}

/** A match under watch. */
export interface Run<S extends State, V, O, E> {
  readonly game: Game<S, V, O, E>;
  readonly options: O;
  readonly seed: Seed;
  readonly moves: Move[];
  readonly state: S;
  readonly before: S;
  fault: Fault | null;
}

const fault = (check: string, message: string | null): Fault | null => (message === null ? null : { check, message });

/** Runs a part of a match; an error in it is a fault too. */
function watch<S extends State, V, O, E>(run: Run<S, V, O, E>, part: () => Fault | null): void {
  try {
    run.fault ??= part();
  } catch (error) {
    run.fault ??= { check: 'crash', message: error instanceof Error ? error.message : String(error) };
  }
}

export function beginRun<S extends State, V, O, E>(game: Game<S, V, O, E>, seed: Seed, options: O): Run<S, V, O, E> {
  const events: E[] = [];
  const state = game.rules.setup(seed, options, (event) => events.push(event));
  const run: Run<S, V, O, E> = { game, options, seed, moves: [], state, before: game.rules.copy(state), fault: null };
  watch(run, () => fault('audit', game.audit(null, state, events)) ?? standing(game.rules, state));
  return run;
}

/** What stopped without a decision or an outcome, or by the kernel's guard against rules without end. */
function standing(rules: { readonly endings: readonly string[] }, state: State): Fault | null {
  if (!isOver(state) && asked(state) === 0)
    return fault('deadEnd', 'the match stands still: nobody is asked and nobody has won');
  return outcome(rules, state)?.reason === 'endless'
    ? fault('endless', 'effects set each other off without end')
    : null;
}

/** Gives an answer, after the named checks have looked at the moment before it, more than once where chance decides. */
export function step<S extends State, V, O, E>(
  run: Run<S, V, O, E>,
  { seat, reply }: Move,
  checks: readonly CheckName[] = CHECK_NAMES,
  tries = 1,
): void {
  const { game, options, state, before, moves } = run;
  moves.push({ seat, reply });
  watch(run, () => {
    for (const name of checks) {
      const rng = stream(`${hash(state)}/${name}`);
      for (let n = 0; n < tries; n++) {
        const message = CHECKS[name]({ game, options, state, seat, reply, rng });
        if (message !== null) return { check: name, message };
      }
    }
    game.rules.copy(state, before);
    const events: E[] = [];
    advance(game.rules, state, seat, reply, (event) => events.push(event));
    return fault('audit', game.audit(before, state, events)) ?? standing(game.rules, state);
  });
}

/** The match as a record. Answers are put into words by playing it again; a last one that can't be is left out. */
export function recordOfRun<S extends State, V, O, E>(run: Run<S, V, O, E>): MatchRecord {
  const { rules } = run.game;
  const state = rules.setup(run.seed, run.options, null);
  const answers = [];
  let end: string | null = null;
  try {
    for (const { seat, reply } of run.moves) {
      answers.push(decode(rules, state, seat, reply));
      advance(rules, state, seat, reply, null);
    }
    end = hash(state);
  } catch {
    // The fault that is being recorded stopped the match here.
  }
  const options = rules.shorten(run.options);
  return { game: rules.id, version: rules.version, options, seed: run.seed, answers, hash: end };
}

/** The record of the whole match comes to the same state again, and its compact text to the same record. */
export function checkRecord<S extends State, V, O, E>(run: Run<S, V, O, E>): void {
  const { rules } = run.game;
  watch(run, () => {
    const record = recordOfRun(run);
    if (record.hash !== hash(run.state)) return fault('record', 'the same answers lead to another state');
    const kept: MatchRecord = JSON.parse(JSON.stringify(record));
    if (hash(replay(rules, kept).state) !== record.hash) return fault('record', 'the replay ends in another state');
    const again = fromText(rules, toText(rules, record));
    const same = JSON.stringify(again) === JSON.stringify(record);
    return same ? null : fault('record', 'the compact text does not come back as the same match');
  });
}
