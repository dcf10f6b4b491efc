// What does the first match of Battleground teach, in which order, and how does each step notice that it is done?

import type { Test as AnyTest, Goal, Hint, Lesson, Step } from '@duello/table';
import { COLOURS, type View, words } from '../../index.ts';
import { type OwnKey, ownMessages } from '../words/use-words.ts';

type Test = AnyTest<View>;

type StepId =
  | 'goal'
  | 'crystals'
  | 'summon'
  | 'battle'
  | 'search'
  | 'prepare'
  | 'charge'
  | 'stance'
  | 'exp'
  | 'buy'
  | 'queue'
  | 'slot'
  | 'defence'
  | 'why'
  | 'end';
type HintId = 'noSummon' | 'kept' | 'lost' | 'saved' | 'crystal';

const ME = 0;
const own = ({ view }: { readonly view: View }) => view.players[ME];
const manaOf = (view: View): number => COLOURS.reduce((sum, colour) => sum + view.players[ME].mana[colour], 0);
/** Turns of both players are counted together: the learner's are 1, 3, 5 … */
const inTurn =
  (turn: number): Test =>
  ({ view }) =>
    view.turn >= turn || view.outcome !== null;
const picked =
  (pattern: RegExp): Test =>
  ({ given }) =>
    given !== null && 'pick' in given && pattern.test(given.pick);
const any =
  (...tests: readonly Test[]): Test =>
  (moment) =>
    tests.some((test) => test(moment));
const never: Test = () => false;

const stands: Test = ({ view }) => view.summons.some(({ owner }) => owner === ME);
const prepared: Test = (moment) => own(moment).prepared.some((one) => one !== null);
const charged: Test = (moment) =>
  own(moment).prepared.some((one) => one !== null && COLOURS.some((colour) => one.charges[colour] > 0));
const bought = picked(/^(?:\d:\d|crystal:\w+)$/);

const HINTS: Readonly<Record<HintId, Test>> = {
  noSummon: ({ view }) => view.summons.every(({ owner }) => owner !== ME),
  kept: (moment) => !prepared(moment),
  lost: (moment) => prepared(moment) && !charged(moment),
  saved: (moment) => own(moment).coins > 0,
  crystal: picked(/^crystal:/),
};

const hint = (id: HintId): Hint<View, OwnKey> => ({ words: `learn.battleground.hint.${id}`, fits: HINTS[id] });

/** A goal with its hints by name. */
type Wanted = Pick<Goal<View, OwnKey>, 'done' | 'missed'> & {
  readonly hints?: readonly HintId[];
  readonly after?: readonly HintId[];
};

const step = (id: StepId, lit: string | null, goal: Goal<View, OwnKey> | null): Step<View, OwnKey> => ({
  id,
  title: `learn.battleground.${id}.title`,
  text: `learn.battleground.${id}.text`,
  now: `learn.battleground.${id}.now`,
  lit,
  goal,
});
const read = (id: StepId, lit: string | null): Step<View, OwnKey> => step(id, lit, null);
const act = (id: StepId, lit: string | null, { hints = [], after = [], ...goal }: Wanted): Step<View, OwnKey> =>
  step(id, lit, { ...goal, hints: hints.map(hint), after: after.map(hint) });

const steps: readonly Step<View, OwnKey>[] = [
  read('goal', 'players'),
  act('crystals', 'hand', { done: any(({ view }) => manaOf(view) >= 2, stands), missed: inTurn(2) }),
  act('summon', 'hand', { done: stands, missed: inTurn(2), after: ['noSummon'] }),
  act('battle', 'board', { done: inTurn(2), missed: never }),
  read('search', 'board'),
  act('prepare', 'slots', { done: prepared, missed: inTurn(4), after: ['kept'] }),
  act('charge', 'slots', { done: charged, missed: inTurn(4), after: ['lost'] }),
  act('stance', 'board', {
    done: any(({ view }) => view.turn >= 3 && view.phase === 'upkeep' && view.active === ME, inTurn(4)),
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
