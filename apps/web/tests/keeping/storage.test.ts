// What if the browser's storage is full, switched off, emptied or full of nonsense? The match goes on, and it is said.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { appWords } from '../../src/words/use-words.ts';
import { SAMPLE } from '../games.ts';
import { goTo, pagesOfThisFile } from '../kit/browser.ts';
import { mouse } from '../kit/hands.ts';
import { keptAs, TWO } from '../kit/matches.ts';
import { answered, playOn } from '../kit/strategy.ts';
import { untilAsked } from '../kit/table-page.ts';

const open = pagesOfThisFile();
const words = appWords.en;
const kept = SAMPLE.begin('storage')((match) => keptAs(match, TWO));

/** One answer; what is asked after it. */
async function move(page: Page): Promise<string | null> {
  const before = await untilAsked(page);
  await playOn(page, mouse(page), answered(before), SAMPLE.strategy);
  return (await untilAsked(page)).decision;
}
const textIn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('duello.match.test') ?? '{}').text ?? '');
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: words.unkept });

async function downloaded(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.downloadMatch }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${SAMPLE.id}-test\\.duello$`));
  const folder = mkdtempSync(join(tmpdir(), 'duello-download-'));
  try {
    await download.saveAs(join(folder, 'match'));
    return readFileSync(join(folder, 'match'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs in the page: not a letter more fits. One value grows, because every new key takes some letters itself. */
function fill(): void {
  let filling = '';
  for (let size = 2 ** 22; size >= 1; ) {
    try {
      localStorage.setItem('filling', filling + 'x'.repeat(size));
      filling += 'x'.repeat(size);
    } catch {
      size = Math.floor(size / 2);
    }
  }
}

test('With a full storage the match goes on, can be downloaded, and is kept again as soon as there is room', async () => {
  const page = await open({ kept, at: 'match/test' });
  await move(page);
  expect(await notice(page).count()).toBe(0);
  const before = await textIn(page);
  await page.evaluate(fill);
  await move(page);
  await notice(page).waitFor();
  const now = await move(page);
  // What was kept last still stands; the file has what came after it.
  expect(await textIn(page)).toBe(before);
  const file = await downloaded(page);
  expect(file).toMatch(/^duello:[\w-]+\n$/);
  expect(file.length).toBeGreaterThan(before.length + 'duello:\n'.length);
  // Within the page the newer state wins, from the start page too.
  await page.getByRole('button', { name: words.understood }).click();
  await page.evaluate(() => location.assign('#/'));
  await page.getByRole('link', { name: /^Resume/ }).click();
  expect((await untilAsked(page)).decision).toBe(now);
  await page.evaluate(() => localStorage.removeItem('filling'));
  const last = await move(page);
  await notice(page).waitFor({ state: 'detached' });
  await page.reload();
  expect((await untilAsked(page)).decision).toBe(last);
});

test('In a browser that keeps nothing a match is begun, said to be unkept, and played', async () => {
  const page = await open({
    before: () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      }),
  });
  await page.getByRole('button', { name: words.playNow.replace('{game}', SAMPLE.name) }).click();
  await notice(page).waitFor();
  await move(page);
  // The browser asks before the page is left.
  const asked = page.waitForEvent('dialog');
  page.reload().catch(() => null);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await page.getByRole('heading', { name: words.noMatch }).waitFor();
});

test('A match whose storage is emptied while it is open is kept again', async () => {
  const page = await open({ kept, at: 'match/test' });
  const there = await move(page);
  const text = await textIn(page);
  const other = await page.context().newPage();
  await other.goto(page.url().split('#')[0]);
  await other.evaluate(() => localStorage.clear());
  await expect.poll(() => textIn(page)).toBe(text);
  // Some browsers say nothing of it; the next move is kept all the same.
  await page.evaluate(() => localStorage.clear());
  const next = Number(await move(page));
  expect(next).toBeGreaterThan(Number(there));
  await page.reload();
  // The settings are gone too, so that the table may answer by itself what leaves no choice.
  expect(Number((await untilAsked(page)).decision)).toBeGreaterThanOrEqual(next);
});

const KEYS = [
  'match.test',
  'settings',
  'played',
  'deck.sun-moon.a',
  'sun-moon.windows',
  'names',
  'battleground.stance',
];
const saved = JSON.parse(kept['duello.match.test']);
const part = (fields: object): string => JSON.stringify({ ...saved, ...fields });
const NONSENSE: readonly string[] = [
  ...[
    '',
    'null',
    '7',
    '"text"',
    '[]',
    '{}',
    '{"id":',
    '[[[]]]',
    'true',
    '{"deck":7,"id":[],"lang":{},"textSize":"big"}',
  ],
  ...[{ when: 'today' }, { when: 1e300 }, { when: -1 }, { text: 7 }, { round: null }, { players: [null, {}] }].map(
    part,
  ),
  ...[{ id: 7 }, { seed: {} }, { options: 'none' }, { options: null }, { game: 'chess' }, { revision: 'new' }].map(
    part,
  ),
];

test('Whatever stands in the storage, no page breaks', async () => {
  const page = await open({ at: 'credits' });
  for (const nonsense of NONSENSE) {
    await page.evaluate(
      ([keys, value]) => {
        for (const key of keys) localStorage.setItem(`duello.${key}`, value);
      },
      [KEYS, nonsense] as const,
    );
    // What is read as the page begins, and then what each place reads.
    await page.reload();
    for (const at of ['', 'settings', 'decks/sun-moon', 'match/test']) {
      await goTo(page, at);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect([nonsense, at, await page.getByText(words.crashTitle).count()]).toEqual([nonsense, at, 0]);
    }
  }
});
