// Does a screen reader reach what the eyes see? The text of cards in play, and the next question without a search.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { appWords } from '../src/words/use-words.ts';
import { GAMES, SAMPLE } from './games.ts';
import { DESKTOP, PHONE, pagesOfThisFile } from './kit/browser.ts';
import { AGAINST_BOT, keptAs, TWO } from './kit/matches.ts';
import { optionOf, type Seen, until, untilAsked } from './kit/table-page.ts';
import { devtoolsOf } from './kit/tabs.ts';

const open = pagesOfThisFile();

/** Everything of one role, as the browser tells it to a screen reader: name and description. */
async function told(page: Page, role: string): Promise<readonly { readonly name: string; readonly text: string }[]> {
  const session = await devtoolsOf(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter((node) => node.role?.value === role)
    .map(({ name, description }) => ({ name: String(name?.value ?? ''), text: String(description?.value ?? '') }));
}

/** Every card that lies on the table, with its text. */
const cardsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main.table button[data-card]')].map(
      ({ dataset }) => dataset.card ?? '',
    ),
  );

test.each(GAMES)('In $name every card on the table has its text, and the text form says it', async (game) => {
  const match = game.still?.('screen reader') ?? game.begin('screen reader');
  const page = await open({ screen: DESKTOP, kept: match((one) => keptAs(one, TWO)), at: 'match/test' });
  await untilAsked(page);
  expect((await cardsOf(page)).length).toBeGreaterThan(3);
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main.table button[data-card]')].map((card) => {
      const described = document.getElementById(card.getAttribute('aria-describedby') ?? '')?.textContent;
      return `${card.textContent} ${described ?? card.getAttribute('aria-description') ?? ''}`;
    }),
  );
  for (const text of texts) expect(text.length, text).toBeGreaterThan(20);
  const buttons = await told(page, 'button');
  expect(buttons.filter(({ name, text }) => `${name} ${text}`.length > 40).length).toBeGreaterThan(3);
  await page.keyboard.press('t');
  const form = page.getByRole('dialog');
  await form.getByRole('heading', { name: appWords.en['table.textForm'] }).waitFor();
  // Final Magic says it of every pile of its buy zone.
  const rows = await form.locator('.text-supply li, section:last-of-type dd').allTextContents();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row.length, row).toBeGreaterThan(5);
});

const inPrompt = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('.prompt') != null);

/** By its letter or number, so that the focus stays where it is. */
async function pressKeyOf(page: Page, option: string): Promise<void> {
  const key = await page.locator(optionOf(option)).locator('kbd').textContent();
  await page.keyboard.press(key?.toLowerCase() ?? '');
}

test.each(GAMES)(
  'In $name the focus is at the question after the other’s turn, one Tab from its answers',
  async ({ asking, turnEnd: { question, key, goOn, early } }) => {
    const kept = { ...early()((one) => keptAs(one, AGAINST_BOT)), ...asking.beside };
    const page = await open({ screen: DESKTOP, kept, at: 'match/test' });
    const begun = await until(page, (seen) => seen.state === 'asked' && seen.question === question);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('main.table [data-group="hand"] [data-rove]')?.focus(),
    );
    await pressKeyOf(page, key);
    const asksNext = (before: Seen) => (seen: Seen) =>
      seen.state === 'over' || (seen.state === 'asked' && seen.decision !== before.decision);
    const next = await until(page, asksNext(begun));
    if (goOn !== undefined && next.question === goOn.question) {
      // Nobody else has acted yet: the focus stays where the player has put it.
      expect(await inPrompt(page)).toBe(false);
      await pressKeyOf(page, goOn.key);
      await until(page, asksNext(next));
    }
    await expect.poll(() => inPrompt(page)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('.prompt *'))).toBe(true);
  },
);

test('The Tab key passes the log in two stops, whoever reads it is left there, and on a phone nothing scrolls', async () => {
  const game = GAMES.find(({ id }) => id === 'contracts') ?? SAMPLE;
  const match = game.asking.at(game.turnEnd.question);
  const page = await open({ screen: DESKTOP, kept: match((one) => keptAs(one, AGAINST_BOT)), at: 'match/test' });
  const { decision } = await until(
    page,
    ({ state, question }) => state === 'asked' && question === game.turnEnd.question,
  );
  const turns = page.locator('.frame-side .log summary');
  const last = (await turns.count()) - 1;
  const focused = (): Promise<number> => turns.evaluateAll((all) => all.findIndex((turn) => turn.matches(':focus')));
  expect(last).toBeGreaterThan(1);
  await page.locator('.frame-side .log').focus();
  for (const [key, at] of [
    ['Tab', last],
    ['ArrowDown', last],
    ['ArrowUp', last - 1],
    ['ArrowUp', last - 2],
    ['Shift+Tab', -1],
    ['Tab', last - 2],
    ['Tab', -1],
    ['Shift+Tab', last],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(focused, { message: key }).toBe(at);
  }
  await page.locator(optionOf(game.turnEnd.key)).dispatchEvent('click');
  await until(page, (seen) => seen.state === 'over' || (seen.state === 'asked' && seen.decision !== decision));
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => document.activeElement?.closest('.log') != null)).toBe(true);
  const phone = await open({ screen: PHONE, kept: match((one) => keptAs(one, AGAINST_BOT)), at: 'match/test' });
  const asked = await until(phone, ({ state, question }) => state === 'asked' && question === game.turnEnd.question);
  await phone.locator(optionOf(game.turnEnd.key)).tap();
  await until(phone, (seen) => seen.state === 'over' || (seen.state === 'asked' && seen.decision !== asked.decision));
  expect(await phone.evaluate(() => window.scrollY)).toBe(0);
});
