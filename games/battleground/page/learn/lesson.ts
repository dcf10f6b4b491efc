// What does the first match of Battleground teach, in which order, and how does each step notice that it is done?

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
import { COLOURS, comingBattle, plansOf, type SummonView, type View, words } from '../../index.ts';
import { type OwnKey, ownMessages } from '../words/use-words.ts';

type Test = AnyTest<View>;

const ME = 0;
const ARCHER = 'lanternArcher';
const own = ({ view }: { readonly view: View }) => view.players[ME];
const manaOf = (view: View): number => COLOURS.reduce((sum, colour) => sum + view.players[ME].mana[colour], 0);

const stands: Test = ({ view }) => view.summons.some(({ owner }) => owner === ME);
const prepared: Test = (moment) => own(moment).prepared.some((one) => one !== null);
const charged: Test = (moment) =>
  own(moment).prepared.some((one) => one !== null && COLOURS.some((colour) => one.charges[colour] > 0));
const BUYS = /^(?:\d:\d|crystal:\w+)$/;
const bought = picked(BUYS);
const isOwnArcher = ({ owner, card }: SummonView): boolean => owner === ME && card === ARCHER;
const hasCoin: Test = (moment) => own(moment).coins > 0;
const prepares: Test = ({ view }) => view.players[ME].prepared.some((one) => one?.card === ARCHER);

/** The learner casts spells, in the second turn or later. */
const castsAgain = all<View>(inTurn(3), asks('act'));
/** Once spells are cast this can't be done any more, if it is not offered. */
const can = (pattern: RegExp): Test => any<View>(not(asks('act')), offers(pattern));
const CHARGES = /^(?:charge:|cast:\w+Crystal$)/;
/** Whatever mana there is to be had lies on a prepared spell. */
const fullyCharged = all<View>(charged, asks('act'), not(offers(CHARGES)));
const fought: Test = ({ view }) => view.active === ME && (view.phase === 'battle' || view.phase === 'upkeep');

/** The table can draw what somebody will do in the coming battle. */
const hasArrows: Test = ({ view }) =>
  plansOf(comingBattle(view, ME)).some(({ deeds }) =>
    deeds.some(({ does }) => does === 'advance' || does === 'attack'),
  );

const { read, act } = stepWriter<View>()('learn.battleground', {
  noSummon: ({ view }) => view.summons.every(({ owner }) => owner !== ME),
  kept: (moment) => !prepared(moment),
  lost: (moment) => prepared(moment) && !charged(moment),
  saved: (moment) => own(moment).coins > 0,
  crystal: picked(/^crystal:/),
  noGuardToCast: any<View>(
    ({ view }) => view.players[ME].hand?.includes('guard') !== true,
    all<View>(asks('act'), not(offers(/^cast:guard$/))),
  ),
  noArcher: ({ view }) => view.players[ME].hand?.includes(ARCHER) !== true,
  otherSummon: ({ view }) => view.summons.every(({ owner, card }) => owner !== ME || card !== 'guard'),
  noCoin: not(hasCoin),
  otherSpell: not(prepares),
});

const steps = [
  read('goal', 'players'),
  act('crystals', 'hand', {
    done: any<View>(({ view }) => manaOf(view) >= 2, stands),
    missed: any(inTurn(2), fought),
    there: any(stands, can(/^cast:\w+Crystal$/)),
    strays: insteadOf(/^cast:\w+Crystal$/, /^(?:end$|prepare:)/),
  }),
  act('summon', 'hand', {
    done: stands,
    missed: any(inTurn(2), fought),
    there: can(/^cast:/),
    instead: ['noGuardToCast'],
    strays: insteadOf(/^cast:guard$/, /^(?:end|cast:(?!\w+Crystal)|prepare:guard|charge:)/),
    after: ['noSummon'],
  }),
  act('battle', 'arrows', { done: castsAgain, missed: inTurn(4), strays: never }),
  read('search', 'arrows', { there: all(castsAgain, hasArrows) }),
  act('prepare', 'slots', {
    done: prepared,
    missed: any(inTurn(4), all(inTurn(3), fought)),
    there: any(prepared, can(/^prepare:/)),
    instead: ['noArcher'],
    strays: insteadOf(/^prepare:/),
    after: ['kept'],
  }),
  act('charge', 'slots', {
    done: fullyCharged,
    missed: any(inTurn(4), all(inTurn(3), fought)),
    there: all(prepared, any(charged, can(CHARGES))),
    strays: insteadOf(/^charge:/, /^(?:end|cast:(?!\w+Crystal)|castSlot:)/),
    after: ['lost'],
  }),
  act('stance', 'board', {
    done: any<View>(
      all<View>(inTurn(3), ({ view }) => view.phase === 'upkeep' && view.active === ME),
      inTurn(4),
    ),
    missed: never,
    there: any(stands, inTurn(4)),
    instead: ['otherSummon'],
    strays: never,
  }),
  read('exp', 'purse', { instead: ['noCoin'] }),
  act('buy', 'market', {
    done: bought,
    missed: inTurn(4),
    there: hasCoin,
    strays: insteadOf(BUYS, /^stop$/),
    after: ['crystal', 'saved'],
  }),
  read('queue', 'market'),
  act('slot', 'slots', {
    done: any<View>(({ view }) => view.summons.some(isOwnArcher), all<View>(picked(/^castSlot:/), asks('act'))),
    missed: inTurn(8),
    there: prepared,
    instead: ['otherSpell'],
    strays: insteadOf(/^castSlot:/),
  }),
  read('defence', 'board', { there: ({ view }) => view.summons.length > 0 }),
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
