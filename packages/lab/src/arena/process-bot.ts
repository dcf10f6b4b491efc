// How does a program in any language play? It is started once and answers questions on its standard output: one JSON a line.

import { Worker } from 'node:worker_threads';
import type { Bot, Turn } from '@duello/bots';
import { type Answer, type AnswerBody, BadInput, type Json, type State } from '@duello/kernel';

/** A bot's name that begins like this is a command to run. */
export const PROCESS = 'process:';

/** A program that says nothing for so long is taken for dead, in milliseconds. */
const PATIENCE = 30_000;
/** Bytes of an answer; the first cells say whether there is one, and how long it is. */
const ROOM = 1 << 20;
const [EMPTY, ANSWERED, ENDED] = [0, 1, 2];

/** What the thread does that talks with the program: lines in from us, lines out from it, one at a time. */
const TALK = `
const { parentPort, workerData } = require('node:worker_threads');
const { spawn } = require('node:child_process');
const { createInterface } = require('node:readline');
const { command, shared } = workerData;
const cells = new Int32Array(shared, 0, 2);
const room = new Uint8Array(shared, 8);
const tell = (kind, text) => {
  const bytes = Buffer.from(text).subarray(0, room.length);
  room.set(bytes);
  Atomics.store(cells, 1, bytes.length);
  Atomics.store(cells, 0, kind);
  Atomics.notify(cells, 0);
};
const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
let over = null;
const end = (why) => { over ??= why; tell(${ENDED}, over); };
child.on('error', (error) => end(error.message));
child.on('exit', (code, signal) => end(signal === null ? 'it ended with code ' + code : 'it was stopped by ' + signal));
child.stdin.on('error', () => {});
createInterface({ input: child.stdout }).on('line', (line) => tell(${ANSWERED}, line));
parentPort.on('message', (line) => (over === null ? child.stdin.write(line + '\\n') : end(over)));
`;

/** A program that runs; questions wait for their answers. */
interface Talk {
  ask(question: string): string;
}

function begin(command: string): Talk {
  const shared = new SharedArrayBuffer(8 + ROOM);
  const cells = new Int32Array(shared, 0, 2);
  const room = new Uint8Array(shared, 8);
  const worker = new Worker(TALK, { eval: true, workerData: { command, shared } });
  // The program ends with its input, and its thread with ours.
  worker.unref();
  return {
    ask(question) {
      if (Atomics.load(cells, 0) !== ENDED) Atomics.store(cells, 0, EMPTY);
      worker.postMessage(question);
      Atomics.wait(cells, 0, EMPTY, PATIENCE);
      const text = new TextDecoder().decode(room.slice(0, Atomics.load(cells, 1)));
      const kind = Atomics.load(cells, 0);
      if (kind === ANSWERED) return text;
      throw new BadInput(
        'bot',
        kind === ENDED
          ? `"${command}" can’t play on: ${text}`
          : `"${command}" has not answered for ${PATIENCE / 1000} seconds: it must print one line for every line it reads, at once`,
      );
    },
  };
}

const running = new Map<string, Talk>();

/** The program of that command line; each thread starts it once. */
export function processBot(command: string): Bot {
  return <S extends State, V, O, E>({ seat, view, decision, tools }: Turn<S, V, O, E>): Answer => {
    const talk = running.get(command) ?? begin(command);
    running.set(command, talk);
    const { id, what, shape, options, min, max } = decision;
    const question = { game: tools.rules.id, seat, view, decision: { id, what, shape, options, min, max } };
    const line = talk.ask(JSON.stringify(question));
    return readAnswer(command, line, { seat, decision: id });
  };
}

const isTexts = (value: Json | undefined): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Only its shape is looked at here: whether it is legal the rules say. */
function bodyOf({
  pick,
  picks,
  order,
  number,
  plan,
  idle,
  concede,
}: {
  readonly [name: string]: Json;
}): AnswerBody | null {
  if (typeof pick === 'string') return { pick };
  if (isTexts(picks)) return { picks };
  if (isTexts(order)) return { order };
  if (typeof number === 'number') return { number };
  if (plan !== undefined) return { plan };
  if (idle === true) return { idle };
  return concede === true ? { concede } : null;
}

function readAnswer(command: string, line: string, to: Pick<Answer, 'seat' | 'decision'>): Answer {
  const wrong = (what: string): BadInput =>
    new BadInput(
      'bot',
      `"${command}" printed ${JSON.stringify(line.slice(0, 80))}${what}; an answer looks like {"pick": "end"}, {"picks": []}, {"number": 2} or {"idle": true}`,
    );
  let read: Json;
  try {
    read = JSON.parse(line);
  } catch {
    throw wrong(', which is no JSON');
  }
  const body = isFields(read) ? bodyOf(read) : null;
  if (body === null) throw wrong('');
  return { ...to, ...body };
}

const isFields = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
