// How hard is a puzzle? By the answers that a solver needs, and by which levels of the bots do not find it.

import { botNamed, LEVELS } from '@duello/bots';
import { decisionOf, type Json, type Seat, type State, stream } from '@duello/kernel';
import type { Game } from '../game/game.ts';
import { wordsOfAnswer } from '../scenario/think.ts';
import { isReached } from '../suite/judge.ts';
import { goalOf } from './check.ts';
import type { Grade, Puzzle, PuzzleGoal } from './puzzle.ts';

/** The levels that do not find it, from the weakest on. */
export function missedBy<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  goal: PuzzleGoal,
  [first]: Puzzle['solution'],
): readonly string[] {
  return Object.keys(LEVELS).filter((level) =>
    goal === 'buy'
      ? JSON.stringify(firstAnswer(game, state, seat, level)) !== JSON.stringify(first)
      : !isReached(game, state, seat, goalOf(goal), level, 'puzzle'),
  );
}

function firstAnswer<S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, seat: Seat, bot: string): Json {
  const decision = decisionOf(game.rules, state, seat);
  if (decision === null) return null;
  const view = game.rules.view(state, seat);
  return wordsOfAnswer(botNamed(bot)({ seat, view, decision, tools: game, rng: stream(`puzzle/${decision.id}`) }));
}

/** So many answers make it no easy one, and so many a hard one, whoever finds it. */
const SOME = 150;
const MANY = 3000;
/** A purchase that is so much better than the next is easy to see; one that is hardly better is hard. */
const CLEARLY = 0.12;
const HARDLY = 0.06;

/** 1: few ways to look through, and a weak bot finds it. 3: many, or hardly a bot does. */
export function gradeOf(goal: PuzzleGoal, nodes: number, missed: readonly string[], chances: Puzzle['chances']): Grade {
  const [best, second] = Object.values(chances).sort((a, b) => b - a);
  // What a search tries to weigh purchases says nothing about how hard they are to see.
  const isHard = goal === 'buy' ? best - second < HARDLY : nodes >= MANY;
  const isEasy = goal === 'buy' ? best - second >= CLEARLY : nodes < SOME;
  if (missed.includes('strong') || isHard) return 3;
  return missed.includes('club') || missed.length > 2 || !isEasy ? 2 : 1;
}
