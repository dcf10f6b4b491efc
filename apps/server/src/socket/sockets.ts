// How do connections come and go? Only from pages of this server and from programs; whoever is silent for too long is dropped.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { API } from '@duello/protocol';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Venue } from '../venue/venue.ts';
import { type Connection, type Counters, type Serving, serve } from './connection.ts';
import type { Door } from './door.ts';

export interface SocketOptions extends Serving {
  readonly venue: Venue;
  readonly counters: Counters & { connected(): void; disconnected(): void };
  readonly door: Door;
  /** Where the page lives when it is not where it is asked for: behind a proxy. */
  readonly publicUrl: string | null;
  addressOf(request: IncomingMessage): string;
}

/** A connection, the group with which it is asked whether it is there, and where it comes from. */
interface Caller {
  readonly connection: Connection;
  readonly group: Set<WebSocket>;
  readonly address: string;
}

export interface Sockets {
  readonly count: number;
  /** Tells all to connect again, and takes no more. */
  drain(): void;
  close(): void;
}

/** Not all are asked at the same moment whether they are there: that would keep everybody waiting. */
const GROUPS = 40;
const TOO_MANY = 'HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\n\r\n';
const FORBIDDEN = 'HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n';
const STOPPING = 'HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n';
const NOT_FOUND = 'HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n';

/** Browsers always say which page they are on; a page of somebody else’s must not speak in its visitor’s name. */
export function isOwnPage(request: IncomingMessage, publicUrl: string | null): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  const from = URL.canParse(origin) ? new URL(origin).host : null;
  return from !== null && (from === host || (publicUrl !== null && from === new URL(publicUrl).host));
}

export function openSockets(server: Server, options: SocketOptions): Sockets {
  const { venue, counters, publicUrl, door, addressOf } = options;
  const acceptor = new WebSocketServer({
    ...{ noServer: true, clientTracking: false, perMessageDeflate: false },
    maxPayload: options.limits.message,
  });
  const connections = new Map<WebSocket, Caller>();
  const groups = Array.from({ length: GROUPS }, () => new Set<WebSocket>());
  let came = 0;
  let beats = 0;
  let isDraining = false;

  // The same for all sockets: what each had for itself would fill the memory.
  function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
    connections.get(this)?.connection.heard(data, isBinary);
  }
  function onPong(this: WebSocket): void {
    const caller = connections.get(this);
    if (caller !== undefined) caller.connection.isSilent = false;
  }
  // What is too large, or no message at all, closes the connection by itself.
  const onError = (): void => counters.failed('badFrame');
  function onClose(this: WebSocket): void {
    const caller = connections.get(this);
    if (caller === undefined) return;
    connections.delete(this);
    caller.group.delete(this);
    caller.connection.ended();
    counters.disconnected();
    door.leave(caller.address);
  }

  function welcome(socket: WebSocket, stream: Duplex, address: string): void {
    counters.connected();
    const group = groups[came++ % GROUPS];
    group.add(socket);
    connections.set(socket, { connection: serve({ socket, stream }, venue, options), group, address });
    socket.on('message', onMessage);
    socket.on('pong', onPong);
    socket.on('error', onError);
    socket.on('close', onClose);
  }

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', destroy);
    const address = addressOf(request);
    // As it was written: not everything that comes is an address.
    const [path] = (request.url ?? '').split('?');
    if (path !== `${API}/socket`) stream.end(NOT_FOUND);
    else if (isDraining) stream.end(STOPPING);
    else if (!isOwnPage(request, publicUrl)) stream.end(FORBIDDEN);
    else if (!door.enter(address)) stream.end(TOO_MANY);
    else {
      const turnedAway = (): void => door.leave(address);
      stream.once('close', turnedAway);
      acceptor.handleUpgrade(request, stream, head, (socket) => {
        stream.off('close', turnedAway);
        stream.off('error', destroy);
        welcome(socket, stream, address);
      });
    }
  });

  const beat = setInterval(() => {
    for (const socket of groups[beats++ % GROUPS]) {
      const connection = connections.get(socket)?.connection;
      // What was closed and does not end either is not there any more.
      if (connection === undefined || socket.readyState !== socket.OPEN) socket.terminate();
      else if (connection.isSilent) connection.drop();
      else {
        connection.isSilent = true;
        socket.ping();
      }
    }
  }, options.limits.silence / GROUPS);
  beat.unref();

  return {
    get count() {
      return connections.size;
    },
    drain() {
      isDraining = true;
      for (const { connection } of connections.values()) connection.drain();
    },
    close() {
      isDraining = true;
      clearInterval(beat);
      for (const socket of connections.keys()) socket.terminate();
      acceptor.close();
    },
  };
}

function destroy(this: Duplex): void {
  this.destroy();
}
