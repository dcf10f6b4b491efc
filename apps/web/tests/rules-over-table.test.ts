// Are the rules read in the middle of a match without leaving it? Over the table; Escape and Back lead back to the same place.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { appWords } from '../src/words/use-words.ts';
import { SAMPLE } from './games.ts';
import { pagesOfThisFile } from './kit/browser.ts';
import { AGAINST_BOT, keptAs } from './kit/matches.ts';
import { FOUR_SCREENS } from './kit/screens.ts';
import { look, untilAsked } from './kit/table-page.ts';

const open = pagesOfThisFile();
const book = (page: Page) => page.locator('.book-over');
const addressOf = (page: Page): string => new URL(page.url()).hash;

test.each(['1366×768', '390×844'] as const)('At %s the rulebook lies over the table and goes back', async (size) => {
  const kept = SAMPLE.begin('rules')((match) => keptAs(match, AGAINST_BOT));
  const page = await open({ screen: FOUR_SCREENS[size], kept, at: 'match/test' });
  const before = await untilAsked(page);
  // The table is the very same afterwards, not another one that looks like it.
  await page.locator('main.table').evaluate((table) => Object.assign(window, { table }));
  const isSame = (): Promise<boolean> =>
    page.evaluate(() => document.querySelector('main.table') === Reflect.get(window, 'table'));
  const address = addressOf(page);
  const openBook = async (): Promise<void> => {
    await page.getByRole('dialog').getByRole('link', { name: appWords.en.rulebook }).click();
    await book(page).locator('.rules-section').first().waitFor();
  };
  await page.keyboard.press('m');
  await openBook();
  expect(addressOf(page)).toContain('#/rules/');
  // From clause to clause, and still one step away from the table.
  const clause = book(page).locator('.clause-id').first();
  const name = (await clause.textContent())?.trim() ?? '';
  await clause.click();
  await expect.poll(() => addressOf(page).endsWith(`/${name}`)).toBe(true);
  await page.goBack();
  await book(page).waitFor({ state: 'detached' });
  expect([addressOf(page), await isSame()]).toEqual([address, true]);
  await openBook();
  // And by the button, before the browser has gone back: one step all the same.
  const steps = await page.evaluate(() => {
    const back = window.history.back.bind(window.history);
    let count = 0;
    window.history.back = () => {
      count += 1;
      if (count === 1) back();
    };
    const press = { key: 'Escape', bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press));
    document.querySelector<HTMLElement>('.sheet:has(.book-over) .sheet-close')?.click();
    return count;
  });
  expect(steps).toBe(1);
  await book(page).waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href') ?? ''))
    .toContain('#/rules/');
  expect([addressOf(page), await isSame()]).toEqual([address, true]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await look(page)).toEqual(before);
});

test('A link to a clause opens the rulebook by itself where there is no table', async () => {
  const page = await open({ at: `rules/${SAMPLE.id}` });
  await page.locator('.rules-section').first().waitFor();
  const name = (await page.locator('.clause-id').first().textContent())?.trim() ?? '';
  await page.goto(`${page.url()}/${name}`);
  await expect.poll(() => page.locator('.clause[aria-current]').getAttribute('id')).toBe(name);
  expect(await book(page).count()).toBe(0);
  // Nor after a lesson that was begun there, from which one has gone back.
  await page.locator('.book-ways a').first().click();
  await untilAsked(page);
  await page.goBack();
  await page.locator('.rules-section').first().waitFor();
  expect([await book(page).count(), await page.locator('main.table').count()]).toEqual([0, 0]);
});
