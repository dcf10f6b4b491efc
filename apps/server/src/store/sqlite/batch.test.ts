// Is a batch written as it should be, whatever some of it is like?

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addPeople, answer, beginMatch, newEntry, newTable } from '../contract/samples-for-tests.ts';
import { statementsOf } from '../entries.ts';
import { batchWriter } from './batch.ts';
import { connect } from './connect.ts';
import { storeFile } from './sqlite-database.ts';
import { openSqliteStore } from './sqlite-store.ts';

async function runningMatch() {
  const folder = mkdtempSync(join(tmpdir(), 'duello-store-'));
  const store = await openSqliteStore(folder);
  const connection = connect(storeFile(folder));
  onTestFinished(async () => {
    connection.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });
  await addPeople(store, 'anna', 'ben');
  await beginMatch(store, newTable('m'), ['anna', 'ben']);
  return { store, connection, write: batchWriter(connection) };
}

test('what does not fit is refused alone', async () => {
  const { store, write } = await runningMatch();
  const outcomes = write([
    statementsOf(newEntry('m', 1)),
    statementsOf(newEntry('nowhere', 1)),
    statementsOf(newEntry('m', 1)),
    statementsOf(newEntry('m', 2)),
  ]);
  expect(outcomes).toMatchObject([{ written: [[{ number: 1 }], []] }, { fault: 'refused' }, { written: null }, {}]);
  expect(await store.entries('m', 0)).toHaveLength(2);
});

test('on a full disk nothing of it is written, and it goes on once there is room', async () => {
  const { store, connection, write } = await runningMatch();
  connection.exec('PRAGMA max_page_count = 1');
  const large = answer('x'.repeat(400_000));
  const outcomes = write([
    statementsOf(newEntry('m', 1)),
    statementsOf(newEntry('m', 2, { entry: large })),
    statementsOf(newEntry('m', 3)),
  ]);
  expect(outcomes).toMatchObject([{ fault: 'full' }, { fault: 'full' }, { fault: 'full' }]);
  expect(await store.entries('m', 0)).toHaveLength(0);
  expect((await store.table('m'))?.state).toBe('running');
  connection.exec('PRAGMA max_page_count = 1000000');
  expect(write([statementsOf(newEntry('m', 1, { entry: large }))])).toMatchObject([{ written: {} }]);
  expect(await store.entries('m', 0)).toHaveLength(1);
});
