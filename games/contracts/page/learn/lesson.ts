// What does the first match of Contracts teach, in which order, and how does each step notice that it is done?

import { any, asks, inTurn, type Lesson, never, picked, stepWriter } from '@duello/table';
import { type View, words } from '../../index.ts';
import { type OwnKey, ownMessages } from '../words/use-words.ts';

const ME = 0;

const { read, act } = stepWriter<View>()('learn.contracts', {
  replaced: ({ given }) => given !== null && 'picks' in given && given.picks.length > 0,
  otherColour: picked(/^blue/),
  special: picked(/^special:/),
  deep: picked(/^draw:3/),
  saved: ({ view }) => view.players[ME].line.length === 0,
  noAttack: picked(/^end/),
});

const steps = [
  read('goal', 'players'),
  act('hand', 'hand', { done: asks('colour', 'draw', 'take', 'act'), missed: inTurn(2), after: ['replaced'] }),
  act('colour', 'mana', { done: asks('draw', 'take', 'act'), missed: inTurn(2), after: ['otherColour'] }),
  act('draw', 'field', { done: asks('take', 'act'), missed: inTurn(2), after: ['special', 'deep'] }),
  act('take', 'field', { done: asks('act'), missed: inTurn(2) }),
  act('play', 'hand', { done: inTurn(2), missed: never, after: ['saved'] }),
  read('tanks', 'mana'),
  act('line', 'line', {
    done: any<View>(({ view }) => view.players[ME].line.length > 1, inTurn(4)),
    missed: never,
  }),
  act('attack', 'line', { done: picked(/^attack:/), missed: inTurn(8), hints: ['noAttack'] }),
  read('magnet', 'line'),
  act('rune', 'support', {
    done: any(picked(/^rune/), ({ view }) => view.players[ME].rune !== null),
    missed: inTurn(10),
  }),
  read('orb', 'support'),
  read('neighbours', 'line'),
  read('why', 'hand'),
  read('burnout', 'deck'),
  read('end', null),
];

export const contractsLesson: Lesson<View, OwnKey> = {
  messages: ownMessages,
  title: 'learn.contracts.title',
  // A fixed opening: two Runes, Trial-Period Torch and Payday Bearer.
  seed: 'lesson-102',
  options: { deckA: 'emberPact', deckB: 'lighthouseCovenant', firstPlayer: 'A' },
  bot: 'greedy',
  steps,
  names: (lang) => words[lang].names,
};
