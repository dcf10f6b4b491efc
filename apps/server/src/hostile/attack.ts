// Does a server stand what people send who mean harm? Some of them send frame after frame and request after request while two others sit at a table that
// is none of their business; afterwards these play on as if nothing had been.

import { randomBytes } from 'node:crypto';
import { connect as connectTcp, type Socket } from 'node:net';
import { type Rng, stream } from '@duello/kernel';
import { API, PROTOCOL, type ServerFrame } from '@duello/protocol';
import { WebSocket } from 'ws';
import { apiAt, newGuest, openTable, sit } from '../client/api.ts';
import { botOf } from '../client/bot-answer.ts';
import { type ClientConnection, connect } from '../client/connection.ts';
import { type Followed, follow } from '../client/followed-match.ts';
import { hostileFrame, type Known } from './hostile-frame.ts';
import { attackRoutes, type RequestReport } from './request-attack.ts';

export interface AttackOptions {
  readonly game: string;
  readonly frames: number;
  /** Over HTTP. */
  readonly requests: number;
  readonly seed: string;
  /** Frames and requests together. */
  told(sent: number): void;
}

export interface AttackReport {
  readonly frames: number;
  /** How often the server has ended a connection. */
  readonly closed: number;
  /** What it has said, by kind of frame or code of error. */
  readonly said: Readonly<Record<string, number>>;
  readonly http: RequestReport;
  /** Entries that were written at a table of others. */
  readonly foreignEntries: number;
  /** Whether the two at that table could play on. */
  readonly goesOn: boolean;
}

const ATTACKERS = 8;
/** So many frames are sent before it is waited for what the server says. */
const AT_ONCE = 50;
const LAST = 999_999_999;
const newSecret = (): string => randomBytes(32).toString('hex');
const socketOf = (url: string): string => `${url.replace('http', 'ws')}${API}/socket`;

/** Two guests at a table, and how one of them follows it. */
async function seated(url: string, game: string) {
  const people = await Promise.all(['Anna', 'Bruno'].map((name) => newGuest(url, name)));
  const apis = people.map(({ key }) => apiAt(url, key));
  const { id } = await openTable(apis[0], { game, watch: { kind: 'off' } });
  for (const api of apis) await sit(api, id, newSecret());
  return { id, people, keys: people.map(({ key }) => key) };
}

interface Seat {
  readonly connection: ClientConnection;
  readonly followed: Followed;
}

async function takeSeat(url: string, key: string, match: string): Promise<Seat> {
  let followed: Followed | null = null;
  const hear = (frame: ServerFrame): void => {
    followed = follow(followed, frame);
  };
  const connection = await connect(socketOf(url), key, { hear, gone() {} });
  await connection.ask({ t: 'join', match, events: true });
  const there = (): Followed => {
    if (followed === null) throw new Error('The table was not told of.');
    return followed;
  };
  return {
    connection,
    get followed() {
      return there();
    },
  };
}

/** Whoever is asked answers; false where that can't be. */
async function playOn(seats: readonly Seat[], game: string): Promise<boolean> {
  const bot = await botOf(game, 'random');
  const asked = seats.find(({ followed }) => followed.standing.question !== 0);
  if (asked === undefined) return false;
  const { head, view, match, standing } = asked.followed;
  const given = head.viewer === 'watcher' ? null : bot(head.viewer, view, stream('play on'));
  if (given === null) return false;
  await asked.connection.ask({ t: 'answer', match, after: standing.answers, ...given });
  return true;
}

/** Begins to say something and never ends. */
function dawdle(url: string, text: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connectTcp(Number(port), hostname, () => socket.write(text));
  socket.on('error', () => {});
  return socket;
}

const DAWDLING = [
  `GET ${API}/socket HTTP/1.1\r\nhost: x\r\n`,
  `POST ${API}/people HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"name":`,
  'GET /',
];

export async function attack(
  url: string,
  { game, frames, requests, seed, told }: AttackOptions,
): Promise<AttackReport> {
  const [victims, own] = [await seated(url, game), await seated(url, game)];
  const seats = await Promise.all(victims.keys.map((key) => takeSeat(url, key, victims.id)));
  await Promise.all(seats.map(({ connection }) => connection.ask({ t: 'ping' })));
  const before = seats[0].followed.number;
  const known: Known = { foreign: victims.id, own: own.id, key: own.keys[0] };
  const said = new Map<string, number>();
  let [sent, asked, closed] = [0, 0, 0];

  /** Sends some, and resolves when the server has said something to the last, or has hung up. */
  function volley(socket: WebSocket, rng: Rng): Promise<void> {
    return new Promise((resolve) => {
      const hear = (data: WebSocket.RawData): void => {
        const frame: ServerFrame = JSON.parse(String(data));
        const name = frame.t === 'failed' ? frame.code : frame.t;
        said.set(name, (said.get(name) ?? 0) + 1);
        if (frame.t === 'done' && frame.id === LAST) end();
      };
      const gone = (): void => {
        closed++;
        end();
      };
      const end = (): void => {
        socket.off('message', hear);
        socket.off('close', gone);
        resolve();
      };
      socket.on('message', hear);
      socket.once('close', gone);
      for (let i = 0; i < AT_ONCE; i++) socket.send(hostileFrame(rng, known, ++sent));
      socket.send(JSON.stringify({ t: 'ping', id: LAST }));
    });
  }

  async function besiege(index: number): Promise<void> {
    const rng = stream(`${seed} ${index}`);
    while (sent < frames) {
      const socket = new WebSocket(socketOf(url), { perMessageDeflate: false });
      socket.on('error', () => {});
      await new Promise((resolve, reject) => {
        socket.once('open', resolve);
        socket.once('close', reject);
      });
      socket.send(JSON.stringify({ t: 'hello', id: 0, v: PROTOCOL, ...(index % 2 === 0 ? { key: known.key } : {}) }));
      while (sent < frames && socket.readyState === socket.OPEN) {
        await volley(socket, rng);
        told(sent + asked);
      }
      socket.terminate();
    }
  }

  const dawdlers = DAWDLING.map((text) => dawdle(url, text));
  const ids = [victims.id, ...victims.people.map(({ id }) => id), 'house-novice', 'nosuchmatch0'];
  const toldAsked = (count: number): void => {
    asked = count;
    told(sent + asked);
  };
  const [http] = await Promise.all([
    attackRoutes(url, { game, requests, seed, ids, newSecret, told: toldAsked }),
    ...Array.from({ length: ATTACKERS }, (_, index) => besiege(index)),
  ]);
  for (const one of dawdlers) one.destroy();
  await Promise.all(seats.map(({ connection }) => connection.ask({ t: 'ping' })));
  const foreignEntries = seats[0].followed.number - before;
  const goesOn = await playOn(seats, game);
  for (const { connection } of seats) connection.drop();
  return { frames: sent, closed, said: Object.fromEntries(said), http, foreignEntries, goesOn };
}
