// How much must be loaded before a game? The entry and what it imports at once, compressed as servers do.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { GAMES } from './games.ts';
import { pagesOfThisFile } from './kit/browser.ts';

const open = pagesOfThisFile();
const BUDGET = 150_000;

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const folder = (): string => inject('built').folder;
const manifest = (): Readonly<Record<string, Chunk>> =>
  JSON.parse(readFileSync(join(folder(), '.vite', 'manifest.json'), 'utf8'));

function atOnce(chunks: Readonly<Record<string, Chunk>>, key: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of chunks[key].imports ?? []) atOnce(chunks, next, seen);
  return seen;
}

const zipped = (file: string): number => gzipSync(readFileSync(join(folder(), file))).length;

test('The JavaScript before the game weighs at most 150 kB, and no game is in it', () => {
  const chunks = manifest();
  const entry = Object.keys(chunks).find((key) => chunks[key].isEntry === true)!;
  const files = [...atOnce(chunks, entry)].map((key) => chunks[key].file).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(0);
  const total = files.reduce((sum, file) => sum + zipped(file), 0);
  expect(total).toBeLessThanOrEqual(BUDGET);
  const code = files.map((file) => readFileSync(join(folder(), file), 'utf8')).join('\n');
  // A card's id stands wherever the game's cards do; short ones are ordinary words too.
  const told = GAMES.flatMap(({ secrets }) => secrets.words()).filter((word) => word.length > 12);
  expect(told.length).toBeGreaterThan(100);
  // The first page shows at most one of each.
  expect(told.filter((word) => code.includes(word)).length).toBeLessThanOrEqual(GAMES.length);
});

test('What the start page really fetches before its first paint is within the same budget', async () => {
  const page = await open();
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The first paint with something on it; the browser tells of it a while after it.
  const paint = 'first-contentful-paint';
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, paint);
  const scripts = await page.evaluate((name) => {
    const [{ startTime: painted }] = performance.getEntriesByName(name);
    const fetched = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return fetched.filter(({ startTime }) => startTime <= painted).map(({ name }) => new URL(name).pathname);
  }, paint);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.reduce((sum, file) => sum + zipped(file), 0)).toBeLessThanOrEqual(BUDGET);
});
