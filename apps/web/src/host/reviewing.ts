// How well was a match played? Judged answer by answer beside the page, each as soon as it is known.

import { type Judged, type LevelName, type Review, reviewAs, reviewing, type Tools } from '@duello/bots';
import { answer, begin, type MatchRecord, type State } from '@duello/kernel';

/** One answer that was judged; what is marked brings along what its seat saw. */
export interface ReviewedAnswer<V> {
  readonly judged: Judged;
  readonly view: V | null;
}

export interface ReviewStep<V> {
  readonly done: number;
  readonly all: number;
  readonly found: ReviewedAnswer<V> | null;
}

export function reviewRecord<S extends State, V, O, E>(
  tools: Tools<S, V, O, E>,
  record: MatchRecord,
  level: LevelName,
  tell: (step: ReviewStep<V>) => void,
): Review['results'] {
  const { rules } = tools;
  const steps = reviewing(tools, record, reviewAs(level));
  // Played along, for what was seen at each answer.
  const match = begin(rules, record.seed, rules.options(record.options));
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value.results;
    const { done, all, judged } = step.value;
    const view = judged?.mark == null ? null : rules.view(match.state, judged.seat);
    answer(match, record.answers[done - 1]);
    tell({ done, all, found: judged === null ? null : { judged, view } });
  }
}
