// Does a server lose anything when it is killed? It is killed at random moments while matches are played on it, is started
// again, and what is kept is compared with what was acknowledged.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { GAME_IDS } from '@duello/games';
import type { Clock } from '@duello/protocol';
import { migrate } from '../store/postgres/migrate.ts';
import { openPostgresStore } from '../store/postgres/postgres-store.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import type { Found, Ledger } from './ledger.ts';
import { type Servers, startServers } from './servers.ts';
import { newTorturedTable, type TorturedTable } from './tortured-table.ts';

export interface TortureOptions {
  readonly kills: number;
  /** The address of a PostgreSQL, on which two servers are tortured; null for one over a folder. */
  readonly db: string | null;
  /** Ends it early, with what was found so far. */
  readonly stop: AbortSignal;
  /** How often it has been killed. */
  told(kills: number): void;
}

export interface TortureReport {
  readonly kills: number;
  /** Requests of players that were acknowledged. */
  readonly acknowledged: number;
  /** Of those, and of entries that somebody was told of, what is not there. */
  readonly lost: number;
  /** What is there more often than it was asked for. */
  readonly doubled: number;
  /** Matches that did not go on after the last start. */
  readonly stuckMatches: number;
  readonly matches: number;
  /** What else was not as it should be, and how often. */
  readonly faults: Readonly<Record<string, number>>;
}

const TABLES = 6;
const CLOCKS: readonly Clock[] = [{ kind: 'none' }, { kind: 'bank', seconds: 3600, increment: 5 }];
/** A server is killed after it has acknowledged so many requests at most, */
const MOST = 60;
/** and so many milliseconds later at most. */
const LATER = 40;
/** So many milliseconds the matches may take to go on. */
const PATIENCE = 60_000;
const LOOK = 10;

/** The worst that was found of each match: what is missing at one time may be hidden by what is written later. */
type Worst = Map<Ledger, Found>;

async function compare(store: Store, ledgers: readonly Ledger[], worst: Worst): Promise<void> {
  for (const ledger of ledgers) {
    const promised = ledger.promised();
    const { lost, doubled } = ledger.compare(promised, await store.entries(ledger.match, 0));
    const before = worst.get(ledger) ?? { lost: 0, doubled: 0 };
    worst.set(ledger, { lost: Math.max(lost, before.lost), doubled: Math.max(doubled, before.doubled) });
  }
}

const sum = <T>(all: Iterable<T>, value: (one: T) => number): number =>
  [...all].reduce((total, one) => total + value(one), 0);

/** Looks again and again, for so many milliseconds at most. */
async function until(isSo: () => boolean, most: number): Promise<void> {
  const last = performance.now() + most;
  while (!isSo() && performance.now() < last) await wait(LOOK);
}

const lastOf = ({ ledgers }: TorturedTable): Ledger | null => ledgers.at(-1) ?? null;

/** How many of the tables did not go on with their match, nor with another. */
async function stuck(tables: readonly TorturedTable[]): Promise<number> {
  const before = tables.map((table) => ({ ledger: lastOf(table), acknowledged: lastOf(table)?.acknowledged ?? 0 }));
  const isStuck = (table: TorturedTable, index: number): boolean => {
    const [was, now] = [before[index], lastOf(table)];
    return was.ledger === now && (now?.acknowledged ?? 0) <= was.acknowledged + 1;
  };
  await until(() => !tables.some(isStuck), PATIENCE);
  return tables.filter(isStuck).length;
}

interface Place {
  readonly servers: Servers;
  /** The store of the servers, to look into. */
  open(): Promise<Store>;
}

async function tortureAt({ servers, open }: Place, { kills, stop, told }: TortureOptions): Promise<TortureReport> {
  const faults = new Map<string, number>();
  const fault = (what: string): void => void faults.set(what, (faults.get(what) ?? 0) + 1);
  const worst: Worst = new Map();
  const tables = await Promise.all(
    Array.from({ length: TABLES }, (_, i) =>
      newTorturedTable({ servers, game: GAME_IDS[i % GAME_IDS.length], clock: CLOCKS[i % CLOCKS.length], fault }),
    ),
  );
  const playing = tables.map((table) => table.play());
  const end = async (): Promise<void> => {
    for (const table of tables) table.stop();
    await Promise.all(playing);
  };
  const look = async (which: (table: TorturedTable) => readonly Ledger[]): Promise<void> => {
    const store = await open();
    await compare(store, tables.flatMap(which), worst);
    await store.close();
  };
  let killed = 0;
  const acknowledged = (): number => sum(tables, ({ ledgers }) => sum(ledgers, (ledger) => ledger.acknowledged));
  const killAll = async (): Promise<number> => {
    while (killed < kills && !stop.aborted) {
      const [before, more] = [acknowledged(), Math.floor(Math.random() * MOST)];
      await until(() => stop.aborted || acknowledged() >= before + more, PATIENCE);
      await wait(Math.random() * LATER);
      await servers.kill(killed % servers.count, () => look(({ ledgers }) => ledgers.slice(-1)));
      told(++killed);
    }
    return stuck(tables);
  };
  const stuckMatches = await killAll().finally(end);
  await servers.stop();
  await look(({ ledgers }) => ledgers);
  return {
    kills: killed,
    acknowledged: sum(worst.keys(), ({ acknowledged }) => acknowledged),
    lost: sum(worst.values(), ({ lost }) => lost),
    doubled: sum(worst.values(), ({ doubled }) => doubled),
    stuckMatches,
    matches: worst.size,
    faults: Object.fromEntries(faults),
  };
}

/** Any servers, at what can be done to them; `open` is their store. */
export async function tortureServers(
  servers: Servers,
  open: Place['open'],
  options: TortureOptions,
): Promise<TortureReport> {
  try {
    return await tortureAt({ servers, open }, options);
  } finally {
    await servers.stop();
  }
}

/** Two servers over one PostgreSQL, its tables made first; players of each match sit on both. */
async function onPostgres(db: string, options: TortureOptions): Promise<TortureReport> {
  await migrate(db);
  return tortureServers(await startServers({ db }, 2), () => openPostgresStore(db), options);
}

/** One server over a folder that goes with it. */
async function inFolder(options: TortureOptions): Promise<TortureReport> {
  const data = await mkdtemp(join(tmpdir(), 'duello-torture-'));
  try {
    return await tortureServers(await startServers({ data }, 1), () => openSqliteStore(data), options);
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

export const torture = (options: TortureOptions): Promise<TortureReport> =>
  options.db === null ? inFolder(options) : onPostgres(options.db, options);
