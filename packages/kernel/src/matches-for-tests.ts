// How does a match go at random? The same for the same seed, with a look at every decision; for tests only.
//
// A game, in its play-for-tests.ts: options that together turn every switch both ways, and
//   export const trials = trialsOf(rules, MANY_OPTIONS);
//   export const { playOut, afterStep } = matchesOf(rules);

import { asked } from './agenda.ts';
import { newReply, type Reply, randomReply } from './decision.ts';
import { advance } from './play.ts';
import { below, stream } from './rng.ts';
import type { Json, Rules, Seat, Viewer } from './rules.ts';
import type { State } from './state.ts';

export const VIEWERS: readonly Viewer[] = [0, 1, 'watcher'];

/** Far more answers than any match takes. */
const ENDLESS = 20_000;

export interface Step<S extends State> {
  readonly state: S;
  /** Who answers next, and with what. */
  readonly seat: Seat;
  readonly reply: Reply;
}
export type Visit<S extends State> = (step: Step<S>) => void;

/** The matches on which a property is tried: how many, and where each begins. */
export interface Trials<S extends State> {
  readonly count: number;
  begin(seed: string, index: number): S;
}

/** One match from its start with each of many options. */
export const trialsOf = <S extends State, V, O, E>(rules: Rules<S, V, O, E>, options: readonly Json[]): Trials<S> => ({
  count: options.length,
  begin: (seed, index) => rules.setup(seed, rules.options(options[index]), null),
});

/** Plays on at random, to the end or for so many answers; `visit` sees every decision before it is answered. */
export function playOn<S extends State, E>(
  rules: Rules<S, unknown, unknown, E>,
  state: S,
  seed: string,
  visit: Visit<S>,
  most: number | null = null,
): S {
  const rng = stream(`${seed}/policy`);
  const reply = newReply();
  for (let left = most ?? ENDLESS; asked(state) !== 0; left--) {
    if (left === 0) {
      if (most !== null) break;
      throw new Error(`the match of seed ${seed} does not end`);
    }
    const mask = asked(state);
    const seat: Seat = mask === 3 ? (below(rng, 2) === 0 ? 0 : 1) : mask === 1 ? 0 : 1;
    randomReply(rules, state, seat, rng, reply);
    visit({ state, seat, reply });
    advance(rules, state, seat, reply, null);
  }
  return state;
}

/** Every trial to its end; `visit` sees one decision in `stride`. Returns how each one ended. */
export function playAll<S extends State, E>(
  rules: Rules<S, unknown, unknown, E>,
  trials: Trials<S>,
  name: string,
  visit: (step: Step<S>, trial: number) => void,
  stride = 1,
): readonly S[] {
  return Array.from({ length: trials.count }, (_, trial) => {
    const seed = `${name} ${trial}`;
    let n = trial;
    return playOn(rules, trials.begin(seed, trial), seed, (step) => {
      if (n++ % stride === 0) visit(step, trial);
    });
  });
}

/** What happens by an answer, to a copy of the state. */
export function afterStep<S extends State, E>(
  rules: Rules<S, unknown, unknown, E>,
  { state, seat, reply }: Step<S>,
): { readonly state: S; readonly events: readonly E[] } {
  const copy = rules.copy(state);
  const events: E[] = [];
  advance(rules, copy, seat, reply, (event) => events.push(event));
  return { state: copy, events };
}

/** The same for one game. */
export const matchesOf = <S extends State, V, O, E>(rules: Rules<S, V, O, E>) => ({
  /** Plays a whole match at random. */
  playOut: (seed: string, options: Json, visit: Visit<S>): S =>
    playOn(rules, rules.setup(seed, rules.options(options), null), seed, visit),
  afterStep: (step: Step<S>) => afterStep(rules, step),
});
