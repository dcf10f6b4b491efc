// Does the lesson of Final Magic lead through its steps, whatever the learner does?

import { botNamed } from '@duello/bots';
import { type AnswerBody, begin, decisionOf, stream } from '@duello/kernel';
import { attend, disobey, obey, teach } from '@duello/table';
import { expect, test } from 'vitest';
import { botTools, finalMagic, type View } from '../../index.ts';
import { finalMagicLesson as lesson } from './lesson.ts';

const { seed, options } = lesson;

type Learner = (view: View) => AnswerBody;

const taught = (answers: Learner) => teach(finalMagic, lesson, { answers, isTired: ({ round }) => round >= 6 });

/** Does what a step asks, as its words say it; whatever else is asked on the way is answered anyhow. */
function obeys(step: string, view: View): AnswerBody | null {
  const keys = view.decision?.options.map(({ key }) => key) ?? [];
  const pick = (...patterns: readonly RegExp[]): AnswerBody | null => {
    const found = patterns.map((pattern) => keys.find((key) => pattern.test(key))).find((key) => key !== undefined);
    return found === undefined ? null : { pick: found };
  };
  const end = pick(/^end$/);
  const hand = view.players[0].hand ?? {};
  const holds = (card: string): boolean => (hand[card] ?? 0) > 0;
  switch (view.decision?.what) {
    case 'action':
      return end;
    case 'buy':
      if (step === 'buy') return pick(/^buy:fireball$/, /^coin:/);
      if (step === 'block') return pick(/^buy:rockShield$/, /^coin:/);
      return (step === 'toHand' ? pick(/^buy:airSwipe$/) : null) ?? end;
    case 'plan': {
      const dear = holds('lesserGem') ? ['fireball', 'rockShield'].find(holds) : undefined;
      const cast = dear ?? ['airSwipe'].find(holds);
      const gems = dear === undefined ? [] : ['lesserGem'];
      return { plan: { gems, spells: cast === undefined ? [] : [{ cast, feed: [] }] } };
    }
    default:
      return pick(/^pass$/) ?? { idle: true };
  }
}

/** Across the table sits who really sits there. */
const lessonWithBot = () =>
  attend(finalMagic, lesson, (state, seat, answers) => {
    const decision = decisionOf(finalMagic, state, seat);
    if (decision === null) throw new Error('nobody is asked');
    const rng = stream(`${lesson.seed}/bot/${seat}/${answers}`);
    return botNamed(lesson.bot)({
      ...{ seat, decision, rng, view: finalMagic.view(state, seat) },
      tools: botTools,
    });
  });

test('the opening is the one the texts speak of: three Copper and two gems', () => {
  const match = begin(finalMagic, seed, finalMagic.options(options));
  expect(finalMagic.view(match.state, 0).players[0].hand).toEqual({ copper: 3, lesserGem: 2 });
});

test('a learner who does as told sees every step, in order', () => {
  const { steps, faults } = obey(lessonWithBot(), obeys);
  expect(faults).toEqual([]);
  expect(steps).toEqual(lesson.steps.map(({ id }) => id));
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

test('a learner who does anything is never stuck, and is never pointed at what is not there', () => {
  const room = {
    obeys,
    finds: ({ players: [me], supply }: View) => [...Object.keys(me.hand ?? {}), ...Object.keys(supply)],
    subjects: {},
    isTired: ({ round }: View) => round >= 6,
  };
  const runs = Array.from({ length: 60 }, (_, at) => disobey(finalMagic, lesson, room, `disobeys-${at}`));
  expect(runs.flatMap(({ faults }) => faults)).toEqual([]);
  expect(runs.some(({ backs }) => backs > 0)).toBe(true);
});
