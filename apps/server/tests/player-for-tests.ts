// How does a test sit at a table? As a guest with a socket, who follows a match and answers by chance.

import { randomBytes } from 'node:crypto';
import { GAME_IDS } from '@duello/games';
import type { KeptPerson, ServerFrame, TermsInput } from '@duello/protocol';
import { onTestFinished } from 'vitest';
import { type Api, apiAt, newGuest, openTable, sit } from '../src/client/api.ts';
import { type ClientConnection, connect } from '../src/client/connection.ts';
import { type Followed, follow } from '../src/client/followed-match.ts';

export const [FIRST_GAME] = GAME_IDS;
export const newSecret = (): string => randomBytes(32).toString('hex');

export interface Player {
  readonly person: KeptPerson;
  readonly api: Api;
  readonly frames: ServerFrame[];
  connection: ClientConnection;
  readonly followed: Followed | null;
  /** Resolves with the first frame from now on that fits. */
  next(fits: (frame: ServerFrame) => boolean): Promise<ServerFrame>;
  /** Resolves when what is followed fits. */
  until(fits: (followed: Followed) => boolean): Promise<Followed>;
  reconnect(): Promise<void>;
}

export async function newPlayer(url: string, name: string): Promise<Player> {
  const person = await newGuest(url, name);
  const frames: ServerFrame[] = [];
  const waiting = new Set<() => void>();
  let followed: Followed | null = null;
  const socketUrl = `${url.replace('http', 'ws')}/api/v1/socket`;
  const hear = (frame: ServerFrame): void => {
    frames.push(frame);
    followed = follow(followed, frame);
    for (const look of [...waiting]) look();
  };
  const open = (): Promise<ClientConnection> => connect(socketUrl, person.key, { hear, gone() {} });
  const when = <R>(find: () => R | undefined): Promise<R> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = find();
        if (found === undefined) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  const player: Player = {
    ...{ person, frames, api: apiAt(url, person.key), connection: await open() },
    get followed() {
      return followed;
    },
    next(fits) {
      const from = frames.length;
      return when(() => frames.slice(from).find(fits));
    },
    until: (fits) => when(() => (followed !== null && fits(followed) ? followed : undefined)),
    async reconnect() {
      player.connection = await open();
    },
  };
  onTestFinished(() => player.connection.drop());
  return player;
}

/** Both sit down, both follow; the host first. */
export async function beginMatch(host: Player, guest: Player, terms: TermsInput): Promise<string> {
  const table = await openTable(host.api, terms);
  await sit(host.api, table.id, newSecret());
  const joining = host.connection.ask({ t: 'join', match: table.id, events: true });
  await sit(guest.api, table.id, newSecret());
  await guest.connection.ask({ t: 'join', match: table.id, events: true });
  await joining;
  await Promise.all([host, guest].map((player) => player.until(({ match }) => match === table.id)));
  return table.id;
}
