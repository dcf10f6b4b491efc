// What does the first match of Contracts teach, in which order, and how does each step notice that it is done?

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
import { type View, words } from '../../index.ts';
import { type OwnKey, ownMessages } from '../words/use-words.ts';

type Test = AnyTest<View>;

const ME = 0;
const holds =
  (card: string): Test =>
  ({ view }) =>
    view.players[ME].hand?.includes(card) === true;
const hasRune: Test = ({ view }) => view.players[ME].rune !== null;
const cannot = (pattern: RegExp): Test => all<View>(asks('act'), not(offers(pattern)));
const replaces: Test = ({ given }) => given !== null && 'picks' in given && given.picks.length > 0;
const RUNES = /^(?:rune|play:(?:squiresByTheHour|personalAppearance))$/;

const { read, act } = stepWriter<View>()('learn.contracts', {
  replaced: replaces,
  otherColour: picked(/^blue/),
  special: picked(/^special:/),
  deep: picked(/^draw:3/),
  saved: ({ view }) => view.players[ME].line.length === 0,
  noAttack: picked(/^end/),
  noTorchColour: not(holds('trialTorch')),
  noTorch: any(not(holds('trialTorch')), cannot(/^play:trialTorch$/)),
  noBearer: any(not(holds('paydayBearer')), cannot(/^play:paydayBearer$/)),
  cantAttack: cannot(/^attack:/),
  cantRune: cannot(RUNES),
  useRune: hasRune,
});

const steps = [
  read('goal', 'players'),
  act('hand', 'hand', {
    done: asks('colour', 'draw', 'take', 'act'),
    missed: inTurn(2),
    strays: replaces,
    after: ['replaced'],
  }),
  act('colour', 'mana', {
    done: all(picked(/^red/), asks('draw', 'take', 'act')),
    missed: any<View>(asks('draw', 'take', 'act'), inTurn(2)),
    instead: ['noTorchColour'],
    strays: all(insteadOf(/^red/, /^(?:blue|yellow)/), not(all(not(holds('trialTorch')), picked(/^yellow/)))),
    after: ['otherColour'],
  }),
  act('draw', 'field', {
    done: all(picked(/^draw:/), asks('take', 'act')),
    missed: any<View>(asks('take', 'act'), inTurn(2)),
    strays: insteadOf(/^draw:2/, /^special:/),
    after: ['special', 'deep'],
  }),
  act('take', 'field', { done: asks('act'), missed: inTurn(2), strays: never }),
  act('play', 'hand', {
    done: all<View>(inTurn(2), not(holds('trialTorch'))),
    missed: inTurn(2),
    instead: ['noTorch'],
    strays: insteadOf(/^play:trialTorch$/),
    after: ['saved'],
  }),
  read('tanks', 'mana'),
  act('line', 'line', {
    done: all<View>(inTurn(3), asks('act'), ({ view }) => view.players[ME].line.some(({ isNew }) => isNew)),
    missed: inTurn(4),
    instead: ['noBearer'],
    strays: any(insteadOf(/^play:paydayBearer$/), all(holds('paydayBearer'), insteadOf(/^yellow/, /^(?:blue|red)/))),
  }),
  act('attack', 'line', {
    done: picked(/^attack:/),
    missed: inTurn(8),
    instead: ['cantAttack'],
    strays: insteadOf(/^attack:/),
    hints: ['noAttack'],
  }),
  read('magnet', 'line'),
  act('rune', 'support', {
    done: ({ view }) => view.players[ME].rune?.spent === true,
    missed: inTurn(10),
    instead: ['cantRune', 'useRune'],
    strays: insteadOf(RUNES),
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
