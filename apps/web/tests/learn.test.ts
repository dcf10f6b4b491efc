// Does the guide keep off what it teaches, on every small screen? And does Learn ask which game?

import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { appWords } from '../src/words/use-words.ts';
import { GAMES, SAMPLE } from './games.ts';
import { pagesOfThisFile, SMALL_PHONE, untilStill } from './kit/browser.ts';
import { walkThroughLesson } from './kit/guide.ts';
import { FOUR_SCREENS } from './kit/screens.ts';
import { untilAsked } from './kit/table-page.ts';

const open = pagesOfThisFile();

const SCREENS = [
  ['390×844', 'it', FOUR_SCREENS['390×844']],
  ['844×390', 'en', FOUR_SCREENS['844×390']],
  ['360×640', 'it', SMALL_PHONE],
  ['1366×768', 'en', FOUR_SCREENS['1366×768']],
] as const;

test.each(SCREENS)('At %s, in %s, no guide covers what it teaches', async (size, lang, screen) => {
  for (const { id } of GAMES) {
    const page = await open({ screen, settings: { lang }, at: `learn/${id}` });
    await untilAsked(page);
    const { steps, covered, unread, cut } = await walkThroughLesson(page);
    expect(covered).toEqual([]);
    expect(unread).toEqual([]);
    // The smallest has to scroll here and there.
    if (size !== '360×640') expect(cut).toEqual([]);
    expect(steps.length).toBeGreaterThan(8);
    await page.close();
  }
});

test('Learn asks which game, says what each lesson teaches, and remembers which are done', async () => {
  const page = await open();
  await page.getByRole('link', { name: appWords.en.learnShort, exact: true }).click();
  const lessons = page.locator('.lesson');
  await expect.poll(() => lessons.count()).toBe(GAMES.length);
  for (const text of await lessons.allTextContents()) {
    expect(text).toMatch(/about \d+ minutes/);
    expect(text).toContain(appWords.en['learn.notDone']);
  }
  await lessons.first().click();
  await untilAsked(page);
  expect((await walkThroughLesson(page)).steps.at(-1)).toBe('end');
  await page.goBack();
  await expect.poll(() => lessons.first().getAttribute('data-done')).toBe('true');
  expect(await lessons.first().textContent()).toContain(appWords.en['learn.done']);
  expect(await lessons.nth(1).getAttribute('data-done')).toBe('false');
});

test('Whoever presses a button of the guide that goes away stays at the guide', async () => {
  const page = await open({ screen: FOUR_SCREENS['390×844'], at: `learn/${SAMPLE.id}` });
  await untilAsked(page);
  const isAtGuide = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.closest('.learn-panel') !== null);
  const pressWhileThere = async (button: Locator): Promise<void> => {
    const panel = page.locator('.learn-panel');
    while ((await button.count()) > 0) {
      const step = await panel.getAttribute('data-step');
      await button.press('Enter');
      await expect.poll(() => panel.getAttribute('data-step')).not.toBe(step);
    }
    expect(await isAtGuide()).toBe(true);
  };
  await pressWhileThere(page.locator('footer .learn-on'));
  await page.locator('.learn-got').press('Enter');
  await page.locator('.learn-text').waitFor({ state: 'hidden' });
  await untilStill(page);
  expect(await isAtGuide()).toBe(true);
  await page.locator('.learn-fold').press('Enter');
  await page.locator('.learn-got').focus();
  await page.setViewportSize(FOUR_SCREENS['1366×768'].viewport);
  await page.locator('.learn-got').waitFor({ state: 'detached' });
  await expect.poll(isAtGuide).toBe(true);
  await pressWhileThere(page.locator('.learn-ways .learn-on'));
  // What a screen reader tells by itself holds no buttons, and the explanation comes before what to do.
  expect(await page.locator('.learn-panel [aria-live] button').count()).toBe(0);
  expect(await page.locator('.learn-more:has(.learn-text) ~ .learn-now').count()).toBe(1);
});

test('A step that speaks of the table closes what lies open over it', async () => {
  const page = await open({ screen: FOUR_SCREENS['390×844'], at: `learn/${SAMPLE.id}` });
  await page.locator('.learn-panel').waitFor();
  await untilStill(page);
  const step = (): Promise<string | null> => page.locator('.learn-panel').getAttribute('data-step');
  const before = await step();
  await page.keyboard.press('l');
  await page.locator('.sheet').waitFor();
  await page.locator('.learn-panel footer button').last().dispatchEvent('click');
  await expect.poll(step).not.toBe(before);
  await expect.poll(() => page.locator('.sheet').count()).toBe(0);
});
