// How does a pupil go through a lesson? In a real match, answer by answer, with the guide beside it.

import {
  type AnswerBody,
  answer,
  begin,
  decisionOf,
  decode,
  isAsked,
  isOver,
  newReply,
  type Rng,
  type Rules,
  randomReply,
  type Seat,
  type State,
  undo,
} from '@duello/kernel';
import { BEGUN, goOn, hear } from './learn-course.ts';
import { type Guide, taskOf } from './learn-guide.ts';
import type { Lesson, LessonState, Step } from './lesson.ts';

const LEARNER = 0;

/** What sits across the table: told the state and the seat, it answers. */
export type Opponent<S> = (state: S, seat: Seat, answers: number) => AnswerBody;

export interface Attended<V> {
  readonly guide: Guide;
  readonly moment: LessonState<V>;
  readonly step: Step<V>;
  /** The key of what the guide asks for now. */
  readonly task: string;
  readonly over: boolean;
  /** Reads a step that there is nothing to do about but to read it; false where something is to be done. */
  read(): boolean;
  /** Answers for the learner, after which the other moves until the learner is asked again. */
  give(body: AnswerBody): void;
  /** Any legal answer. */
  random(rng: Rng): AnswerBody;
  /** As the button does: everything since the other move than the one asked. */
  stepBack(): void;
}

/** Sits down in the lesson. */
export function attend<S extends State, V, O, E>(
  rules: Rules<S, V, O, E>,
  lesson: Lesson<V>,
  opponent: Opponent<S> = () => ({ idle: true }),
): Attended<V> {
  const match = begin(rules, lesson.seed, rules.options(lesson.options));
  let course = BEGUN;
  let given: AnswerBody | null = null;
  const momentAfter = (before: V | null): LessonState<V> => ({
    ...{ view: rules.view(match.state, LEARNER), given, before },
    answers: match.answers.length,
  });
  let moment = momentAfter(null);
  const tell = (before: V | null): void => {
    moment = momentAfter(before);
    course = hear(lesson, course, moment);
  };
  const play = (seat: Seat, body: AnswerBody): void => {
    const decision = decisionOf(rules, match.state, seat);
    if (decision === null) throw new Error('nobody is asked');
    const before = seat === LEARNER ? moment.view : null;
    if (seat === LEARNER) given = body;
    answer(match, { seat, decision: decision.id, ...body });
    tell(before);
  };
  const others = (): void => {
    while (!isOver(match.state) && !isAsked(match.state, LEARNER)) {
      play(1, opponent(match.state, 1, match.answers.length));
    }
  };
  tell(null);
  others();
  return {
    get guide() {
      return course.guide;
    },
    get moment() {
      return moment;
    },
    get step() {
      return lesson.steps[course.guide.step];
    },
    get task() {
      return taskOf(lesson.steps[course.guide.step], moment);
    },
    get over() {
      return isOver(match.state);
    },
    read() {
      if (lesson.steps[course.guide.step].goal !== null || course.guide.step === lesson.steps.length - 1) return false;
      course = goOn(lesson, course, moment);
      return true;
    },
    give(body) {
      play(LEARNER, body);
      others();
    },
    random(rng) {
      const reply = newReply();
      randomReply(rules, match.state, LEARNER, rng, reply);
      const { seat: _seat, decision: _decision, ...body } = decode(rules, match.state, LEARNER, reply);
      return body;
    },
    stepBack() {
      const { back } = course.guide;
      if (back === null) throw new Error('there is nothing to step back from');
      undo(match, match.answers.length - back.answers);
      tell(null);
    },
  };
}

interface Obeyed {
  readonly steps: readonly string[];
  /** What could not be done as told. */
  readonly faults: readonly string[];
}

/** Does as told from the first step to the last; `before` hears of each answer before it is given. */
export function obey<V>(
  now: Attended<V>,
  obeys: (step: string, view: V, task: string) => AnswerBody | null,
  before: (given: AnswerBody, view: V, step: string) => unknown = () => {},
): Obeyed {
  const steps = new Set<string>();
  for (;;) {
    const { id, goal } = now.step;
    steps.add(id);
    const told = obeys(id, now.moment.view, now.task);
    const fault = now.guide.back !== null ? 'offers to step back' : now.over ? 'comes too late' : null;
    if (fault !== null) return { steps: [...steps], faults: [`${id} ${fault}`] };
    if (now.read()) continue;
    if (goal === null) return { steps: [...steps], faults: [] };
    if (told === null) return { steps: [...steps], faults: [`${id} can’t be done`] };
    before(told, now.moment.view, id);
    now.give(told);
  }
}

interface Pupil<V> {
  answers(view: V): AnswerBody;
  isTired(view: V): boolean;
}

interface Taught {
  /** What was shown, in order; the last is where the guide is at the end. */
  readonly steps: readonly string[];
  readonly remarks: readonly string[];
}

/** Answers as it likes while the other seat does nothing; the guide is read as fast as it speaks. */
export function teach<S extends State, V, O, E>(
  rules: Rules<S, V, O, E>,
  lesson: Lesson<V>,
  { answers, isTired }: Pupil<V>,
): Taught {
  const lessonNow = attend(rules, lesson);
  const [steps, remarks] = [new Set<string>(), new Set<string>()];
  const note = (): void => {
    if (lessonNow.guide.remark !== null) remarks.add(lessonNow.guide.remark);
    while (lessonNow.read());
    steps.add(lessonNow.step.id);
  };
  note();
  while (!lessonNow.over && !isTired(lessonNow.moment.view)) {
    lessonNow.give(answers(lessonNow.moment.view));
    note();
  }
  return { steps: [...steps], remarks: [...remarks] };
}
