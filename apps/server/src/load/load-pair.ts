// How do two players of a load sit down? As two guests with a socket each, at as many tables at once as they are told; a match
// that is over is followed by another.

import { randomBytes } from 'node:crypto';
import { API, type KeptPerson, type ServerFrame } from '@duello/protocol';
import { type Api, apiAt, newGuest, openTable, sit } from '../client/api.ts';
import { type ClientConnection, connect } from '../client/connection.ts';
import { type LoadMatch, type LoadNeeds, newLoadMatch, type Side } from './load-match.ts';

export interface LoadPair {
  /** Sits down at one more table. */
  add(): Promise<void>;
  start(): void;
  stop(): void;
  close(): void;
  readonly isBusy: boolean;
  readonly lost: number;
  /** Bytes, on both sockets. */
  readonly received: number;
  /** Matches that have begun. */
  readonly begun: number;
}

interface PairOptions extends Pick<LoadNeeds, 'pace' | 'tally' | 'answer'> {
  readonly url: string;
  readonly game: string;
}

interface Player {
  readonly person: KeptPerson;
  readonly api: Api;
  readonly connection: ClientConnection;
}

const newSecret = (): string => randomBytes(32).toString('hex');

export async function newLoadPair({ url, game, pace, tally, answer }: PairOptions): Promise<LoadPair> {
  const matches = new Map<string, LoadMatch>();
  let isRunning = false;
  let isEnded = false;
  let begun = 0;
  let lost = 0;

  async function newPlayer(side: Side): Promise<Player> {
    const person = await newGuest(url, side === 0 ? 'Host' : 'Guest');
    const hear = (frame: ServerFrame): void => {
      if ('match' in frame) matches.get(frame.match)?.hear(side, frame);
    };
    const gone = (): void => {
      if (!isEnded) tally.fault('a connection was lost');
    };
    const connection = await connect(`${url.replace('http', 'ws')}${API}/socket`, person.key, { hear, gone });
    return { person, api: apiAt(url, person.key), connection };
  }

  const [host, guest] = await Promise.all([newPlayer(0), newPlayer(1)]);

  async function add(): Promise<void> {
    const { id } = await openTable(host.api, { game });
    await sit(host.api, id, newSecret());
    await sit(guest.api, id, newSecret());
    const match = newLoadMatch({
      ...{ id, pace, tally, answer },
      connections: [host.connection, guest.connection],
      over: () => void replace(id, match).catch(tally.fault),
    });
    matches.set(id, match);
    begun++;
    await Promise.all([host, guest].map(({ connection }) => connection.ask({ t: 'join', match: id, events: true })));
    if (isRunning) match.start();
  }

  async function replace(id: string, match: LoadMatch): Promise<void> {
    lost += match.lost;
    matches.delete(id);
    await Promise.all([host, guest].map(({ connection }) => connection.ask({ t: 'leave', match: id })));
    if (isRunning) await add();
  }

  return {
    add,
    start() {
      isRunning = true;
      for (const match of matches.values()) match.start();
    },
    stop() {
      isRunning = false;
      for (const match of matches.values()) match.stop();
    },
    close() {
      isEnded = true;
      for (const { connection } of [host, guest]) connection.drop();
    },
    get isBusy() {
      return [...matches.values()].some((match) => match.isBusy);
    },
    get lost() {
      return [...matches.values()].reduce((sum, match) => sum + match.lost, lost);
    },
    get received() {
      return host.connection.received + guest.connection.received;
    },
    get begun() {
      return begun;
    },
  };
}
