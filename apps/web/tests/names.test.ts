// Are two people at one screen called by their names? Typed once, kept, and said by the curtain, the table, the log and the end.

import { expect, test } from 'vitest';
import { appWords } from '../src/words/use-words.ts';
import { GAMES } from './games.ts';
import { pagesOfThisFile } from './kit/browser.ts';
import { keyboard } from './kit/hands.ts';
import { keptAs, TWO } from './kit/matches.ts';
import { until, untilAsked } from './kit/table-page.ts';

const open = pagesOfThisFile();
const words = appWords.en;
const ANNA = '<b>Anna</b>';

test('Names are typed where a match is chosen, and are there the next time', async () => {
  const [{ id }] = GAMES;
  const page = await open({ at: `new/${id}` });
  await page.getByText(words['opponent.two'], { exact: true }).click();
  const hands = keyboard(page);
  await hands.write(page.getByRole('textbox', { name: words.nameOfA }), ANNA);
  await hands.write(page.getByRole('textbox', { name: words.nameOfB }), 'Bruno');
  await page.getByRole('button', { name: words.start }).click();
  await page.getByRole('heading', { name: `Over to ${ANNA}` }).waitFor();
  await page.goto(page.url().replace(/#.*/, `#/new/${id}`));
  await page.getByText(words['opponent.two'], { exact: true }).click();
  expect(await page.getByRole('textbox', { name: words.nameOfA }).inputValue()).toBe(ANNA);
  expect(await page.getByRole('textbox', { name: words.nameOfB }).getAttribute('maxlength')).toBe('20');
  await page.goto(page.url().replace(/#.*/, '#/'));
  await page.getByText(`${ANNA} and Bruno`).first().waitFor();
});

test.each(GAMES)('In $name the curtain, the table, the log and the end call people by name', async (game) => {
  const kept = game.begin('names')((match) => keptAs(match, TWO, { curtain: true, names: [ANNA, 'Bruno'] }));
  const page = await open({ kept, at: 'match/test' });
  await until(page, ({ state }) => state === 'curtain');
  expect(await page.locator('.curtain h1').textContent()).toMatch(/^Over to (<b>Anna<\/b>|Bruno)$/);
  await page.locator('.curtain button').press('Enter');
  await untilAsked(page);
  const table = page.locator('main.table');
  expect(await table.textContent()).toContain('Bruno');
  expect(await table.textContent()).not.toMatch(/player [AB]\b/i);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: words['table.concede'] }).click();
  await page.getByRole('button', { name: words['table.concede'] }).click();
  const end = page.getByRole('dialog');
  await end.getByText(/(Anna<\/b>|Bruno) wins!/).waitFor();
  expect(await end.textContent()).not.toMatch(/player [AB]\b/i);
});
