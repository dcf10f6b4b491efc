// Does a bot play a position well? It answers what a scenario file asks of it, and the file says which answers are good.

import { answerQuickly, botNamed, findWin, type Goal, isAtOnce, newImagination } from '@duello/bots';
import {
  type Answer,
  type AnswerBody,
  apply,
  BadInput,
  decisionOf,
  encode,
  isAsked,
  isOver,
  type Json,
  newReply,
  other,
  outcome,
  SEATS,
  type Seat,
  type State,
  stream,
} from '@duello/kernel';
import type { Game, WithGame } from '../game/game.ts';
import { readAnswer } from '../scenario/answer.ts';
import { listOf } from '../scenario/fields.ts';
import { stateAfter } from '../scenario/run.ts';
import { readScenarios, type Scenario, seatNamed, type Think } from '../scenario/scenario.ts';
import { wordsOfAnswer } from '../scenario/think.ts';
import { isSure } from './at-once.ts';

export interface Judged {
  readonly name: string;
  readonly case: string | null;
  readonly passed: boolean;
  /** What the bot answered, in the words of a scenario, and what is wrong with it; null when nothing is. */
  readonly answer: Json;
  readonly fault: string | null;
}

/** Own answers in one turn before it is taken for endless. */
const LONGEST = 200;
/** Tries to refute a turn that should survive. */
export const REFUTE = 20_000;

/** Every case of a file that says how to think, answered by this bot, such as a level. */
export function judge(withGame: WithGame, input: Json, bot: string, seed: string): readonly Judged[] {
  return readScenarios(input).flatMap((scenario) => {
    const { think: wanted } = scenario;
    return wanted === null ? [] : [withGame(scenario.game, (game) => judgeOne(game, scenario, wanted, bot, seed))];
  });
}

function judgeOne<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  scenario: Scenario,
  wanted: Think,
  bot: string,
  seed: string,
): Judged {
  const state = stateAfter(game, scenario, 'all');
  const { seat: named } = wanted.says;
  const seat =
    typeof named === 'string'
      ? seatNamed(named)
      : (SEATS.find((one) => decisionOf(game.rules, state, one) !== null) ?? 0);
  if (decisionOf(game.rules, state, seat) === null) throw new BadInput(wanted.path, 'nobody is asked there');
  const answer = answerOf(game, state, seat, bot, seed);
  const fault = faultOf(game, state, seat, answer, wanted) ?? faultOfTurn(game, state, seat, wanted, bot, seed);
  return {
    name: scenario.name,
    case: scenario.variant?.name ?? null,
    passed: fault === null,
    answer: wordsOfAnswer(answer),
    fault,
  };
}

function answerOf<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  bot: string,
  seed: string,
): Answer {
  const decision = decisionOf(game.rules, state, seat);
  if (decision === null) throw new BadInput('think', 'nobody is asked there');
  const view = game.rules.view(state, seat);
  return botNamed(bot)({ seat, view, decision, tools: game, rng: stream(`${seed}/${decision.id}`) });
}

/** What an answer says, without to what; picks in any order are the same. */
function bodyOf({ seat: _, decision: __, ...body }: Answer): string {
  const plain: AnswerBody = 'picks' in body ? { picks: [...body.picks].sort() } : body;
  return JSON.stringify(plain);
}

/** What is wrong with the answer itself. */
function faultOf<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  answer: Answer,
  { says, path }: Think,
): string | null {
  const given = JSON.stringify(wordsOfAnswer(answer));
  const isOne = (words: Json, at: string): boolean =>
    typeof words === 'string' && words.endsWith('*')
      ? 'pick' in answer && answer.pick.startsWith(words.slice(0, -1))
      : bodyOf(readAnswer(game, state, seat, words, at)) === bodyOf(answer);
  const among = (name: 'good' | 'bad'): boolean =>
    listOf(says[name] ?? [], `${path}.${name}`).some((words, i) => isOne(words, `${path}.${name}[${i}]`));
  const cards = (name: 'has' | 'hasNot'): readonly Json[] => listOf(says[name] ?? [], `${path}.${name}`);
  if (says.good !== undefined && !among('good')) return `answers ${given}, which is none of the good ones`;
  if (among('bad')) return `answers ${given}, which is bad`;
  const without = cards('has').find((card) => !given.includes(`"${card}"`));
  if (without !== undefined) return `answers ${given}, without ${without}`;
  const beside = cards('hasNot').find((card) => given.includes(`"${card}"`));
  return beside === undefined ? null : `answers ${given}, with ${beside}`;
}

/** True when the turn that this bot plays from there reaches the goal. */
export const isReached = <S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  goal: Goal,
  bot: string,
  seed: string,
): boolean => faultOfTurn(game, state, seat, { says: { [goal]: true }, path: '' }, bot, seed) === null;

/** What is wrong with the turn that the bot plays from there. */
function faultOfTurn<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  { says }: Think,
  bot: string,
  seed: string,
): string | null {
  if (says.wins === undefined && says.survives === undefined) return null;
  const { end, played } = playTurn(game, state, seat, bot, seed);
  const line = played.map((answer) => JSON.stringify(wordsOfAnswer(answer))).join(', ');
  if (game.atOnce !== undefined && isAtOnce(end)) {
    const answer = answerOf(game, end, seat, bot, seed);
    const given = [line, JSON.stringify(wordsOfAnswer(answer))].filter((words) => words !== '').join(', ');
    const reply = newReply();
    encode(game.rules, end, answer, reply);
    const goal = says.wins === undefined ? 'survives' : 'wins';
    if (isSure(game, game.atOnce, end, seat, reply, goal)) return null;
    return `plays ${given}, and the other has an answer to it`;
  }
  const winner = outcome(game.rules, end)?.winner ?? null;
  if (says.wins !== undefined) return winner === seat ? null : `plays ${line}, and does not win`;
  if (winner === seat) return null;
  if (winner === other(seat)) return `plays ${line}, and has lost`;
  const refuted = findWin(newImagination(game, stream('refute')), end, other(seat), REFUTE) !== null;
  return refuted ? `plays ${line}, and loses in the next turn` : null;
}

/**
 * The rest of the turn, played by the bot; the other answers quickly where it is asked. Where both answer at once it stops, if
 * the game can say what all the answers are.
 */
export function playTurn<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  bot: string,
  seed: string,
): { readonly end: S; readonly played: readonly Answer[] } {
  const { rules } = game;
  const span = game.span(state);
  const imagination = newImagination(game, stream(seed));
  const played: Answer[] = [];
  let at = rules.copy(state);
  for (let step = 0; step < LONGEST && !isOver(at) && game.span(at) === span; step++) {
    if (game.atOnce !== undefined && isAtOnce(at)) break;
    if (!isAsked(at, seat)) answerQuickly(imagination, at, other(seat));
    else {
      const answer = answerOf(game, at, seat, bot, seed);
      played.push(answer);
      at = apply(rules, at, answer).state;
    }
  }
  return { end: at, played };
}
