// How does a server begin and end? It tells matches of a pause, opens its door, and when it is told to stop, sends everybody
// elsewhere before it closes: nothing that was acknowledged is lost, nothing else was ever told.

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import type { HouseOptions } from './house/house.ts';
import { type AppOptions, newApp, PER_MINUTE } from './http/app.ts';
import { callerAddress } from './http/caller-address.ts';
import { newLineStreams } from './http/line-streams.ts';
import { newMetrics } from './http/metrics.ts';
import { addressesFor } from './http/neighbours.ts';
import { keepHeapSmall } from './memory.ts';
import { type PushSender, webPushSender } from './push/web-push-sender.ts';
import { SOCKET_LIMITS, type SocketLimits } from './socket/connection.ts';
import { newDoor } from './socket/door.ts';
import { openSockets } from './socket/sockets.ts';
import type { Store } from './store/store.ts';
import { startChores, tellOfPause } from './venue/chores.ts';
import { firstRound } from './venue/first-round.ts';
import { timeFromNow } from './venue/time.ts';
import { newVenue, type Venue } from './venue/venue.ts';

export interface ServerOptions {
  readonly store: Store;
  readonly port?: number;
  readonly host?: string;
  readonly publicUrl?: string | null;
  readonly trustProxy?: boolean;
  readonly tls?: AppOptions['tls'];
  readonly page?: AppOptions['page'];
  readonly limits?: Partial<SocketLimits>;
  /** Requests a minute, and connections, from one address. */
  readonly perMinute?: number;
  readonly perAddress?: number;
  readonly house?: Partial<HouseOptions>;
  /** How notes reach browsers; through their push services if nothing is said. */
  readonly sendPush?: PushSender;
  readonly now?: () => number;
  report?(error: unknown): void;
}

export interface RunningServer {
  readonly port: number;
  /** Where others reach it: everybody, or those in the same network. */
  readonly addresses: readonly string[];
  readonly venue: Venue;
  readonly connections: number;
  /** Everybody is sent elsewhere, what is under way is ended, the store is closed. */
  close(): Promise<void>;
}

const PER_ADDRESS = 200;
/** Bots think on the cores that the server itself leaves free, and on one at least. */
const HOUSE: HouseOptions = { pace: 900, thinkers: Math.min(4, Math.max(1, availableParallelism() - 1)) };
/** For push services, where nobody has said how this server is reached. */
const NOWHERE = 'https://duello.invalid';
/** So long connections may take to leave a server that stops. */
const LEAVING = 1500;

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  keepHeapSmall();
  const { store, port = 0, host = '127.0.0.1', publicUrl = null, trustProxy = false } = options;
  const report = options.report ?? (() => {});
  const venue = newVenue({
    ...{ store, report, now: options.now ?? timeFromNow() },
    house: { ...HOUSE, ...options.house },
    sendPush: options.sendPush ?? webPushSender(publicUrl?.startsWith('https:') === true ? publicUrl : NOWHERE),
  });
  await venue.compareTime();
  const metrics = newMetrics(() => venue.matches.count);
  const limits = { ...SOCKET_LIMITS, ...options.limits };
  const door = newDoor(options.perAddress ?? PER_ADDRESS);
  const streams = newLineStreams({ door, waiting: limits.waiting, counters: metrics });
  const addressOf = (request: IncomingMessage): string => callerAddress(request, trustProxy);
  let isStopping = false;
  let addresses: readonly string[] = publicUrl === null ? [] : [publicUrl];
  const page: AppOptions['page'] =
    options.page == null
      ? null
      : (request: IncomingMessage, response: ServerResponse) => options.page?.(request, response);
  const app = await newApp({
    ...{ venue, metrics, streams, addressOf, publicUrl, trustProxy, page, report },
    perMinute: options.perMinute ?? PER_MINUTE,
    tls: options.tls ?? null,
    isReady: () => !isStopping,
    addresses: () => addresses,
  });
  await tellOfPause(venue);
  const sockets = openSockets(app.server, {
    ...{ venue, publicUrl, report, limits, door, addressOf },
    counters: metrics,
  });
  await app.listen({ port, host });
  const listensAt = portOf(app.server.address(), port);
  if (publicUrl === null) addresses = addressesFor(options.tls == null ? 'http' : 'https', host, listensAt);
  const stopChores = startChores(venue, report);
  const round = firstRound(venue, () => isStopping).catch(report);
  return {
    port: listensAt,
    addresses,
    venue,
    get connections() {
      return sockets.count;
    },
    async close() {
      if (isStopping) return;
      isStopping = true;
      sockets.drain();
      streams.drain();
      await emptied(() => sockets.count + streams.count, LEAVING);
      sockets.close();
      await Promise.all([stopChores(), round]);
      await Promise.all([venue.house.close(), venue.pushes.close()]);
      await app.close();
      await store.close();
    },
  };
}

const portOf = (address: ReturnType<Server['address']>, asked: number): number =>
  typeof address === 'object' && address !== null ? address.port : asked;

/** Until nobody is left, or so many milliseconds have gone by. */
async function emptied(count: () => number, most: number): Promise<void> {
  const until = performance.now() + most;
  while (count() > 0 && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
}
