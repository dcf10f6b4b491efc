// Does the lesson of Sun & Moon lead through its steps, whatever the learner does?

import { type AnswerBody, begin } from '@duello/kernel';
import { teach } from '@duello/table';
import { expect, test } from 'vitest';
import { sunMoon, type View } from '../../index.ts';
import { sunMoonLesson as lesson } from './lesson.ts';

const taught = (answers: (view: View) => AnswerBody) =>
  teach(sunMoon, lesson, { answers, isTired: ({ turn }) => turn >= 14 });

/** Plays what it can, then attacks, hardens once and uses a skill. */
function obedient(): (view: View) => AnswerBody {
  let hardened = false;
  return ({ decision, turn }) => {
    const keys = decision?.options.map(({ key }) => key) ?? [];
    if (decision?.what !== 'act') return { idle: true };
    const may = (fits: (key: string) => boolean): string | undefined => keys.find(fits);
    const harden = hardened || turn < 7 ? undefined : may((key) => key.endsWith('.harden'));
    hardened ||= harden !== undefined;
    const wished = [
      turn === 5 ? may((key) => key.startsWith('attack:')) : undefined,
      harden,
      turn > 8 ? may((key) => key === 'skill:medicate') : undefined,
    ];
    return {
      pick:
        wished.find((key) => key !== undefined) ??
        (turn < 4 ? may((key) => key.startsWith('play:')) : undefined) ??
        'end',
    };
  };
}

test('the opening is the one the texts speak of', () => {
  const { hand } = sunMoon.view(begin(sunMoon, lesson.seed, sunMoon.options(lesson.options)).state, 0).players[0];
  expect(hand?.toSorted()).toEqual(['gateNovice', 'hiredSword', 'lullaby', 'reedLurker']);
});

test('a learner who does as told sees the steps in order, and comes to the end', () => {
  const { steps } = taught(obedient());
  const ids = lesson.steps.map(({ id }) => id);
  expect(steps).toEqual(ids.filter((id) => steps.includes(id)));
  expect(steps).toEqual(expect.arrayContaining(['hand', 'play', 'turn', 'answer', 'attack', 'harden', 'skill', 'end']));
  expect(steps.at(-1)).toBe('end');
});

test('a learner who does nothing comes to the end as well', () => {
  expect(taught(() => ({ idle: true })).steps.at(-1)).toBe('end');
});
