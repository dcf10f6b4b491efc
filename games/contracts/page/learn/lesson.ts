// What does the first match of Contracts teach, in which order, and how does each step notice that it is done?

import type { Test as AnyTest, Goal, Hint, Lesson, Step } from '@duello/table';
import { type View, words } from '../../index.ts';
import { type OwnKey, ownMessages } from '../words/use-words.ts';

type Test = AnyTest<View>;

type StepId =
  | 'goal'
  | 'hand'
  | 'colour'
  | 'draw'
  | 'take'
  | 'play'
  | 'tanks'
  | 'line'
  | 'attack'
  | 'magnet'
  | 'rune'
  | 'orb'
  | 'neighbours'
  | 'why'
  | 'burnout'
  | 'end';
type HintId = 'replaced' | 'otherColour' | 'special' | 'deep' | 'saved' | 'noAttack';

const ME = 0;
const asks =
  (...names: readonly string[]): Test =>
  ({ view }) =>
    view.decision !== null && names.includes(view.decision.what);
/** Turns of both players are counted together: the learner's are 1, 3, 5 … */
const inTurn =
  (turn: number): Test =>
  ({ view }) =>
    view.turn >= turn || view.outcome !== null;
const picked =
  (prefix: string): Test =>
  ({ given }) =>
    given !== null && 'pick' in given && given.pick.startsWith(prefix);
const any =
  (...tests: readonly Test[]): Test =>
  (moment) =>
    tests.some((test) => test(moment));
const never: Test = () => false;

const HINTS: Readonly<Record<HintId, Test>> = {
  replaced: ({ given }) => given !== null && 'picks' in given && given.picks.length > 0,
  otherColour: any(picked('blue')),
  special: picked('special:'),
  deep: picked('draw:3'),
  saved: ({ view }) => view.players[ME].line.length === 0,
  noAttack: picked('end'),
};

const hint = (id: HintId): Hint<View, OwnKey> => ({ words: `learn.contracts.hint.${id}`, fits: HINTS[id] });

/** A goal with its hints by name. */
type Wanted = Pick<Goal<View, OwnKey>, 'done' | 'missed'> & {
  readonly hints?: readonly HintId[];
  readonly after?: readonly HintId[];
};

const step = (id: StepId, lit: string | null, goal: Goal<View, OwnKey> | null): Step<View, OwnKey> => ({
  id,
  title: `learn.contracts.${id}.title`,
  text: `learn.contracts.${id}.text`,
  now: `learn.contracts.${id}.now`,
  lit,
  goal,
});
const read = (id: StepId, lit: string | null): Step<View, OwnKey> => step(id, lit, null);
const act = (id: StepId, lit: string | null, { hints = [], after = [], ...goal }: Wanted): Step<View, OwnKey> =>
  step(id, lit, { ...goal, hints: hints.map(hint), after: after.map(hint) });

const steps: readonly Step<View, OwnKey>[] = [
  read('goal', 'players'),
  act('hand', 'hand', { done: asks('colour', 'draw', 'take', 'act'), missed: inTurn(2), after: ['replaced'] }),
  act('colour', 'mana', { done: asks('draw', 'take', 'act'), missed: inTurn(2), after: ['otherColour'] }),
  act('draw', 'field', { done: asks('take', 'act'), missed: inTurn(2), after: ['special', 'deep'] }),
  act('take', 'field', { done: asks('act'), missed: inTurn(2) }),
  act('play', 'hand', { done: inTurn(2), missed: never, after: ['saved'] }),
  read('tanks', 'mana'),
  act('line', 'line', {
    done: any(({ view }) => view.players[ME].line.length > 1, inTurn(4)),
    missed: never,
  }),
  act('attack', 'line', { done: picked('attack:'), missed: inTurn(8), hints: ['noAttack'] }),
  read('magnet', 'line'),
  act('rune', 'support', {
    done: any(picked('rune'), ({ view }) => view.players[ME].rune !== null),
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
