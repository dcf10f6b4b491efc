// What would a bot answer in a scenario? Its position, or where some of its answers have led, thought about from one seat.

import { type Analysis, analyse, EVEN_STYLE, LEVELS, type LevelName, PERSONAS, type PersonaName } from '@duello/bots';
import {
  type Answer,
  BadInput,
  decisionOf,
  type Json,
  SEAT_NAMES,
  SEATS,
  type Seat,
  type State,
  stream,
} from '@duello/kernel';
import type { Game, WithGame } from '../game/game.ts';
import { stateAfter } from './run.ts';
import { readScenarios } from './scenario.ts';

export interface HowToThink {
  readonly level: LevelName;
  readonly persona: PersonaName | null;
  /** null: whoever is asked. */
  readonly seat: Seat | null;
  /** Answers of the scenario that are given before. */
  readonly after: number;
  /** The case, by its name; null for the first, or the only one. */
  readonly variant: string | null;
  readonly seed: string;
}

/** An answer in the words that a scenario file takes. */
export type AnswerWords = Json;

export function wordsOfAnswer(answer: Answer): AnswerWords {
  if ('pick' in answer) return answer.pick;
  if ('picks' in answer) return answer.picks;
  if ('order' in answer) return answer.order;
  if ('number' in answer) return answer.number;
  if ('plan' in answer) return answer.plan;
  return 'concede' in answer ? 'concede' : 'idle';
}

export interface ThoughtOfScenario {
  readonly game: string;
  readonly name: string;
  readonly seat: 'A' | 'B';
  readonly question: string;
  readonly answer: AnswerWords;
  readonly winChance: number | null;
  readonly candidates: readonly {
    readonly answer: AnswerWords;
    readonly winChance: number;
    readonly error: number;
    readonly worlds: number;
  }[];
  /** Of the best candidates: what would follow in the same turn, and how the seat would stand. */
  readonly lines: readonly {
    readonly line: readonly AnswerWords[];
    readonly terms: Analysis['lines'][number]['terms'];
    readonly wins: number;
    readonly losses: number;
  }[];
  readonly feared: Analysis['feared'];
  readonly winsThisTurn: boolean;
  readonly nodes: number;
}

/** Throws BadInput for what is wrong with the scenario, or where nobody is asked. */
export function thinkAt(withGame: WithGame, input: Json, how: HowToThink): ThoughtOfScenario {
  const all = readScenarios(input);
  const scenario = how.variant === null ? all[0] : all.find(({ variant }) => variant?.name === how.variant);
  if (scenario === undefined) {
    const names = all.flatMap(({ variant }) => (variant === null ? [] : [`"${variant.name}"`]));
    throw new BadInput('cases', `there is none named "${how.variant}"; there are ${names.join(', ') || 'none'}`);
  }
  return withGame(scenario.game, (game) => thinkIn(game, stateAfter(game, scenario, how.after), scenario, how));
}

function thinkIn<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  scenario: { readonly game: string; readonly name: string },
  { level, persona, seat: wanted, seed }: HowToThink,
): ThoughtOfScenario {
  const { rules } = game;
  const seat = wanted ?? SEATS.find((one) => decisionOf(rules, state, one) !== null) ?? 0;
  const decision = decisionOf(rules, state, seat);
  if (decision === null) throw new BadInput('', `seat ${SEAT_NAMES[seat]} is asked nothing there`);
  const turn = { seat, view: rules.view(state, seat), decision, tools: game, rng: stream(seed) };
  const thought = analyse(turn, LEVELS[level], persona === null ? EVEN_STYLE : PERSONAS[persona]);
  return {
    game: scenario.game,
    name: scenario.name,
    seat: SEAT_NAMES[seat],
    question: decision.what,
    answer: wordsOfAnswer(thought.answer),
    winChance: thought.winChance,
    candidates: thought.candidates.map((one) => ({ ...one, answer: wordsOfAnswer(one.answer) })),
    lines: thought.lines.map(({ line, terms, wins, losses }) => ({
      line: line.map(wordsOfAnswer),
      terms,
      wins,
      losses,
    })),
    feared: thought.feared,
    winsThisTurn: thought.wins,
    nodes: thought.nodes,
  };
}
