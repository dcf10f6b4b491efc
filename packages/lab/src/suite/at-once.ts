// Is a moment decided in which both answer at once? A seat's answers against everything that the other can do then.

import {
  type AtOnce,
  after,
  answersOf,
  type Goal,
  holds,
  idle,
  isAtOnce,
  isDoomed,
  keep,
  newProof,
  type Proof,
  positionKey,
} from '@duello/bots';
import { asked, decode, newReply, other, type Reply, type Seat, type State } from '@duello/kernel';
import type { Game } from '../game/game.ts';
import { wordsOfAnswer } from '../scenario/think.ts';
import { lastSo, withCell } from './closest.ts';
import { worldsOf } from './decisive.ts';

/** Worlds in which a proof has to hold: many, because a fight is soon over. */
const WORLDS = 40;

/** That the others lose may hang on a card here and there. */
const MOST = 0.9;

const isSoInMost = <S extends State>(worlds: readonly S[], isSo: (world: S) => boolean): boolean =>
  worlds.filter(isSo).length >= MOST * worlds.length;

/** True when this answer of the seat, to a question that both are asked, reaches the goal whatever the other does. */
export function isSure<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  atOnce: AtOnce<S>,
  state: S,
  seat: Seat,
  reply: Reply,
  goal: Goal,
): boolean {
  const proof = newProof(game, atOnce, state, seat, goal);
  return holds(proof, state, reply, [...answersOf(proof, state, other(seat))]);
}

/** Those of the seat's answers that reach the goal whatever the other does. */
function sureAnswers<S extends State, V, O, E>(
  proof: Proof<S, V, O, E>,
  state: S,
  among: readonly Reply[],
): readonly Reply[] {
  const theirs = [...answersOf(proof, state, other(proof.seat))];
  return among.filter((mine) => holds(proof, state, mine, theirs));
}

/** What the seat has to do to reach the goal, where both answer at once or right before that; null where that is not certain. */
export function decisiveAnswer<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  atOnce: AtOnce<S>,
  state: S,
  seat: Seat,
  goal: Goal,
): string | null {
  const find = isAtOnce(state) ? decisivePlan : decisiveSteps;
  return find(game, newProof(game, atOnce, state, seat, goal), state);
}

/** The most life of the other that can be taken for certain, or the least of the seat that can be kept. */
export function criticalAtOnce<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  atOnce: AtOnce<S>,
  state: S,
  seat: Seat,
  goal: Goal,
  cell: number,
): number | null {
  const proof = newProof(game, atOnce, state, seat, goal);
  const isCertain = (life: number): boolean =>
    (waysFrom(proof, withCell(game, state, cell, life)) ?? []).some(({ end }) => {
      const theirs = [...answersOf(proof, end, other(seat))];
      return atOnce.every(end, seat).some((mine) => holds(proof, end, mine, theirs));
    });
  const most = state.cells[cell];
  if (goal === 'wins') return lastSo(1, most, isCertain);
  const lost = lastSo(1, most, (life) => !isCertain(life));
  return lost === null || lost === most ? null : lost + 1;
}

/** Some answers reach the goal, and the same in every world; to survive, all others are the end of it. */
function decisivePlan<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  proof: Proof<S, V, O, E>,
  state: S,
): string | null {
  const { seat, goal } = proof;
  const mine = proof.every(state, seat);
  const sure = sureAnswers(proof, state, mine);
  if (sure.length === 0 || sure.length === mine.length) return null;
  const worlds = worldsOf(game, state, seat, WORLDS);
  if (!worlds.every((world) => sureAnswers(proof, world, sure).length === sure.length)) return null;
  const others = mine.filter((reply) => !sure.includes(reply));
  if (goal === 'survives' && !isSoInMost([state, ...worlds], (world) => isDoomed(proof, world, others))) return null;
  return wordsOf(proof, state, sure[0]);
}

const wordsOf = <S extends State, V, O, E>({ tools, seat }: Proof<S, V, O, E>, state: S, reply: Reply): string =>
  JSON.stringify(wordsOfAnswer(decode(tools.rules, state, seat, reply)));

/** Answers of the seat alone that lead to where both answer. */
export interface Way<S> {
  readonly line: readonly Reply[];
  readonly end: S;
}

/** More ways than anybody could look through. */
const MOST_WAYS = 1500;

/** Every way that leads to another end; null when there are too many. */
export function waysFrom<S extends State, V, O, E>(proof: Proof<S, V, O, E>, state: S): readonly Way<S>[] | null {
  const { seat, every, tools } = proof;
  const only = newReply();
  const seen = new Set<number>();
  const ways: Way<S>[] = [];
  const go = (at: S, line: readonly Reply[]): void => {
    const key = positionKey(at);
    if (seen.has(key) || seen.size > MOST_WAYS) return;
    seen.add(key);
    if (isAtOnce(at)) ways.push({ line, end: at });
    else if (asked(at) === 1 << seat) {
      const replies = tools.forced(at, seat, only) ? [keep(only)] : every(at, seat);
      for (const reply of replies) go(after(proof, at, reply, null), [...line, reply]);
    }
  };
  go(state, []);
  return seen.size > MOST_WAYS ? null : ways;
}

export const follow = <S extends State, V, O, E>(proof: Proof<S, V, O, E>, world: S, line: readonly Reply[]): S =>
  line.reduce((at, reply) => after(proof, at, reply, null), world);

/** Who does nothing before both answer has no sure answer then, and some of the ways lead to one, in every world. */
function decisiveSteps<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  proof: Proof<S, V, O, E>,
  state: S,
): string | null {
  const { seat, goal, every } = proof;
  const idled = (world: S): S => {
    let at = world;
    for (let step = 0; step < 20 && !isAtOnce(at); step++) at = after(proof, at, idle, null);
    return at;
  };
  const isMissed = (world: S): boolean => {
    const at = idled(world);
    const mine = every(at, seat);
    return goal === 'wins' ? sureAnswers(proof, at, mine).length === 0 : isDoomed(proof, at, mine);
  };
  if (!isMissed(state)) return null;
  const ways = waysFrom(proof, state);
  if (ways === null) return null;
  const sure = ways.flatMap(({ line, end }) => {
    const answers = sureAnswers(proof, end, every(end, seat));
    return answers.length === 0 ? [] : [{ line, answers }];
  });
  if (sure.length === 0 || 2 * sure.length > ways.length) return null;
  const worlds = worldsOf(game, state, seat, WORLDS);
  const isSo = worlds.every((world) =>
    sure.every(({ line, answers }) => sureAnswers(proof, follow(proof, world, line), answers).length > 0),
  );
  if (!isSo || !isSoInMost(worlds, isMissed)) return null;
  const [{ line, answers }] = sure.toSorted((a, b) => a.line.length - b.line.length);
  const steps = line.map((reply, i) => wordsOf(proof, follow(proof, state, line.slice(0, i)), reply));
  return [...steps.sort(), wordsOf(proof, follow(proof, state, line), answers[0])].join(' ');
}
