// Does everything stay in order in whole matches? For tests only.
//
// A game, in its audit.test.ts: describeAudit({ rules, trials, audit }).

import { expect, test } from 'vitest';
import { afterStep, playAll, type Trials } from './matches-for-tests.ts';
import type { Rules } from './rules.ts';
import { isOver, type State } from './state.ts';

export interface Audited<S extends State, V, O, E> {
  readonly rules: Rules<S, V, O, E>;
  readonly trials: Trials<S>;
  /** What is wrong with a state that came from another by some events; null when nothing is. */
  audit(before: S | null, after: S, events: readonly E[]): string | null;
}

export function describeAudit<S extends State, V, O, E>({ rules, trials, audit }: Audited<S, V, O, E>): void {
  test('nothing is lost, doubled or left over in whole matches, and every match ends', () => {
    const ends = playAll(rules, trials, 'audit', (step) => {
      const { state, events } = afterStep(rules, step);
      const wrong = audit(step.state, state, events);
      if (wrong !== null) expect(wrong).toBeNull();
    });
    for (const end of ends) expect(isOver(end)).toBe(true);
  });
}
