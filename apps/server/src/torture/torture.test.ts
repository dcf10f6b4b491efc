// Does a server lose anything when it is killed? Ten times, on each store; `duello server torture` does it as often as one likes.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresForTests, startPostgres } from '../../tests/postgres-for-tests.ts';
import { torture } from './torture.ts';

const KILLS = 10;
/** Servers start again and again: a busy machine takes its time. */
const PATIENCE = 400_000;
const NOTHING_WRONG = { kills: KILLS, lost: 0, doubled: 0, stuckMatches: 0, faults: {} };
const options = { kills: KILLS, stop: new AbortController().signal, told() {} };

let postgres: PostgresForTests;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test('a server over a folder that is killed again and again loses nothing and takes nothing twice', {
  timeout: PATIENCE,
}, async () => {
  const report = await torture({ ...options, db: null });
  expect(report).toMatchObject(NOTHING_WRONG);
  expect(report.acknowledged).toBeGreaterThan(KILLS);
});

test('nor do two servers on one PostgreSQL with players on both', { timeout: PATIENCE }, async () => {
  const report = await torture({ ...options, db: await postgres.newUrl() });
  expect(report).toMatchObject(NOTHING_WRONG);
  expect(report.acknowledged).toBeGreaterThan(KILLS);
});
