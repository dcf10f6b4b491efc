// Does a server stand hostile requests? Some clients ask one after the other; every answer must be one that the API knows.

import { Agent, request } from 'node:http';
import { type Rng, stream } from '@duello/kernel';
import { errorSchema } from '@duello/protocol';
import { type Api, apiAt, newGuest, openTable, sit } from '../client/api.ts';
import { type HostileRequest, hostileRequest, type KnownTexts } from './hostile-request.ts';

export interface RequestReport {
  readonly requests: number;
  /** What the server has answered, by status and code. */
  readonly said: Readonly<Record<string, number>>;
  /** Answers that are none of this API: another shape, or no word at all. */
  readonly misshapen: readonly string[];
}

export interface RequestAttack {
  readonly game: string;
  readonly requests: number;
  readonly seed: string;
  /** Ids of others that an attacker may have seen. */
  readonly ids: readonly string[];
  newSecret(): string;
  told(requests: number): void;
}

const CLIENTS = 6;
/** An attacker takes another name after so many requests: it may have deleted itself. */
const RENEWED = 200;
const MOST_EXAMPLES = 10;
const JSON_TYPE = /^application\/json/;

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Null where the server has hung up without a word, as it may where no HTTP was spoken. */
function ask(url: URL, agent: Agent, { method, path, headers, body }: HostileRequest): Promise<Answer | null> {
  return new Promise((resolve) => {
    const length = body === null ? {} : { 'content-length': `${Buffer.byteLength(body)}` };
    const { hostname, port } = url;
    const asked = request({ hostname, port, method, path, headers: { ...headers, ...length }, agent });
    asked.on('error', () => resolve(null));
    asked.on('response', (response) => {
      const status = response.statusCode ?? 0;
      const type = response.headers['content-type'] ?? '';
      // Lines do not end.
      if (type.startsWith('application/x-ndjson')) {
        response.destroy();
        return resolve({ status, type, text: '' });
      }
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => void pieces.push(piece));
      response.on('error', () => resolve(null));
      return response.on('end', () => resolve({ status, type, text: Buffer.concat(pieces).toString() }));
    });
    asked.end(body ?? undefined);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is wrong with an answer; null for nothing. */
function faultOf({ method, route }: HostileRequest, { status, type, text }: Answer): string | null {
  if (method === 'HEAD' || status === 204) return text === '' ? null : 'text behind a head';
  if (type.startsWith('application/x-ndjson')) return null;
  if (status >= 400) return errorSchema.safeParse(parsed(text)).success ? null : 'no error of this API';
  if (!JSON_TYPE.test(type)) return route === null ? null : 'no JSON';
  return route?.gives == null || route.gives.safeParse(parsed(text)).success ? null : 'not what the route gives';
}

/** A new guest with a table of its own, and a key to one seat of it. */
async function newAttacker(url: string, { game, ids, newSecret }: RequestAttack): Promise<KnownTexts> {
  const [host, guest] = await Promise.all(['Eve', 'Mallory'].map((name) => newGuest(url, name)));
  const [own, other]: Api[] = [host, guest].map(({ key }) => apiAt(url, key));
  const [begun, waiting] = [await openTable(own, { game }), await openTable(own, { game, isPrivate: false })];
  const { seatKey } = await sit(own, begun.id, newSecret());
  await sit(other, begun.id, newSecret());
  return { ids: [...ids, begun.id, waiting.id, host.id, guest.id], keys: [host.key, guest.key, seatKey] };
}

export async function attackRoutes(url: string, attack: RequestAttack): Promise<RequestReport> {
  const said = new Map<string, number>();
  const misshapen: string[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  let sent = 0;

  function note(asked: HostileRequest, answer: Answer | null): void {
    const error = answer === null ? null : errorSchema.safeParse(parsed(answer.text)).data;
    const name = answer === null ? 'hung up' : `${answer.status} ${error?.code ?? ''}`.trim();
    said.set(name, (said.get(name) ?? 0) + 1);
    const fault = answer === null ? null : faultOf(asked, answer);
    const isInternal = answer !== null && answer.status >= 500;
    if ((fault === null && !isInternal) || misshapen.length >= MOST_EXAMPLES) return;
    const { method, path, body } = asked;
    misshapen.push(`${fault ?? name}: ${method} ${path.slice(0, 200)} ${(body ?? '').slice(0, 200)}`);
  }

  async function besiege(rng: Rng): Promise<void> {
    for (let count = 0, known: KnownTexts | null = null; sent < attack.requests; count++) {
      if (known === null || count % RENEWED === 0) known = await newAttacker(url, attack);
      sent++;
      const asked = hostileRequest(rng, known);
      note(asked, await ask(new URL(url), agent, asked));
      attack.told(sent);
    }
  }

  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => besiege(stream(`${attack.seed} ${index}`))));
  agent.destroy();
  return { requests: sent, said: Object.fromEntries(said), misshapen };
}
