// Is a finished match found again? Listed with its result, watched, shared, deleted; and never at the cost of one that runs.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Saved } from '../src/host/saved.ts';
import { replayWords } from '../src/replay/words/use-words.ts';
import { GAMES, SAMPLE } from './games.ts';
import { goTo, PHONE, pagesOfThisFile } from './kit/browser.ts';
import { AGAINST_BOT, keptAs, play, TWO } from './kit/matches.ts';
import { until, untilAsked } from './kit/table-page.ts';

const open = pagesOfThisFile();
const words = replayWords.en;
const rows = (page: Page) => page.locator('.history li');

const ended = (part: Partial<Saved>, players = AGAINST_BOT): Record<string, string> =>
  SAMPLE.begin('over')((match) => keptAs(play(match, 'random'), players, { over: true, winner: 0, ...part }));
const keys = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('duello.match.'))
      .sort(),
  );

test.each(GAMES)('A match of $name that ends is in the history, with its replay and its result', async (game) => {
  const page = await open({ kept: game.begin('ends')((match) => keptAs(match, AGAINST_BOT)), at: 'match/test' });
  await untilAsked(page);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: words['table.concede'] }).click();
  await page.getByRole('button', { name: words['table.concede'] }).click();
  await until(page, ({ state }) => state === 'over');
  await page.getByRole('button', { name: words['table.close'] }).click();
  await page.keyboard.press('m');
  await page.getByRole('link', { name: words['table.history'] }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
  const row = await rows(page).textContent();
  for (const part of [game.name, words['history.youLost'], words['bot.random']]) expect(row).toContain(part);
  const figures = page.locator('.history-figures tbody tr');
  expect(await figures.locator('th, td').allTextContents()).toEqual([game.name, words['bot.random'], '0', '1', '0']);
  await page.getByRole('link', { name: new RegExp(`^${words['history.result']}`) }).click();
  await page.getByRole('dialog').getByText(words['table.youLose']).waitFor();
  await goTo(page, 'history');
  await page.getByRole('link', { name: new RegExp(`^${words['history.replay']}`) }).press('Enter');
  await page.getByRole('slider', { name: words['replay.place'] }).waitFor();
});

test('Looking at an old result does not make it new', async () => {
  const page = await open({ kept: ended({ when: 1_000 }), at: 'match/test' });
  await until(page, ({ state }) => state === 'over');
  await goTo(page, 'history');
  expect(await page.locator('.history time').getAttribute('datetime')).toBe('1970-01-01T00:00:01.000Z');
});

test('Home leads to the history, which says when there is nothing yet', async () => {
  const page = await open({ screen: PHONE });
  await page.getByRole('link', { name: new RegExp(`^${words['history.title']}`) }).click();
  await page.getByText(words['history.none']).waitFor();
});

test('One is deleted and brought back by keyboard; all are deleted only when asked twice, and none that runs', async () => {
  const running = SAMPLE.begin('runs')((match) => keptAs(match, AGAINST_BOT, { id: 'runs' }));
  const kept = { ...running, ...ended({ id: 'a', when: 2, takebacks: true }), ...ended({ id: 'b', when: 1 }, TWO) };
  const page = await open({ kept, at: 'history' });
  await expect.poll(() => rows(page).count()).toBe(2);
  expect(await rows(page).last().textContent()).toContain('Player A won');
  expect(await rows(page).getByText(words['table.withTakebacks']).count()).toBe(1);
  await rows(page)
    .first()
    .getByRole('button', { name: new RegExp(`^${words['history.delete']}`) })
    .press('Enter');
  await expect.poll(() => keys(page)).toEqual(['duello.match.b', 'duello.match.runs']);
  // The focus stays where something can be done.
  await page.keyboard.press('Enter');
  await expect.poll(() => keys(page)).toEqual(['duello.match.a', 'duello.match.b', 'duello.match.runs']);
  await page.getByRole('button', { name: words['history.deleteAll'] }).click();
  await page.getByRole('button', { name: words['history.keep'] }).click();
  expect(await keys(page)).toHaveLength(3);
  await page.getByRole('button', { name: words['history.deleteAll'] }).click();
  await page.getByRole('button', { name: words['history.deleteAllYes'] }).click();
  await page.getByText(words['history.none']).waitFor();
  expect(await keys(page)).toEqual(['duello.match.runs']);
});

test.each(['en', 'it'] as const)(
  'A match that ended before its first round has no number of them, in %s',
  async (lang) => {
    const page = await open({ kept: ended({ round: 0 }), settings: { lang }, at: 'history' });
    const said = await page.locator('.history-more').textContent();
    expect(said).toContain(lang === 'en' ? 'given up before the first round' : 'abbandonata prima del primo round');
  },
);

test('What is broken or foreign is left out, and the rest is shown', async () => {
  const kept = {
    ...ended({ id: 'good' }),
    'duello.match.bad': '{"id":"bad","over":true,"winner":7}',
    'duello.match.worse': '[[',
    ...Object.fromEntries(Object.entries(ended({ id: 'alien', game: 'chess' }))),
  };
  const page = await open({ kept, at: 'history' });
  await expect.poll(() => rows(page).count()).toBe(2);
  expect(await page.locator('.history-figures tbody tr').count()).toBe(1);
});

test('The hundred newest stay; when there is no room the oldest that has ended gives way, never one that runs', async () => {
  const many = Array.from({ length: 100 }, (_, i) => ended({ id: `old${i}`, when: i + 1 }));
  const kept = Object.assign({}, ...many, ...[SAMPLE.begin('last')((match) => keptAs(match, AGAINST_BOT))]);
  const page = await open({ kept, at: 'match/test' });
  await untilAsked(page);
  const concede = async (): Promise<void> => {
    await page.keyboard.press('m');
    await page.getByRole('button', { name: words['table.concede'] }).click();
    await page.getByRole('button', { name: words['table.concede'] }).click();
    await until(page, ({ state }) => state === 'over');
  };
  await concede();
  await expect.poll(async () => (await keys(page)).length).toBe(100);
  expect(await keys(page)).not.toContain('duello.match.old0');
  // Now the browser is full to the last letter.
  await page.getByRole('button', { name: words['table.rematch'] }).click();
  await until(page, ({ state }) => state === 'asked');
  await page.evaluate(() => {
    let size = 1_000_000;
    for (let i = 0; size > 0; i++) {
      try {
        localStorage.setItem(`filler${i}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  const running = (await page.evaluate(() => location.hash)).split('/')[2];
  await concede();
  await goTo(page, 'history');
  await expect.poll(() => rows(page).count()).toBeGreaterThan(90);
  expect(await keys(page)).toContain(`duello.match.${running}`);
  expect(await keys(page)).not.toContain('duello.match.old1');
  expect(await keys(page)).toContain('duello.match.old50');
});
