// Can any own answer be taken back on request, is the match marked for it, and does the mark stay?

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { appWords } from '../src/words/use-words.ts';
import { GAMES, SAMPLE } from './games.ts';
import { pagesOfThisFile } from './kit/browser.ts';
import { AGAINST_BOT, keptAs, nearEnd, play, TWO } from './kit/matches.ts';
import { optionOf, undoButton, until, untilAsked } from './kit/table-page.ts';

const open = pagesOfThisFile();
const en = appWords.en;

const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { text } = JSON.parse(localStorage.getItem('duello.match.test') ?? '{}');
    const padded = text.replaceAll('-', '+').replaceAll('_', '/');
    return atob(padded.slice(0, padded.length - (padded.length % 4))).includes('takebacks');
  });

describe.each(GAMES)('$name', ({ turnEnd: { key, early } }) => {
  test('After the bot has moved the last own answer is taken back on request, and that stays after a reload', async () => {
    const page = await open({ kept: early()((match) => keptAs(match, AGAINST_BOT)), at: 'match/test' });
    const before = await untilAsked(page);
    await page.locator(optionOf(key)).click();
    // The bot has moved, or something was shown: nothing can be undone freely any more.
    await page.locator('.toolbar [data-barred="true"]').waitFor();
    await until(page, ({ state, decision }) => state === 'over' || (state === 'asked' && decision !== before.decision));
    await page.keyboard.press('Escape');
    await page.keyboard.press('u');
    await page.getByRole('dialog').getByText(en['table.takeBackText']).waitFor();
    await page.getByRole('button', { name: en['table.takeBack'], exact: true }).click();
    await untilAsked(page);
    await expect.poll(() => isMarked(page)).toBe(true);
    await page.reload();
    await untilAsked(page);
    expect(await isMarked(page)).toBe(true);
  });
});

test('What can be undone freely asks nothing and leaves no mark', async () => {
  const kept = SAMPLE.turnEnd.early()((match) => keptAs(match, TWO));
  const page = await open({ kept, at: 'match/test' });
  const before = await untilAsked(page);
  const coin = page.locator('main.table [data-zone^="hand"] [data-legal="true"]').first();
  await coin.dblclick();
  await until(page, ({ state, decision }) => state === 'asked' && decision !== before.decision);
  await undoButton(page).click();
  await until(page, ({ state, decision }) => state === 'asked' && decision === before.decision);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await isMarked(page)).toBe(false);
});

test('The result and the replay of a marked match say so', async () => {
  const ended = nearEnd(SAMPLE.begin, 'marked');
  const kept = ended((match) => {
    play(match, 'random');
    match.takebacks = true;
    return keptAs(match, AGAINST_BOT, { over: true });
  });
  const page = await open({ kept, at: 'match/test' });
  const sheet = page.getByRole('dialog');
  await sheet.getByText(en['table.withTakebacks']).waitFor();
  await sheet.getByRole('button', { name: en['table.replay'] }).click();
  await page.locator('.replay-top').getByText(en['table.withTakebacks']).waitFor();
});
