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
import { says, written } from './dots.ts';
import { check } from './expect.ts';
import { isFields } from './fields.ts';
import type { Difference } from './match.ts';
import { type Entry, readScenarios, type Scenario, seatNamed } from './scenario.ts';

export interface ScenarioResult {
  /** The sentence it shows; empty when the file could not be read so far. */
  readonly name: string;
  /** The case of the file, where it has several. */
  readonly case: string | null;
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

/** Runs the parsed JSON of a file, each of its cases alone; whatever is wrong is part of the result. */
export function runScenario(withGame: WithGame, input: Json, how: HowToRun): readonly ScenarioResult[] {
  try {
    return readScenarios(input).map((scenario) => runOne(withGame, scenario, how));
  } catch (error) {
    return [broken(messageOf(error))];
  }
}

function runOne(withGame: WithGame, scenario: Scenario, how: HowToRun): ScenarioResult {
  try {
    return withGame(scenario.game, (game) => play(game, scenario, how));
  } catch (error) {
    return { ...passed(scenario), passed: false, error: messageOf(inCase(scenario, error)) };
  }
}

/** A fault of the rules is what a bug report is for: told like any other failure, and the next file runs. */
function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return error instanceof BadInput ? message : `the rules fail: ${message}`;
}

/** What a case says of the position or the options itself is found in the case. */
function inCase({ variant }: Scenario, error: unknown): unknown {
  if (variant === null || !(error instanceof BadInput)) return error;
  const { path } = error;
  const [part, ...inside] = path.split(/[.[]/);
  const own = variant.own[part];
  if (own === undefined || !['position', 'options', 'decks'].includes(part) || !says(spelt(own), inside)) return error;
  return new BadInput(`${variant.path}.${path}`, error.message.slice(path.length + 2));
}

const spelt = (own: Json): Json => (isFields(own) ? written(own, '') : own);

/** The result of a file that can't be run. */
export const broken = (error: string): ScenarioResult => ({ ...NOTHING_READ, error });

const NOTHING_READ: ScenarioResult = {
  ...{ name: '', case: null, rules: [], passed: false, error: null, differences: [], after: null },
};

function play<S extends State, V, O, E>(game: Game<S, V, O, E>, scenario: Scenario, how: HowToRun): ScenarioResult {
  const options = optionsOf(game, scenario);
  const events: E[] = [];
  const resumed = (state: S): S => (how.resume ? resume(game, scenario.seed, options, state) : state);
  let state = resumed(open(game, scenario, options, (event) => events.push(event)));
  let after: Entry | null = null;
  for (const entry of scenario.entries) {
    if (entry.does === 'expect') {
      const found = check({ game, state, events }, entry.expect, entry.path);
      if (found.length > 0) return differing(scenario, found, after);
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
  return differing(
    scenario,
    scenario.ends.flatMap(({ expect, path }) => check({ game, state, events }, expect, path)),
    after,
  );
}

const differing = (scenario: Scenario, found: readonly Difference[], after: Entry | null): ScenarioResult =>
  found.length === 0
    ? passed(scenario)
    : { ...passed(scenario), passed: false, differences: found, after: wordsOf(after) };

const passed = ({ name, variant, rules }: Scenario): ScenarioResult => ({
  name,
  case: variant?.name ?? null,
  rules,
  passed: true,
  error: null,
  differences: [],
  after: null,
});

const wordsOf = (entry: Entry | null): string | null =>
  entry === null || entry.does === 'expect' ? null : `${entry.path} ${JSON.stringify(entry.given)}`;

/** A scenario's state after so many of its answers; what it expects on the way is left out. */
export function stateAfter<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  scenario: Scenario,
  answers: number | 'all',
): S {
  const options = optionsOf(game, scenario);
  const given = scenario.entries.filter((entry) => entry.does === 'answer');
  if (answers !== 'all' && answers > given.length)
    throw new BadInput('answers', `there are ${given.length}, not ${answers}`);
  let state = open(game, scenario, options, () => {});
  for (const entry of answers === 'all' ? given : given.slice(0, answers)) {
    for (const [name, words] of Object.entries(entry.given)) {
      state = answer(game, state, seatNamed(name), words, `${entry.path}.${name}`).state;
    }
  }
  return state;
}

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
  { seed, position, decks }: Scenario,
  options: O,
  emit: (event: E) => void,
): S {
  if (position !== null) return game.loadPosition(position, options, seed, emit);
  if (decks === null) return game.rules.setup(seed, options, emit);
  if (game.stackedSetup === null) throw new BadInput('decks', 'nobody has a deck in this game; leave it out');
  return game.stackedSetup(decks, options, seed, emit);
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
