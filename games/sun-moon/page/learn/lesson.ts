// What does the first match of Sun & Moon teach, in which order, and how does each step notice that it is done?

import { type Test as AnyTest, all, any, inTurn, type Lesson, never, picked, stepWriter } from '@duello/table';
import { type View, words } from '../../index.ts';
import { type OwnKey, ownMessages } from '../words/use-words.ts';

type Test = AnyTest<View>;

const ME = 0;

const passes = picked(/^pass$/);
const acts = picked(/^(?:play|use|skill):/);
const inTheirTurn: Test = ({ view }) => view.turn > 0 && view.active !== ME;

const { read, act } = stepWriter<View>()('learn.sunMoon', {
  saved: ({ view }) => view.players[ME].summonings.length === 0,
  passed: passes,
  rested: picked(/^end$/),
});

const steps = [
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
  act('attack', 'row', { done: picked(/^attack:/), missed: inTurn(8), hints: ['rested'] }),
  read('shield', 'row'),
  act('harden', 'row', { done: picked(/\.harden$/), missed: inTurn(10) }),
  act('skill', 'skills', { done: picked(/^skill:/), missed: inTurn(12) }),
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
