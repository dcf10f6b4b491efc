// Does PostgreSQL keep the contract, shared by several servers, and when it is started again?

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PostgresForTests, startPostgres } from '../../../tests/postgres-for-tests.ts';
import {
  addPeople,
  answer,
  beginMatch,
  begun,
  newEntry,
  newTable,
  openFor,
  person,
} from '../contract/samples-for-tests.ts';
import type { Store } from '../store.ts';
import { storeContract } from '../store-contract-for-tests.ts';
import { connectTo } from './connections.ts';
import { migrate } from './migrate.ts';
import { openPostgresStore } from './postgres-store.ts';
import { type ProxyForTests, startProxy } from './proxy-for-tests.ts';

let server: PostgresForTests;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

async function migrated(): Promise<string> {
  const url = await server.newUrl();
  await migrate(url);
  return url;
}

describe('a store in PostgreSQL', () => {
  storeContract(async () => {
    const url = await migrated();
    return { open: () => openPostgresStore(url), remove: async () => {} };
  });
});

/** Resolves with what a store is told next of one match. */
const nextWake = (store: Store, match: string): Promise<number> =>
  new Promise((resolve) => {
    store.onWake((woken, number) => {
      if (woken === match) resolve(number);
    });
  });

describe('two servers', () => {
  let url: string;
  let stores: readonly [Store, Store];
  beforeEach(async () => {
    url = await migrated();
    const opened = await Promise.all([openPostgresStore(url), openPostgresStore(url)]);
    stores = [opened[0], opened[1]];
    await addPeople(stores[0], 'anna', 'ben');
    return async () => {
      await Promise.all(opened.map((store) => store.close()));
    };
  });

  test('never both write one number, however they race', async () => {
    const [one, two] = stores;
    const matches = Array.from({ length: 8 }, (_, i) => `match ${i}`);
    for (const id of matches) await beginMatch(one, newTable(id), ['anna', 'ben']);
    for (let number = 1; number <= 10; number += 1) {
      const append = (store: Store, by: string) =>
        Promise.all(matches.map((id) => store.append(newEntry(id, number, { entry: answer(`${by} ${number}`) }))));
      const [ones, twos] = await Promise.all([append(one, 'one'), append(two, 'two')]);
      expect(ones).toEqual(twos.map((isWritten) => !isWritten));
      for (const [i, id] of matches.entries()) {
        const [last] = await one.entries(id, number - 1);
        expect(last.entry).toEqual(answer(`${ones[i] ? 'one' : 'two'} ${number}`));
      }
    }
  });

  test('never both claim one match', async () => {
    const ids = Array.from({ length: 40 }, (_, i) => `due ${i}`);
    for (const id of ids) await beginMatch(stores[0], newTable(id), ['anna', 'ben'], { due: 1_000 });
    const claimed: string[] = [];
    for (let i = 0; i < 10; i += 1) {
      const both = await Promise.all(stores.map((store) => store.claimDue(2_000, 60_000, 4)));
      claimed.push(...both.flat());
    }
    expect(claimed).toHaveLength(ids.length);
    expect(new Set(claimed).size).toBe(ids.length);
  });

  test('do not wait for a match that the other is about to claim', async () => {
    for (const id of ['one', 'two']) await beginMatch(stores[0], newTable(id), ['anna', 'ben'], { due: 1_000 });
    const sql = connectTo(url, 1);
    await sql.begin(async (claiming) => {
      await claiming`SELECT 1 FROM dues WHERE match_id = 'one' FOR UPDATE`;
      expect(await stores[1].claimDue(2_000, 60_000, 10)).toEqual(['two']);
    });
    await sql.end();
    expect(await stores[1].claimDue(2_000, 60_000, 10)).toEqual(['one']);
  });

  test('wake each other with the match and its highest number', async () => {
    const [one, two] = stores;
    const entries = Array.from({ length: 5 }, (_, i) => newEntry('m', i + 1));
    await beginMatch(one, newTable('m'), ['anna', 'ben']);
    const heard = new Promise<void>((resolve) => {
      two.onWake((match, number) => {
        if (match === 'm' && number === entries.length) resolve();
      });
    });
    expect(await Promise.all(entries.map((entry) => one.append(entry)))).toEqual(entries.map(() => true));
    await heard;
    expect(await two.entries('m', 0)).toHaveLength(entries.length);
  });

  test('wake each other when somebody sits down', async () => {
    const [one, two] = stores;
    const heard = nextWake(two, 'm');
    await openFor(one, 'anna', newTable('m'));
    expect(await heard).toBe(0);
    const again = nextWake(one, 'm');
    await two.sitAsGuest('m', { person: 'ben', secret: 's' }, begun(['anna', 'ben']));
    expect(await again).toBe(0);
  });

  test('wake each other of more matches than one notification holds', async () => {
    const [one, two] = stores;
    const missing = new Set(Array.from({ length: 300 }, (_, i) => `${'a long id of a match '.repeat(3)}${i}`));
    const heard = new Promise<void>((resolve) => {
      two.onWake((match) => {
        if (missing.delete(match) && missing.size === 0) resolve();
      });
    });
    await Promise.all([...missing].map((id) => openFor(one, 'anna', newTable(id))));
    await heard;
  });

  test('are told nothing of when a server last ran', async () => {
    expect(await stores[0].beat(1_000)).toBeNull();
    expect(await stores[1].beat(2_000)).toBeNull();
  });
});

