// What goes wrong when a pupil does anything but what is asked? Nothing may: the guide is never stuck and never points at nothing.

import {
  type AnswerBody,
  below,
  decode,
  newReply,
  type Rng,
  type Rules,
  randomReply,
  type State,
  stream,
} from '@duello/kernel';
import type { Lesson } from './lesson.ts';
import { type Attended, attend, type Opponent } from './pupil-for-tests.ts';

export interface Classroom<V> {
  /** How somebody does what a step asks, as the table stands; null where that can't be done. */
  obeys(step: string, view: V, task: string): AnswerBody | null;
  /** Every card that the learner can find: in hand, in play, for sale. */
  finds(view: V): Iterable<string>;
  /** What a step speaks of is there, told once more; a step that is not named speaks of what is always there. */
  readonly subjects: Readonly<Record<string, (view: V) => boolean>>;
  /** Every step has had its chance by then. */
  isTired(view: V): boolean;
}

/** Names in braces, as the words of a lesson have them. */
const cardsIn = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, card]) => card);

function faultsNow<V>(
  now: Attended<V>,
  lesson: Lesson<V>,
  { obeys, finds, subjects }: Classroom<V>,
): readonly string[] {
  const { step, guide, task, moment } = now;
  const faults: string[] = [];
  const missing = cardsIn(lesson.messages.en[task]).filter((card) => ![...finds(moment.view)].includes(card));
  if (missing.length > 0) faults.push(`${step.id} names ${missing}, which is not there`);
  if (subjects[step.id]?.(moment.view) === false) faults.push(`${step.id} speaks of what is not there`);
  const isLost = step.goal !== null && guide.back === null && task === step.now && !now.over;
  if (isLost && obeys(step.id, moment.view, now.task) === null) faults.push(`${step.id} asks for what can’t be done`);
  return faults.map((fault) => `${fault} (after ${moment.answers} answers)`);
}

/** Steps back, and looks whether what was asked can be done there. */
function faultsBack<V>(now: Attended<V>, { obeys }: Classroom<V>): readonly string[] {
  const { back } = now.guide;
  now.stepBack();
  const { step, guide, moment } = now;
  const faults: string[] = [];
  if (guide.step !== back?.step) faults.push(`stepping back leads to ${step.id}`);
  if (guide.back?.answers === moment.answers) faults.push(`${step.id} can be stepped back from for ever`);
  if (obeys(step.id, moment.view, now.task) === null)
    faults.push(`${step.id} can’t be done where one has stepped back to`);
  return faults;
}

/** Any legal answer, by chance. */
const byChance =
  <S extends State, V, O, E>(rules: Rules<S, V, O, E>, rng: Rng): Opponent<S> =>
  (state, seat) => {
    const reply = newReply();
    randomReply(rules, state, seat, rng, reply);
    const { seat: _seat, decision: _decision, ...body } = decode(rules, state, seat, reply);
    return body;
  };

/** What goes wrong in one lesson in which the learner obeys now and then, reads at times, and steps back at times. */
export function disobey<S extends State, V, O, E>(
  rules: Rules<S, V, O, E>,
  lesson: Lesson<V>,
  room: Classroom<V>,
  seed: string,
): { readonly faults: readonly string[]; readonly backs: number } {
  const rng = stream(seed);
  const chance = (percent: number): boolean => below(rng, 100) < percent;
  const obedience = below(rng, 4) * 30;
  const now = attend(rules, lesson, byChance(rules, rng));
  const faults: string[] = [];
  let backs = 0;
  while (!now.over && !room.isTired(now.moment.view) && faults.length === 0) {
    faults.push(...faultsNow(now, lesson, room));
    if (chance(60)) while (now.read());
    faults.push(...faultsNow(now, lesson, room));
    if (now.guide.back !== null && backs < 20 && chance(30)) {
      faults.push(...faultsBack(now, room));
      backs += 1;
    }
    const told = chance(obedience) ? room.obeys(now.step.id, now.moment.view, now.task) : null;
    now.give(told ?? now.random(rng));
  }
  while (now.read());
  if (!now.over && faults.length === 0 && now.guide.step < lesson.steps.length - 1) {
    faults.push(`the guide is stuck at ${now.step.id}`);
  }
  return { faults: faults.map((fault) => `${seed}: ${fault}`), backs };
}
