// Does a scenario hold? It is played from its position, answer by answer; what differs is told with the answer before it.

import {
  apply,
  BadInput,
  hash,
  type Json,
  load,
  Refused,
  type SavedState,
  type Seat,
  type State,
  save,
} from '@duello/kernel';
import type { Game, WithGame } from '../game/game.ts';
import { readAnswer } from './answer.ts';
import { check } from './expect.ts';
import type { Difference } from './match.ts';
import { type Entry, readScenario, type Scenario, seatNamed } from './scenario.ts';

export interface ScenarioResult {
  /** The sentence it shows; empty when the file could not be read so far. */
  readonly name: string;
  readonly rules: readonly string[];
  readonly passed: boolean;
  /** What is wrong with the file itself, or which answer was refused. */
  readonly error: string | null;
  readonly differences: readonly Difference[];
  /** The last answer before the differences, as it is written; null at the start. */
  readonly after: string | null;
}

export interface HowToRun {
  /** Sends the state through its saved JSON at every decision. */
  readonly resume: boolean;
}

/** Runs the parsed JSON of a file; whatever is wrong with it is part of the result. */
export function runScenario(withGame: WithGame, input: Json, how: HowToRun): ScenarioResult {
  let scenario: Scenario | null = null;
  try {
    scenario = readScenario(input);
    const read = scenario;
    return withGame(read.game, (game) => play(game, read, how));
  } catch (error) {
    // A fault of the rules is what a bug report is for: told like any other failure, and the next file runs.
    const message = error instanceof Error ? error.message : String(error);
    return broken(error instanceof BadInput ? message : `the rules fail: ${message}`, scenario);
  }
}

/** The result of a file that can't be run. */
export const broken = (error: string, scenario: Scenario | null = null): ScenarioResult => ({
  name: scenario?.name ?? '',
  rules: scenario?.rules ?? [],
  passed: false,
  error,
  differences: [],
  after: null,
});

function play<S extends State, V, O, E>(game: Game<S, V, O, E>, scenario: Scenario, how: HowToRun): ScenarioResult {
  const options = optionsOf(game, scenario);
  const events: E[] = [];
  const resumed = (state: S): S => (how.resume ? resume(game, scenario.seed, options, state) : state);
  let state = resumed(open(game, scenario, options, (event) => events.push(event)));
  let after: Entry | null = null;
  for (const entry of scenario.entries) {
    if (entry.does === 'expect') {
      const path = entry.path === 'expect' ? 'expect' : `${entry.path}.expect`;
      const found = check({ game, state, events }, entry.expect, path);
      if (found.length > 0) return { ...passed(scenario), passed: false, differences: found, after: wordsOf(after) };
      events.length = 0;
      continue;
    }
    for (const [name, words] of Object.entries(entry.given)) {
      const path = `${entry.path}.${name}`;
      const step = answer(game, state, seatNamed(name), words, path);
      state = resumed(step.state);
      for (const event of step.events) events.push(event);
    }
    after = entry;
  }
  return passed(scenario);
}

const passed = ({ name, rules }: Scenario): ScenarioResult => ({
  name,
  rules,
  passed: true,
  error: null,
  differences: [],
  after: null,
});

const wordsOf = (entry: Entry | null): string | null =>
  entry === null || entry.does === 'expect' ? null : `${entry.path} ${JSON.stringify(entry.given)}`;

function answer<S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, seat: Seat, words: Json, path: string) {
  const given = readAnswer(game, state, seat, words, path);
  try {
    return apply(game.rules, state, given);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { reason } = error;
    const clause = reason.clause === null ? '' : ` (${reason.clause})`;
    throw new BadInput(
      path,
      `${JSON.stringify(words)} is refused: ${game.notation.why(state, reason)}${clause}`,
      reason,
    );
  }
}

/** The scenario's own cards travel in the options, but the file has them under "cards". */
function optionsOf<S extends State, V, O, E>(game: Game<S, V, O, E>, scenario: Scenario): O {
  try {
    return game.rules.options(scenario.options);
  } catch (error) {
    if (!(error instanceof BadInput) || !error.path.startsWith('options.cards')) throw error;
    throw new BadInput(error.path.slice('options.'.length), error.message.slice(error.path.length + 2));
  }
}

function open<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  { seed, position }: Scenario,
  options: O,
  emit: (event: E) => void,
): S {
  return position === null ? game.rules.setup(seed, options, emit) : game.loadPosition(position, options, seed);
}

/** Out to JSON and back, options and all, into a state that has never seen this match. */
function resume<S extends State, V, O, E>(game: Game<S, V, O, E>, seed: string, options: O, state: S): S {
  const { rules } = game;
  const saved: SavedState = JSON.parse(JSON.stringify(save(state)));
  const again = rules.setup(`${seed}/resumed`, rules.options(JSON.parse(JSON.stringify(rules.shorten(options)))), null);
  load(saved, again);
  if (hash(again) !== hash(state)) throw new Error('a state came back from JSON with another hash');
  return again;
}
