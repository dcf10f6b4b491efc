// Does the lesson of Battleground lead through its steps, whatever the learner does?

import { botNamed } from '@duello/bots';
import { type AnswerBody, begin, decisionOf, stream } from '@duello/kernel';
import { attend, disobey, obey, teach } from '@duello/table';
import { expect, test } from 'vitest';
import { battleground, botTools, comingBattle, crystalsFor, leftToDo, plansOf, type View } from '../../index.ts';
import { battlegroundLesson as lesson } from './lesson.ts';

const taught = (answers: (view: View) => AnswerBody) =>
  teach(battleground, lesson, { answers, isTired: ({ turn }) => turn >= 12 });

const IDLE: AnswerBody = { idle: true };

/** Does what a step asks, as its words say it; whatever else is asked on the way is answered anyhow. */
function obeys(step: string, view: View): AnswerBody | null {
  const keys = view.decision?.options.map(({ key }) => key) ?? [];
  const pick = (...patterns: readonly RegExp[]): AnswerBody | null => {
    const found = patterns.map((pattern) => keys.find((key) => pattern.test(key))).find((key) => key !== undefined);
    return found === undefined ? null : { pick: found };
  };
  if (view.decision?.what === 'buy')
    return (step === 'buy' ? pick(/^crystal:white$/, /^crystal:/) : null) ?? pick(/^stop$/);
  if (view.decision?.what !== 'act') return IDLE;
  // In a turn of the learner that comes before the one it speaks of.
  const end = pick(/^end$/);
  switch (step) {
    case 'crystals':
      return pick(/^cast:\w+Crystal$/);
    case 'summon':
      return pick(/^cast:guard$/);
    case 'prepare':
      return pick(/^prepare:lanternArcher/);
    case 'charge':
      return pick(/^cast:\w+Crystal$/, /^charge:/);
    case 'slot': {
      const [crystal] = crystalsFor(view, 'castSlot:1') ?? [];
      return pick(/^castSlot:/) ?? (crystal === undefined ? end : { pick: `cast:${crystal}` });
    }
    default:
      return end;
  }
}

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

/** Across the table sits who really sits there. */
const lessonWithBot = () =>
  attend(battleground, lesson, (state, seat, answers) => {
    const decision = decisionOf(battleground, state, seat);
    if (decision === null) throw new Error('nobody is asked');
    const rng = stream(`${lesson.seed}/bot/${seat}/${answers}`);
    const view = battleground.view(state, seat);
    return botNamed(lesson.bot)({ seat, view, decision, tools: botTools, rng });
  });

test('a learner who does as told sees every step, in order, and loses nothing by it', () => {
  const lost: string[] = [];
  const picks: string[] = [];
  const { steps, faults } = obey(lessonWithBot(), obeys, (given, view, step) => {
    // Mana that could still pay for something.
    const isLeft = leftToDo(view)?.some(({ what }) => what === 'mana') === true;
    if ('pick' in given) picks.push(given.pick);
    if (picks.at(-1) === 'end' && isLeft) lost.push(step);
  });
  expect(faults).toEqual([]);
  expect(steps).toEqual(lesson.steps.map(({ id }) => id));
  expect(lost).toEqual([]);
  // What was charged is cast: charging is taught to its end.
  expect(picks.filter((pick) => pick.startsWith('charge:'))).toHaveLength(2);
  expect(picks).toContain('castSlot:1');
});

test('a learner who does nothing comes to the end as well', () => {
  expect(taught(() => ({ idle: true })).steps.at(-1)).toBe('end');
});

const mine = (view: View) => view.summons.filter(({ owner }) => owner === 0);

test('a learner who does anything is never stuck, and is never pointed at what is not there', () => {
  const room = {
    obeys,
    finds: ({ players: [me], summons }: View) => [
      ...(me.hand ?? []),
      ...me.prepared.flatMap((one) => one?.card ?? []),
      ...summons.map(({ card }) => card),
    ],
    subjects: {
      search: (view: View) => view.decision?.what === 'act' && plansOf(comingBattle(view, 0)).length > 0,
      charge: ({ players: [me] }: View) => me.prepared.some((one) => one !== null),
      stance: (view: View) => mine(view).length > 0,
      buy: ({ players: [me] }: View) => me.coins > 0,
      slot: ({ players: [me] }: View) => me.prepared.some((one) => one !== null),
      defence: ({ summons }: View) => summons.length > 0,
    },
    isTired: ({ turn }: View) => turn >= 12,
  };
  const runs = Array.from({ length: 80 }, (_, at) => disobey(battleground, lesson, room, `disobeys-${at}`));
  expect(runs.flatMap(({ faults }) => faults)).toEqual([]);
  expect(runs.some(({ backs }) => backs > 0)).toBe(true);
});
