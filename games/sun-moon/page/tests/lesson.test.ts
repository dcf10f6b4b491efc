// Can the match that teaches Sun & Moon be followed on the page, and does each step go on when it is done?

import {
  askedFor,
  coveredByGuide,
  DESKTOP,
  finger,
  found,
  mouse,
  PHONE,
  pagesOfThisFile,
  target,
  until,
  untilLoaded,
  untilStill,
} from '@duello/web/for-tests';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const open = pagesOfThisFile();

const stepOf = (page: Page): Promise<string | null> => page.locator('.learn-panel').getAttribute('data-step');
const at = (page: Page, step: string): Promise<void> => expect.poll(() => stepOf(page)).toBe(step);

test.each([
  ['a mouse', 'en', DESKTOP, mouse],
  ['a finger', 'it', PHONE, finger],
] as const)('With %s, in %s: from the first word to the first answer', async (_, lang, screen, handsOf) => {
  const page = await open({ screen, settings: { lang }, at: 'learn/sun-moon' });
  const hands = handsOf(page);
  const next = () => hands.press(page.locator('.learn-button.primary').first());
  const fold = async (): Promise<void> => {
    const got = page.locator('.learn-got');
    if (await got.isVisible()) await hands.press(got);
  };
  await at(page, 'goal');
  await untilLoaded(page);
  expect(await found(page)).toEqual([]);
  await next();
  await at(page, 'hand');
  await fold();
  await askedFor(page, 'mulligan');
  await hands.option('send');
  await at(page, 'play');
  await fold();
  const { cards } = await askedFor(page, 'act');
  await hands.card(cards.find(({ card }) => card === 'gateNovice')?.at ?? -1);
  await until(page, ({ options }) => options.some(({ key }) => key.startsWith('play:gateNovice')));
  await hands.option('play:gateNovice');
  await target(page, 'own:1').waitFor();
  await at(page, 'tapped');
  expect(await found(page)).toEqual([]);
  await next();
  await at(page, 'turn');
  await fold();
  await until(page, ({ question, options }) => question === 'act' && options.some(({ key }) => key === 'end'));
  await hands.option('end');
  await askedFor(page, 'respond');
  await at(page, 'answer');
  await fold();
  await hands.option('pass');
  await at(page, 'halving');
  await next();
  await at(page, 'harden');
  // Whom the selected one may attack is not under the guide.
  const row = (await askedFor(page, 'act')).cards;
  await hands.card(row.find((one) => one.target === 'own:1')?.at ?? -1);
  await until(page, (seen) => seen.cards.some(({ target: name, meant }) => name === 'enemy:1' && meant));
  await untilStill(page);
  expect(await coveredByGuide(page)).toEqual([]);
});
