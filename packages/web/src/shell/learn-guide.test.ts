// Does the lesson lead through its steps, whatever the learner does?

import { finalMagic, type View } from '@duello/final-magic';
import { answer, begin, decisionOf, isAsked, isOver, type Words } from '@duello/kernel';
import { expect, test } from 'vitest';
import { finalMagicLesson } from '../games/final-magic/lesson.ts';
import { follow, type Guide, next, START } from './learn-guide.ts';
import type { Moment } from './lesson.ts';

const { steps: STEPS, seed, options } = finalMagicLesson;

type Learner = (view: View) => Words;

/** The pupil answers as told, the other seat does nothing; the guide is read as fast as it speaks. */
function lesson(learner: Learner, seen: (guide: Guide) => void): Guide {
  const match = begin(finalMagic, seed, finalMagic.options(options));
  let guide = START;
  let moment: Moment<View> = { view: finalMagic.view(match.state, 0), given: null };
  const read = (): void => {
    while (STEPS[guide.step].goal === null && guide.step < STEPS.length - 1)
      guide = next(finalMagicLesson, guide, moment);
    seen(guide);
  };
  read();
  while (!isOver(match.state) && moment.view.round < 6) {
    const seat = isAsked(match.state, 0) ? 0 : 1;
    const decision = decisionOf(finalMagic, match.state, seat);
    if (decision === null) throw new Error('nobody is asked');
    const given = seat === 0 ? learner(finalMagic.view(match.state, 0)) : null;
    answer(match, { seat, decision: decision.id, ...(given ?? { idle: true }) });
    moment = { view: finalMagic.view(match.state, 0), given: given ?? moment.given };
    guide = follow(finalMagicLesson, guide, moment);
    read();
  }
  return guide;
}

const WANTED: readonly string[] = ['fireball', 'airSwipe', 'rockShield', 'shower'];

const obedient: Learner = ({ decision, players: [me] }) => {
  const keys = decision?.options.map(({ key }) => key) ?? [];
  if (decision?.what === 'buy') {
    const buy = WANTED.map((card) => `buy:${card}`).find((key) => keys.includes(key));
    return { pick: buy ?? keys.find((key) => key.startsWith('coin:')) ?? 'end' };
  }
  if (decision?.what !== 'plan') return { pick: keys.includes('end') ? 'end' : 'pass' };
  const hand = me.hand ?? {};
  const gems = (hand.lesserGem ?? 0) > 0 ? ['lesserGem'] : [];
  const spell =
    gems.length === 0 ? 'airSwipe' : (WANTED.find((card) => card !== 'shower' && (hand[card] ?? 0) > 0) ?? '');
  return { plan: { gems, spells: (hand[spell] ?? 0) > 0 ? [{ cast: spell, feed: [] }] : [] } };
};

test('the opening is the one the texts speak of: three Copper and two gems', () => {
  const match = begin(finalMagic, seed, finalMagic.options(options));
  expect(finalMagic.view(match.state, 0).players[0].hand).toEqual({ copper: 3, lesserGem: 2 });
});

test('a learner who does as told sees every step that asks for something', () => {
  const seen = new Set<string>();
  const end = lesson(obedient, ({ step }) => seen.add(STEPS[step].id));
  expect([...seen]).toEqual([...STEPS.filter(({ goal }) => goal !== null).map(({ id }) => id), 'end']);
  expect(STEPS[end.step].id).toBe('end');
});

test('a learner who does nothing, or anything, comes to the end as well', () => {
  expect(
    STEPS[
      lesson(
        () => ({ idle: true }),
        () => {},
      ).step
    ].id,
  ).toBe('end');
});

test('an empty plan gets a remark', () => {
  const remarks = new Set<string | null>();
  lesson(
    ({ decision }) => (decision?.what === 'plan' ? { plan: { gems: [], spells: [] } } : { idle: true }),
    ({ remark }) => remarks.add(remark),
  );
  expect(remarks).toContain('learn.hint.emptyPlan');
});
