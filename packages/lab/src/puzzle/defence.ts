// What does the other answer to a try? What refutes it, where anything does.

import { findWin, holds, newImagination, newProof } from '@duello/bots';
import {
  type Answer,
  advance,
  asked,
  decode,
  isOver,
  newReply,
  other,
  type Reply,
  type State,
  stream,
} from '@duello/kernel';
import type { Game } from '../game/game.ts';
import { goalOf } from './check.ts';
import { everyAnswer } from './every-answer.ts';
import type { Puzzle } from './puzzle.ts';
import { newSearch, reaches } from './search-turn.ts';

/** Answers that are tried to see whether the goal can still be reached, and decisions that are looked ahead. */
const TRIES = 40_000;
const AHEAD = 10;
/** Tries of the other to win in its own turn. */
const WIN_TRIES = 6000;

/** The other's answer; null where it is not its turn to answer, or nothing more is to be shown. */
export function defence<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  { goal, seat }: Pick<Puzzle, 'goal' | 'seat'>,
  /** The turn that the puzzle is about. */
  span: number,
  state: S,
): Answer | null {
  const foe = other(seat);
  if (isOver(state) || asked(state) !== 1 << foe || goal === 'buy') return null;
  const reply =
    game.span(state) === span
      ? inTheTurn(game, { goal, seat }, state)
      : goal === 'win'
        ? null
        : winOf(game, state, foe);
  return reply === null ? null : decode(game.rules, state, foe, reply);
}

/** A way of the other to win in its own turn, answer by answer. */
export const winOf = <S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, foe: Puzzle['seat']): Reply | null =>
  game.atOnce === undefined ? findWin(newImagination(game, stream('refute')), state, foe, WIN_TRIES) : null;

function inTheTurn<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  puzzle: Pick<Puzzle, 'goal' | 'seat'>,
  state: S,
): Reply {
  const foe = other(puzzle.seat);
  const replies = game.atOnce === undefined ? everyAnswer(game, state, foe) : game.atOnce.every(state, foe);
  const refuting = replies?.find((reply) => refutes(game, puzzle, state, reply));
  return refuting ?? usual(game, state, foe);
}

function refutes<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  { goal, seat }: Pick<Puzzle, 'goal' | 'seat'>,
  state: S,
  reply: Reply,
): boolean {
  if (goal === 'buy') return false;
  if (game.atOnce !== undefined) {
    return !holds(newProof(game, game.atOnce, state, seat, goalOf(goal)), state, null, [reply]);
  }
  const search = newSearch(game, state, seat, goalOf(goal), TRIES);
  const next = game.rules.copy(state);
  advance(game.rules, next, other(seat), reply, null);
  return !reaches(search, next, AHEAD) && search.left >= 0;
}

/** What the other would answer without a second thought. */
function usual<S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, foe: Puzzle['seat']): Reply {
  const reply = newReply();
  if (game.quick(state, foe, stream('usual'), reply)) return reply;
  const [first] = everyAnswer(game, state, foe) ?? game.tries(state, foe, 1, stream('usual')) ?? [];
  return first ?? reply;
}
