// Is anything lost by a slip? An end with something useful left is asked about, and no key that plays ever ends.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { appWords } from '../src/words/use-words.ts';
import { GAMES } from './games.ts';
import { DESKTOP, PHONE, pagesOfThisFile } from './kit/browser.ts';
import { finger, keyboard, mouse } from './kit/hands.ts';
import { keptAs, TWO } from './kit/matches.ts';
import { look, optionOf, until, untilAsked } from './kit/table-page.ts';

const open = pagesOfThisFile();

const HANDS = [
  { by: 'mouse', hands: mouse, screen: DESKTOP },
  { by: 'finger', hands: finger, screen: PHONE },
  { by: 'keyboard', hands: keyboard, screen: DESKTOP },
] as const;

describe.each(GAMES)('$name', ({ turnEnd: { question, key, early } }) => {
  const opened = (settings: object, screen: (typeof HANDS)[number]['screen'] = DESKTOP): Promise<Page> =>
    open({ kept: early()((match) => keptAs(match, TWO)), at: 'match/test', settings, screen });
  const isAsked = (page: Page): Promise<string | null> => page.locator(optionOf(key)).getAttribute('data-asked');
  /** A second press at once is a double click. */
  const pause = (page: Page): Promise<void> => page.waitForTimeout(450);

  test.each(HANDS)('What is left is named once, and the next press ends, by $by', async ({ hands, screen }) => {
    const page = await opened({ confirmEnd: true }, screen);
    const before = await untilAsked(page);
    expect(before.question).toBe(question);
    await hands(page).option(key);
    await expect.poll(() => isAsked(page)).toBe('true');
    const left = await page.locator(`${optionOf(key)} .option-note`).textContent();
    expect(left).toMatch(/\.$/);
    // Told to whoever listens as well.
    await expect.poll(() => page.locator('.live-region').textContent()).toContain(left ?? 'something');
    expect((await look(page)).decision).toBe(before.decision);
    await pause(page);
    await hands(page).option(key);
    await until(page, ({ decision }) => decision !== before.decision);
  });

  test('A double click only asks, and Escape takes the question back', async () => {
    const page = await opened({ confirmEnd: true });
    const before = await untilAsked(page);
    await page.locator(optionOf(key)).dblclick();
    await expect.poll(() => isAsked(page)).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => isAsked(page)).toBe('false');
    expect((await look(page)).decision).toBe(before.decision);
  });

  test('Space and Enter end nothing, however often they are pressed, nor does a digit', async () => {
    const page = await opened({ confirmEnd: false });
    const before = await untilAsked(page);
    await page.locator('.prompt').focus();
    for (const press of [' ', ' ', ' ', 'Enter', 'Enter']) {
      await page.keyboard.press(press);
      await pause(page);
    }
    expect((await look(page)).decision).toBe(before.decision);
    expect(await page.locator(optionOf(key)).getAttribute('data-shortcut')).toBe('e');
  });

  test('Who does not want to be asked is not, and chooses that in the settings', async () => {
    const page = await opened({ confirmEnd: true });
    const before = await untilAsked(page);
    await page.keyboard.press('m');
    await page.getByRole('button', { name: appWords.en.settings }).click();
    await page.getByRole('switch', { name: appWords.en.confirmEnd }).focus();
    await page.keyboard.press(' ');
    await page.getByRole('button', { name: appWords.en['table.close'] }).click();
    await page.locator(optionOf(key)).click();
    await until(page, ({ decision }) => decision !== before.decision);
  });
});
