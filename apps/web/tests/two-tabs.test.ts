// Two tabs with the same match: does one of them play it, and is no move ever lost to an older state?

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { appWords } from '../src/words/use-words.ts';
import { SAMPLE } from './games.ts';
import { pagesOfThisFile } from './kit/browser.ts';
import { mouse } from './kit/hands.ts';
import { AGAINST_BOT, keptAs, TWO } from './kit/matches.ts';
import { answered, playOn } from './kit/strategy.ts';
import { untilAsked } from './kit/table-page.ts';
import { devtoolsOf } from './kit/tabs.ts';

const open = pagesOfThisFile();
const words = appWords.en;
const kept = SAMPLE.begin('tabs')((match) => keptAs(match, TWO));

/** Another tab of the same browser, at the same address. */
async function secondTab(page: Page, before?: () => void): Promise<Page> {
  const tab = await page.context().newPage();
  if (before !== undefined) await tab.addInitScript(before);
  await tab.goto(page.url());
  return tab;
}
/** One answer; what is asked after it. */
async function move(page: Page): Promise<string | null> {
  const before = await untilAsked(page);
  await playOn(page, mouse(page), answered(before), SAMPLE.strategy);
  return (await untilAsked(page)).decision;
}
const isElsewhere = (page: Page): Promise<void> => page.getByRole('heading', { name: words.elsewhere }).waitFor();
const playHere = (page: Page): Promise<void> => page.getByRole('button', { name: words.playHere }).click();
const textIn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('duello.match.test') ?? '{}').text);

test('One tab plays the match; another takes it over with a word and gives it back, each time where it stands', async () => {
  const first = await open({ kept, at: 'match/test' });
  await move(first);
  const second = await secondTab(first);
  await isElsewhere(second);
  // Nothing of the match is shown there, so nothing can be tried out beforehand.
  expect(await second.locator('main.table').count()).toBe(0);
  await playHere(second);
  await isElsewhere(first);
  const there = await move(second);
  const text = await textIn(second);
  await playHere(first);
  await isElsewhere(second);
  expect((await untilAsked(first)).decision).toBe(there);
  expect(await textIn(first)).toBe(text);
});

test('A tab that is loaded again still has its match, and one that is closed leaves it to the next', async () => {
  const first = await open({ kept, at: 'match/test' });
  const there = await move(first);
  await first.reload();
  expect((await untilAsked(first)).decision).toBe(there);
  const second = await secondTab(first);
  await isElsewhere(second);
  await first.close();
  await playHere(second);
  expect((await untilAsked(second)).decision).toBe(there);
});

test('A tab that dies in the middle of a turn leaves everything that was answered', async () => {
  const first = await open({
    kept: SAMPLE.begin('killed')((match) => keptAs(match, AGAINST_BOT)),
    at: 'match/test',
    settings: { speed: 'slow' },
  });
  const before = await textIn(first);
  await untilAsked(first);
  await first.locator('.prompt [data-option]:enabled').first().click();
  await expect.poll(() => textIn(first)).not.toBe(before);
  const text = await textIn(first);
  const address = first.url();
  const context = first.context();
  const cdp = await devtoolsOf(first);
  const dead = first.waitForEvent('crash');
  cdp.send('Page.crash').catch(() => {});
  await dead;
  const second = await context.newPage();
  await second.goto(address);
  await untilAsked(second);
  expect((await textIn(second)).startsWith(text.slice(0, 20))).toBe(true);
  expect(await textIn(second)).not.toBe(before);
  await first.close();
});

function withoutLocks(): void {
  Reflect.deleteProperty(Navigator.prototype, 'locks');
}

test('In a browser without locks an older state still never takes the place of a newer one', async () => {
  const first = await open({ kept, at: 'match/test', before: withoutLocks });
  await untilAsked(first);
  const second = await secondTab(first, withoutLocks);
  await move(second);
  const there = await move(second);
  const text = await textIn(second);
  await first.locator('.prompt [data-option]:enabled').first().click();
  await isElsewhere(first);
  expect(await textIn(first)).toBe(text);
  await playHere(first);
  expect((await untilAsked(first)).decision).toBe(there);
});
