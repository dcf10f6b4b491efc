// How does a pupil go through a lesson? Answers a real match as told, while the other seat does nothing.

import { type AnswerBody, answer, begin, decisionOf, isAsked, isOver, type Rules, type State } from '@duello/kernel';
import { follow, next, START } from './learn-guide.ts';
import type { Lesson, LessonState } from './lesson.ts';

interface Pupil<V> {
  answers(view: V): AnswerBody;
  isTired(view: V): boolean;
}

interface Taught {
  /** What was shown, in order; the last is where the guide is at the end. */
  readonly steps: readonly string[];
  readonly remarks: readonly string[];
}

/** The guide is read as fast as it speaks. */
export function teach<S extends State, V, O, E>(
  rules: Rules<S, V, O, E>,
  lesson: Lesson<V>,
  { answers, isTired }: Pupil<V>,
): Taught {
  const match = begin(rules, lesson.seed, rules.options(lesson.options));
  const [steps, remarks] = [new Set<string>(), new Set<string>()];
  let guide = START;
  let moment: LessonState<V> = { view: rules.view(match.state, 0), given: null };
  const read = (): void => {
    while (lesson.steps[guide.step].goal === null && guide.step < lesson.steps.length - 1) {
      guide = next(lesson, guide, moment);
    }
    steps.add(lesson.steps[guide.step].id);
    if (guide.remark !== null) remarks.add(guide.remark);
  };
  read();
  while (!isOver(match.state) && !isTired(moment.view)) {
    const seat = isAsked(match.state, 0) ? 0 : 1;
    const decision = decisionOf(rules, match.state, seat);
    if (decision === null) throw new Error('nobody is asked');
    const given = seat === 0 ? answers(rules.view(match.state, 0)) : null;
    answer(match, { seat, decision: decision.id, ...(given ?? { idle: true }) });
    moment = { view: rules.view(match.state, 0), given: given ?? moment.given };
    guide = follow(lesson, guide, moment);
    read();
  }
  return { steps: [...steps], remarks: [...remarks] };
}
