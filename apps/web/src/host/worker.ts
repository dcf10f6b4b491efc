// What runs beside the page? The rules and the bots: the page's own thread never computes a move.

import type { LevelName, Tools } from '@duello/bots';
import {
  type AnswerBody,
  BadInput,
  type Decision,
  type Json,
  type MatchRecord,
  type Reason,
  type Seat,
  type State,
  type Viewer,
} from '@duello/kernel';
import type { Crash, EventWithView, Eyes, Start, Update } from '@duello/table';
import { advise } from './advise.ts';
import { botTurns } from './bot-turns.ts';
import { withGame } from './games.ts';
import { recall } from './recall.ts';
import { openTape, type Tape } from './replaying.ts';
import { type ReviewStep, reviewRecord } from './reviewing.ts';
import * as run from './running.ts';

export type Request =
  | { readonly type: 'load'; readonly game: string }
  | { readonly type: 'start'; readonly start: Start }
  | { readonly type: 'send'; readonly seat: Seat; readonly decision: number; readonly words: AnswerBody }
  | { readonly type: 'complete'; readonly seat: Seat; readonly partial: Json }
  | { readonly type: 'undo' }
  | { readonly type: 'takeBackAnyway'; readonly kept: number | undefined }
  | { readonly type: 'look'; readonly viewer: Viewer }
  | { readonly type: 'recall' }
  | { readonly type: 'open'; readonly text: string }
  | { readonly type: 'events'; readonly eyes: Eyes }
  | { readonly type: 'views'; readonly eyes: Eyes; readonly at: number }
  | { readonly type: 'cut'; readonly answers: number }
  | { readonly type: 'review'; readonly record: MatchRecord; readonly level: LevelName }
  | { readonly type: 'advise'; readonly game: string; readonly decision: Decision; readonly view: unknown };

/** As this side reads it: whoever asks knows whose view it is. */
type Heard = Exclude<Request, { type: 'advise' }> | (Extract<Request, { type: 'advise' }> & { readonly view: never });

type Message =
  | { readonly type: 'update'; readonly update: Update<unknown, unknown> }
  | { readonly type: 'done'; readonly id: number; readonly result: unknown }
  | { readonly type: 'failed'; readonly id: number; readonly message: string; readonly path: string | null }
  | { readonly type: 'reviewed'; readonly step: ReviewStep<unknown> }
  | { readonly type: 'crash'; readonly crash: Crash };

const post = (message: Message): void => self.postMessage(message);

/** What can be asked of the match that runs here. */
interface Controls {
  send(seat: Seat, decision: number, words: AnswerBody): Reason | null;
  complete(seat: Seat, partial: Json): unknown;
  undo(): void;
  takeBackAnyway(kept: number | undefined): void;
  look(viewer: Viewer): void;
  recall(): unknown;
}

let controls: Controls | null = null;
let tape: Tape | null = null;

/** After what has come in, so that the page hears of each of a bot's moves, and is heard. A timer would wait 4 ms each time. */
const turns = new MessageChannel();
const waiting: (() => void)[] = [];
turns.port1.onmessage = () => {
  const call = waiting.shift();
  if (call !== undefined) guarded(call);
};
const soon = (call: () => void): void => {
  waiting.push(call);
  turns.port2.postMessage(null);
};

const begin = (start: Start): Promise<Controls> =>
  withGame(start.game, <S extends State, V, O, E>(tools: Tools<S, V, O, E>): Controls => {
    const running = run.start(tools, start);
    const tell = (frames: readonly EventWithView<V, E>[] = [], afresh = false): void => {
      post({ type: 'update', update: run.report(running, frames, afresh) });
      wakeBots();
    };
    const wakeBots = botTurns({
      think: () => run.botAnswer(running),
      play: (given) => tell(run.play(running, given)),
      changes: () => running.changes,
      soon,
    });
    tell([], true);
    return {
      send(seat, decision, words) {
        const { reason, frames } = run.send(running, { seat, decision, ...words });
        if (reason === null) tell(frames);
        return reason;
      },
      complete: (seat, partial) => run.completion(running, seat, partial),
      undo() {
        run.takeBack(running);
        tell();
      },
      takeBackAnyway(kept) {
        run.takeBackAnyway(running, kept);
        tell();
      },
      look(viewer) {
        running.viewer = viewer;
        tell([], true);
      },
      recall: () => recall(running.match, running.past.length, running.viewer),
    };
  });

function guarded(call: () => void): void {
  try {
    call();
  } catch (error) {
    post({ type: 'crash', crash: { message: String(error), text: null } });
  }
}

async function perform(request: Heard): Promise<unknown> {
  switch (request.type) {
    case 'load':
      return withGame(request.game, () => null);
    case 'start':
      controls = await begin(request.start);
      return null;
    case 'open': {
      const { opened, tape: found } = await openTape(request.text);
      tape = found;
      return opened;
    }
    case 'advise':
      return withGame(request.game, (tools) => advise(tools, request.decision, request.view));
    case 'review': {
      const { record, level } = request;
      return withGame(record.game, (tools) =>
        reviewRecord(tools, record, level, (step) => post({ type: 'reviewed', step })),
      );
    }
    case 'events':
    case 'views':
    case 'cut':
      return lookBack(request);
    default:
      return act(request);
  }
}

function lookBack(request: Extract<Request, { type: 'events' | 'views' | 'cut' }>): unknown {
  if (tape === null) throw new BadInput('', 'no match is open');
  if (request.type === 'events') return tape.events(request.eyes);
  return request.type === 'views' ? tape.views(request.eyes, request.at) : tape.cut(request.answers);
}

function act(
  request: Extract<Request, { type: 'send' | 'complete' | 'undo' | 'takeBackAnyway' | 'look' | 'recall' }>,
): unknown {
  if (controls === null) throw new BadInput('', 'no match is running');
  switch (request.type) {
    case 'send':
      return controls.send(request.seat, request.decision, request.words);
    case 'complete':
      return controls.complete(request.seat, request.partial);
    case 'undo':
      return controls.undo();
    case 'takeBackAnyway':
      return controls.takeBackAnyway(request.kept);
    case 'look':
      return controls.look(request.viewer);
    case 'recall':
      return controls.recall();
  }
}

self.onmessage = async ({ data }: MessageEvent<{ readonly id: number; readonly request: Heard }>) => {
  try {
    post({ type: 'done', id: data.id, result: await perform(data.request) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    post({ type: 'failed', id: data.id, message, path: error instanceof BadInput ? error.path : null });
  }
};
