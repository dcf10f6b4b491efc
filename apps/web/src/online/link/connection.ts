// How does a page talk to a server? Over one connection that comes back by itself: what was joined is joined again, and an
// answer whose receipt was lost is sent again, under the same number of answers, so that it is never given twice.

import type { AnswerBody, Json, Reason } from '@duello/kernel';
import { type ErrorCode, PROTOCOL, type Request, type ServerFrame, type ServerFrameOf } from '@duello/protocol';
import type { OpenWire, Wire } from './wire.ts';

export type LinkState =
  | { readonly kind: 'connected' }
  | { readonly kind: 'connecting'; readonly since: number }
  /** The server will not talk to this page: trying again would not help. */
  | { readonly kind: 'refused'; readonly code: ErrorCode };

export type Reply =
  | { readonly t: 'done'; readonly result: unknown }
  | { readonly t: 'refused'; readonly reason: Reason }
  | { readonly t: 'failed'; readonly code: ErrorCode };

export type TableFrame = ServerFrameOf<'table' | 'played' | 'status' | 'said' | 'disclosed'>;

type WithoutId<R> = R extends unknown ? Omit<R, 'id'> : never;
/** What can be asked, before it has a number; what a table composes stays as the table has it. */
export type Asking =
  | WithoutId<Exclude<Request, { t: 'answer' | 'complete' }>>
  | {
      readonly t: 'answer';
      readonly match: string;
      readonly decision: number;
      readonly after: number;
      readonly words: AnswerBody;
    }
  | { readonly t: 'complete'; readonly match: string; readonly partial: Json };
type Numbered = Asking & { readonly id: number };

/** Who hears of a match. */
export interface TableEars {
  heard(frame: TableFrame): void;
  /** It can't be joined. */
  failed(code: ErrorCode): void;
}

export interface Connection {
  /** Always answered: what can't be asked again after the connection was lost has then failed. */
  ask(request: Asking): Promise<Reply>;
  /** Hears of a match from now on, after every loss of the connection too; returns the way to leave it. */
  join(match: string, seatKey: string | null, ears: TableEars): () => void;
  /** Asks for everything once more: something was missed. Resolves when that has come, or can't. */
  joinAgain(match: string): Promise<void>;
  state(): LinkState;
  onState(listener: () => void): () => void;
  /** The server's time, as far as it is known. */
  now(): number;
  /** Tries at once, or makes sure that the other side is still there. */
  wake(): void;
  close(): void;
}

/** The same again does no harm, and somebody waits for its answer. */
const ASKED_AGAIN: readonly Request['t'][] = ['answer', 'complete', 'recall'];
/** Nor does a word of agreement; but what is taken back next may not be what was meant. */
const isAskedAgain = (asking: Asking): boolean =>
  ASKED_AGAIN.includes(asking.t) || (asking.t === 'agree' && asking.what !== 'takeBack');
const FIRST_DELAY = 500;
const LONGEST_DELAY = 15_000;
/** So often the other side is asked whether it is there. */
const BEAT = 15_000;
const PROBE = 4000;
/** So long a greeting is waited for. */
const GREETING = 10_000;
const LOST: Reply = { t: 'failed', code: 'notReady' };

interface Waiting {
  readonly request: Numbered;
  resolve(reply: Reply): void;
}

interface Joined {
  readonly seatKey: string | null;
  readonly ears: TableEars;
}

const isOfTable = (frame: ServerFrame): frame is TableFrame => 'match' in frame;

