// What runs beside a puzzle? The match from its position, the other seat that refutes a wrong try, and the proof of a right one.

import {
  type Answer,
  apply,
  decisionOf,
  isAsked,
  isOver,
  type Json,
  other,
  questionOf,
  type State,
} from '@duello/kernel';
import type { Game } from '@duello/lab/game';
import {
  answersOfSolution,
  defence,
  firstVerdict,
  heldOf,
  isSolution,
  type PuzzleFile,
  positioned,
  readPuzzle,
  stateOf,
  wordsOfAnswer,
} from '@duello/lab/puzzle';
import type { EventWithView, Player } from '@duello/table';
import { botTurns } from '../../host/bot-turns.ts';
import { recall } from '../../host/recall.ts';
import { type Tape, tapeOf } from '../../host/replaying.ts';
import * as run from '../../host/running.ts';
import { gameOf } from '../../lab/crew/lab-games.ts';
import { makePuzzle } from './make-puzzle.ts';
import type { Help, Judged, PuzzleRequest, SaidAnswer } from './requests.ts';

const post = (message: unknown): void => self.postMessage(message);

type Asked = Exclude<PuzzleRequest, { type: 'start' | 'make' | 'prove' | 'events' | 'views' }>;
type Controls = (request: Asked) => unknown;

let controls: Controls | null = null;
let tape: Tape | null = null;

const turns = new MessageChannel();
const waiting: (() => void)[] = [];
turns.port1.onmessage = () => {
  try {
    waiting.shift()?.();
  } catch (error) {
    post({ type: 'crash', crash: { message: String(error), text: null } });
  }
};
/** After what has come in. */
const soon = (call: () => void): void => {
  waiting.push(call);
  turns.port2.postMessage(null);
};

const PERSON: Player = { kind: 'person' };
/** Whoever sits there answers by proof and not by a level; the table only has to know that nobody at this screen does. */
const DEFENDER: Player = { kind: 'bot', bot: 'expert' };

async function begin(input: Json, isProved: boolean): Promise<Controls> {
  const file = readPuzzle(input);
  const game = await gameOf(file.scenario.game);
  return controlsOf(game, file, isProved);
}

function controlsOf<S extends State, V, O, E>(game: Game<S, V, O, E>, file: PuzzleFile, isProved: boolean): Controls {
  const { scenario, puzzle } = file;
  const { seat } = puzzle;
  const tools = positioned(game, scenario);
  const players = seat === 0 ? ([PERSON, DEFENDER] as const) : ([DEFENDER, PERSON] as const);
  const { seed, options } = scenario;
  const running = run.start(tools, { game: scenario.game, options, seed, players, from: null });
  const span = game.span(running.match.state);
  const tell = (frames: readonly EventWithView<V, E>[] = [], afresh = false): void => {
    const isThinking = isAsked(running.match.state, other(seat)) && !isAsked(running.match.state, seat);
    // No link leads to a match from a position.
    const update = { ...run.report(running, frames, afresh), text: '', thinking: isThinking && !isDone() };
    post({ type: 'update', update });
    wake();
  };
  const isDone = (): boolean => defence(game, puzzle, span, running.match.state) === null;
  const wake = botTurns({
    think: () => defence(game, puzzle, span, running.match.state),
    play: (given) => tell(run.play(running, given)),
    changes: () => running.changes,
    soon,
  });
  tell([], true);
  return (request) => {
    switch (request.type) {
      case 'send': {
        const { reason, frames } = run.send(running, {
          seat: request.seat,
          decision: request.decision,
          ...request.words,
        });
        if (reason === null) tell(frames);
        return reason;
      }
      case 'complete':
        return run.completion(running, request.seat, request.partial);
      case 'undo':
        run.takeBack(running);
        tell();
        return null;
      case 'takeBackAnyway':
        run.takeBackAnyway(running, request.kept);
        tell();
        return null;
      case 'look':
        running.viewer = request.viewer;
        tell([], true);
        return null;
      case 'recall':
        return recall(running.match, running.past.length, running.viewer);
      case 'judge':
        return judge(game, file, running.match.answers, isProved);
      case 'help':
        return helpFor(game, file);
      case 'solution': {
        const answers = answersOfSolution(game, scenario, puzzle);
        const { id, version } = game.rules;
        const opened = tapeOf(tools, { game: id, version, options, seed, answers, hash: null });
        tape = opened.tape;
        return opened.head;
      }
    }
  };
}

