// Does the lesson of Contracts lead through its steps, whatever the learner does?

import { contracts, type View } from '@duello/contracts';
import { answer, begin, decisionOf, isAsked, isOver, type Words } from '@duello/kernel';
import { expect, test } from 'vitest';
import { follow, type Guide, next, START } from '../../shell/learn-guide.ts';
import type { Moment } from '../../shell/lesson.ts';
import { contractsLesson as lesson } from './lesson.ts';

const start = () => begin(contracts, lesson.seed, contracts.options(lesson.options));

/** The pupil answers as told, the other seat does nothing; the guide is read as fast as it speaks. */
function taught(learner: (view: View) => Words, seen: (guide: Guide) => void): Guide {
  const match = start();
  let guide = START;
  let moment: Moment<View> = { view: contracts.view(match.state, 0), given: null };
  const read = (): void => {
    while (lesson.steps[guide.step].goal === null && guide.step < lesson.steps.length - 1) {
      guide = next(lesson, guide, moment);
    }
    seen(guide);
  };
  read();
  while (!isOver(match.state) && moment.view.turn < 14) {
    const seat = isAsked(match.state, 0) ? 0 : 1;
    const decision = decisionOf(contracts, match.state, seat);
    if (decision === null) throw new Error('nobody is asked');
    const given = seat === 0 ? learner(contracts.view(match.state, 0)) : null;
    answer(match, { seat, decision: decision.id, ...(given ?? { idle: true }) });
    moment = { view: contracts.view(match.state, 0), given: given ?? moment.given };
    guide = follow(lesson, guide, moment);
    read();
  }
  return guide;
}

/** Red first, then yellow; plays what it can, attacks, uses its Rune. */
const obedient = ({ decision, turn }: View): Words => {
  const keys = decision?.options.map(({ key }) => key) ?? [];
  const first = (...prefixes: readonly string[]): string | undefined =>
    prefixes.map((prefix) => keys.find((key) => key.startsWith(prefix))).find((key) => key !== undefined);
  if (decision?.what === 'colour') return { pick: turn === 1 ? 'red' : 'yellow' };
  if (decision?.what === 'draw') return { pick: 'draw:2' };
  if (decision?.what === 'act') {
    return { pick: first('play:trialTorch', 'play:paydayBearer', 'rune', 'play:', 'attack:') ?? 'end' };
  }
  return { idle: true };
};

test('the opening is the one the texts speak of', () => {
  const { hand } = contracts.view(start().state, 0).players[0];
  expect(hand?.toSorted()).toEqual(['paydayBearer', 'personalAppearance', 'squiresByTheHour', 'trialTorch']);
});

test('a learner who does as told sees every step that asks for something, in order', () => {
  const seen = new Set<string>();
  const end = taught(obedient, ({ step }) => seen.add(lesson.steps[step].id));
  const wanted = lesson.steps.filter(({ goal }) => goal !== null).map(({ id }) => id);
  expect([...seen].filter((id) => wanted.includes(id))).toEqual(wanted.filter((id) => seen.has(id)));
  expect(seen.size).toBeGreaterThan(wanted.length - 2);
  expect(lesson.steps[end.step].id).toBe('end');
});

test('a learner who does nothing comes to the end as well', () => {
  const end = taught(
    () => ({ idle: true }),
    () => {},
  );
  expect(lesson.steps[end.step].id).toBe('end');
});
