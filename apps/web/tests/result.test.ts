// Is the end of a match kept in reach? Its result opens again, honours only who has won, and leads to a fair rematch.

import { outcome, type Seat } from '@duello/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { appWords } from '../src/words/use-words.ts';
import { GAMES, SAMPLE } from './games.ts';
import { DESKTOP, PHONE, pagesOfThisFile, untilStill, type Wish } from './kit/browser.ts';
import { AGAINST_BOT, type AnyMatch, keptAs, play, TWO } from './kit/matches.ts';
import { FOUR_SCREENS } from './kit/screens.ts';
import { until, untilAsked } from './kit/table-page.ts';

const open = pagesOfThisFile();
const words = appWords.en;

/** A match of two random players that this seat has won. */
function wonBy(winner: Seat): AnyMatch {
  for (let i = 0; i < 60; i++) {
    const match = SAMPLE.begin(`won ${i}`);
    if (match((one) => outcome(one.rules, play(one, 'random').state)?.winner) === winner) return match;
  }
  throw new Error('nobody wins');
}

const opened = (winner: Seat, players = AGAINST_BOT, screen: Wish['screen'] = DESKTOP): Promise<Page> =>
  open({ kept: wonBy(winner)((match) => keptAs(match, players, { over: true })), at: 'match/test', screen });
const dialog = (page: Page) => page.getByRole('dialog');
const icon = (page: Page): Promise<string | null> => dialog(page).locator('.ending').getAttribute('data-sign');

test('A trophy is for whoever has won', async () => {
  const won = await opened(0);
  await dialog(won).getByText(words['table.youWin']).waitFor();
  expect(await icon(won)).toBe('trophy');
  const lost = await opened(1);
  await dialog(lost).getByText(words['table.youLose']).waitFor();
  expect(await icon(lost)).not.toBe('trophy');
  const two = await opened(1, TWO);
  await dialog(two).waitFor();
  expect(await icon(two)).toBe('trophy');
});

describe.each([DESKTOP, PHONE])('On a screen of $viewport.width', (screen) => {
  test('The numbers of the chart are never smaller than 11 pixels', async () => {
    const page = await opened(0, AGAINST_BOT, screen);
    const size = await dialog(page)
      .locator('.chart-text')
      .first()
      .evaluate(
        (text: SVGTextElement) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
      );
    expect(size).toBeGreaterThanOrEqual(11);
  });

  test('A closed result opens again from the menu, by pointer and by key, with all it offers', async () => {
    const page = await opened(0, AGAINST_BOT, screen);
    await until(page, ({ state }) => state === 'over');
    await page.getByRole('button', { name: words['table.close'] }).click();
    await expect.poll(() => dialog(page).count()).toBe(0);
    await page.getByRole('button', { name: words['table.menu'] }).click();
    await dialog(page).getByRole('button', { name: words['table.result'] }).click();
    await dialog(page).getByText(words['table.youWin']).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    await page.keyboard.press('m');
    await dialog(page).getByRole('button', { name: words['table.result'] }).press('Enter');
    await dialog(page).getByText(words['table.youWin']).waitFor();
    for (const name of ['table.rematch', 'table.replay', 'table.copyLink'] as const)
      expect(await dialog(page).getByRole('button', { name: words[name] }).count()).toBe(1);
  });
});

test('On a phone held across, all that can be done next is in sight beside the chart', async () => {
  const page = await opened(0, AGAINST_BOT, FOUR_SCREENS['844×390']);
  await untilStill(page);
  const unseen = await dialog(page)
    .locator('.menu-list > *')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().bottom > innerHeight).length);
  expect(unseen).toBe(0);
});

test('Nobody gives up a match that is over, and none that runs has a result', async () => {
  const over = await opened(0);
  await over.getByRole('button', { name: words['table.close'] }).click();
  await over.keyboard.press('m');
  await dialog(over).getByRole('button', { name: words.settings }).waitFor();
  expect(await dialog(over).getByRole('button', { name: words['table.concede'] }).count()).toBe(0);
  const running = await open({ kept: SAMPLE.begin('runs')((match) => keptAs(match, AGAINST_BOT)), at: 'match/test' });
  await untilAsked(running);
  await running.keyboard.press('m');
  await dialog(running).getByRole('button', { name: words['table.concede'] }).waitFor();
  expect(await dialog(running).getByRole('button', { name: words['table.result'] }).count()).toBe(0);
});

/** What the browser keeps of the match that was opened after the first. */
const rematchIn = (page: Page): Promise<{ readonly players: unknown; readonly options: unknown } | null> =>
  page.evaluate(() => {
    const id = location.hash.split('/')[2];
    return id === 'test' ? null : JSON.parse(localStorage.getItem(`duello.match.${id}`) ?? 'null');
  });

test.each(GAMES)('In a rematch of $name whoever began goes second, with the same deck', async ({ id, begin }) => {
  const bySeat = id === 'final-magic';
  const match = begin('again', bySeat ? {} : { firstPlayer: 'A' });
  const page = await open({ kept: match((one) => keptAs(one, AGAINST_BOT)), at: 'match/test' });
  await untilAsked(page);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: words['table.concede'] }).click();
  await page.getByRole('button', { name: words['table.concede'] }).click();
  await page.getByRole('button', { name: words['table.rematch'] }).click();
  await expect.poll(() => rematchIn(page)).not.toBeNull();
  // Final Magic says itself that the loser goes first.
  expect(await rematchIn(page)).toMatchObject(
    bySeat ? { players: AGAINST_BOT } : { players: AGAINST_BOT, options: { firstPlayer: 'B' } },
  );
});
