// Does everything work without a network after the first visit?

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { home } from '../src/words/en/home.ts';
import { shell } from '../src/words/en/shell.ts';
import { pagesOfThisFile, untilQuiet } from './browser.ts';
import { mouse } from './hands.ts';
import { act } from './strategy.ts';
import { untilAsked } from './table-page.ts';

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
  await page.getByRole('button', { name: home.playNow }).click();
  const before = await untilAsked(page);
  expect(before.state).toBe('asked');
  const after = await act(page, mouse(page), before);
  expect(after.decision).not.toBe(before.decision);
});

test('Pages that were never opened are there without a network, in the other language too', async () => {
  const page = await open({ serviceWorker: true, settings: { lang: 'it' } });
  await untilReady(page);
  await page.context().setOffline(true);
  await page.goto(`${page.url().split('#')[0]}#/rules/final-magic`);
  await page.locator('#F602, [id*="F602"]').first().waitFor({ state: 'attached' });
  await page.reload();
  await page.locator('#F602, [id*="F602"]').first().waitFor({ state: 'attached' });
  await page.goto(`${page.url().split('#')[0]}#/cards/final-magic`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText(shell.crashTitle).count()).toBe(0);
});
