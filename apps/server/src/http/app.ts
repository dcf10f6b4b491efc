// How is a server reached over HTTP? Routes below /api/v1, what operators ask for, and the page for everything else.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { API, ERRORS, type ErrorCode, type Health, Problem } from '@duello/protocol';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { RefusedByRules } from '../match/requests.ts';
import type { KeyOwner } from '../store/store.ts';
import { problemFrom } from '../venue/problems.ts';
import type { Venue } from '../venue/venue.ts';
import type { LineStreams } from './line-streams.ts';
import type { Metrics } from './metrics.ts';
import { openApi } from './open-api.ts';
import { readableApi } from './readable-api.ts';
import type { Route } from './route.ts';
import { BOTS } from './routes/bots.ts';
import { PASSKEYS } from './routes/passkeys.ts';
import { PEOPLE } from './routes/people.ts';
import { PUSHES } from './routes/pushes.ts';
import { TABLES } from './routes/tables.ts';

export const ROUTES: readonly Route[] = [...TABLES, ...PEOPLE, ...PASSKEYS, ...PUSHES, ...BOTS];

/** Bytes of a body. */
const BODY = 64 * 1024;
/** So many milliseconds a request may take to come in. */
const ARRIVING = 30_000;

const STATUS: { readonly [C in ErrorCode]?: number } = {
  noKey: 401,
  wrongKey: 401,
  notYours: 403,
  blocked: 403,
  noTable: 404,
  noMatch: 404,
  taken: 409,
  ownTable: 409,
  over: 409,
  running: 409,
  notNow: 409,
  tooLarge: 413,
  tooMany: 429,
  internal: 500,
  notReady: 503,
  draining: 503,
};

/** Errors of Fastify itself, by its status. */
const BY_STATUS: Readonly<Record<number, ErrorCode>> = { 413: 'tooLarge', 429: 'tooMany' };

export interface AppOptions {
  readonly venue: Venue;
  readonly metrics: Metrics;
  readonly streams: LineStreams;
  /** Where people reach it, behind a proxy. */
  readonly publicUrl: string | null;
  addressOf(request: IncomingMessage): string;
  /** Requests a minute from one address. */
  readonly perMinute: number;
  /** Behind a proxy, addresses come from what it says. */
  readonly trustProxy: boolean;
  /** Hands out the page; null for an API alone. */
  readonly page: ((request: IncomingMessage, response: ServerResponse) => void) | null;
  readonly tls: { readonly cert: string; readonly key: string } | null;
  /** Where others reach it, when whoever asks is on the same machine. */
  addresses(): readonly string[];
  isReady(): boolean;
  /** An error that nobody expected. */
  report(error: unknown): void;
}

const SAFETY = {
  'content-security-policy': "default-src 'none'; style-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;

function problemOf(error: unknown, report: AppOptions['report']): Problem {
  if (error instanceof RefusedByRules) return new Problem('notNow', `The rules say: ${error.message}.`);
  const expected = problemFrom(error);
  if (expected !== null) return expected;
  const status = statusOf(error);
  if (status !== undefined && status < 500) return new Problem(BY_STATUS[status] ?? 'badFrame');
  report(error);
  return new Problem('internal');
}

async function ownerOf({ headers }: FastifyRequest, venue: Venue, key: Route['key']): Promise<KeyOwner | null> {
  const given = /^Bearer (.{20,100})$/.exec(headers.authorization ?? '')?.[1];
  if (key === 'none') return null;
  if (given !== undefined) return venue.people.ownerOf(given);
  if (key === 'needed') throw new Problem('noKey');
  return null;
}

/** Requests a minute from one address, where nothing else is said. */
export const PER_MINUTE = 600;

/** Whoever allows more in all allows as much more of this one. */
function limitOf({ perMinute }: Route, inAll: number) {
  return perMinute === undefined ? {} : { config: { rateLimit: { max: Math.ceil((perMinute * inAll) / PER_MINUTE) } } };
}

function addRoute(
  app: FastifyInstance,
  one: Route,
  { venue, streams, publicUrl, addressOf, perMinute }: AppOptions,
): void {
  app.route({
    method: one.method,
    url: API + one.path,
    ...limitOf(one, perMinute),
    async handler(request, reply) {
      const owner = await ownerOf(request, venue, one.key);
      const { params: path, query, body } = request;
      const given = { path, query, body };
      const caller = { venue, owner, address: publicUrl ?? `${request.protocol}://${request.host}` };
      if ('tell' in one) {
        return streams.serve(reply, addressOf(request.raw), (lines) => one.tell(caller, given, lines));
      }
      const answer = await one.answer(caller, given);
      if (one.gives === null) return reply.code(204).send();
      return reply.send(answer);
    },
  });
}

/** The same for everybody, and work to write. */
const DESCRIBED = { openApi: JSON.stringify(openApi(ROUTES)), readable: readableApi(ROUTES) };

/** For whoever runs the server, and for whoever finds out whether there is one. */
function addOperations(app: FastifyInstance, { venue, metrics, isReady, addresses }: AppOptions): void {
  const health = async (_: FastifyRequest, reply: FastifyReply) =>
    reply.send({ duello: 'server', addresses: addresses() } satisfies Health);
  app.get('/health', health);
  app.get(`${API}/health`, health);
  app.get('/ready', async (_, reply) => {
    if (!isReady()) throw new Problem('draining');
    await venue.store.check().catch(() => {
      throw new Problem('notReady', 'The store can’t be reached.');
    });
    return reply.send({ ready: true });
  });
  app.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  app.get('/openapi.json', async (_, reply) => reply.type('application/json').send(DESCRIBED.openApi));
  app.get(API, async (_, reply) => reply.type('text/html; charset=utf-8').send(DESCRIBED.readable));
}

export async function newApp(options: AppOptions): Promise<FastifyInstance> {
  const { metrics, page, trustProxy, perMinute, report, tls, addressOf } = options;
  const app: FastifyInstance = fastify({
    bodyLimit: BODY,
    requestTimeout: ARRIVING,
    trustProxy,
    forceCloseConnections: true,
    ...(tls === null ? {} : { https: tls }),
  });
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ raw }) => addressOf(raw),
    // Every route, however its address is written; the page, which is many small files, is none.
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(SAFETY);
  });
  app.addHook('onResponse', async (request, reply) => {
    metrics.requested(request.routeOptions.url ?? 'page', reply.statusCode, reply.elapsedTime / 1000);
  });
  app.setErrorHandler((error, _, reply) => {
    const { code, message } = problemOf(error, report);
    metrics.failed(code);
    const reason = error instanceof RefusedByRules ? { reason: error.reason } : {};
    return reply.code(STATUS[code] ?? 400).send({ code, message, ...reason });
  });
  for (const one of ROUTES) addRoute(app, one, options);
  addOperations(app, options);
  app.setNotFoundHandler((request, reply) => {
    if (page === null || request.url.startsWith('/api/')) {
      return reply.code(404).send({ code: 'badFrame', message: `${ERRORS.badFrame} There is no such address.` });
    }
    reply.hijack();
    page(request.raw, reply.raw);
    return reply;
  });
  return app;
}
