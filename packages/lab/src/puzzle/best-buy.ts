// What is best bought here? The strongest bot's search over many worlds, the same for every purchase, so that luck cancels out.

import { budgetIn, EVEN_STYLE, LEVELS, trueChance, tryAnswers } from '@duello/bots';
import {
  apply,
  DECISION,
  decisionOf,
  decode,
  isAsked,
  type Json,
  newReply,
  questionOf,
  type Reply,
  registerOf,
  type Seat,
  type State,
  stream,
} from '@duello/kernel';
import type { Game } from '../game/game.ts';
import { wordsOfAnswer } from '../scenario/think.ts';
import { everyAnswer } from './every-answer.ts';
import type { Fault } from './fault.ts';

/** Worlds for a first look at everything, then for the best of it alone. */
const FIRST_WORLDS = 16;
const WORLDS = 96;
const KEPT = 4;
/** How much better the best has to be: in chances to win, and in standard errors of the difference. */
const LEAST_AHEAD = 0.03;
const LEAST_ERRORS = 4;

export interface Purchase {
  readonly words: Json;
  readonly chance: number;
  /** How far behind the best it is, and the standard error of that. */
  readonly behind: number;
  readonly error: number;
}

export interface Purchases {
  /** The best first. */
  readonly list: readonly Purchase[];
  readonly nodes: number;
}

/** The public word for the question what to buy, in every game that asks it. */
const SHOPPING = 'buy';

/** True where the seat is asked what to buy, and there is more than one thing. */
export const canBuy = <S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, seat: Seat): boolean =>
  isAsked(state, seat) && questionOf(game.rules, state).name === SHOPPING && waresAt(game, state, seat).length > 1;

/** The answers that are not to stop. */
function waresAt<S extends State, V, O, E>({ rules }: Game<S, V, O, E>, state: S, seat: Seat): readonly string[] {
  const { idle } = questionOf(rules, state);
  const stop = newReply();
  idle(state, seat, registerOf(state), stop);
  const stopWords = wordsOfAnswer(decode(rules, state, seat, stop));
  return (decisionOf(rules, state, seat)?.options ?? []).map(({ key }) => key).filter((key) => key !== stopWords);
}

/** More coins than anybody lays down. */
const MOST_LAID = 30;

/** A copy in which everything that can be paid with lies on the table: what is left to choose is what to buy. */
export function withAllLaid<S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, seat: Seat): S {
  let at = state;
  for (let step = 0; step < MOST_LAID; step++) {
    const count = gainsAt(game, at, seat).length;
    const means = waresAt(game, at, seat).filter((key) => !gainsAt(game, at, seat).includes(key));
    const laid = means
      .map((pick) => apply(game.rules, at, { seat, decision: at.words[DECISION], pick }).state)
      .find((next) => canBuy(game, next, seat) && gainsAt(game, next, seat).length >= count);
    if (laid === undefined) return at;
    at = laid;
  }
  return at;
}

/** The answers by which a card is gained. */
function gainsAt<S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, seat: Seat): readonly string[] {
  const decision = decisionOf(game.rules, state, seat);
  if (decision === null) return [];
  const view = game.rules.view(state, seat);
  return waresAt(game, state, seat).filter((pick) =>
    game.cards.answered(view, decision, { pick }).some(({ way }) => way === 'gain'),
  );
}

/** Every purchase, and buying nothing, by how often it wins. */
export function purchases<S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, seat: Seat): Purchases | Fault {
  const decision = decisionOf(game.rules, state, seat);
  const replies = canBuy(game, state, seat) ? everyAnswer(game, state, seat) : null;
  if (decision === null || replies === null) return { code: 'notAsked' };
  const turn = { seat, view: game.rules.view(state, seat), decision, tools: game, rng: stream('buy') };
  const budget = budgetIn(game, LEVELS.expert);
  const look = (among: readonly Reply[], worlds: number, seed: string) =>
    tryAnswers(turn, among, { budget, style: EVEN_STYLE, worlds, seed });
  const first = look(replies, FIRST_WORLDS, 'first look');
  const mean = (chances: readonly { readonly chance: number }[]): number =>
    chances.reduce((sum, { chance }) => sum + chance, 0) / chances.length;
  const kept = replies
    .map((reply, i) => ({ reply, chance: mean(first.trials[i]) }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, KEPT)
    .map(({ reply }) => reply);
  const second = look(kept, WORLDS, 'second look');
  const sorted = kept
    .map((reply, i) => ({ reply, chances: second.trials[i].map(({ chance }) => chance), mean: mean(second.trials[i]) }))
    .sort((a, b) => b.mean - a.mean);
  const [best] = sorted;
  const list = sorted.map(({ reply, chances, mean }): Purchase => {
    const { behind, error } = differenceOf(best.chances, chances);
    const words = wordsOfAnswer(decode(game.rules, state, seat, reply));
    return { words, chance: trueChance(game, mean), behind, error };
  });
  return { list, nodes: first.nodes + second.nodes };
}

/** World by world, so that what is the same in both does not count. */
function differenceOf(a: readonly number[], b: readonly number[]): { readonly behind: number; readonly error: number } {
  const differences = a.map((value, n) => value - b[n]);
  const behind = differences.reduce((sum, value) => sum + value, 0) / differences.length;
  const variance = differences.reduce((sum, value) => sum + (value - behind) ** 2, 0) / (differences.length - 1);
  return { behind, error: Math.sqrt(variance / differences.length) };
}

/** What is wrong with buying this first; null when it is better than all else by enough. */
export function faultOfBuy<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  { list }: Purchases,
  solution: Json,
): Fault | null {
  const words = JSON.stringify(solution);
  const [best, second] = list;
  const own = list.find((one) => JSON.stringify(one.words) === words);
  if (own === undefined || !waresAt(game, state, seat).includes(String(solution))) return { code: 'fails' };
  if (own !== best) return { code: 'better', answer: best.words, ahead: own.behind };
  if (second.behind >= LEAST_AHEAD && second.behind >= LEAST_ERRORS * second.error) return null;
  return { code: 'close', answer: second.words, ahead: second.behind, error: second.error };
}
