// How is one connection served? It says hello, joins matches, and asks; everything it asks is answered under its number, and
// nothing it sends can harm anybody else.

import type { Duplex } from 'node:stream';
import { type ErrorCode, PROTOCOL, Problem, type Request, type RequestOf, type ServerFrame } from '@duello/protocol';
import type { RawData, WebSocket } from 'ws';
import { handle, RefusedByRules, type TableRequest } from '../match/requests.ts';
import type { KeyOwner } from '../store/store.ts';
import { StoreError } from '../store/store-error.ts';
import { problemFrom } from '../venue/problems.ts';
import type { Venue } from '../venue/venue.ts';
import { type Allowance, newAllowance, type Rate } from './allowance.ts';
import { type Joining, type Joins, newJoins } from './joins.ts';
import { readRequest } from './read-request.ts';

export interface SocketLimits {
  /** Bytes of one message. */
  readonly message: number;
  readonly messages: Rate;
  /** Whatever is no answer: it is work to tell a match again, and talk is written down for good. */
  readonly others: Rate;
  /** Milliseconds after which it is asked of a connection whether it is there; after as many again it is dropped. */
  readonly silence: number;
  /** Bytes that may wait to be taken. */
  readonly waiting: number;
  /** Matches that one connection follows. */
  readonly joined: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  message: 32 * 1024,
  messages: { burst: 60, perSecond: 20 },
  others: { burst: 20, perSecond: 1 },
  silence: 20_000,
  waiting: 4 * 1024 * 1024,
  joined: 24,
};

/** Requests that cost little. */
const LIGHT: readonly Request['t'][] = ['hello', 'answer', 'complete', 'leave', 'ping'];

/** Codes with which a connection is closed. */
const CLOSING = { version: 4400, tooMany: 4429, slow: 4408, idle: 4409, draining: 4503 } as const;

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
  /** What has come over the socket. */
  heard(data: RawData, isBinary: boolean): void;
  /** The socket is closed. */
  ended(): void;
  /** Tells it to connect again, and closes it. */
  drain(): void;
  /** Nothing was heard of it for too long: whoever else is at its tables hears that it has gone. */
  drop(): void;
  /** Asked whether it is there, it has said nothing since. */
  isSilent: boolean;
}

/** A server that is about to stop is left by its connections within so many milliseconds, not all at once. */
const SPREAD = 1000;

/** A socket, and the stream below it. */
export interface Wire {
  readonly socket: WebSocket;
  readonly stream: Duplex;
}

export const serve = (wire: Wire, venue: Venue, serving: Serving): Connection => new Served(wire, venue, serving);

/** What was sent in the same turn goes out together. */
const uncork = (stream: Duplex): void => stream.uncork();

/** A class, since there are twice as many as matches: methods that each had for itself would fill the memory. */
class Served implements Connection, Joining {
  isSilent = false;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #venue: Venue;
  readonly #serving: Serving;
  readonly #allowance: Allowance;
  readonly #others: Allowance;
  readonly #joins: Joins;
  #owner: KeyOwner | null = null;
  #hasGreeted = false;

  constructor({ socket, stream }: Wire, venue: Venue, serving: Serving) {
    const { limits } = serving;
    const time = venue.now();
    this.#socket = socket;
    this.#stream = stream;
    this.#venue = venue;
    this.#serving = serving;
    this.#allowance = newAllowance(limits.messages, time);
    this.#others = newAllowance(limits.others, time);
    this.#joins = newJoins(venue, this, limits.joined);
  }

  heard(data: RawData, isBinary: boolean): void {
    this.isSilent = false;
    this.#serving.counters.received();
    if (isBinary) this.#fail(null, new Problem('badFrame'));
    else this.#read(String(data)).catch((error: unknown) => this.#fail(null, error));
  }

  ended(): void {
    this.#joins.leaveAll();
  }

  drain(): void {
    this.#tell({ t: 'bye', code: 'draining', retry: Math.round(Math.random() * SPREAD) });
    this.#close('draining');
  }

  drop(): void {
    this.#serving.counters.failed('idle');
    this.#joins.leaveAll();
    this.#close('idle');
  }

  isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  hear(frame: string): void {
    if (!this.isOpen()) return;
    const { limits, counters } = this.#serving;
    if (this.#socket.bufferedAmount > limits.waiting) {
      counters.failed('slow');
      this.#close('slow');
      return;
    }
    counters.sent(frame.length);
    if (this.#stream.writableCorked === 0) {
      this.#stream.cork();
      process.nextTick(uncork, this.#stream);
    }
    this.#socket.send(frame);
  }

  #tell(frame: ServerFrame): void {
    this.hear(JSON.stringify(frame));
  }

  #close(code: keyof typeof CLOSING): void {
    this.#socket.close(CLOSING[code], code);
  }

  async #hello({ v, key }: RequestOf<'hello'>): Promise<void> {
    if (v !== PROTOCOL) throw new Problem('version', `It speaks version ${PROTOCOL}.`);
    this.#owner = key === undefined ? null : await this.#venue.people.ownerOf(key);
    this.#hasGreeted = true;
    this.#tell({ t: 'welcome', v: PROTOCOL, now: this.#venue.now(), person: this.#owner?.person.id ?? null });
  }

  #atTable(request: TableRequest): Promise<unknown> {
    const there = this.#joins.at(request.match);
    if (there === null) throw new Problem('notJoined');
    const { match, ear } = there;
    if (ear.viewer === 'watcher') throw new Problem('notYours');
    return handle(match, ear.viewer, request, this.#venue.around);
  }

  async #serve(request: Request): Promise<unknown> {
    if (request.t === 'hello') return this.#hello(request);
    if (!this.#hasGreeted) throw new Problem('version', 'Say hello first, with the version you speak.');
    if (request.t === 'ping') return null;
    if (request.t === 'join') return this.#joins.join(request, this.#owner);
    if (request.t === 'leave') return this.#joins.leave(request.match);
    return this.#atTable(request);
  }

  #fail(id: number | null, error: unknown): void {
    const { counters, report } = this.#serving;
    const expected = problemFrom(error);
    if (expected === null || error instanceof StoreError) report(error);
    const problem = expected ?? new Problem('internal');
    counters.failed(problem.code);
    this.#tell({ t: 'failed', id, code: problem.code, message: problem.message });
    if (problem.code === 'version') this.#close('version');
    if (problem instanceof Flooded) this.#close('tooMany');
  }

  async #read(text: string): Promise<void> {
    const { id, request } = readRequest(text);
    try {
      const time = this.#venue.now();
      if (!this.#allowance.take(time)) throw new Flooded();
      if (request === null) throw new Problem('badFrame');
      if (!LIGHT.includes(request.t) && !this.#others.take(time)) throw new Problem('tooMany');
      const result = await this.#serve(request);
      this.#tell(result == null ? { t: 'done', id: request.id } : { t: 'done', id: request.id, result });
    } catch (error) {
      if (error instanceof RefusedByRules && id !== null) this.#tell({ t: 'refused', id, reason: error.reason });
      else this.#fail(id, error);
    }
  }
}
