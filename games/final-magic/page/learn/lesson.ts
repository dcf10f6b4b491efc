// What does the first match of Final Magic teach, in which order, and how does each step notice that it is done?

import {
  type LessonState as AnyLessonState,
  type Test as AnyTest,
  all,
  any,
  asks,
  insteadOf,
  type Lesson,
  never,
  not,
  offers,
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

const holds =
  (card: CardId): Test =>
  ({ view }) =>
    (view.players[ME].hand?.[card] ?? 0) > 0;
/** Neither is it offered, nor is there money left to lay out for it. */
const cantBuy = (card: CardId): Test => all<View>(asks('buy'), not(offers(new RegExp(`^(?:buy:${card}$|coin:)`))));
const fights: Test = (moment) => (spellsIn(moment)?.spells ?? 0) > 0;
/** A plan without a spell was sent, though there was something to cast. */
const idles: Test = (moment) => spellsIn(moment)?.spells === 0;

const MONEY: readonly CardId[] = ['copper', 'silver', 'gold'];

const { read, act } = stepWriter<View>()('learn', {
  gemPlayed: picked(/^gem:/),
  gemOutcast: picked(/^outcast:/),
  coinSpent: all(picked(/^coin:/), asks('buy')),
  boughtMoney: any(...MONEY.map((card) => picked(new RegExp(`^buy:${card}`)))),
  boughtOther: ({ view }) => view.players[ME].bought.length > 0,
  boughtNothing: ({ view }) => view.players[ME].bought.length === 0,
  emptyPlan: (moment) => spellsIn(moment)?.spells === 0 && spellsIn(moment)?.gems === 0,
  noSpell: idles,
  noFireball: all(asks('plan'), not(holds('fireball'))),
  noShield: all(asks('plan'), not(holds('rockShield'))),
  dearFireball: cantBuy('fireball'),
  dearShield: cantBuy('rockShield'),
});

/** How a step of a fight is remarked on. */
const FOUGHT = ['emptyPlan', 'noSpell'] as const;

const steps = [
  read('goal', 'health'),
  read('hand', 'hand'),
  act('action', 'prompt', {
    done: any(asks('buy'), asks('plan')),
    missed: inRound(2),
    strays: picked(/^outcast:/),
    hints: ['gemPlayed', 'gemOutcast'],
  }),
  act('buy', 'supply', {
    done: bought('fireball'),
    missed: any(asks('plan'), inRound(2)),
    instead: ['dearFireball'],
    strays: insteadOf(/^buy:fireball$/, /^(?:buy:|end$)/),
    hints: ['coinSpent', 'boughtMoney', 'boughtOther'],
    after: ['boughtNothing'],
  }),
  act('toHand', 'hand', {
    done: asks('plan'),
    missed: inRound(2),
    strays: never,
    hints: ['coinSpent', 'boughtMoney'],
  }),
  read('mana', 'hand'),
  act('plan', 'prompt', {
    done: all(inRound(2), fights),
    missed: inRound(2),
    instead: ['noFireball'],
    strays: idles,
    after: FOUGHT,
  }),
  read('reveal', 'arena'),
  read('damage', 'health'),
  act('block', 'supply', {
    done: any(bought('rockShield'), bought('rockToss')),
    missed: any(asks('plan'), inRound(3)),
    instead: ['dearShield'],
    strays: insteadOf(/^buy:rock(?:Shield|Toss)$/, /^(?:buy:|end$)/),
    hints: ['gemPlayed', 'gemOutcast', 'coinSpent', 'boughtMoney'],
  }),
  read('why', 'supply'),
  act('priority', 'prompt', {
    done: all(inRound(3), fights),
    missed: inRound(3),
    instead: ['noShield'],
    strays: idles,
    hints: ['boughtMoney'],
    after: FOUGHT,
  }),
  act('action2', 'hand', {
    done: any(asks('buy'), asks('plan')),
    missed: inRound(4),
    strays: never,
    hints: ['gemOutcast', 'gemPlayed'],
  }),
  read('counter', 'supply'),
  act('grow', 'supply', {
    done: all(inRound(4), fights),
    missed: inRound(4),
    strays: idles,
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