/** `key` is the person's; without one somebody may watch. */
export function openConnection(open: OpenWire, key: string | null): Connection {
  let wire: Wire | null = null;
  let state: LinkState = { kind: 'connecting', since: Date.now() };
  let tries = 0;
  let delay: number | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let beat: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;
  let skew = 0;
  let isClosed = false;
  const waiting = new Map<number, Waiting>();
  const tables = new Map<string, Joined>();
  const listeners = new Set<() => void>();

  const put = (next: LinkState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const say = (request: Numbered): void => wire?.send(JSON.stringify(request));
  const request = (asking: Asking): Promise<Reply> =>
    new Promise((resolve) => {
      const id = ++lastId;
      waiting.set(id, { request: { ...asking, id }, resolve });
      if (state.kind === 'connected') say({ ...asking, id });
    });
  const settle = (id: number, reply: Reply): void => {
    const found = waiting.get(id);
    waiting.delete(id);
    found?.resolve(reply);
  };
  const sendJoin = async (match: string, { seatKey, ears }: Joined): Promise<void> => {
    const reply = await request({ t: 'join', match, events: true, ...(seatKey === null ? {} : { seatKey }) });
    if (reply.t === 'failed' && reply !== LOST && tables.has(match)) ears.failed(reply.code);
  };
  const greeted = (): void => {
    const old = [...waiting.values()];
    tries = 0;
    put({ kind: 'connected' });
    listenFor(BEAT);
    const here = wire;
    // Answers come after the tables they are for.
    Promise.all([...tables].map(([match, joined]) => sendJoin(match, joined))).then(() => {
      if (wire === here) for (const one of old) say(one.request);
    });
  };
  /** Nothing is heard of a wire that was given up. */
  const drop = (): void => {
    const gone = wire;
    wire = null;
    clearTimeout(beat);
    gone?.close();
    for (const [id, { request: lost }] of waiting) if (!isAskedAgain(lost)) settle(id, LOST);
    if (isClosed || state.kind === 'refused') return;
    if (state.kind === 'connected') put({ kind: 'connecting', since: Date.now() });
    const backoff = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** tries) * (1 - Math.random() / 2);
    clearTimeout(retry);
    retry = setTimeout(connect, delay ?? (tries === 0 ? 0 : backoff));
    delay = null;
    tries++;
  };
  const listenFor = (milliseconds: number): void => {
    clearTimeout(beat);
    beat = setTimeout(() => {
      say({ t: 'ping', id: ++lastId });
      clearTimeout(beat);
      beat = setTimeout(drop, PROBE);
    }, milliseconds);
  };
  const refuse = (code: ErrorCode): void => {
    put({ kind: 'refused', code });
    drop();
    for (const id of waiting.keys()) settle(id, { t: 'failed', code });
  };
  const hear = (frame: ServerFrame, hello: number): void => {
    if (state.kind === 'connected') listenFor(BEAT);
    if ('now' in frame) skew = frame.now - Date.now();
    if (frame.t === 'welcome') greeted();
    else if (frame.t === 'done') settle(frame.id, { t: 'done', result: frame.result ?? null });
    else if (frame.t === 'refused') settle(frame.id, frame);
    else if (frame.t === 'bye') delay = frame.retry;
    else if (frame.t === 'failed') {
      if (frame.id === hello) refuse(frame.code);
      else if (frame.id !== null) settle(frame.id, { t: 'failed', code: frame.code });
    } else if (isOfTable(frame)) tables.get(frame.match)?.ears.heard(frame);
  };
  const connect = (): void => {
    clearTimeout(retry);
    const hello = ++lastId;
    const opened: Wire = open({
      opened: () => {
        if (wire === opened) say({ t: 'hello', id: hello, v: PROTOCOL, ...(key === null ? {} : { key }) });
      },
      heard: (text) => {
        if (wire === opened) hear(JSON.parse(text), hello);
      },
      closed: () => {
        if (wire === opened) drop();
      },
    });
    wire = opened;
    clearTimeout(beat);
    beat = setTimeout(drop, GREETING);
  };
  connect();
  return {
    ask: (asking) => (state.kind === 'connected' || isAskedAgain(asking) ? request(asking) : Promise.resolve(LOST)),
    join(match, seatKey, ears) {
      const joined = { seatKey, ears };
      tables.set(match, joined);
      if (state.kind === 'connected') sendJoin(match, joined);
      return () => {
        if (tables.get(match) !== joined) return;
        tables.delete(match);
        if (state.kind === 'connected') request({ t: 'leave', match });
      };
    },
    async joinAgain(match) {
      const joined = tables.get(match);
      if (joined !== undefined && state.kind === 'connected') await sendJoin(match, joined);
    },
    state: () => state,
    onState(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: () => Date.now() + skew,
    wake() {
      if (state.kind === 'connected') listenFor(0);
      else if (state.kind === 'connecting' && wire === null) connect();
    },
    close() {
      isClosed = true;
      clearTimeout(retry);
      drop();
    },
  };
}
