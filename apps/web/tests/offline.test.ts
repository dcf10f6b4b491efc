// Does everything work without a network after the first visit?

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { appWords } from '../src/words/use-words.ts';
import { SAMPLE } from './games.ts';
import { pagesOfThisFile, untilQuiet } from './kit/browser.ts';
import { mouse } from './kit/hands.ts';
import { act } from './kit/strategy.ts';
import { untilAsked } from './kit/table-page.ts';

const open = pagesOfThisFile();

/** Everything is stored, and the page that is open gets it from there already; what it asked for before has come. */
async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await untilQuiet(page);
}

test('After the first visit a match is started and played without a network', async () => {
  const page = await open({ serviceWorker: true });
  await untilReady(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: appWords.en.playNow.replace('{game}', SAMPLE.name) }).click();
  const before = await untilAsked(page);
  expect(before.state).toBe('asked');
  const after = await act(page, mouse(page), before, SAMPLE.strategy);
  expect(after.decision).not.toBe(before.decision);
});

/** The first clause of the rulebook in Italian. */
function firstClause(): string {
  const book = readFileSync(join(import.meta.dirname, `../../../docs/rules/${SAMPLE.id}.it.md`), 'utf8');
  return /^- \*\*([A-Z]+\d+)\*\*/m.exec(book)?.[1] ?? '';
}

test('Pages that were never opened are there without a network, in the other language too', async () => {
  const page = await open({ serviceWorker: true, settings: { lang: 'it' } });
  await untilReady(page);
  await page.context().setOffline(true);
  const clause = firstClause();
  await page.goto(`${page.url().split('#')[0]}#/rules/${SAMPLE.id}`);
  await page.locator(`[id*="${clause}"]`).first().waitFor({ state: 'attached' });
  await page.reload();
  await page.locator(`[id*="${clause}"]`).first().waitFor({ state: 'attached' });
  const picture = page.locator('.book-picture').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.goto(`${page.url().split('#')[0]}#/cards/${SAMPLE.id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${page.url().split('#')[0]}#/print/${SAMPLE.id}`);
  await page.locator('.print-sheet canvas[data-drawn]').waitFor();
  expect(await page.getByText(appWords.en.crashTitle).count()).toBe(0);
});
