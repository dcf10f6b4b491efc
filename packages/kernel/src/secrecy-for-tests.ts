// Can a seat learn what it must not? Properties over random play, for both seats and a watcher; for tests only.
//
// A game, in its secrecy.test.ts:
//   describeSecrecy({ rules, trials, permuteHidden, audit, fields: 'active deckSize …', stride: 3 });
// and below it, in tests of its own, the single secrets that its clauses name.

import { expect, test } from 'vitest';
import { decisionOf, decode } from './answer.ts';
import { isAsked, newReply, randomReply, refusal } from './decision.ts';
import { afterStep, playAll, playOn, type Step, type Trials, VIEWERS } from './matches-for-tests.ts';
import { type Rng, stream } from './rng.ts';
import { type Rules, SEATS, type Viewer } from './rules.ts';
import { isOver, type State } from './state.ts';

/** What every view tells of the question that is open. */
interface Watched {
  readonly waiting: unknown;
  readonly options: unknown;
}

export interface Secretive<S extends State, V extends Watched, O, E> {
  readonly rules: Rules<S, V, O, E>;
  readonly trials: Trials<S>;
  /** Makes everything otherwise that the viewer can't see. */
  permuteHidden(state: S, viewer: Viewer, rng: Rng): void;
  /** What is wrong with a state that is to hold the same things as another; null when nothing is. */
  audit(real: S | null, sampled: S, events: readonly E[]): string | null;
  /** Every key of a view at any depth, sorted: a new one must be thought about. */
  readonly fields: string;
  /** Keys that are ids of the game's own things. */
  readonly ids?: readonly string[];
  /** One decision in so many is looked at; all, unless it says otherwise. */
  readonly stride?: number;
}

/** Keys that would tell how a state is kept. */
const INNARDS = ['seed', 'frames', 'cells', 'words', 'rng', 'chance', 'state', 'compiled'];
/** A number this large is chance. */
const LARGE = 100_000;

/** Every key of a value, at any depth. */
function keysOf(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) found.add(key);
    keysOf(inner, found);
  }
}

