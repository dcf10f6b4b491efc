// Can whoever is asked ask what to do? In words of the table, from the own view, by key and finger; and the match says so.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { appWords } from '../../src/words/use-words.ts';
import { GAMES, SAMPLE } from '../games.ts';
import { found } from '../kit/axe.ts';
import { goTo, PHONE, pagesOfThisFile } from '../kit/browser.ts';
import { AGAINST_BOT, keptAs } from '../kit/matches.ts';
import { until, untilAsked } from '../kit/table-page.ts';

const open = pagesOfThisFile();
const { en, it } = appWords;

const best = async (page: Page): Promise<string> => {
  await page.locator('.hint-best').waitFor();
  return (await page.locator('.hint-best').textContent()) ?? '';
};

test.each(GAMES)('A hint in $name names an answer and its chance; the match stays as it was', async ({ turnEnd }) => {
  const page = await open({ kept: turnEnd.early()((match) => keptAs(match, AGAINST_BOT)), at: 'match/test' });
  const before = await untilAsked(page);
  await page.keyboard.press('h');
  const first = await best(page);
  expect(first).toMatch(/wins about \d+ %$|Wins this turn|Nothing else makes sense/);
  expect(await found(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect((await untilAsked(page)).decision).toBe(before.decision);
  // Asked again it is there at once, and the same.
  await page.getByRole('button', { name: en['table.hint'] }).click();
  expect(await best(page)).toBe(first);
});

test('On a phone, in Italian, it is stopped and asked again; result and history say that there were hints', async () => {
  const kept = SAMPLE.turnEnd.early()((match) => keptAs(match, AGAINST_BOT));
  const page = await open({ kept, at: 'match/test', screen: PHONE, settings: { lang: 'it' } });
  await untilAsked(page);
  const hint = page.getByRole('button', { name: it['table.hint'] });
  await hint.tap();
  await page.getByRole('dialog').getByRole('button', { name: it['table.close'] }).tap();
  await hint.tap();
  await best(page);
  await page.getByRole('dialog').getByRole('button', { name: it['table.close'] }).tap();
  await page.keyboard.press('m');
  await page.getByRole('button', { name: it['table.concede'] }).tap();
  await page.getByRole('button', { name: it['table.concede'] }).tap();
  await until(page, ({ state }) => state === 'over');
  await page.getByRole('dialog').getByText(it['table.withHints']).waitFor();
  await goTo(page, 'history');
  await page.locator('.history li').getByText(it['table.withHints']).waitFor();
});