/** What each of these answers was given to, from the puzzle's position on. */
function saidIn<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  { scenario }: PuzzleFile,
  answers: readonly Answer[],
): readonly SaidAnswer<V>[] {
  let at = stateOf(game, scenario);
  return answers.map((answer) => {
    const question = questionOf(game.rules, at).name;
    const said = { answer, question, view: game.rules.view(at, answer.seat) };
    at = apply(game.rules, at, answer).state;
    return said;
  });
}

function judge<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  file: PuzzleFile,
  answers: readonly Answer[],
  isProved: boolean,
): Judged<V> {
  const { scenario, puzzle } = file;
  const first = firstVerdict(game, scenario, puzzle, answers);
  const isKnown = first.kind === 'reached' && isProved && isSolution(game, scenario, puzzle, answers);
  const verdict = isKnown ? { kind: 'solved' as const } : first;
  const own = answers.findLastIndex(({ seat }) => seat === puzzle.seat);
  const replies = verdict.kind === 'open' ? [] : saidIn(game, file, answers).slice(own + 1);
  return { verdict, answers, replies };
}

/** Tells of one world after the other: whoever asked may not want to wait for all of them. */
async function prove(input: Json, answers: readonly Answer[]): Promise<null> {
  const { scenario, puzzle } = readPuzzle(input);
  const game = await gameOf(scenario.game);
  for (const held of heldOf(game, scenario, puzzle, answers)) post({ type: 'held', ...held });
  return null;
}

function helpFor<S extends State, V, O, E>(game: Game<S, V, O, E>, file: PuzzleFile): Help<V> {
  const { scenario, puzzle } = file;
  const answers = answersOfSolution(game, scenario, puzzle);
  const left = puzzle.solution.map((words) => JSON.stringify(words));
  // What is forced on the way is no part of it.
  const own = saidIn(game, file, answers).filter(
    ({ answer }) =>
      answer.seat === puzzle.seat && JSON.stringify(wordsOfAnswer(answer)) === left[0] && left.shift() !== undefined,
  );
  let at = stateOf(game, scenario);
  const cards = new Set<string>();
  for (const answer of answers) {
    const decision = answer.seat === puzzle.seat ? decisionOf(game.rules, at, puzzle.seat) : null;
    if (decision !== null) {
      const view = game.rules.view(at, puzzle.seat);
      for (const { card } of game.cards.answered(view, decision, answer)) cards.add(card);
    }
    if (!isOver(at)) at = apply(game.rules, at, answer).state;
  }
  return { decisions: puzzle.solution.length, cards: [...cards].sort(), first: own[0] ?? null, all: own };
}

async function perform(request: PuzzleRequest): Promise<unknown> {
  switch (request.type) {
    case 'start':
      controls = await begin(request.file, request.isProved);
      return null;
    case 'make':
      return makePuzzle(request);
    case 'prove':
      return prove(request.file, request.answers);
    case 'events':
      return tape?.events(request.eyes) ?? [];
    case 'views':
      return tape?.views(request.eyes, request.at) ?? [];
    default:
      if (controls === null) throw new Error('no puzzle is open');
      return controls(request);
  }
}

self.onmessage = async ({ data }: MessageEvent<{ readonly id: number; readonly request: PuzzleRequest }>) => {
  try {
    post({ type: 'done', id: data.id, result: await perform(data.request) });
  } catch (error) {
    post({ type: 'failed', id: data.id, message: error instanceof Error ? error.message : String(error), path: null });
  }
};
