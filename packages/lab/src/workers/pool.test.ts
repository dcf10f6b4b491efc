import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Deadly } from './dying-worker-for-tests.ts';
import { inParallel } from './pool.ts';

const file = new URL('./dying-worker-for-tests.ts', import.meta.url);
const jobs = (deadly: Partial<Deadly>): readonly Deadly[] =>
  [...Array(12).keys()].map((number) => ({
    ...{ number, diesOnce: null, diesAlways: false },
    ...(number === 5 ? deadly : {}),
  }));
const never = (): number => {
  throw new Error('workers do it');
};

test('a worker that is killed loses nothing and doubles nothing: another does its job', async () => {
  const told: number[] = [];
  const diesOnce = join(mkdtempSync(join(tmpdir(), 'duello-pool-')), 'died');
  const results = await inParallel(jobs({ diesOnce }), never, { count: 2, file }, (_, last) => told.push(last));
  expect(results).toEqual([...Array(12).keys()].map((number) => 10 * number));
  expect(told.toSorted((a, b) => a - b)).toEqual(results);
});

test('a job that kills everybody is told, after some tries', async () => {
  const done = inParallel(jobs({ diesAlways: true }), never, { count: 1, file }, () => {});
  await expect(done).rejects.toThrow('a worker stopped with code 7');
});

test('what is stopped starts no worker anew', async () => {
  const stop = new AbortController();
  const told = (): void => stop.abort();
  const results = await inParallel(jobs({}), never, { count: 2, file }, told, stop.signal);
  expect(results.length).toBeGreaterThan(0);
  expect(results.length).toBeLessThan(12);
});
