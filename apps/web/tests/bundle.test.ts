// How much must be loaded before a game? The entry and what it imports at once, compressed as servers do.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { GAMES } from './games.ts';
import { DESKTOP } from './kit/browser.ts';
import { devtoolsOf, takeTab } from './kit/tabs.ts';

const BUDGET = 150_000;
const MOST_REQUESTS = 15;
const MOST_BYTES = 200_000;

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

interface Fetched {
  readonly url: string;
  readonly since: number;
  /** Null until all of it has come. */
  bytes: number | null;
}

/** What a first visit asks for until its first paint with something on it, with the bytes that come over the wire. */
async function fetchedBeforePaint(page: Page): Promise<readonly Fetched[]> {
  const cdp = await devtoolsOf(page);
  const requests = new Map<string, Fetched>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url }, timestamp }) => {
    // What stands in the page itself is asked of nobody.
    if (!url.startsWith('data:')) requests.set(requestId, { url, since: timestamp, bytes: null });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = requests.get(requestId);
    if (found !== undefined) found.bytes = encodedDataLength;
  });
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable');
  await page.goto(inject('built').address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The browser tells of its first paint a while after it.
  const paint = 'first-contentful-paint';
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, paint);
  const passed = await page.evaluate((name) => performance.getEntriesByName(name)[0].startTime, paint);
  const { metrics } = await cdp.send('Performance.getMetrics');
  const begun = metrics.find(({ name }) => name === 'NavigationStart')!.value;
  const before = (): Fetched[] => [...requests.values()].filter(({ since }) => since <= begun + passed / 1000);
  const unfinished = (): string[] => before().flatMap(({ url, bytes }) => (bytes === null ? [url] : []));
  await expect.poll(unfinished).toEqual([]);
  return before();
}

test('Before its first paint the start page asks at most 15 times, for 200 kB over the wire', async () => {
  // No other test has a browser of this kind, so nothing is in its memory yet.
  const tab = await takeTab({ ...DESKTOP, reducedMotion: 'reduce', serviceWorkers: 'block', locale: 'en-IE' });
  const fetched = await fetchedBeforePaint(tab.page);
  await tab.context.close();
  expect(fetched.some(({ url }) => url.endsWith('.js'))).toBe(true);
  expect(fetched.length).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(fetched.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)).toBeLessThanOrEqual(MOST_BYTES);
});
