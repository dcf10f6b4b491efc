// Does the lesson of Contracts lead through its steps, whatever the learner does?

import { botNamed } from '@duello/bots';
import { type AnswerBody, begin, decisionOf, stream } from '@duello/kernel';
import { attend, disobey, obey, teach } from '@duello/table';
import { expect, test } from 'vitest';
import { botTools, contracts, type View } from '../../index.ts';
import { contractsLesson as lesson } from './lesson.ts';

const taught = (answers: (view: View) => AnswerBody) =>
  teach(contracts, lesson, { answers, isTired: ({ turn }) => turn >= 14 });

/** Does what a step asks, as its words say it; whatever else is asked on the way is answered anyhow. */
function obeys(step: string, view: View, task: string): AnswerBody | null {
  const keys = view.decision?.options.map(({ key }) => key) ?? [];
  const pick = (...patterns: readonly RegExp[]): AnswerBody | null => {
    const found = patterns.map((pattern) => keys.find((key) => pattern.test(key))).find((key) => key !== undefined);
    return found === undefined ? null : { pick: found };
  };
  const { decision } = view;
  const inFirstTurn = view.turn <= 1;
  if (decision?.what === 'colour') return inFirstTurn ? pick(/^red/) : pick(/^yellow/);
  if (decision?.what === 'draw') return pick(/^draw:2/, /^draw:/);
  if (decision?.what !== 'act') return { idle: true };
  const end = pick(/^end$/);
  if (task.includes('.hint.cant')) return end;
  switch (step) {
    case 'play':
      // Once it stands there, the turn is to be ended.
      return pick(/^play:trialTorch$/) ?? (view.players[0].line.length > 0 ? end : null);
    case 'line':
      return pick(/^play:paydayBearer$/);
    case 'attack':
      return pick(/^attack:\d+>player$/, /^attack:/);
    case 'rune':
      return pick(/^rune$/, /^play:squiresByTheHour$/, /^play:personalAppearance$/);
    default:
      return end;
  }
}

/** Across the table sits who really sits there. */
const lessonWithBot = () =>
  attend(contracts, lesson, (state, seat, answers) => {
    const decision = decisionOf(contracts, state, seat);
    if (decision === null) throw new Error('nobody is asked');
    const rng = stream(`${lesson.seed}/bot/${seat}/${answers}`);
    return botNamed(lesson.bot)({
      ...{ seat, decision, rng, view: contracts.view(state, seat) },
      tools: botTools,
    });
  });

test('the opening is the one the texts speak of', () => {
  const { hand } = contracts.view(begin(contracts, lesson.seed, contracts.options(lesson.options)).state, 0).players[0];
  expect(hand?.toSorted()).toEqual(['paydayBearer', 'personalAppearance', 'squiresByTheHour', 'trialTorch']);
});

test('a learner who does as told sees every step, in order, and loses nothing by it', () => {
  const picks: string[] = [];
  const { steps, faults } = obey(lessonWithBot(), obeys, (given) => picks.push('pick' in given ? given.pick : ''));
  expect(faults).toEqual([]);
  expect(steps).toEqual(lesson.steps.map(({ id }) => id));
  // A Rune is not only played but used, and no Creature runs into another's attack.
  expect(picks).toContain('rune');
  expect(picks.filter((pick) => /^attack:.*>\d/.test(pick))).toEqual([]);
});

test('a learner who does nothing comes to the end as well', () => {
  expect(taught(() => ({ idle: true })).steps.at(-1)).toBe('end');
});

test('a learner who does anything is never stuck, and is never pointed at what is not there', () => {
  const room = {
    obeys,
    finds: ({ players: [me] }: View) => [...(me.hand ?? []), ...me.line.map(({ card }) => card)],
    subjects: {},
    isTired: ({ turn }: View) => turn >= 14,
  };
  const runs = Array.from({ length: 60 }, (_, at) => disobey(contracts, lesson, room, `disobeys-${at}`));
  expect(runs.flatMap(({ faults }) => faults)).toEqual([]);
  expect(runs.some(({ backs }) => backs > 0)).toBe(true);
});
