// Can a seat reach its goal in its turn, whatever the other answers? Every own decision against every answer of the other.

import { answerQuickly, findWin, type Goal, newImagination, positionKey } from '@duello/bots';
import {
  advance,
  asked,
  encode,
  isAsked,
  isOver,
  type Json,
  newReply,
  other,
  outcome,
  questionOf,
  type Reply,
  type Seat,
  type State,
  stream,
} from '@duello/kernel';
import type { Game } from '../game/game.ts';
import { readAnswer } from '../scenario/answer.ts';
import { everyAnswer } from './every-answer.ts';

export interface Search<S extends State, V, O, E> {
  readonly game: Game<S, V, O, E>;
  readonly seat: Seat;
  readonly goal: Goal;
  readonly span: number;
  /** Answers that may still be tried; below 0 nothing is proved any more. */
  left: number;
  nodes: number;
  /** The most decisions that are known not to reach the goal from a position, and the fewest that do. */
  readonly failed: Map<number, number>;
  readonly reached: Map<number, number>;
  /** Ends of the turn that the other wins from. */
  readonly lost: Map<number, boolean>;
}

export const newSearch = <S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  goal: Goal,
  tries: number,
): Search<S, V, O, E> => ({
  ...{ game, seat, goal, span: game.span(state), left: tries, nodes: 0 },
  ...{ failed: new Map(), reached: new Map(), lost: new Map() },
});

/** Tries of the other to win in its turn: at first sight, and to be sure. */
const GLANCE = 600;
const TRIES = 6000;
/** Answers in a row that need no thought. */
const STEPS = 300;

const only = newReply();

/** Where a position leads without a decision of the seat: its next decision, a choice of the other, or the end. */
type Next = 'mine' | 'theirs' | 'reached' | 'failed';

/** Goes on, in place, to where somebody has something to decide. */
function settle<S extends State, V, O, E>(search: Search<S, V, O, E>, state: S): Next {
  const { game, seat, goal, span } = search;
  for (let step = 0; step < STEPS; step++) {
    if (isOver(state)) {
      const winner = outcome(game.rules, state)?.winner ?? null;
      return (goal === 'wins' ? winner === seat : winner !== other(seat)) ? 'reached' : 'failed';
    }
    if (game.span(state) !== span && game.settled(state)) {
      return goal === 'survives' && !isLost(search, state) ? 'reached' : 'failed';
    }
    if (asked(state) === 3) return 'failed';
    if (!isAsked(state, seat)) return 'theirs';
    if (!game.forced(state, seat, only)) return 'mine';
    advance(game.rules, state, seat, only, null);
  }
  return 'failed';
}

/** True when the other, whose turn comes, finds a way to win in it. */
function isLost<S extends State, V, O, E>({ game, seat, lost }: Search<S, V, O, E>, end: S): boolean {
  const key = positionKey(end);
  const known = lost.get(key);
  if (known !== undefined) return known;
  const foe = other(seat);
  const at = game.rules.copy(end);
  const imagination = newImagination(game, stream('refute'));
  for (let step = 0; step < STEPS && !isOver(at) && !isAsked(at, foe); step++) answerQuickly(imagination, at, seat);
  const isWon = (tries: number): boolean =>
    isOver(at)
      ? outcome(game.rules, at)?.winner === foe
      : findWin(newImagination(game, stream('refute')), at, foe, tries) !== null;
  const found = isWon(GLANCE) || isWon(TRIES);
  lost.set(key, found);
  return found;
}

/** The answers to what is asked; null where they can't all be looked through. */
const repliesOf = <S extends State, V, O, E>(
  { game }: Search<S, V, O, E>,
  state: S,
  who: Seat,
): readonly Reply[] | null => everyAnswer(game, state, who);

/** The state after one answer. */
function after<S extends State, V, O, E>(search: Search<S, V, O, E>, state: S, who: Seat, reply: Reply): S {
  search.nodes++;
  search.left--;
  const next = search.game.rules.copy(state);
  advance(search.game.rules, next, who, reply, null);
  return next;
}

/** How every game says that a seat lets something pass. */
const PASS = 'pass';

/** To let something pass is no decision. */
export function costOf<S extends State, V, O, E>(
  { game: { rules }, seat }: Pick<Search<S, V, O, E>, 'game' | 'seat'>,
  state: S,
  reply: Reply,
): 0 | 1 {
  const { shape, key } = questionOf(rules, state);
  return shape === 'one' && key(state, seat, reply.codes[0]) === PASS ? 0 : 1;
}

/** True when so many decisions of the seat are enough, against every answer of the other. The state is used up. */
export function reaches<S extends State, V, O, E>(search: Search<S, V, O, E>, state: S, decisions: number): boolean {
  if (search.left < 0) return false;
  const next = settle(search, state);
  if (next === 'reached' || next === 'failed') return next === 'reached';
  const key = positionKey(state);
  if ((search.reached.get(key) ?? Number.POSITIVE_INFINITY) <= decisions) return true;
  if ((search.failed.get(key) ?? -1) >= decisions) return false;
  const who = next === 'mine' ? search.seat : other(search.seat);
  const replies = repliesOf(search, state, who);
  if (replies === null) {
    // An answer that nobody can list is no part of a proof.
    if (next === 'theirs') search.left = -1;
    return false;
  }
  const costIn = (reply: Reply): number => (next === 'mine' ? costOf(search, state, reply) : 0);
  const leads = (reply: Reply): boolean => reaches(search, after(search, state, who, reply), decisions - costIn(reply));
  const isReached =
    next === 'mine' ? replies.some((reply) => costIn(reply) <= decisions && leads(reply)) : replies.every(leads);
  if (search.left >= 0) (isReached ? search.reached : search.failed).set(key, decisions);
  return isReached;
}

/** True when these decisions reach the goal in this world, whatever the other answers. */
export function follows<S extends State, V, O, E>(
  search: Search<S, V, O, E>,
  state: S,
  line: readonly Json[],
): boolean {
  const next = settle(search, state);
  if (next === 'reached' || next === 'failed') return next === 'reached';
  if (next === 'theirs') {
    const replies = repliesOf(search, state, other(search.seat));
    return (
      replies?.every(
        (reply) => search.left >= 0 && follows(search, after(search, state, other(search.seat), reply), line),
      ) ?? false
    );
  }
  const [words, ...rest] = line;
  const reply = words === undefined ? null : replyIn(search, state, words);
  if (reply !== null) return follows(search, after(search, state, search.seat, reply), rest);
  // Against some answers there is more to let pass than against others.
  const pass = search.left < 0 ? null : replyIn(search, state, PASS);
  return pass !== null && follows(search, after(search, state, search.seat, pass), line);
}

/** The answer that words mean here; null where it can't be given. */
export function replyIn<S extends State, V, O, E>(
  { game, seat }: Pick<Search<S, V, O, E>, 'game' | 'seat'>,
  state: S,
  words: Json,
): Reply | null {
  const reply = newReply();
  try {
    const answer = readAnswer(game, state, seat, words, 'solution');
    return encode(game.rules, state, answer, reply) === null
      ? { size: reply.size, codes: reply.codes.slice(0, Math.max(0, reply.size)) }
      : null;
  } catch {
    return null;
  }
}

/** The seat's first decision: the state goes on to it, in place; null where there is none. */
export function decisionAt<S extends State, V, O, E>(search: Search<S, V, O, E>, state: S): readonly Reply[] | null {
  return settle(search, state) === 'mine' ? repliesOf(search, state, search.seat) : null;
}
