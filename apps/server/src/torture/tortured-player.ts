// How does somebody play whose server is killed again and again? They connect again, send once more what was not acknowledged,
// and play on: with answers, words, offers and takebacks.

import { setTimeout as wait } from 'node:timers/promises';
import { below, other, type Rng, type Seat } from '@duello/kernel';
import { API, changeBetween, type Entry, type Offer, type ServerFrame } from '@duello/protocol';
import type { BotAnswer } from '../client/bot-answer.ts';
import { type ClientConnection, ClientProblem, connect, Gone, type Asked as Request } from '../client/connection.ts';
import { type Followed, follow } from '../client/followed-match.ts';
import type { Asked, Ledger } from './ledger.ts';

export interface TorturedPlayer {
  /** Plays until the match is over, or until it is told to stop. */
  play(): Promise<void>;
  stop(): void;
}

export interface PlayerNeeds {
  readonly key: string;
  readonly ledger: Ledger;
  readonly rng: Rng;
  /** Where to try next. */
  url(): string;
  answer(seat: Seat, view: unknown, rng: Rng): BotAnswer | null;
  /** Something is not as it should be. */
  fault(what: string): void;
}

/** An answer that may have been taken or not. */
interface Unsettled {
  readonly asked: Asked;
  readonly request: Request;
}

/** Between two tries to connect, in milliseconds. */
const RETRY = 25;
/** One request in so many is not an answer. */
const RARE = 16;
/** After these nobody knows whether it was done. */
const isUnclear = (error: unknown): boolean =>
  error instanceof Gone ||
  (error instanceof ClientProblem &&
    error.frame.t === 'failed' &&
    ['notReady', 'draining', 'internal'].includes(error.frame.code));

export function newTorturedPlayer({ key, ledger, rng, url, answer, fault }: PlayerNeeds): TorturedPlayer {
  const { match } = ledger;
  let connection: ClientConnection | null = null;
  let followed: Followed | null = null;
  let isStopped = false;
  let unsettled: Unsettled | null = null;
  /** Its own next answer takes what it has offered off the table. */
  let hasOffered = false;
  let said = 0;
  let nudge = Promise.withResolvers<void>();
  const nudged = (): void => {
    nudge.resolve();
    nudge = Promise.withResolvers();
  };

  /** What was told before a server was killed must be what is told after. */
  function compare(before: Followed | null, after: Followed | null): void {
    if (before === null || after === null || before.number !== after.number) return;
    if (changeBetween(before.view, after.view) !== null) fault('a view is another after a restart');
  }

  async function open(): Promise<void> {
    let isOpen = true;
    let isFresh = false;
    const before = followed;
    followed = null;
    const gone = (): void => {
      isOpen = false;
      connection = null;
      nudged();
    };
    const hear = (frame: ServerFrame): void => {
      if (!('match' in frame) || frame.match !== match) return;
      ledger.told(frame.number);
      followed = follow(followed, frame);
      if (frame.t === 'table' && !isFresh) compare(before, followed);
      isFresh ||= frame.t === 'table';
      // It has missed something: everything is told anew to whoever joins again.
      if (followed === null && isFresh) connection?.drop();
      nudged();
    };
    try {
      const opened = await connect(`${url().replace('http', 'ws')}${API}/socket`, key, { hear, gone });
      if (isOpen) connection = opened;
      await opened.ask({ t: 'join', match, events: true });
    } catch (error) {
      connection?.drop();
      followed ??= before;
      if (error instanceof ClientProblem && !isUnclear(error)) fault(`a match could not be joined: ${error.message}`);
      await wait(RETRY);
    }
  }

  async function settle(to: ClientConnection, { asked, request }: Unsettled, wasSent: boolean): Promise<void> {
    unsettled = null;
    asked.becomes('underWay');
    try {
      await to.ask(request);
      asked.becomes('acknowledged');
      if (request.t === 'answer') hasOffered = false;
    } catch (error) {
      asked.becomes(wasSent || isUnclear(error) ? 'unknown' : 'refused');
      if (isUnclear(error) && request.t === 'answer') unsettled = { asked, request };
    }
  }

  const send = (to: ClientConnection, request: Request, entry: Entry): Promise<void> =>
    settle(to, { asked: ledger.ask(entry), request }, false);

  function offer(to: ClientConnection, seat: Seat, what: Offer): Promise<void> {
    hasOffered = true;
    return send(to, { t: 'offer', match, what }, { kind: 'offer', seat, what });
  }

  function reactTo(to: ClientConnection, seat: Seat, what: Offer): Promise<void> {
    const isAgreed = below(rng, what === 'draw' ? 8 : 2) === 0;
    if (!isAgreed) return send(to, { t: 'decline', match, what }, { kind: 'decline', seat, what });
    const entry: Entry =
      what === 'draw' ? { kind: 'drawn' } : { kind: 'takeBack', seat: other(seat), kept: 0, isAgreed: true };
    return send(to, { t: 'agree', match, what }, entry);
  }

  /** Something beside the answers; null where nothing comes to mind. */
  function aside(
    to: ClientConnection,
    seat: Seat,
    { standing: { undoable, answers } }: Followed,
  ): Promise<void> | null {
    const idea = below(rng, RARE);
    if (idea === 0) {
      const text = `${++said}`;
      return send(to, { t: 'text', match, text }, { kind: 'text', seat, text });
    }
    if (idea === 1 && undoable > 0) {
      return send(to, { t: 'undo', match, answers }, { kind: 'takeBack', seat, kept: 0, isAgreed: false });
    }
    if (idea === 2 && !hasOffered) return offer(to, seat, 'takeBack');
    if (idea === 3 && !hasOffered) return offer(to, seat, 'draw');
    return null;
  }

  function faulty(what: string): Promise<void> {
    fault(what);
    return nudge.promise;
  }

  async function act(to: ClientConnection, now: Followed): Promise<void> {
    const { standing, status, head, view } = now;
    if (unsettled !== null) return settle(to, unsettled, true);
    if (head.viewer === 'watcher') return faulty('a seat is gone');
    const [offered] = status.offers[other(head.viewer)];
    if (offered !== undefined) return reactTo(to, head.viewer, offered);
    const more = aside(to, head.viewer, now);
    if (more !== null) return more;
    if (standing.question === 0) return nudge.promise;
    const given = answer(head.viewer, view, rng);
    if (given === null) return faulty('nothing is asked of a seat that is waited for');
    const request: Request = { t: 'answer', match, after: standing.answers, ...given };
    return send(to, request, { kind: 'answer', seat: head.viewer, ...given });
  }

  return {
    async play() {
      while (!isStopped) {
        if (connection === null) await open();
        else if (followed === null) await nudge.promise;
        else if (followed.status.end !== null && unsettled === null) break;
        else await act(connection, followed);
      }
      connection?.close();
    },
    stop() {
      isStopped = true;
      nudged();
    },
  };
}
