// Does the lesson of Contracts lead through its steps, whatever the learner does?

import { type AnswerBody, begin } from '@duello/kernel';
import { teach } from '@duello/table';
import { expect, test } from 'vitest';
import { contracts, type View } from '../../index.ts';
import { contractsLesson as lesson } from './lesson.ts';

const taught = (answers: (view: View) => AnswerBody) =>
  teach(contracts, lesson, { answers, isTired: ({ turn }) => turn >= 14 });

/** Red first, then yellow; plays what it can, attacks, uses its Rune. */
const obedient = ({ decision, turn }: View): AnswerBody => {
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
  const { hand } = contracts.view(begin(contracts, lesson.seed, contracts.options(lesson.options)).state, 0).players[0];
  expect(hand?.toSorted()).toEqual(['paydayBearer', 'personalAppearance', 'squiresByTheHour', 'trialTorch']);
});

test('a learner who does as told sees every step that asks for something, in order', () => {
  const { steps } = taught(obedient);
  const wanted = lesson.steps.filter(({ goal }) => goal !== null).map(({ id }) => id);
  expect(steps.filter((id) => wanted.includes(id))).toEqual(wanted.filter((id) => steps.includes(id)));
  expect(steps.length).toBeGreaterThan(wanted.length - 2);
  expect(steps.at(-1)).toBe('end');
});

test('a learner who does nothing comes to the end as well', () => {
  expect(taught(() => ({ idle: true })).steps.at(-1)).toBe('end');
});
