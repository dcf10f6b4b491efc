// How does a program reach a server? Over a socket: requests that are answered, and what is told of the matches it has joined.

import { PROTOCOL, type Request, type ServerFrame, type ServerFrameOf } from '@duello/protocol';
import { WebSocket } from 'ws';

type Without<T, K extends keyof T> = T extends unknown ? Omit<T, K> : never;
/** A request without its number. */
export type Asked = Without<Extract<Request, { id: number }>, 'id'>;

/** The server has said no. */
export class ClientProblem extends Error {
  readonly frame: ServerFrameOf<'failed'> | ServerFrameOf<'refused'>;
  constructor(frame: ServerFrameOf<'failed'> | ServerFrameOf<'refused'>) {
    super(frame.t === 'failed' ? frame.message : frame.reason.code);
    this.frame = frame;
  }
}

/** The connection has gone; what was asked may have been done or not. */
export class Gone extends Error {}

export interface ClientConnection {
  ask(request: Asked): Promise<unknown>;
  /** Bytes received so far. */
  readonly received: number;
  close(): void;
  /** As if the cable had been pulled. */
  drop(): void;
}

export interface Hearing {
  hear(frame: ServerFrame): void;
  gone(): void;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** Says hello; resolves when it is welcome. */
export async function connect(url: string, key: string | null, { hear, gone }: Hearing): Promise<ClientConnection> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let received = 0;

  const settle = (id: number | null, use: (waiter: Waiting) => void): void => {
    const waiter = id === null ? undefined : waiting.get(id);
    if (id === null || waiter === undefined) return;
    waiting.delete(id);
    use(waiter);
  };
  socket.on('message', (data) => {
    const text = String(data);
    received += text.length;
    const frame: ServerFrame = JSON.parse(text);
    if (frame.t === 'done') settle(frame.id, ({ resolve }) => resolve(frame.result));
    else if (frame.t === 'failed' || frame.t === 'refused') {
      settle(frame.id, ({ reject }) => reject(new ClientProblem(frame)));
    } else hear(frame);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Gone());
    waiting.clear();
    gone();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('close', () => reject(new Gone()));
  });
  const ask = (request: Asked): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (socket.readyState !== socket.OPEN) return reject(new Gone());
      const id = ++last;
      waiting.set(id, { resolve, reject });
      return socket.send(JSON.stringify({ ...request, id }));
    });
  await ask({ t: 'hello', v: PROTOCOL, ...(key === null ? {} : { key }) });
  return {
    ask,
    get received() {
      return received;
    },
    close: () => socket.close(),
    drop: () => socket.terminate(),
  };
}
