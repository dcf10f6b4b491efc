// How does a program hear over HTTP? As lines of JSON on a response that does not end, with an empty one every few seconds so
// that both sides know of each other; whoever takes them too slowly is dropped.

import { type ErrorCode, Problem, type ServerFrame } from '@duello/protocol';
import type { FastifyReply } from 'fastify';
import type { Door } from '../socket/door.ts';
import type { Lines } from './route.ts';

export interface LineStreams {
  readonly count: number;
  /**
   * What `tell` sends goes out from its first line on, or from when it resolves; what it throws before is an answer like any
   * other.
   */
  serve(reply: FastifyReply, address: string, tell: (lines: Lines) => Promise<void>): Promise<FastifyReply>;
  /** Tells all to come again, and takes no more. */
  drain(): void;
}

interface Needs {
  readonly door: Door;
  /** Bytes that may wait to be taken. */
  readonly waiting: number;
  readonly counters: {
    connected(): void;
    disconnected(): void;
    sent(bytes: number): void;
    failed(code: ErrorCode): void;
  };
}

const BEAT = 5000;
/** A program that is sent away may come again after so many milliseconds. */
const RETRY = 1000;

export function newLineStreams({ door, waiting, counters }: Needs): LineStreams {
  const open = new Set<{ drain(): void }>();
  let isDraining = false;

  async function serve(reply: FastifyReply, address: string, tell: (lines: Lines) => Promise<void>) {
    if (isDraining) throw new Problem('draining');
    if (!door.enter(address)) throw new Problem('tooMany');
    const { raw } = reply;
    const calls = new Set<() => void>();
    let hasBegun = false;
    let hasEnded = false;

    const start = (): void => {
      if (hasBegun) return;
      hasBegun = true;
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) raw.setHeader(name, value);
      raw.writeHead(200, { 'content-type': 'application/x-ndjson; charset=utf-8', 'x-accel-buffering': 'no' });
      raw.flushHeaders();
    };
    const send = (line: string): void => {
      if (hasEnded) return;
      start();
      if (raw.writableLength > waiting) {
        counters.failed('slow');
        raw.destroy();
        return;
      }
      counters.sent(line.length);
      raw.write(`${line}\n`);
    };
    const stream = {
      drain(): void {
        const bye: ServerFrame = { t: 'bye', code: 'draining', retry: RETRY };
        send(JSON.stringify(bye));
        raw.end();
      },
    };
    const beat = setInterval(() => {
      if (hasBegun) send('');
    }, BEAT);
    beat.unref();
    const end = (): void => {
      if (hasEnded) return;
      hasEnded = true;
      clearInterval(beat);
      open.delete(stream);
      door.leave(address);
      counters.disconnected();
      for (const call of calls) call();
    };
    raw.once('close', end);
    open.add(stream);
    counters.connected();
    try {
      await tell({
        isOpen: () => !hasEnded,
        send,
        onEnd: (call) => (hasEnded ? call() : void calls.add(call)),
      });
    } catch (error) {
      end();
      if (!hasBegun) throw error;
      raw.destroy();
      return reply;
    }
    if (!hasEnded) start();
    return reply;
  }

  return {
    get count() {
      return open.size;
    },
    serve,
    drain() {
      isDraining = true;
      for (const stream of open) stream.drain();
    },
  };
}
