// Does the page get along with what its server lets it load? What is refused is reported, and fails the test.

import { expect, inject, test } from 'vitest';
import { SAMPLE } from './games.ts';
import { pagesOfThisFile } from './kit/browser.ts';
import { AGAINST_BOT, keptAs } from './kit/matches.ts';
import { untilAsked } from './kit/table-page.ts';

const open = pagesOfThisFile();

test('A dialog at the table styles itself, as on iOS too', async () => {
  const page = await open({
    kept: SAMPLE.begin('policy')((match) => keptAs(match, AGAINST_BOT)),
    at: 'match/test',
    before: () => {
      Object.defineProperty(navigator, 'platform', { get: () => 'iPhone' });
      Object.defineProperty(navigator, 'userAgentData', { get: () => undefined });
    },
  });
  await untilAsked(page);
  await page.keyboard.press('m');
  await page.getByRole('dialog').waitFor();
  const styles = await page.evaluate(() =>
    [...document.styleSheets].filter(({ href }) => href === null).map(({ cssRules }) => cssRules[0].cssText),
  );
  expect(styles.some((style) => style.includes('touch-action'))).toBe(true);
  expect(styles.some((style) => style.includes('overscroll-behavior'))).toBe(true);
});

test('What somebody slips into the page is not run', async () => {
  const page = await open({ expected: /Content Security Policy|example\.org|denied for this document/ });
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.slipped = true';
    document.head.append(script);
    const image = new Image();
    image.setAttribute('onerror', 'window.slipped = true');
    image.src = 'https://example.org/';
    await new Promise((resolve) => image.addEventListener('error', resolve));
    return 'slipped' in window;
  });
  expect(ran).toBe(false);
  // The page is not shown inside another.
  await page.goto(inject('built').address);
  const framed = await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.src = './';
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener('load', resolve));
    return frame.contentDocument;
  });
  expect(framed).toBeNull();
});
