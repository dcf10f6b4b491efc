// What does the first match of Battleground teach, in which order, and how does each step notice that it is done?

import { type Test as AnyTest, any, inTurn, type Lesson, never, picked, stepWriter } from '@duello/table';
import { COLOURS, type View, words } from '../../index.ts';
import { type OwnKey, ownMessages } from '../words/use-words.ts';

type Test = AnyTest<View>;

const ME = 0;
const own = ({ view }: { readonly view: View }) => view.players[ME];
const manaOf = (view: View): number => COLOURS.reduce((sum, colour) => sum + view.players[ME].mana[colour], 0);

const stands: Test = ({ view }) => view.summons.some(({ owner }) => owner === ME);
const prepared: Test = (moment) => own(moment).prepared.some((one) => one !== null);
const charged: Test = (moment) =>
  own(moment).prepared.some((one) => one !== null && COLOURS.some((colour) => one.charges[colour] > 0));
const bought = picked(/^(?:\d:\d|crystal:\w+)$/);

const { read, act } = stepWriter<View>()('learn.battleground', {
  noSummon: ({ view }) => view.summons.every(({ owner }) => owner !== ME),
  kept: (moment) => !prepared(moment),
  lost: (moment) => prepared(moment) && !charged(moment),
  saved: (moment) => own(moment).coins > 0,
  crystal: picked(/^crystal:/),
});

const steps = [
  read('goal', 'players'),
  act('crystals', 'hand', { done: any<View>(({ view }) => manaOf(view) >= 2, stands), missed: inTurn(2) }),
  act('summon', 'hand', { done: stands, missed: inTurn(2), after: ['noSummon'] }),
  act('battle', 'board', { done: inTurn(2), missed: never }),
  read('search', 'board'),
  act('prepare', 'slots', { done: prepared, missed: inTurn(4), after: ['kept'] }),
  act('charge', 'slots', { done: charged, missed: inTurn(4), after: ['lost'] }),
  act('stance', 'board', {
    done: any<View>(({ view }) => view.turn >= 3 && view.phase === 'upkeep' && view.active === ME, inTurn(4)),
    missed: never,
  }),
  read('exp', 'purse'),
  act('buy', 'market', { done: bought, missed: inTurn(4), after: ['crystal', 'saved'] }),
  read('queue', 'market'),
  act('slot', 'slots', { done: picked(/^castSlot:/), missed: inTurn(8) }),
  read('defence', 'board'),
  read('why', 'hand'),
  read('end', null),
];

export const battlegroundLesson: Lesson<View, OwnKey> = {
  messages: ownMessages,
  title: 'learn.battleground.title',
  // A fixed opening: a Guard and two white crystals; then the Archer, a white and a red one.
  seed: 'lesson-144',
  options: { start: 'quick', classA: 'paladin', classB: 'warlock', firstPlayer: 'A', rows: 4 },
  bot: 'greedy',
  steps,
  names: (lang) => words[lang].names,
};
