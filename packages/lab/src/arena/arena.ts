// How do two bots fare against each other? Whole matches on the same deals, with seats swapped.

import { type Bot, botNamed } from '@duello/bots';
import {
  type Answer,
  type Decision,
  type Emit,
  type Ending,
  type Json,
  outcome,
  type Rng,
  type Seat,
  type Seed,
  type State,
  stream,
} from '@duello/kernel';
import type { Game, Measures } from '../game/game.ts';
import { playOut } from '../questions/play-out.ts';
import { PROCESS, processBot } from './process-bot.ts';

export interface Played {
  readonly winner: Seat | null;
  readonly reason: Ending;
  readonly rounds: number;
  readonly decisions: number;
  /** When the contest asks for them. */
  readonly measures?: Measures;
}

/** One deal played twice: bot `a` on the first seat, then on the second. */
export interface Pair {
  readonly matches: readonly [Played, Played];
  /** Points of `a` out of both matches: 1 for a win, a half for a draw. */
  readonly points: number;
}

export interface Contest {
  readonly game: string;
  readonly a: string;
  readonly b: string;
  readonly seed: Seed;
  readonly options: Json;
  /** Options of the second match of a pair when they differ: a deck goes with its bot to the other seat. */
  readonly swapped?: Json;
  /** What each of the two answers whatever it thinks: a class that it has to draft. */
  readonly given?: readonly [Given, Given];
  /** Whether matches are measured, where the game can do that; it takes longer. */
  readonly measured?: true;
}

/** Picks by the question they answer. */
export type Given = { readonly [question: string]: string };

interface Player {
  readonly bot: Bot;
  readonly rng: Rng;
}

/** A match between two players; each sees only its own view. */
export function playMatch<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  players: readonly [Player, Player],
  seed: Seed,
  options: O,
  emit: Emit<E> | null = null,
): Played {
  const { rules } = game;
  const state = rules.setup(seed, options, emit);
  const answer = (seat: Seat, decision: Decision): Answer => {
    const { bot, rng } = players[seat];
    return bot({ seat, view: rules.view(state, seat), decision, tools: game, rng });
  };
  const decisions = playOut(rules, state, { seed, answer, emit }).length;
  const { winner, reason } = outcome(rules, state) ?? { winner: null, reason: 'unfinished' };
  return { winner, reason, rounds: game.rounds(state), decisions };
}

/** The same, with what the game measures in it. */
function playMeasured<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  players: readonly [Player, Player],
  seed: Seed,
  options: O,
): Played {
  if (game.measure === null) return playMatch(game, players, seed, options);
  const events: E[] = [];
  const played = playMatch(game, players, seed, options, (event) => events.push(event));
  return { ...played, measures: game.measure(events) };
}

const pointsOf = (winner: Seat | null, seat: Seat): number => (winner === null ? 0.5 : winner === seat ? 1 : 0);

const obedient =
  (bot: Bot, given: Given): Bot =>
  (turn) => {
    const pick = given[turn.decision.what];
    return pick === undefined ? bot(turn) : { seat: turn.seat, decision: turn.decision.id, pick };
  };

/** A bot of ours, or a program that plays. */
const botOrProcess = (name: string): Bot =>
  name.startsWith(PROCESS) ? processBot(name.slice(PROCESS.length)) : botNamed(name);

/** The deal of that number; the chance of each bot goes with the bot, not with the seat. */
export function playPair<S extends State, V, O, E>(game: Game<S, V, O, E>, contest: Contest, index: number): Pair {
  const seed = `${contest.seed}/${index}`;
  const options = game.rules.options(contest.options);
  const [givenA, givenB] = contest.given ?? [{}, {}];
  const a = (): Player => ({ bot: obedient(botOrProcess(contest.a), givenA), rng: stream(`${seed}/bot/a`) });
  const b = (): Player => ({ bot: obedient(botOrProcess(contest.b), givenB), rng: stream(`${seed}/bot/b`) });
  const play = contest.measured === true ? playMeasured : playMatch;
  const first = play(game, [a(), b()], seed, options);
  const swapped = contest.swapped === undefined ? options : game.rules.options(contest.swapped);
  const second = play(game, [b(), a()], seed, swapped);
  return { matches: [first, second], points: pointsOf(first.winner, 0) + pointsOf(second.winner, 1) };
}
