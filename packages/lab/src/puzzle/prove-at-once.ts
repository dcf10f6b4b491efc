// Is there one way to reach a goal where both answer at once? The seat's answers against all that the other can do then.

import { type AtOnce, answersOf, type Goal, holds, idle, isAtOnce, newProof, type Proof } from '@duello/bots';
import {
  advance,
  decode,
  encode,
  isAsked,
  type Json,
  newReply,
  other,
  type Reply,
  type Seat,
  type State,
} from '@duello/kernel';
import type { Game } from '../game/game.ts';
import { readAnswer } from '../scenario/answer.ts';
import { wordsOfAnswer } from '../scenario/think.ts';
import { follow, waysFrom } from '../suite/at-once.ts';
import { worldsOf } from '../suite/decisive.ts';
import type { Fault } from './fault.ts';
import { failuresOf, type Held, type Solved } from './solved.ts';

/** Answers against answers that are tried for one question. */
const TRIES = 3_000_000;
/** Many, because a fight is soon over. */
const WORLDS = 40;
/** Own answers before both answer. */
const STEPS = 20;

/** How much is done: each answer, and each card of a plan. */
const costOf = (line: readonly Json[]): number => line.reduce<number>((sum, words) => sum + 1 + leavesOf(words), 0);

const leavesOf = (words: Json): number =>
  typeof words === 'object' && words !== null
    ? Object.values(words).reduce<number>((sum, part) => sum + (typeof part === 'object' ? leavesOf(part) : 1), 0)
    : 0;

/** What is done, whatever the order. */
const ideaOf = (line: readonly Json[]): string =>
  line
    .map((words) => JSON.stringify(words))
    .sort()
    .join(' ');

/** Every line that is sure of the goal in this world, the least to do first; null when there are too many ways. */
function sureLines<S extends State, V, O, E>(proof: Proof<S, V, O, E>, state: S): readonly (readonly Json[])[] | null {
  const { seat, every } = proof;
  const ways = isAtOnce(state) ? [{ line: [], end: state }] : waysFrom(proof, state);
  if (ways === null) return null;
  const lines = ways.flatMap(({ line, end }) => {
    const theirs = [...answersOf(proof, end, other(seat))];
    const steps = wordsAlong(proof, state, line);
    return every(end, seat)
      .filter((mine) => holds(proof, end, mine, theirs))
      .map((mine) => [...steps, wordsOf(proof, end, mine)]);
  });
  return proof.left < 0 ? null : lines.sort((a, b) => costOf(a) - costOf(b));
}

const wordsOf = <S extends State, V, O, E>({ tools, seat }: Proof<S, V, O, E>, state: S, reply: Reply): Json =>
  wordsOfAnswer(decode(tools.rules, state, seat, reply));

/** The words of answers that are given one after the other. */
function wordsAlong<S extends State, V, O, E>(
  proof: Proof<S, V, O, E>,
  state: S,
  line: readonly Reply[],
): readonly Json[] {
  return line.map((reply, i) => wordsOf(proof, follow(proof, state, line.slice(0, i)), reply));
}

/** The least that reaches the goal for sure in this very world. */
export function solveAtOnce<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  atOnce: AtOnce<S>,
  state: S,
  seat: Seat,
  goal: Goal,
): Solved | Fault {
  if (!atOnce.isNear(state, seat)) return { code: 'notAsked' };
  const proof = newProof(game, atOnce, state, seat, goal, TRIES);
  const lines = sureLines(proof, state);
  if (lines === null) return { code: 'tooWide' };
  const [line] = lines;
  return line === undefined ? { code: 'unsolved' } : { line, nodes: TRIES - proof.left };
}

/** Whether these answers hold in each of the worlds that the seat can't tell from this one, one after the other. */
export function* heldAtOnce<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  atOnce: AtOnce<S>,
  state: S,
  seat: Seat,
  goal: Goal,
  line: readonly Json[],
): Held {
  const proof = newProof(game, atOnce, state, seat, goal, TRIES);
  const worlds = worldsOf(game, state, seat, WORLDS);
  for (const world of worlds) yield { holds: holdsIn(game, proof, world, line), of: worlds.length };
}

/** What is wrong with a solution; null when it is proved to be the only way. */
export function faultAtOnce<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  atOnce: AtOnce<S>,
  state: S,
  seat: Seat,
  goal: Goal,
  line: readonly Json[],
): Fault | null {
  if (!atOnce.isNear(state, seat)) return { code: 'notAsked' };
  const proof = newProof(game, atOnce, state, seat, goal, TRIES);
  if (isIdleEnough(proof, state)) return { code: 'trivial' };
  if (!holdsIn(game, proof, state, line)) return { code: 'fails' };
  const failed = failuresOf(heldAtOnce(game, atOnce, state, seat, goal, line));
  if (failed.worlds > 0) return { code: 'hidden', ...failed };
  const lines = sureLines(proof, state);
  if (lines === null) return { code: 'tooWide' };
  const shorter = lines.find((one) => costOf(one) < costOf(line));
  if (shorter !== undefined) return { code: 'shorter', line: shorter };
  const rival = lines.find((one) => costOf(one) === costOf(line) && ideaOf(one) !== ideaOf(line));
  if (rival === undefined) return null;
  const own = line.map((words) => JSON.stringify(words));
  return { code: 'rival', answer: rival.find((words) => !own.includes(JSON.stringify(words))) ?? rival[0] };
}

/** True when the line can be given in a world and reaches the goal against every answer. */
function holdsIn<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  proof: Proof<S, V, O, E>,
  world: S,
  line: readonly Json[],
): boolean {
  const at = game.rules.copy(world);
  const { seat } = proof;
  for (const [i, words] of line.entries()) {
    const reply = newReply();
    if (!isAsked(at, seat)) return false;
    try {
      if (encode(game.rules, at, readAnswer(game, at, seat, words, 'solution'), reply) !== null) return false;
    } catch {
      return false;
    }
    if (isAtOnce(at)) {
      return i === line.length - 1 && holds(proof, at, reply, [...answersOf(proof, at, other(seat))]);
    }
    advance(game.rules, at, seat, reply, null);
  }
  return false;
}

/** True when the mildest answers reach the goal as well. */
function isIdleEnough<S extends State, V, O, E>(proof: Proof<S, V, O, E>, state: S): boolean {
  const { tools, seat } = proof;
  const at = tools.rules.copy(state);
  for (let step = 0; step < STEPS && !isAtOnce(at); step++) advance(tools.rules, at, seat, idle, null);
  return isAtOnce(at) && holds(proof, at, idle, [...answersOf(proof, at, other(seat))]);
}
