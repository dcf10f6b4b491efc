// What does the first match of Final Magic teach, in which order, and how does each step notice that it is done?

import {
  type LessonState as AnyLessonState,
  type Test as AnyTest,
  all,
  any,
  asks,
  type Lesson,
  never,
  picked,
  stepWriter,
} from '@duello/table';
import { type CardId, type View, words } from '../../index.ts';
import { type OwnKey, ownMessages } from '../words/use-words.ts';

type LessonState = AnyLessonState<View>;
type Test = AnyTest<View>;

const ME = 0;
const bought =
  (card: CardId): Test =>
  ({ view }) =>
    view.players[ME].bought.includes(card);
const inRound =
  (round: number): Test =>
  ({ view }) =>
    view.round >= round || view.outcome !== null;

function spellsIn({ given }: LessonState): { readonly gems: number; readonly spells: number } | null {
  if (given === null || !('plan' in given)) return null;
  const { gems = [], spells = [] }: { gems?: unknown; spells?: unknown } = Object(given.plan);
  return { gems: Array.isArray(gems) ? gems.length : 0, spells: Array.isArray(spells) ? spells.length : 0 };
}

const MONEY: readonly CardId[] = ['copper', 'silver', 'gold'];

const { read, act } = stepWriter<View>()('learn', {
  gemPlayed: picked(/^gem:/),
  gemOutcast: picked(/^outcast:/),
  coinSpent: all(picked(/^coin:/), asks('buy')),
  boughtMoney: any(...MONEY.map((card) => picked(new RegExp(`^buy:${card}`)))),
  boughtOther: ({ view }) => view.players[ME].bought.length > 0,
  boughtNothing: ({ view }) => view.players[ME].bought.length === 0,
  emptyPlan: (moment) => spellsIn(moment)?.spells === 0 && spellsIn(moment)?.gems === 0,
  noSpell: (moment) => spellsIn(moment)?.spells === 0,
});

/** How a step of a fight is remarked on. */
const FOUGHT = ['emptyPlan', 'noSpell'] as const;

const steps = [
  read('goal', 'health'),
  read('hand', 'hand'),
  act('action', 'prompt', {
    done: any(asks('buy'), asks('plan')),
    missed: inRound(2),
    hints: ['gemPlayed', 'gemOutcast'],
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
  }),
  read('mana', 'hand'),
  act('plan', 'prompt', { done: inRound(2), missed: never, after: FOUGHT }),
  read('reveal', 'arena'),
  read('damage', 'health'),
  act('block', 'supply', {
    done: any(bought('rockShield'), bought('rockToss')),
    missed: any(asks('plan'), inRound(3)),
    hints: ['gemPlayed', 'gemOutcast', 'coinSpent', 'boughtMoney'],
  }),
  read('why', 'supply'),
  act('priority', 'prompt', { done: inRound(3), missed: never, hints: ['boughtMoney'], after: FOUGHT }),
  act('action2', 'hand', {
    done: any(asks('buy'), asks('plan')),
    missed: inRound(4),
    hints: ['gemOutcast', 'gemPlayed'],
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
