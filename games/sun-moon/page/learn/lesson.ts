// What does the first match of Sun & Moon teach, in which order, and how does each step notice that it is done?

import {
  type Test as AnyTest,
  all,
  any,
  asks,
  insteadOf,
  inTurn,
  type Lesson,
  never,
  not,
  offers,
  picked,
  stepWriter,
} from '@duello/table';
import { HARDEN, type SummoningView, type View, words } from '../../index.ts';
import { type OwnKey, ownMessages } from '../words/use-words.ts';

type Test = AnyTest<View>;

const ME = 0;

const passes = picked(/^pass$/);
const acts = picked(/^(?:play|use|skill):/);
const inTheirTurn: Test = ({ view }) => view.turn > 0 && view.active !== ME;

const stands =
  (fits: (one: SummoningView) => boolean): Test =>
  ({ view }) =>
    view.players[ME].summonings.some(fits);
const isNovice = ({ card }: SummoningView): boolean => card === 'gateNovice';
const hardens = ({ traits }: SummoningView): boolean => traits.includes('harden');

/** An attack is announced to its end: whom it goes at is chosen too. */
const attacked: Test = ({ view, before, given }) =>
  view.announcement === null && (before?.announcement?.what === 'attack' || picked(/^attack:/)({ given }));

/** How much X is has been chosen: it waits to resolve, or it has. */
const hardened = any<View>(
  ({ view }) => view.chain.some(({ seat, what, index }) => seat === ME && what === 'ability' && index === HARDEN),
  stands((one) => hardens(one) && one.turn.defense > 0),
);
const skilled: Test = ({ view }) => view.players[ME].skillTapped;

/** In the own turn this can't be done any more, if it is not offered. */
const can = (pattern: RegExp): Test => any<View>(not(asks('act')), offers(pattern));

const { read, act } = stepWriter<View>()('learn.sunMoon', {
  saved: ({ view }) => view.players[ME].summonings.length === 0,
  passed: passes,
  rested: picked(/^end$/),
  noNovice: ({ view }) => ['gateNovice', 'hiredSword'].some((card) => view.players[ME].hand?.includes(card) !== true),
  otherHardens: not(stands(isNovice)),
  otherAttacks: not(stands((one) => isNovice(one) && !one.tapped && one.turn.defense > 0)),
  cantAttack: all<View>(asks('act'), not(offers(/^attack:/))),
  cantHarden: all<View>(asks('act'), not(offers(/\.harden$/))),
  cantSkill: all<View>(asks('act'), not(offers(/^skill:/))),
});

const steps = [
  read('goal', 'players'),
  act('hand', 'hand', {
    done: inTurn(1),
    missed: never,
    strays: ({ given }) => given !== null && 'picks' in given && given.picks.length > 0,
  }),
  act('play', 'hand', {
    done: stands(() => true),
    missed: inTurn(2),
    there: can(/^play:/),
    instead: ['noNovice'],
    strays: insteadOf(/^play:(?:gateNovice|hiredSword)$/),
    after: ['saved'],
  }),
  read('tapped', 'row', { there: stands(({ tapped }) => tapped) }),
  act('turn', 'prompt', { done: inTurn(2), missed: never, strays: never }),
  act('answer', 'prompt', {
    done: all(inTheirTurn, any(passes, acts)),
    missed: inTurn(5),
    strays: never,
    after: ['passed'],
  }),
  read('halving', 'fatigue'),
  act('harden', 'row', {
    done: hardened,
    missed: inTurn(8),
    there: stands(hardens),
    instead: ['cantHarden', 'otherHardens'],
    strays: insteadOf(/\.harden$/, /^end$/),
  }),
  act('attack', 'row', {
    done: attacked,
    missed: inTurn(8),
    instead: ['cantAttack', 'otherAttacks'],
    strays: insteadOf(/^attack:/),
    hints: ['rested'],
  }),
  read('shield', 'row'),
  act('skill', 'skills', {
    done: skilled,
    missed: inTurn(12),
    instead: ['cantSkill'],
    strays: insteadOf(/^skill:/, /^end$/),
  }),
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
