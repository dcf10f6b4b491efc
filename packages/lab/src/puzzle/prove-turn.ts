// Is there one way to reach a goal in a turn, and no other? Solved and proved where the seats answer one after the other.

import { answerQuickly, type Goal, idle, newImagination, positionKey } from '@duello/bots';
import {
  advance,
  asked,
  decode,
  isAsked,
  isOver,
  type Json,
  other,
  type Reply,
  type Seat,
  type State,
  stream,
} from '@duello/kernel';
import type { Game } from '../game/game.ts';
import { wordsOfAnswer } from '../scenario/think.ts';
import { worldsOf } from '../suite/decisive.ts';
import { everyAnswer } from './every-answer.ts';
import type { Fault } from './fault.ts';
import { costOf, decisionAt, follows, newSearch, reaches, replyIn, type Search } from './search-turn.ts';
import { failuresOf, type Held, isFault, type Solved } from './solved.ts';

/** Answers tried for one question: is it reached, and is it not. */
const TRIES = 400_000;
/** Decisions of one turn that a person can think through. */
const DEEPEST = 12;
/** Worlds in which it must be so beside the real one. */
const WORLDS = 24;
/** Worlds in which another first answer may show that it does not do. */
const RIVAL_WORLDS = 6;
/** More answers than a turn takes. */
const STEPS = 300;

/** The shortest way to the goal in this very world, with the answers that it took to find it. */
export function solveTurn<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  goal: Goal,
  deepest = DEEPEST,
): Solved | Fault {
  if (asked(state) !== 1 << seat) return { code: 'notAsked' };
  const search = newSearch(game, state, seat, goal, TRIES);
  for (let decisions = 1; decisions <= deepest; decisions++) {
    const isReached = reaches(search, game.rules.copy(state), decisions);
    if (search.left < 0) return { code: 'tooWide' };
    if (!isReached) continue;
    const { nodes } = search;
    return { line: lineFrom(search, state, decisions), nodes };
  }
  return { code: 'unsolved' };
}

/** The decisions of a way that was found, against the first answer of the other each time. */
function lineFrom<S extends State, V, O, E>(search: Search<S, V, O, E>, state: S, decisions: number): readonly Json[] {
  const { game, seat } = search;
  const at = game.rules.copy(state);
  const line: Json[] = [];
  let left = decisions;
  for (let step = 0; left > 0 && step < STEPS; step++) {
    const replies = decisionAt(search, at);
    if (replies === null) {
      if (asked(at) !== 1 << other(seat) || reaches(search, game.rules.copy(at), 0)) break;
      const [first] = everyAnswer(game, at, other(seat)) ?? [];
      if (first === undefined) break;
      advance(game.rules, at, other(seat), first, null);
      continue;
    }
    const step = replies.find((reply) => {
      const cost = costOf(search, at, reply);
      const next = game.rules.copy(at);
      advance(game.rules, next, seat, reply, null);
      return cost <= left && reaches(search, next, left - cost);
    });
    if (step === undefined) break;
    const cost = costOf(search, at, step);
    left -= cost;
    if (cost > 0) line.push(wordsOfAnswer(decode(game.rules, at, seat, step)));
    advance(game.rules, at, seat, step, null);
  }
  return line;
}

/** True when these decisions reach the goal in this world, whatever the other answers. */
const holdsInTurn = <S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  world: S,
  seat: Seat,
  goal: Goal,
  line: readonly Json[],
): boolean => follows(newSearch(game, world, seat, goal, TRIES), game.rules.copy(world), line);

/** Whether these decisions hold in each of the worlds that the seat can't tell from this one, one after the other. */
export function* heldInTurn<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  goal: Goal,
  line: readonly Json[],
): Held {
  const worlds = worldsOf(game, state, seat, WORLDS);
  for (const world of worlds) yield { holds: holdsInTurn(game, world, seat, goal, line), of: worlds.length };
}

/** What is wrong with a solution; null when it is proved to be the only way. */
export function faultInTurn<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  goal: Goal,
  line: readonly Json[],
): Fault | null {
  if (asked(state) !== 1 << seat) return { code: 'notAsked' };
  const search = newSearch(game, state, seat, goal, TRIES);
  if (!holdsInTurn(game, state, seat, goal, line)) return { code: 'fails' };
  const failed = failuresOf(heldInTurn(game, state, seat, goal, line));
  if (failed.worlds > 0) return { code: 'hidden', ...failed };
  if (line.length < 2 || isIdleEnough(search, state)) return { code: 'trivial' };
  const shorter = solveTurn(game, state, seat, goal, line.length - 1);
  if (!isFault(shorter)) return { code: 'shorter', line: shorter.line };
  if (shorter.code === 'tooWide') return shorter;
  return rivalOf(search, state, line, worldsOf(game, state, seat, RIVAL_WORLDS));
}

/** True when the mildest answers reach the goal as well, against what the other first thinks of. */
function isIdleEnough<S extends State, V, O, E>(search: Search<S, V, O, E>, state: S): boolean {
  const { game, seat, span } = search;
  const at = game.rules.copy(state);
  const imagination = newImagination(game, stream('idle'));
  for (let step = 0; step < STEPS && !isOver(at) && game.span(at) === span; step++) {
    if (isAsked(at, seat)) advance(game.rules, at, seat, idle, null);
    else answerQuickly(imagination, at, other(seat));
  }
  return reaches(search, at, 0);
}

/** A first answer that is no part of the solution, and reaches the goal in no more decisions, whatever is hidden. */
function rivalOf<S extends State, V, O, E>(
  search: Search<S, V, O, E>,
  state: S,
  line: readonly Json[],
  worlds: readonly S[],
): Fault | null {
  const { game, seat, goal } = search;
  const at = game.rules.copy(state);
  const replies = decisionAt(search, at);
  if (replies === null) return { code: 'tooWide' };
  const own = new Set(line.map((words) => JSON.stringify(words)));
  const keys = new Set(
    line.flatMap((words) => {
      const reply = replyIn(search, at, words);
      return reply === null ? [] : [keyAfter(search, at, reply)];
    }),
  );
  for (const reply of replies) {
    const words = wordsOfAnswer(decode(game.rules, at, seat, reply));
    if (own.has(JSON.stringify(words)) || keys.has(keyAfter(search, at, reply))) continue;
    const cost = costOf(search, at, reply);
    const isReached = [state, ...worlds].every((world) => {
      const search = newSearch(game, world, seat, goal, TRIES);
      const here = game.rules.copy(world);
      if (decisionAt(search, here) === null) return true;
      const mine = replyIn(search, here, words);
      if (mine === null) return false;
      advance(game.rules, here, seat, mine, null);
      return reaches(search, here, line.length - cost) || search.left < 0;
    });
    if (isReached) return { code: 'rival', answer: words };
  }
  return null;
}

function keyAfter<S extends State, V, O, E>({ game, seat }: Search<S, V, O, E>, state: S, reply: Reply): number {
  const next = game.rules.copy(state);
  advance(game.rules, next, seat, reply, null);
  return positionKey(next);
}