export function describeSecrecy<S extends State, V extends Watched, O, E>(secrets: Secretive<S, V, O, E>): void {
  const { rules, trials, stride = 1 } = secrets;
  const playMany = (name: string, visit: (step: Step<S>) => void): readonly S[] =>
    playAll(rules, trials, name, visit, stride);
  /** The same table with everything otherwise that a viewer can't see. */
  const masked = (state: S, viewer: Viewer, rng: Rng): S => {
    const other = rules.copy(state);
    secrets.permuteHidden(other, viewer, rng);
    return other;
  };
  /** What a viewer is told by some events, as text. */
  const told = (events: readonly E[], viewer: Viewer): readonly string[] =>
    events.map((event) => JSON.stringify(rules.see(event, viewer)));
  /** As text first: comparing values at any depth is far dearer, and needed only to show a difference. */
  const expectSame = (seen: unknown, real: unknown): void => {
    if (JSON.stringify(seen) !== JSON.stringify(real)) expect(seen).toEqual(real);
  };

  test('a sampled state gives the same view, for everybody, at every decision, and holds the same things', () => {
    const rng = stream('samples');
    const visit = (state: S): void => {
      for (const viewer of VIEWERS) {
        const real = rules.view(state, viewer);
        const sampled = rules.sample(real, rng);
        expectSame(rules.view(sampled, viewer), real);
        if (!isOver(state)) expect(secrets.audit(state, sampled, [])).toBeNull();
      }
    };
    for (const over of playMany('sampled', ({ state }) => visit(state))) visit(over);
  });

  test('everything hidden may be otherwise, and view and decision stay the same to the letter', () => {
    const rng = stream('disguises');
    let [changed, visited] = [0, 0];
    playMany('disguised', ({ state }) => {
      visited++;
      for (const viewer of VIEWERS) {
        const other = masked(state, viewer, rng);
        if (!other.cells.every((cell, at) => cell === state.cells[at])) changed++;
        expect(JSON.stringify(rules.view(other, viewer))).toBe(JSON.stringify(rules.view(state, viewer)));
        if (viewer === 'watcher') continue;
        expectSame(decisionOf(rules, other, viewer), decisionOf(rules, state, viewer));
      }
    });
    // The property says nothing unless something hidden did change.
    expect(visited).toBeGreaterThan(200);
    expect(changed).toBeGreaterThan(visited);
  });

  test('the same answer is told the same way until something is shown, whatever is hidden from who gives it', () => {
    const rng = stream('other truths');
    let compared = 0;
    playMany('truths', ({ state, seat, reply }) => {
      const other = masked(state, seat, rng);
      const [here, there] = [state, other].map((world) => afterStep(rules, { state: world, seat, reply }).events);
      const shown = [here, there].map((events) => events.findIndex((event) => rules.reveals(event)));
      const end = Math.min(...shown.map((at) => (at < 0 ? Number.POSITIVE_INFINITY : at)));
      expectSame(told(there, seat).slice(0, end), told(here, seat).slice(0, end));
      compared++;
    });
    expect(compared).toBeGreaterThan(200);
  });

  test('no view names a seed, a cell or a stream of chance', () => {
    const seed = 'the seed of seeds';
    const innards = new RegExp(`"(${INNARDS.join('|')})"`);
    playOn(rules, trials.begin(seed, 0), seed, ({ state }) => {
      for (const viewer of VIEWERS) {
        const text = JSON.stringify(rules.view(state, viewer));
        expect(text).not.toContain(seed);
        expect(text).not.toMatch(innards);
        const chance = [...state.words.subarray(4)].filter((word) => Math.abs(word) > LARGE);
        expect(chance.filter((word) => text.includes(String(word)))).toEqual([]);
      }
    });
  });

  test('a view holds these fields and no others: a new one must be thought about', () => {
    const found = new Set<string>();
    playMany('fields', ({ state }) => {
      for (const viewer of VIEWERS) {
        const { options: _options, ...rest } = rules.view(state, viewer);
        keysOf(rest, found);
      }
    });
    for (const id of secrets.ids ?? []) found.delete(id);
    expect([...found].sort().join(' ')).toBe(secrets.fields);
  });

  test('a sampled state goes on like the real one: the same answer leads to the same question', () => {
    const rng = stream('onwards');
    let compared = 0;
    playMany('onwards', ({ state, seat, reply }) => {
      const sampled = rules.sample(rules.view(state, seat), rng);
      const here = afterStep(rules, { state, seat, reply });
      // What chance or something hidden shows may lead elsewhere.
      if (here.events.some((event) => rules.reveals(event))) return;
      const there = afterStep(rules, { state: sampled, seat, reply });
      expectSame(rules.view(there.state, 'watcher').waiting, rules.view(here.state, 'watcher').waiting);
      compared++;
    });
    expect(compared).toBeGreaterThan(150);
  });

  test('a sampled state can be played to its end, whoever looked', () => {
    const rng = stream('to the end');
    let decisions = 0;
    const last = trials.count - 1;
    playOn(rules, trials.begin('to the end', last), 'to the end', ({ state }) => {
      if (decisions++ % 40 !== 0) return;
      for (const viewer of VIEWERS) {
        const sampled = rules.sample(rules.view(state, viewer), rng);
        expect(isOver(playOn(rules, sampled, `to the end ${decisions}`, () => {}))).toBe(true);
      }
    });
  });

  test('a bot that samples sees legal moves only: what a sampled state asks the viewer can be answered for real', () => {
    const rng = stream('moves');
    const reply = newReply();
    playMany('moves', ({ state }) => {
      for (const seat of SEATS) {
        if (!isAsked(state, seat)) continue;
        const sampled = rules.sample(rules.view(state, seat), rng);
        randomReply(rules, sampled, seat, rng, reply);
        expect(refusal(rules, state, seat, reply)).toBeNull();
        expectSame(decode(rules, state, seat, reply), decode(rules, sampled, seat, reply));
      }
    });
  });
}
