// Does one turn decide the match? A line that wins whatever is hidden, or a turn that alone saves the match.

import {
  answerQuickly,
  endByLine,
  endsOfTurn,
  findWin,
  findWinningLine,
  type Goal,
  idle,
  newImagination,
} from '@duello/bots';
import {
  type Answer,
  advance,
  decisionOf,
  decode,
  isAsked,
  isOver,
  other,
  outcome,
  type Reply,
  refusal,
  type Seat,
  type State,
  stream,
} from '@duello/kernel';
import type { Game } from '../game/game.ts';
import { wordsOfAnswer } from '../scenario/think.ts';
import { lastSo, withCell } from './closest.ts';
import { worldsOf } from './decisive.ts';
import { REFUTE } from './judge.ts';

/** Tries to find a win: at first sight, and to be sure. */
const GLANCE = 600;
const TRIES = 6000;
/** Worlds in which it must be so. */
const WORLDS = 6;
/** Ends of a turn that are looked at for one that saves the match, and positions kept at each step to them. */
const ENDS = 30;
const WIDTH = 8;

const canWin = <S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, seat: Seat, tries = TRIES): boolean =>
  findWin(newImagination(game, stream('tactics')), state, seat, tries) !== null;

/** What the seat, whose turn begins, has to do in it to reach the goal; null where that is not certain, or anybody sees it. */
export const decisiveTurn = <S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  goal: Goal,
): string | null => (goal === 'wins' ? winningTurn(game, state, seat) : savingTurn(game, state, seat));

/** The most life of the other that can be taken in this turn, or the least of the seat that the next one does not take. */
export const criticalInTurn = <S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  goal: Goal,
  cell: number,
): number | null =>
  goal === 'survives'
    ? leastLife(game, state, seat, cell)
    : lastSo(1, state.cells[cell], (life) => canWin(game, withCell(game, state, cell, life), seat, GLANCE));

/** How a turn ends hardly hangs on life: the ends are made once, and the life that each of them needs is found. */
function leastLife<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  cell: number,
): number | null {
  const most = state.cells[cell];
  let least = most + 1;
  for (const { end } of endsOf(game, state, seat)) {
    const lost = most - end.cells[cell];
    const isLost = (life: number): boolean =>
      isOver(end) || life - lost < 1 || canWin(game, withCell(game, end, cell, life - lost), other(seat), GLANCE);
    if (isLost(least - 1)) continue;
    least = (lastSo(1, least - 1, isLost) ?? 0) + 1;
    if (least === 1) break;
  }
  return least > most || least === 1 ? null : least;
}

const endsOf = <S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, seat: Seat) =>
  endsOfTurn(newImagination(game, stream('tactics')), state, seat, WIDTH, ENDS);

function winningTurn<S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, seat: Seat): string | null {
  const line = findWinningLine(newImagination(game, stream('tactics')), state, seat, TRIES);
  if (line === null || wonAtOnce(game, state, seat)) return null;
  return worldsOf(game, state, seat, WORLDS).every((world) => wins(game, world, seat, line))
    ? ideaOf(game, state, seat, line)
    : null;
}

/** The same answers win in this world too: nothing that comes to light on the way is needed for it. */
function wins<S extends State, V, O, E>(game: Game<S, V, O, E>, world: S, seat: Seat, line: readonly Reply[]): boolean {
  const { rules } = game;
  const imagination = newImagination(game, stream('tactics'));
  let next = 0;
  for (let step = 0; step < 1000 && !isOver(world); step++) {
    if (!isAsked(world, seat)) {
      if (game.active(world) !== seat && game.settled(world)) return false;
      answerQuickly(imagination, world, other(seat));
      continue;
    }
    const reply = line[next++];
    if (reply === undefined || refusal(rules, world, seat, reply) !== null) return false;
    advance(rules, world, seat, reply, null);
  }
  return outcome(rules, world)?.winner === seat;
}

/** What is done, whatever the order: two turns of one idea are the same puzzle. */
function ideaOf<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  line: readonly Reply[],
): string {
  const imagination = newImagination(game, stream('tactics'));
  const at = game.rules.copy(state);
  const words = line.map((reply) => {
    while (!isAsked(at, seat)) answerQuickly(imagination, at, other(seat));
    const answer = JSON.stringify(wordsOfAnswer(decode(game.rules, at, seat, reply)));
    advance(game.rules, at, seat, reply, null);
    return answer;
  });
  return words.sort().join(' ');
}

/** One answer is enough: anybody sees that. */
const wonAtOnce = <S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, seat: Seat): boolean =>
  canWin(game, state, seat, (decisionOf(game.rules, state, seat)?.options.length ?? 0) + 1);

/** Whoever does nothing has lost, in every world; and yet there is a turn that saves the match. */
function savingTurn<S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, seat: Seat): string | null {
  const foe = other(seat);
  const isLost = (world: S, tries: number): boolean => {
    const ended = endNow(game, world, seat);
    return isOver(ended) || canWin(game, ended, foe, tries);
  };
  const worlds = worldsOf(game, state, seat, WORLDS);
  if (!isLost(state, GLANCE) || !worlds.every((world) => isLost(world, TRIES))) return null;
  const isSafe = (end: S, line: readonly Answer[]): boolean => {
    const imagination = newImagination(game, stream('tactics'));
    const ends = [end, ...worlds.map((world) => endByLine(imagination, world, seat, line))];
    const isSafeFor = (tries: number): boolean =>
      ends.every((one) => one !== null && !isOver(one) && !canWin(game, one, foe, tries));
    return isSafeFor(GLANCE) && isSafeFor(TRIES) && !canWin(game, end, foe, REFUTE);
  };
  const saved = endsOf(game, state, seat).find(({ end, line }) => isSafe(end, line));
  return saved === undefined ? null : wordsOf(saved.line);
}

const wordsOf = (line: readonly Answer[]): string =>
  line
    .map((answer) => JSON.stringify(wordsOfAnswer(answer)))
    .sort()
    .join(' ');

/** The turn is ended as mildly as can be. */
function endNow<S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, seat: Seat): S {
  const imagination = newImagination(game, stream('end'));
  const at = game.rules.copy(state);
  const span = game.span(at);
  for (let step = 0; step < 100 && !isOver(at) && game.span(at) === span; step++) {
    if (isAsked(at, seat)) advance(game.rules, at, seat, idle, null);
    else answerQuickly(imagination, at, other(seat));
  }
  return at;
}
