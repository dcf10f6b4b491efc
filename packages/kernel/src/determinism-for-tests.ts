// Do the same options, seed and answers always give the same states? For tests only.
//
// A game, in its determinism.test.ts: describeDeterminism({ rules, trials, golden }), where `golden` pins for some matches
// what they come to. A pinned state that changes means that matches played before can not be replayed: raise the rules'
// version with it. What is asked and told may change alone: then read a log before you pin it anew.

import { expect, test } from 'vitest';
import { decisionOf, decode } from './answer.ts';
import { newReply, questionOf, refusal, registerOf } from './decision.ts';
import { hash } from './hash.ts';
import { afterStep, playAll, playOn, type Step, type Trials } from './matches-for-tests.ts';
import { advance, apply } from './play.ts';
import type { Rules } from './rules.ts';
import { load, type State, save } from './state.ts';

/** Seed, which trial, decisions, the hash of the last state and that of all that was asked and told. */
export type Golden = readonly [string, number, number, string, string];

export interface Determined<S extends State, V, O, E> {
  readonly rules: Rules<S, V, O, E>;
  readonly trials: Trials<S>;
  readonly golden: readonly Golden[];
}

/** A state that has gone through its saved text, with nothing of the old one left in it. */
export function resumed<S extends State>(rules: { copy(from: S): S }, state: S): S {
  const text = JSON.stringify(save(state));
  const back = rules.copy(state);
  back.all.fill(0);
  load(JSON.parse(text), back);
  return back;
}

/** Values by name, whatever the order they are written in. */
const inOrder = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** 32 bits over the text of one thing after another. */
function newDigest(): { add(thing: unknown): void; text(): string } {
  let sum = 0x811c9dc5;
  return {
    add(thing) {
      for (const letter of JSON.stringify(thing, inOrder))
        sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    },
    text: () => (sum >>> 0).toString(16).padStart(8, '0'),
  };
}

/** Where every so many decisions are looked at, because each look is dear. */
const STRIDE = 4;

export function describeDeterminism<S extends State, V, O, E>({ rules, trials, golden }: Determined<S, V, O, E>): void {
  test.each(golden)('the %s match goes and is told as it always has', (seed, trial, decisions, last, told) => {
    let count = 0;
    const digest = newDigest();
    const state = playOn(rules, trials.begin(seed, trial), seed, (step) => {
      count++;
      digest.add(decisionOf(rules, step.state, step.seat));
      for (const event of afterStep(rules, step).events) digest.add(event);
    });
    expect([count, hash(state), digest.text()].join(' ')).toBe([decisions, last, told].join(' '));
  });

  test('a match that is saved and loaded at every decision goes on just the same', () => {
    const twins: S[] = [];
    let n = 0;
    const ends = playAll(rules, trials, 'resumed', (step, trial) => {
      const { state, seat, reply } = step;
      const twin = resumed(rules, twins[trial] ?? state);
      if (hash(twin) !== hash(state)) expect(hash(twin)).toBe(hash(state));
      const told: E[] = [];
      advance(rules, twin, seat, reply, (event) => told.push(event));
      if (n++ % STRIDE === 0) expect(told).toEqual(afterStep(rules, step).events);
      twins[trial] = twin;
    });
    expect(twins.map(hash)).toEqual(ends.map(hash));
    expect(playAll(rules, trials, 'resumed', () => {}).map(hash)).toEqual(ends.map(hash));
  });

  test('apply leaves the state as it was and comes to what advance comes to, with or without listeners', () => {
    const visit = ({ state, seat, reply }: Step<S>): void => {
      const before = hash(state);
      const applied = apply(rules, state, decode(rules, state, seat, reply));
      expect(hash(state)).toBe(before);
      const silent = rules.copy(state);
      advance(rules, silent, seat, reply, null);
      expect(hash(silent)).toBe(hash(applied.state));
    };
    playAll(rules, trials, 'pure', visit, STRIDE);
  });

  test('whoever does not answer gives an answer that may be given', () => {
    const mildest = newReply();
    const visit = ({ state, seat }: Step<S>): void => {
      // Chance may choose for somebody who does not answer, so the state itself is left alone.
      questionOf(rules, state).idle(rules.copy(state), seat, registerOf(state), mildest);
      const why = refusal(rules, state, seat, mildest);
      if (why !== null) expect(why).toBeNull();
    };
    playAll(rules, trials, 'idle', visit, STRIDE);
  });
}
