// Does the guide keep off what it teaches, on every small screen? And does Learn ask which game?

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { appWords } from '../src/words/use-words.ts';
import { GAMES } from './games.ts';
import { pagesOfThisFile, SMALL_PHONE, untilStill } from './kit/browser.ts';
import { coveredByGuide } from './kit/guide.ts';
import { finger } from './kit/hands.ts';
import { FOUR_SCREENS } from './kit/screens.ts';
import { untilAsked } from './kit/table-page.ts';

const open = pagesOfThisFile();

const SMALL = {
  '390×844': FOUR_SCREENS['390×844'],
  '844×390': FOUR_SCREENS['844×390'],
  '360×640': SMALL_PHONE,
} as const;
const SIZES = ['390×844', '844×390', '360×640'] as const;

const stepOf = (page: Page): Promise<string | null> => page.locator('.learn-panel').getAttribute('data-step');

for (const { id, name } of GAMES) {
  test.each(SIZES)(
    `At %s the guide of ${name} never covers what it teaches, from the first step to the last`,
    async (size) => {
      const lang = size === '390×844' ? 'it' : 'en';
      const page = await open({ screen: SMALL[size], settings: { lang }, at: `learn/${id}` });
      const words = appWords[lang];
      const hands = finger(page);
      await untilAsked(page);
      const panel = page.locator('.learn-panel');
      const on = panel.getByRole('button', { name: new RegExp(`^(?:${words['learn.next']}|${words['learn.skip']})$`) });
      const seen = new Set<string | null>();
      for (let step = await stepOf(page); step !== 'end'; step = await stepOf(page)) {
        seen.add(step);
        await untilStill(page);
        expect(await coveredByGuide(page)).toEqual([]);
        // What there is to read can be read: in the strip or beside it, if need be by scrolling.
        expect(await panel.locator('.learn-text').isVisible()).toBe(true);
        await hands.press(on);
        await expect.poll(() => stepOf(page)).not.toBe(step);
      }
      expect(seen.size).toBeGreaterThan(7);
    },
  );
}

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
  await page.locator('.learn-panel').waitFor();
  await untilAsked(page);
  const panel = page.locator('.learn-panel');
  while ((await stepOf(page)) !== 'end') {
    const step = await stepOf(page);
    await panel.getByRole('button', { name: /^(?:Next|Skip this step)$/ }).click();
    await expect.poll(() => stepOf(page)).not.toBe(step);
  }
  await page.goBack();
  await expect.poll(() => lessons.first().getAttribute('data-done')).toBe('true');
  expect(await lessons.first().textContent()).toContain(appWords.en['learn.done']);
  expect(await lessons.nth(1).getAttribute('data-done')).toBe('false');
});
