// Does the lesson of Sun & Moon lead through its steps, whatever the learner does?

import { botNamed } from '@duello/bots';
import { type AnswerBody, begin, decisionOf, stream } from '@duello/kernel';
import { attend, disobey, obey, teach } from '@duello/table';
import { expect, test } from 'vitest';
import { botTools, START_LIFE, sunMoon, type View } from '../../index.ts';
import { sunMoonLesson as lesson } from './lesson.ts';

const taught = (answers: (view: View) => AnswerBody) =>
  teach(sunMoon, lesson, { answers, isTired: ({ turn }) => turn >= 14 });

/** Does what a step asks, as its words say it; whatever else is asked on the way is answered anyhow. */
function obeys(step: string, view: View): AnswerBody | null {
  const keys = view.decision?.options.map(({ key }) => key) ?? [];
  const pick = (...patterns: readonly RegExp[]): AnswerBody | null => {
    const found = patterns.map((pattern) => keys.find((key) => pattern.test(key))).find((key) => key !== undefined);
    return found === undefined ? null : { pick: found };
  };
  const { decision } = view;
  if (decision?.what === 'respond') return pick(/^pass$/);
  if (decision?.what === 'x' && step === 'harden') return { number: Math.min(4, decision.max) };
  if (decision?.what !== 'act') return { idle: true };
  const end = pick(/^end$/);
  switch (step) {
    case 'play':
      return pick(/^play:gateNovice$/);
    case 'attack':
      return pick(/^attack:/);
    case 'harden':
      return pick(/\.harden$/);
    case 'skill':
      return pick(/^skill:medicate$/, /^skill:/);
    default:
      return end;
  }
}

/** Across the table sits who really sits there. */
const lessonWithBot = () =>
  attend(sunMoon, lesson, (state, seat, answers) => {
    const decision = decisionOf(sunMoon, state, seat);
    if (decision === null) throw new Error('nobody is asked');
    const rng = stream(`${lesson.seed}/bot/${seat}/${answers}`);
    return botNamed(lesson.bot)({
      ...{ seat, decision, rng, view: sunMoon.view(state, seat) },
      tools: botTools,
    });
  });

test('the opening is the one the texts speak of', () => {
  const { hand } = sunMoon.view(begin(sunMoon, lesson.seed, sunMoon.options(lesson.options)).state, 0).players[0];
  expect(hand?.toSorted()).toEqual(['gateNovice', 'hiredSword', 'lullaby', 'reedLurker']);
});

test('a learner who does as told sees every step, in order, and loses nothing by it', () => {
  const now = lessonWithBot();
  const { steps, faults } = obey(now, obeys);
  expect(faults).toEqual([]);
  expect(steps).toEqual(lesson.steps.map(({ id }) => id));
  const { summonings, life } = now.moment.view.players[0];
  expect(summonings.map(({ card }) => card)).toEqual(['gateNovice']);
  expect(life).toBeGreaterThanOrEqual(START_LIFE);
});

test('Harden and attacks are waited for until X and the defender are chosen', () => {
  const now = lessonWithBot();
  const seen: string[] = [];
  obey(now, obeys, ({ ...given }, view, step) => {
    const { what = '' } = view.decision ?? {};
    if (what !== 'act' && what !== 'respond') seen.push(`${step}: ${what}`);
    return given;
  });
  expect(seen).toEqual(expect.arrayContaining(['harden: x', 'skill: x']));
});

test('a learner who does nothing comes to the end as well', () => {
  expect(taught(() => ({ idle: true })).steps.at(-1)).toBe('end');
});

test('a learner who does anything is never stuck, and is never pointed at what is not there', () => {
  const own = ({ players: [me] }: View) => me.summonings;
  const room = {
    obeys,
    finds: (view: View) => [...(view.players[0].hand ?? []), ...own(view).map(({ card }) => card)],
    subjects: {
      tapped: (view: View) => own(view).some(({ tapped }) => tapped),
      harden: (view: View) => own(view).some(({ traits }) => traits.includes('harden')),
    },
    isTired: ({ turn }: View) => turn >= 16,
  };
  const runs = Array.from({ length: 60 }, (_, at) => disobey(sunMoon, lesson, room, `disobeys-${at}`));
  expect(runs.flatMap(({ faults }) => faults)).toEqual([]);
  expect(runs.some(({ backs }) => backs > 0)).toBe(true);
});
