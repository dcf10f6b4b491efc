// How does a whole match become a scenario? From its setup with all its answers; what should be so is left to write.

import { type Json, type MatchRecord, SEAT_NAMES } from '@duello/kernel';

/** Everything but the answers, and those: whoever writes the file gives each a line of its own. */
export interface ScenarioText {
  readonly head: Readonly<Record<string, Json>>;
  readonly answers: readonly Json[];
}

export function scenarioOf({ game, options, seed, answers }: MatchRecord): ScenarioText {
  const name = 'Write here what should be so, and expect it below.';
  return {
    head: { game, name, options, seed, answers: [], expect: {} },
    answers: answers.map(({ seat, decision: _, ...body }) => ({ [SEAT_NAMES[seat]]: body })),
  };
}
