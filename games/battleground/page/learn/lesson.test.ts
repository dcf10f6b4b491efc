// Does the lesson of Battleground lead through its steps, whatever the learner does?

import { type AnswerBody, begin } from '@duello/kernel';
import { teach } from '@duello/table';
import { expect, test } from 'vitest';
import { battleground, optionKey, type View } from '../../index.ts';
import { battlegroundLesson as lesson } from './lesson.ts';

const taught = (answers: (view: View) => AnswerBody) =>
  teach(battleground, lesson, { answers, isTired: ({ turn }) => turn >= 12 });

/** Crystals first; casts what it can, prepares and charges the Archer, buys a crystal. */
const obedient = ({ decision, players }: View): AnswerBody => {
  const keys = decision?.options.map(({ key }) => key) ?? [];
  const first = (...prefixes: readonly string[]): string | undefined =>
    prefixes.map((prefix) => keys.find((key) => key.startsWith(prefix))).find((key) => key !== undefined);
  if (decision?.what === 'act') {
    const crystal = keys.find((key) => /^cast:\w+Crystal$/.test(key));
    const empty = players[0].prepared.every((one) => one === null);
    const prepare = empty ? first('prepare:lanternArcher') : undefined;
    return { pick: crystal ?? first('castSlot:', 'cast:guard') ?? prepare ?? first('charge:') ?? 'end' };
  }
  if (decision?.what === 'buy') return { pick: first(optionKey.buyCrystal('white')) ?? 'stop' };
  return { idle: true };
};

test('the opening is the one the texts speak of', () => {
  const { hand, unseen } = battleground.view(
    begin(battleground, lesson.seed, battleground.options(lesson.options)).state,
    0,
  ).players[0];
  expect(hand?.toSorted()).toEqual(['guard', 'longWatch', 'overTheShield', 'whiteCrystal', 'whiteCrystal']);
  expect(unseen.toSorted()).toEqual([
    'grandmothersCharm',
    'lanternArcher',
    'lanternArcher',
    'redCrystal',
    'whiteCrystal',
  ]);
});

test('a learner who does as told sees every step that asks for something, in order', () => {
  const { steps } = taught(obedient);
  const wanted = lesson.steps.filter(({ goal }) => goal !== null).map(({ id }) => id);
  expect(steps.filter((id) => wanted.includes(id))).toEqual(wanted);
  expect(steps.at(-1)).toBe('end');
});

test('a learner who does nothing comes to the end as well', () => {
  expect(taught(() => ({ idle: true })).steps.at(-1)).toBe('end');
});
