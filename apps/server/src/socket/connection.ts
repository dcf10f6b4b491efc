// How is one connection served? It says hello, joins matches, and asks; everything it asks is answered under its number, and
// nothing it sends can harm anybody else.

import { type ErrorCode, PROTOCOL, Problem, type Request, type RequestOf, type ServerFrame } from '@duello/protocol';
import type { WebSocket } from 'ws';
import { handle, RefusedByRules, type TableRequest } from '../match/requests.ts';
import type { KeyOwner } from '../store/store.ts';
import { StoreError } from '../store/store-error.ts';
import { problemFrom } from '../venue/problems.ts';
import type { Venue } from '../venue/venue.ts';
import { newAllowance } from './allowance.ts';
import { newJoins } from './joins.ts';
import { readRequest } from './read-request.ts';

export interface SocketLimits {
  /** Bytes of one message. */
  readonly message: number;
  /** Messages: at once, and a second. */
  readonly burst: number;
  readonly perSecond: number;
  /** The same for whatever is no answer: it is work to tell a match again, and talk is written down for good. */
  readonly otherBurst: number;
  readonly otherPerSecond: number;
  /** Bytes that may wait to be taken. */
  readonly waiting: number;
  /** Matches that one connection follows. */
  readonly joined: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  message: 32 * 1024,
  burst: 60,
  perSecond: 20,
  otherBurst: 20,
  otherPerSecond: 1,
  waiting: 4 * 1024 * 1024,
  joined: 24,
};

/** Requests that cost little. */
const LIGHT: readonly Request['t'][] = ['hello', 'answer', 'complete', 'leave', 'ping'];

/** Codes with which a connection is closed. */
const CLOSING = { version: 4400, tooMany: 4429, slow: 4408, draining: 4503 } as const;

/** Whoever sends so much is not heard any more; whoever asks for a little too much is only told so. */
class Flooded extends Problem {
  constructor() {
    super('tooMany');
  }
}

/** What counts what happens on sockets. */
export interface Counters {
  received(): void;
  sent(bytes: number): void;
  failed(code: ErrorCode): void;
}

export interface Serving {
  readonly limits: SocketLimits;
  readonly counters: Counters;
  /** An error that nobody expected, or that the operator should know of. */
  report(error: unknown): void;
}

export interface Connection {
  /** Tells it to connect again, and closes it. */
  drain(): void;
}

/** A server that is about to stop is left by its connections within so many milliseconds, not all at once. */
const SPREAD = 1000;

export function serve(socket: WebSocket, venue: Venue, { limits, counters, report }: Serving): Connection {
  const { people, around, now } = venue;
  const allowance = newAllowance(limits, now);
  const others = newAllowance({ burst: limits.otherBurst, perSecond: limits.otherPerSecond }, now);
  let owner: KeyOwner | null = null;
  let hasGreeted = false;

  const isOpen = (): boolean => socket.readyState === socket.OPEN;
  const close = (code: keyof typeof CLOSING): void => socket.close(CLOSING[code], code);
  function send(text: string): void {
    if (!isOpen()) return;
    if (socket.bufferedAmount > limits.waiting) {
      counters.failed('slow');
      close('slow');
      return;
    }
    counters.sent(text.length);
    socket.send(text);
  }
  const tell = (frame: ServerFrame): void => send(JSON.stringify(frame));
  const joins = newJoins({ venue, most: limits.joined, isOpen, hear: send });

  async function hello({ v, key }: RequestOf<'hello'>): Promise<void> {
    if (v !== PROTOCOL) throw new Problem('version', `It speaks version ${PROTOCOL}.`);
    owner = key === undefined ? null : await people.ownerOf(key);
    hasGreeted = true;
    tell({ t: 'welcome', v: PROTOCOL, now: now(), person: owner?.person.id ?? null });
  }

  function atTable(request: TableRequest): Promise<unknown> {
    const there = joins.at(request.match);
    if (there === undefined) throw new Problem('notJoined');
    const { match, ear } = there;
    if (ear.viewer === 'watcher') throw new Problem('notYours');
    return handle(match, ear.viewer, request, around);
  }

  async function serveRequest(request: Request): Promise<unknown> {
    if (request.t === 'hello') return hello(request);
    if (!hasGreeted) throw new Problem('version', 'Say hello first, with the version you speak.');
    if (request.t === 'ping') return null;
    if (request.t === 'join') return joins.join(request, owner);
    if (request.t === 'leave') return joins.leave(request.match);
    return atTable(request);
  }

  function fail(id: number | null, error: unknown): void {
    const expected = problemFrom(error);
    if (expected === null || error instanceof StoreError) report(error);
    const problem = expected ?? new Problem('internal');
    counters.failed(problem.code);
    tell({ t: 'failed', id, code: problem.code, message: problem.message });
    if (problem.code === 'version') close('version');
    if (problem instanceof Flooded) close('tooMany');
  }

  async function hear(text: string): Promise<void> {
    const { id, request } = readRequest(text);
    try {
      if (!allowance.take()) throw new Flooded();
      if (request === null) throw new Problem('badFrame');
      if (!LIGHT.includes(request.t) && !others.take()) throw new Problem('tooMany');
      const result = await serveRequest(request);
      tell(result == null ? { t: 'done', id: request.id } : { t: 'done', id: request.id, result });
    } catch (error) {
      if (error instanceof RefusedByRules && id !== null) tell({ t: 'refused', id, reason: error.reason });
      else fail(id, error);
    }
  }

  socket.on('message', (data, isBinary) => {
    counters.received();
    if (isBinary) fail(null, new Problem('badFrame'));
    else hear(String(data)).catch((error: unknown) => fail(null, error));
  });
  socket.on('close', joins.leaveAll);
  // What is too large, or no message at all, closes the connection by itself.
  socket.on('error', () => counters.failed('badFrame'));

  return {
    drain() {
      tell({ t: 'bye', code: 'draining', retry: Math.round(Math.random() * SPREAD) });
      close('draining');
    },
  };
}
