// What does the first match of Sun & Moon teach, in which order, and how does each step notice that it is done?

import type { Test as AnyTest, Goal, Hint, Lesson, Step } from '@duello/table';
import { type View, words } from '../../index.ts';
import { type OwnKey, ownMessages } from '../words/use-words.ts';

type Test = AnyTest<View>;

type StepId =
  | 'goal'
  | 'hand'
  | 'play'
  | 'tapped'
  | 'turn'
  | 'answer'
  | 'halving'
  | 'attack'
  | 'shield'
  | 'harden'
  | 'skill'
  | 'end';
type HintId = 'saved' | 'passed' | 'rested';

const ME = 0;
const never: Test = () => false;
/** Turns of both players are counted together: the learner's are 1, 3, 5 … */
const inTurn =
  (turn: number): Test =>
  ({ view }) =>
    view.turn >= turn || view.outcome !== null;
const gave =
  (fits: (key: string) => boolean): Test =>
  ({ given }) =>
    given !== null && 'pick' in given && fits(given.pick);
const any =
  (...tests: readonly Test[]): Test =>
  (moment) =>
    tests.some((test) => test(moment));
const all =
  (...tests: readonly Test[]): Test =>
  (moment) =>
    tests.every((test) => test(moment));

const passes = gave((key) => key === 'pass');
const acts = gave((key) => /^(play|use|skill):/.test(key));
const inTheirTurn: Test = ({ view }) => view.turn > 0 && view.active !== ME;

const HINTS: Readonly<Record<HintId, Test>> = {
  saved: ({ view }) => view.players[ME].summonings.length === 0,
  passed: passes,
  rested: gave((key) => key === 'end'),
};
const hint = (id: HintId): Hint<View, OwnKey> => ({ words: `learn.sunMoon.hint.${id}`, fits: HINTS[id] });

/** A goal with its hints by name. */
type Wanted = Pick<Goal<View, OwnKey>, 'done' | 'missed'> & {
  readonly hints?: readonly HintId[];
  readonly after?: readonly HintId[];
};

const step = (id: StepId, lit: string | null, goal: Goal<View, OwnKey> | null): Step<View, OwnKey> => ({
  id,
  title: `learn.sunMoon.${id}.title`,
  text: `learn.sunMoon.${id}.text`,
  now: `learn.sunMoon.${id}.now`,
  lit,
  goal,
});
const read = (id: StepId, lit: string | null): Step<View, OwnKey> => step(id, lit, null);
const act = (id: StepId, lit: string | null, { hints = [], after = [], ...goal }: Wanted): Step<View, OwnKey> =>
  step(id, lit, { ...goal, hints: hints.map(hint), after: after.map(hint) });

const steps: readonly Step<View, OwnKey>[] = [
  read('goal', 'players'),
  act('hand', 'hand', { done: inTurn(1), missed: never }),
  act('play', 'hand', {
    done: ({ view }) => view.players[ME].summonings.length > 0,
    missed: inTurn(2),
    after: ['saved'],
  }),
  read('tapped', 'row'),
  act('turn', 'prompt', { done: inTurn(2), missed: never }),
  act('answer', 'prompt', { done: all(inTheirTurn, any(passes, acts)), missed: inTurn(5), after: ['passed'] }),
  read('halving', 'fatigue'),
  act('attack', 'row', { done: gave((key) => key.startsWith('attack:')), missed: inTurn(8), hints: ['rested'] }),
  read('shield', 'row'),
  act('harden', 'row', { done: gave((key) => key.endsWith('.harden')), missed: inTurn(10) }),
  act('skill', 'skills', { done: gave((key) => key.startsWith('skill:')), missed: inTurn(12) }),
  read('end', null),
];

export const sunMoonLesson: Lesson<View, OwnKey> = {
  messages: ownMessages,
  title: 'learn.sunMoon.title',
  // A fixed opening: Gate Novice with Harden, Hired Sword, Lullaby and Lurker in the Reeds, which are Fast.
  seed: 'lesson-371',
  options: {
    deckA: {
      class: 'paladin',
      cards: {
        gateNovice: 4,
        hiredSword: 4,
        lullaby: 4,
        ironTortoise: 4,
        reedLurker: 4,
        harbourGuard: 4,
        fordOgre: 4,
        nightNurse: 2,
      },
    },
    // Plain summonings: they attack, and little else.
    deckB: {
      class: 'warlock',
      cards: {
        noonHound: 4,
        noonRunner: 4,
        ashCrow: 4,
        kilnGiant: 4,
        hiredSword: 4,
        walkingTutor: 4,
        ironTortoise: 4,
        cinderThrow: 2,
      },
    },
    firstPlayer: 'A',
    // Answers are not answered again: one thing at a time.
    responses: 'single',
  },
  bot: 'greedy',
  steps,
  names: (lang) => words[lang].names,
};
