// How do connections come and go? Only from pages of this server and from programs; whoever is silent for too long is dropped.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { API } from '@duello/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
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

export interface Sockets {
  readonly count: number;
  /** Tells all to connect again, and takes no more. */
  drain(): void;
  close(): void;
}

const BEAT = 20_000;
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
  const { venue, limits, counters, publicUrl, door, addressOf, report } = options;
  const acceptor = new WebSocketServer({ noServer: true, maxPayload: limits.message, perMessageDeflate: false });
  const connections = new Map<WebSocket, Connection>();
  const silent = new Set<WebSocket>();
  const groups = Array.from({ length: GROUPS }, () => new Set<WebSocket>());
  let came = 0;
  let beats = 0;
  let isDraining = false;

  function welcome(socket: WebSocket, address: string): void {
    counters.connected();
    const group = groups[came++ % GROUPS];
    group.add(socket);
    connections.set(socket, serve(socket, venue, { limits, counters, report }));
    socket.on('pong', () => silent.delete(socket));
    socket.on('message', () => silent.delete(socket));
    socket.on('close', () => {
      counters.disconnected();
      door.leave(address);
      connections.delete(socket);
      group.delete(socket);
      silent.delete(socket);
    });
  }

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const address = addressOf(request);
    // As it was written: not everything that comes is an address.
    const [path] = (request.url ?? '').split('?');
    if (path !== `${API}/socket`) stream.end(NOT_FOUND);
    else if (isDraining) stream.end(STOPPING);
    else if (!isOwnPage(request, publicUrl)) stream.end(FORBIDDEN);
    else if (!door.enter(address)) stream.end(TOO_MANY);
    else {
      stream.once('close', () => {
        if (!upgraded) door.leave(address);
      });
      let upgraded = false;
      acceptor.handleUpgrade(request, stream, head, (socket) => {
        upgraded = true;
        welcome(socket, address);
      });
    }
  });

  const beat = setInterval(() => {
    for (const socket of groups[beats++ % GROUPS]) {
      if (silent.has(socket)) socket.terminate();
      else {
        silent.add(socket);
        socket.ping();
      }
    }
  }, BEAT / GROUPS);
  beat.unref();

  return {
    get count() {
      return connections.size;
    },
    drain() {
      isDraining = true;
      for (const connection of connections.values()) connection.drain();
    },
    close() {
      isDraining = true;
      clearInterval(beat);
      for (const socket of connections.keys()) socket.terminate();
      acceptor.close();
    },
  };
}
