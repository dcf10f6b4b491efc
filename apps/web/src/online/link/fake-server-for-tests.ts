// What stands in for a server? A wire whose other end the test holds: it reads what was said and answers as it likes.

import type { ErrorCode, Request, ServerFrame } from '@duello/protocol';
import type { OpenWire, WireEars } from './wire.ts';

export interface FakeServer {
  readonly open: OpenWire;
  /** How often somebody has connected. */
  opened(): number;
  /** What was said on the connection that is open. */
  said(): readonly Request[];
  last(): Request;
  tell(frame: ServerFrame): Promise<void>;
  welcome(): Promise<void>;
  refuseHello(code: ErrorCode): Promise<void>;
  /** Acknowledges the last request of its kind. */
  done(t: Request['t']): Promise<void>;
  drop(): void;
}

/** Whatever waits for an answer has gone on after it. */
const settled = async (): Promise<void> => {
  for (let turns = 0; turns < 10; turns++) await Promise.resolve();
};

export function fakeServer(): FakeServer {
  let ears: WireEars | null = null;
  let count = 0;
  let said: Request[] = [];
  const tell = async (frame: ServerFrame): Promise<void> => {
    ears?.heard(JSON.stringify(frame));
    await settled();
  };
  const last = (): Request => {
    const request = said.at(-1);
    if (request === undefined) throw new Error('nothing was said');
    return request;
  };
  return {
    open(here) {
      ears = here;
      count++;
      said = [];
      return { send: (text) => void said.push(JSON.parse(text)), close: () => here.closed() };
    },
    opened: () => count,
    said: () => said,
    last,
    tell,
    async welcome() {
      ears?.opened();
      await tell({ t: 'welcome', v: 1, now: Date.now(), person: null });
    },
    async refuseHello(code) {
      ears?.opened();
      await tell({ t: 'failed', id: last().id, code, message: '' });
    },
    async done(t) {
      const request = said.findLast((one) => one.t === t);
      if (request !== undefined) await tell({ t: 'done', id: request.id });
    },
    drop: () => ears?.closed(),
  };
}