describe('tables of another Duello', () => {
  test('are made by a command, once, also when two give it at the same time', async () => {
    const url = await server.newUrl();
    const command = `Run: duello server migrate --db ${url.replace('duello:duello@', 'duello@')}`;
    await expect(openPostgresStore(url)).rejects.toThrow(command);
    const made = await Promise.all([migrate(url), migrate(url)]);
    expect(made.filter((steps) => steps > 0)).toHaveLength(1);
    expect(await migrate(url)).toBe(0);
    await (await openPostgresStore(url)).close();
  });

  test('are refused when it is a newer one', async () => {
    const url = await migrated();
    const sql = connectTo(url, 1);
    await sql`INSERT INTO migrations (number) VALUES (1000)`;
    await sql.end();
    await expect(openPostgresStore(url)).rejects.toThrow('a newer Duello');
    await expect(migrate(url)).rejects.toThrow('a newer Duello');
  });
});

describe('a PostgreSQL that is started again', () => {
  test('is waited for: nothing is lost, nothing is written twice, and others are woken', async () => {
    const url = await migrated();
    const store = await openPostgresStore(url, 100_000);
    await addPeople(store, 'anna', 'ben');
    const matches = Array.from({ length: 10 }, (_, i) => `match ${i}`);
    for (const id of matches) await beginMatch(store, newTable(id), ['anna', 'ben']);
    const lookedAgain = nextWake(store, '');

    let isStopping = false;
    const writeOn = async (id: string): Promise<number> => {
      for (let number = 1; ; number += 1) {
        expect(await store.append(newEntry(id, number))).toBe(true);
        if (isStopping) return number;
      }
    };
    const writers = matches.map(writeOn);
    const reading: Promise<unknown>[] = [];
    await server.restart(async () => {
      reading.push(store.table('match 0'), store.rename('anna', 'Anna'));
    });
    await Promise.all(reading);
    expect(await lookedAgain).toBe(0);
    isStopping = true;
    const counts = await Promise.all(writers);
    for (const [i, id] of matches.entries()) {
      const numbers = (await store.entries(id, 0)).map(({ number }) => number);
      expect(numbers).toEqual(Array.from({ length: counts[i] }, (_, n) => n + 1));
    }
    expect((await store.person('anna'))?.name).toBe('Anna');
    await store.close();
  });

  test('that stays away is an error that says so, and the store works again afterwards', async () => {
    const url = await migrated();
    const store = await openPostgresStore(url, 100);
    await server.restart(async () => {
      const refused = { fault: 'unreachable', message: expect.stringContaining('PostgreSQL can’t be reached.') };
      await Promise.all([
        expect(store.check()).rejects.toMatchObject(refused),
        expect(store.keepOnce('a', 'b')).rejects.toMatchObject(refused),
        expect(store.append(newEntry('m', 1))).rejects.toMatchObject(refused),
      ]);
    });
    await store.check();
    expect(await store.keepOnce('a', 'c')).toBe('c');
    await store.close();
  });
});

describe('a connection that breaks', () => {
  let url: string;
  let proxy: ProxyForTests;
  let store: Store;
  /** Reaches PostgreSQL directly. */
  let other: Store;
  beforeEach(async () => {
    url = await migrated();
    proxy = await startProxy(url);
    store = await openPostgresStore(proxy.url, 100_000);
    other = await openPostgresStore(url);
    await addPeople(other, 'anna', 'ben');
    await beginMatch(other, newTable('m'), ['anna', 'ben']);
    return async () => {
      await store.close();
      await other.close();
      await proxy.stop();
    };
  });

  const written = (number: number) =>
    expect.poll(async () => (await other.entries('m', number - 1)).length, { timeout: 100_000 }).toBe(1);

  test('after an entry was written and before that was told leaves it written once, and true', async () => {
    await store.append(newEntry('m', 1));
    proxy.silence();
    const isWritten = store.append(newEntry('m', 2));
    await written(2);
    proxy.cut();
    expect(await isWritten).toBe(true);
    expect(await other.entries('m', 0)).toHaveLength(2);
  });

  test('within a transaction takes all of it back, and is an error that can be caught', async () => {
    const sql = connectTo(url, 2);
    await sql.begin(async (locking) => {
      await locking`LOCK TABLE people`;
      const added = expect(store.addPerson(person('cleo'), 'key')).rejects.toMatchObject({ fault: 'unreachable' });
      const isWaiting = async (): Promise<boolean> => {
        const waiting = await sql`SELECT 1 FROM pg_locks WHERE relation = 'people'::regclass AND NOT granted`;
        return waiting.length > 0;
      };
      await expect.poll(isWaiting, { timeout: 100_000 }).toBe(true);
      proxy.cut();
      await added;
    });
    await sql.end();
    expect(await other.ownerOf('key')).toBeNull();
    await store.addPerson(person('dan'), 'key');
    expect((await store.ownerOf('key'))?.person.id).toBe('dan');
  });

  test('does not make another’s entry one’s own', async () => {
    await store.append(newEntry('m', 1));
    await other.append(newEntry('m', 2, { entry: answer('of the other') }));
    proxy.silence();
    const isWritten = store.append(newEntry('m', 2));
    proxy.cut();
    expect(await isWritten).toBe(false);
  });

  test('may have carried wake-ups, so that all is looked at', async () => {
    const looked = nextWake(store, '');
    proxy.cut();
    expect(await looked).toBe(0);
    const heard = nextWake(store, 'm');
    await other.append(newEntry('m', 1));
    expect(await heard).toBe(1);
  });
});
