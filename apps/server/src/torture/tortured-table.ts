// How is played at a table whose server is killed? Two guests sit down as often as it takes, play to the end, and begin anew.

import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { stream } from '@duello/kernel';
import type { Clock } from '@duello/protocol';
import { apiAt, newGuest, openTable, sit } from '../client/api.ts';
import { botOf } from '../client/bot-answer.ts';
import { type Ledger, newLedger } from './ledger.ts';
import type { Servers } from './servers.ts';
import { newTorturedPlayer, type TorturedPlayer } from './tortured-player.ts';

export interface TorturedTable {
  /** Of every match that was begun here, the last one last. */
  readonly ledgers: readonly Ledger[];
  play(): Promise<void>;
  stop(): void;
}

export interface TableNeeds {
  readonly servers: Servers;
  readonly game: string;
  readonly clock: Clock;
  fault(what: string): void;
}

const RETRY = 50;
const newSecret = (): string => randomBytes(32).toString('hex');

export async function newTorturedTable({ servers, game, clock, fault }: TableNeeds): Promise<TorturedTable> {
  const ledgers: Ledger[] = [];
  const answer = await botOf(game, 'random');
  const keys = await Promise.all(
    ['Anna', 'Bruno'].map(async (name) => (await newGuest(servers.urlFor(0, 0), name)).key),
  );
  let players: readonly TorturedPlayer[] = [];
  let isStopped = false;

  async function begin(url: string): Promise<string> {
    const [host, guest] = keys.map((key) => apiAt(url, key));
    const { id } = await openTable(host, { game, clock });
    await sit(host, id, newSecret());
    await sit(guest, id, newSecret());
    return id;
  }

  /** Again and again until it succeeds: nobody knows when a server is killed. Null when it is not wanted any more. */
  async function sitDown(): Promise<string | null> {
    for (let tries = 0; !isStopped; tries++) {
      try {
        return await begin(servers.urlFor(0, tries));
      } catch {
        await wait(RETRY);
      }
    }
    return null;
  }

  function seat(ledger: Ledger): readonly TorturedPlayer[] {
    return keys.map((key, home) => {
      let tries = 0;
      const rng = stream(`${ledger.match} ${home}`);
      return newTorturedPlayer({ key, ledger, rng, answer, fault, url: () => servers.urlFor(home, tries++) });
    });
  }

  return {
    ledgers,
    async play() {
      for (let match = await sitDown(); match !== null; match = await sitDown()) {
        const ledger = newLedger(match);
        ledgers.push(ledger);
        players = seat(ledger);
        if (isStopped) for (const player of players) player.stop();
        await Promise.all(players.map((player) => player.play()));
      }
    },
    stop() {
      isStopped = true;
      for (const player of players) player.stop();
    },
  };
}
