// How does a table play a match on a server? By the same interface as one in the page's own worker, over the connection.

import type { Completion } from '@duello/kernel';
import type { ErrorCode, Offer, Phrase } from '@duello/protocol';
import type { EventWithView, MatchHost, Update } from '@duello/table';
import type { Asking, Connection, Reply } from './connection.ts';
import { type KnownMatch, learn, type MatchUpdate, updateOf } from './known-match.ts';

/** A match on a server: what its table plays by, and what can be done around it. */
export interface OnlineMatch {
  readonly host: MatchHost;
  /** Null until it has begun and everything is there. */
  known(): KnownMatch | null;
  /** Why it can't be joined; null while nothing is wrong. */
  problem(): ErrorCode | null;
  onChange(listener: () => void): () => void;
  offer(what: Offer): Promise<Reply>;
  agree(what: Offer): Promise<Reply>;
  decline(what: Offer): Promise<Reply>;
  say(phrase: Phrase): Promise<Reply>;
  write(text: string): Promise<Reply>;
  mute(on: boolean): Promise<Reply>;
}

/** What crosses the wire is of one game: whoever listens knows its views and events. */
const isOfGame = (_: MatchUpdate): _ is Update<never, never> => true;
const areOfGame = (_: unknown): _ is readonly EventWithView<never, never>[] => Array.isArray(_);
const isCompletion = (result: unknown): result is Completion =>
  typeof result === 'object' && result !== null && 'legal' in result;

export function onlineMatch(connection: Connection, match: string, seatKey: string | null): OnlineMatch {
  let known: KnownMatch | null = null;
  let problem: ErrorCode | null = null;
  let tell: ((update: Update<never, never>) => void) | null = null;
  /** How many answers there will be once all that is being taken back has gone. */
  let undone: number | null = null;
  const listeners = new Set<() => void>();
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  const leave = connection.join(match, seatKey, {
    heard(frame) {
      const learned = learn(known, frame);
      if (learned.kind === 'gap') {
        connection.joinAgain(match);
        return;
      }
      problem = null;
      known = learned.known;
      if (learned.update !== null && isOfGame(learned.update)) tell?.(learned.update);
      changed();
    },
    failed(code) {
      problem = code;
      changed();
    },
  });
  const ask = async (request: Asking): Promise<Reply> => {
    const reply = await connection.ask(request);
    if (reply.t !== 'failed') return reply;
    // What the server knows better, such as that the match is over, shows on the table as it stands there.
    await connection.joinAgain(match);
    // It may only have lost sight of this page.
    return reply.code === 'notJoined' ? connection.ask(request) : reply;
  };
  const host: MatchHost = {
    async send(_, decision, words) {
      if (known === null) return null;
      const reply = await ask({ t: 'answer', match, decision, after: known.standing.answers, words });
      return reply.t === 'refused' ? reply.reason : null;
    },
    async complete(_, partial) {
      const reply = await ask({ t: 'complete', match, partial });
      return reply.t === 'done' && isCompletion(reply.result) ? reply.result : null;
    },
    async undo() {
      if (known === null) return;
      const answers = undone ?? known.standing.answers;
      undone = answers - 1;
      await ask({ t: 'undo', match, answers });
      if (undone === answers - 1) undone = null;
    },
    async takeBackAnyway() {
      await ask({ t: 'offer', match, what: 'takeBack' });
    },
    // A seat at another machine has one pair of eyes.
    async look() {},
    async recall() {
      const reply = await ask({ t: 'recall', match });
      return reply.t === 'done' && areOfGame(reply.result) ? reply.result : [];
    },
    onUpdate(listener) {
      tell = listener;
      if (known === null) return;
      const update = updateOf(known, [], true);
      if (isOfGame(update)) listener(update);
    },
    onCrash() {},
    close: leave,
  };
  return {
    host,
    known: () => known,
    problem: () => problem,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    offer: (what) => ask({ t: 'offer', match, what }),
    agree: (what) => ask({ t: 'agree', match, what }),
    decline: (what) => ask({ t: 'decline', match, what }),
    say: (phrase) => ask({ t: 'phrase', match, phrase }),
    write: (text) => ask({ t: 'text', match, text }),
    mute: (on) => ask({ t: 'mute', match, on }),
  };
}
