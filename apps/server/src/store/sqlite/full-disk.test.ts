// Does a store survive a disk that is really full? On a small disk in memory, where this machine lets tests make one.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addPeople, answer, beginMatch, newEntry, newTable } from '../contract/samples-for-tests.ts';
import type { Store } from '../store.ts';
import { openSqliteStore } from './sqlite-store.ts';

const disk = mkdtempSync(join(tmpdir(), 'duello-disk-'));
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', disk]).status === 0;
afterAll(() => {
  if (isMounted) spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true });
});

/** Writes until it is refused; the number of the entry that was. */
async function fill(store: Store): Promise<number> {
  for (let number = 1; ; number += 1) {
    try {
      await store.append(newEntry('m', number, { entry: answer('x'.repeat(10_000)) }));
    } catch (error) {
      expect(error).toMatchObject({ fault: 'full' });
      return number;
    }
  }
}

test.skipIf(!isMounted)(
  'a store on a full disk keeps all it has acknowledged, and goes on once there is room',
  async () => {
    const ballast = join(disk, 'ballast');
    writeFileSync(ballast, 'x'.repeat(1_000_000));
    const folder = join(disk, 'data');
    const store = await openSqliteStore(folder);
    await addPeople(store, 'anna', 'ben');
    await beginMatch(store, newTable('m'), ['anna', 'ben']);
    const refused = await fill(store);
    expect(await store.entries('m', 0)).toHaveLength(refused - 1);
    await expect(store.append(newEntry('m', refused, { entry: answer('x'.repeat(10_000)) }))).rejects.toMatchObject({
      fault: 'full',
    });
    rmSync(ballast);
    expect(await store.append(newEntry('m', refused))).toBe(true);
    await store.close();
    const again = await openSqliteStore(folder);
    expect((await again.entries('m', 0)).map(({ number }) => number)).toEqual(
      Array.from({ length: refused }, (_, i) => i + 1),
    );
    await again.close();
  },
);
