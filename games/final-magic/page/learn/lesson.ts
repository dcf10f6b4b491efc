// What does the first match of Final Magic teach, in which order, and how does each step notice that it is done?

import type { LessonState as AnyLessonState, Test as AnyTest, Goal, Hint, Lesson, Step } from '@duello/table';
import { type CardId, type View, words } from '../../index.ts';
import { type OwnKey, ownMessages } from '../words/use-words.ts';

type LessonState = AnyLessonState<View>;
type Test = AnyTest<View>;

type StepId =
  | 'goal'
  | 'hand'
  | 'action'
  | 'buy'
  | 'toHand'
  | 'mana'
  | 'plan'
  | 'reveal'
  | 'damage'
  | 'block'
  | 'why'
  | 'priority'
  | 'action2'
  | 'counter'
  | 'grow'
  | 'sudden'
  | 'end';
type HintId =
  | 'gemPlayed'
  | 'gemOutcast'
  | 'coinSpent'
  | 'boughtMoney'
  | 'boughtOther'
  | 'boughtNothing'
  | 'emptyPlan'
  | 'noSpell';

const ME = 0;
const asks =
  (what: string): Test =>
  ({ view }) =>
    view.decision?.what === what;
const bought =
  (card: CardId): Test =>
  ({ view }) =>
    view.players[ME].bought.includes(card);
const inRound =
  (round: number): Test =>
  ({ view }) =>
    view.round >= round || view.outcome !== null;
const never: Test = () => false;
const any =
  (...tests: readonly Test[]): Test =>
  (moment) =>
    tests.some((test) => test(moment));
const all =
  (...tests: readonly Test[]): Test =>
  (moment) =>
    tests.every((test) => test(moment));

const picked =
  (prefix: string): Test =>
  ({ given }) =>
    given !== null && 'pick' in given && given.pick.startsWith(prefix);

function spellsIn({ given }: LessonState): { readonly gems: number; readonly spells: number } | null {
  if (given === null || !('plan' in given)) return null;
  const { gems = [], spells = [] }: { gems?: unknown; spells?: unknown } = Object(given.plan);
  return { gems: Array.isArray(gems) ? gems.length : 0, spells: Array.isArray(spells) ? spells.length : 0 };
}

const MONEY: readonly CardId[] = ['copper', 'silver', 'gold'];

/** When each hint is worth saying. */
const HINTS: Readonly<Record<HintId, Test>> = {
  gemPlayed: picked('gem:'),
  gemOutcast: picked('outcast:'),
  coinSpent: all(picked('coin:'), asks('buy')),
  boughtMoney: any(...MONEY.map((card) => picked(`buy:${card}`))),
  boughtOther: ({ view }) => view.players[ME].bought.length > 0,
  boughtNothing: ({ view }) => view.players[ME].bought.length === 0,
  emptyPlan: (moment) => spellsIn(moment)?.spells === 0 && spellsIn(moment)?.gems === 0,
  noSpell: (moment) => spellsIn(moment)?.spells === 0,
};

const hint = (id: HintId): Hint<View, OwnKey> => ({ words: `learn.hint.${id}`, fits: HINTS[id] });

/** A goal with its hints by name. */
type Wanted = Pick<Goal<View, OwnKey>, 'done' | 'missed'> & {
  readonly hints: readonly HintId[];
  readonly after: readonly HintId[];
};

const step = (id: StepId, lit: Step<View, OwnKey>['lit'], goal: Goal<View, OwnKey> | null): Step<View, OwnKey> => ({
  id,
  title: `learn.${id}.title`,
  text: `learn.${id}.text`,
  now: `learn.${id}.now`,
  lit,
  goal,
});
const read = (id: StepId, lit: Step<View, OwnKey>['lit']): Step<View, OwnKey> => step(id, lit, null);
const act = (id: StepId, lit: Step<View, OwnKey>['lit'], { hints, after, ...goal }: Wanted): Step<View, OwnKey> =>
  step(id, lit, { ...goal, hints: hints.map(hint), after: after.map(hint) });

/** How a step of a fight is remarked on. */
const FOUGHT: readonly HintId[] = ['emptyPlan', 'noSpell'];

const steps: readonly Step<View, OwnKey>[] = [
  read('goal', 'health'),
  read('hand', 'hand'),
  act('action', 'prompt', {
    done: any(asks('buy'), asks('plan')),
    missed: inRound(2),
    hints: ['gemPlayed', 'gemOutcast'],
    after: [],
  }),
  act('buy', 'supply', {
    done: bought('fireball'),
    missed: any(asks('plan'), inRound(2)),
    hints: ['coinSpent', 'boughtMoney', 'boughtOther'],
    after: ['boughtNothing'],
  }),
  act('toHand', 'hand', {
    done: asks('plan'),
    missed: inRound(2),
    hints: ['coinSpent', 'boughtMoney'],
    after: [],
  }),
  read('mana', 'hand'),
  act('plan', 'prompt', { done: inRound(2), missed: never, hints: [], after: FOUGHT }),
  read('reveal', 'arena'),
  read('damage', 'health'),
  act('block', 'supply', {
    done: any(bought('rockShield'), bought('rockToss')),
    missed: any(asks('plan'), inRound(3)),
    hints: ['gemPlayed', 'gemOutcast', 'coinSpent', 'boughtMoney'],
    after: [],
  }),
  read('why', 'supply'),
  act('priority', 'prompt', { done: inRound(3), missed: never, hints: ['boughtMoney'], after: FOUGHT }),
  act('action2', 'hand', {
    done: any(asks('buy'), asks('plan')),
    missed: inRound(4),
    hints: ['gemOutcast', 'gemPlayed'],
    after: [],
  }),
  read('counter', 'supply'),
  act('grow', 'supply', {
    done: inRound(4),
    missed: never,
    hints: ['boughtMoney', 'gemOutcast'],
    after: FOUGHT,
  }),
  read('sudden', 'health'),
  read('end', null),
];

export const finalMagicLesson: Lesson<View, OwnKey> = {
  messages: ownMessages,
  title: 'learn.title',
  // A fixed opening: three Copper and two gems, then four and one.
  seed: 'lesson-169',
  options: { supply: 'firstSparks' },
  bot: 'greedy',
  steps,
  names: (lang) => words[lang].names,
};
