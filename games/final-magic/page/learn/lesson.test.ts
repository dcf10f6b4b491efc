// Does the lesson of Final Magic lead through its steps, whatever the learner does?

import { type AnswerBody, begin } from '@duello/kernel';
import { teach } from '@duello/table';
import { expect, test } from 'vitest';
import { finalMagic, type View } from '../../index.ts';
import { finalMagicLesson } from './lesson.ts';

const { steps: STEPS, seed, options } = finalMagicLesson;

type Learner = (view: View) => AnswerBody;

const taught = (answers: Learner) =>
  teach(finalMagic, finalMagicLesson, { answers, isTired: ({ round }) => round >= 6 });

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
  const wanted = STEPS.filter(({ goal }) => goal !== null).map(({ id }) => id);
  expect(taught(obedient).steps).toEqual([...wanted, 'end']);
});

test('a learner who does nothing, or anything, comes to the end as well', () => {
  expect(taught(() => ({ idle: true })).steps.at(-1)).toBe('end');
});

test('an empty plan gets a remark', () => {
  const { remarks } = taught(({ decision }) =>
    decision?.what === 'plan' ? { plan: { gems: [], spells: [] } } : { idle: true },
  );
  expect(remarks).toContain('learn.hint.emptyPlan');
});
