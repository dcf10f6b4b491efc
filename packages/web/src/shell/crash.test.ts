// What does a player see when a part of the page breaks? Errors are forced in a real browser.

import { chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../../../../tools/build.mjs';
import { ensureChromium } from '../../../../tools/chromium.mjs';
import { serve } from '../../../../tools/serve.mjs';

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'];
let server: Awaited<ReturnType<typeof serve>>;
let browser: Awaited<ReturnType<typeof chromium.launch>>;

beforeAll(async () => {
  server = await serve({ folder: ensureBuilt(process.execPath), port: 0 });
  browser = await chromium.launch({ executablePath: ensureChromium(process.execPath), args: ARGS });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const address = (hash: string): string => `http://localhost:${server.port}/${hash}`;
const kept = {
  id: 'kept',
  game: 'final-magic',
  options: {},
  seed: 'seed',
  players: [{ kind: 'person' }, { kind: 'bot', bot: 'greedy' }],
  text: 'no-match-at-all',
  round: 4,
  when: 0,
};

async function withPage(use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript((saved) => localStorage.setItem('duello.match.kept', JSON.stringify(saved)), kept);
    await use(page);
  } finally {
    await context.close();
  }
}

const shown = (page: Page) => ({
  record: page.locator('.crash textarea').inputValue(),
  message: page.locator('.crash pre').textContent(),
});

test('an error while a page is drawn leads to the record and, from another page, back', () =>
  withPage(async (page) => {
    await page.addInitScript(() => {
      const forced = (): never => {
        throw new Error('forced');
      };
      Object.defineProperty(Intl, 'RelativeTimeFormat', { get: forced });
    });
    await page.goto(address('#/'));
    expect(await shown(page).record).toBe(kept.text);
    expect(await shown(page).message).toBe('forced');
    await page.goto(address('#/credits'));
    await page.getByRole('heading', { name: 'Credits' }).waitFor();
  }));

test('a match that cannot be read shows its record and a way back', () =>
  withPage(async (page) => {
    await page.goto(address('#/match/kept'));
    expect(await shown(page).record).toBe(kept.text);
    await page.getByRole('button', { name: 'Back to the start page' }).click();
    await page.getByRole('heading', { name: 'Unfinished matches' }).waitFor();
  }));

test('a table that cannot be fetched is no blank page', () =>
  withPage(async (page) => {
    await page.route(/\/assets\/table-[^/]*\.js$/, (route) => route.abort());
    await page.goto(address('#/'));
    await page.getByRole('button', { name: 'Play Final Magic now' }).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  }));
