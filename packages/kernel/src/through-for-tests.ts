// What comes to light by an answer, and what does not? Worlds that differ only in what stays hidden are told alike.
//
// A game, in its permute-hidden.test.ts: tries random matches with `toldAlike({ rules, trials, permuteHiddenThrough, secretsOf }, …)`
// and says how often what is hidden must have differed, by the question that was open:
//   expectDiffering(toldAlike(worlds, 'through'), { act: 300, draw: 5 });

import { expect } from 'vitest';
import { questionOf, type Reply, refusal } from './decision.ts';
import { afterStep, playOn, type Step, type Trials, VIEWERS } from './matches-for-tests.ts';
import { type Rng, stream } from './rng.ts';
import type { Rules, Seat, Viewer } from './rules.ts';
import type { State } from './state.ts';

export interface Worlds<S extends State, V, O, E> {
  readonly rules: Rules<S, V, O, E>;
  readonly trials: Trials<S>;
  /** Makes otherwise what stays hidden from the viewer through an answer and all that follows from it. */
  permuteHiddenThrough(state: S, viewer: Viewer, answering: Seat, given: Reply, rng: Rng): void;
  /** Everything of a seat that could be hidden, as it lies. */
  secretsOf(state: S, seat: Seat): string;
  /** What a decision is counted under; the question that is open, unless it says otherwise. */
  readonly momentOf?: (state: S) => string;
  /** A question that is most of a match: only one decision in so many of it is looked at. */
  readonly frequent?: { readonly question: string; readonly stride: number };
  /** Answers at the most, of each match. */
  readonly most?: number;
}

/** What a viewer is told by an answer, and what it sees after it. */
function learned<S extends State, V, O, E>(rules: Rules<S, V, O, E>, step: Step<S>, viewer: Viewer): string {
  const { state, events } = afterStep(rules, step);
  return JSON.stringify([events.map((event) => rules.see(event, viewer)), rules.view(state, viewer)]);
}

/** Expects all viewers to be told the same and to see the same; returns how often what is hidden differed, by moment. */
export function toldAlike<S extends State, V, O, E>(
  worlds: Worlds<S, V, O, E>,
  name: string,
): Readonly<Record<string, number>> {
  const { rules, trials, frequent, momentOf = (state) => questionOf(rules, state).name } = worlds;
  const differing: Record<string, number> = {};
  for (let trial = 0; trial < trials.count; trial++) {
    const seed = `${name} ${trial}`;
    let n = 0;
    const visit = (step: Step<S>): void => {
      const { state, seat, reply } = step;
      if (n++ % (frequent?.stride ?? 1) !== 0 && questionOf(rules, state).name === frequent?.question) return;
      for (const viewer of VIEWERS) {
        const masked = rules.copy(state);
        worlds.permuteHiddenThrough(masked, viewer, seat, reply, stream(`${seed}/${n}/${viewer}`));
        if (refusal(rules, masked, seat, reply) !== null) continue;
        expect(learned(rules, { ...step, state: masked }, viewer)).toBe(learned(rules, step, viewer));
        const hidden = viewer === 0 ? 1 : 0;
        if (worlds.secretsOf(masked, hidden) === worlds.secretsOf(state, hidden)) continue;
        const moment = momentOf(state);
        differing[moment] = (differing[moment] ?? 0) + 1;
      }
    };
    playOn(rules, trials.begin(seed, trial), seed, visit, worlds.most ?? null);
  }
  return differing;
}

/** The property says nothing unless what is hidden did differ, whatever was asked. */
export function expectDiffering(
  differing: Readonly<Record<string, number>>,
  wanted: Readonly<Record<string, number>>,
): void {
  for (const [moment, often] of Object.entries(wanted)) {
    expect(differing[moment], moment).toBeGreaterThan(often);
  }
}
