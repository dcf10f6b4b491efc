// Is a card read without anything else being covered? The large card keeps off what is read and used, or stays beside the table.

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { appWords } from '../src/words/use-words.ts';
import { GAMES, SAMPLE } from './games.ts';
import { pagesOfThisFile, untilStill } from './kit/browser.ts';
import { AGAINST_BOT, keptAs, TWO } from './kit/matches.ts';
import { FOUR_SCREENS, FOUR_SIZES } from './kit/screens.ts';
import { untilAsked } from './kit/table-page.ts';

const open = pagesOfThisFile();

/** A desk and a phone: what is opened on the first is looked at on the second as well. */
const PAIRS = [
  ['1366×768', '1920×1080'],
  ['390×844', '844×390'],
] as const;

/** What is read and used while a card is looked at. */
const KEPT_CLEAR = '.prompt, .toolbar, .learn-panel, .sm-chain, .phase-track, .bg-track, .replay-controls, [data-over]';

/** Looks at a thing as a mouse does, or as a finger that rests on it, until the large card is there. */
async function lookAt(page: Page, thing: Locator, touch: boolean): Promise<void> {
  if (touch) await thing.dispatchEvent('pointerdown', { pointerType: 'touch', button: 0 });
  else await thing.hover({ force: true });
  await page.locator('.zoom').waitFor({ state: 'attached' });
}

async function lookAway(page: Page, thing: Locator, touch: boolean): Promise<void> {
  if (touch) await thing.dispatchEvent('pointerup', { pointerType: 'touch', button: 0 });
  else await page.mouse.move(1, 1);
  await page.locator('.zoom').waitFor({ state: 'detached' });
}

interface Seen {
  readonly shown: boolean;
  readonly faults: readonly string[];
}

/** What the large card covers that it must not, and whether it is there at all. */
const zoomed = (thing: Locator): Promise<Seen> =>
  thing.evaluate((near, selector) => {
    const zoom = document.querySelector<HTMLElement>('.zoom');
    if (zoom === null || zoom.hidden) return { shown: false, faults: [] };
    const { left, top, right, bottom } = zoom.getBoundingClientRect();
    const faults: string[] = [];
    for (const one of [near, ...document.querySelectorAll(selector)]) {
      if (!one.checkVisibility()) continue;
      const box = one.getBoundingClientRect();
      const [across, down] = [
        Math.min(right, box.right) - Math.max(left, box.left),
        Math.min(bottom, box.bottom) - Math.max(top, box.top),
      ];
      if (across > 0 && down > 0) faults.push(`${one.className} by ${Math.round(across)} × ${Math.round(down)}`);
    }
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) faults.push('the edge of the screen');
    return { shown: true, faults };
  }, KEPT_CLEAR);

/** Looks at some of the table's things, from the first to the last. */
async function lookAround(page: Page, touch: boolean): Promise<{ readonly faults: readonly string[]; shown: number }> {
  const things = page.locator('main.table .piece[data-card]:visible');
  const count = await things.count();
  // A finger rests for a while on each.
  const step = Math.max(1, Math.floor(count / (touch ? 4 : 6)));
  const faults: string[] = [];
  let shown = 0;
  let looked = 0;
  for (let at = 0; at < count; at += step) {
    const thing = things.nth(at);
    await lookAt(page, thing, touch);
    const seen = await zoomed(thing);
    looked += 1;
    if (seen.shown) shown += 1;
    faults.push(...seen.faults.map((fault) => `thing ${at} covers ${fault}`));
    await lookAway(page, thing, touch);
  }
  expect(looked).toBeGreaterThan(2);
  return { faults, shown: shown / looked };
}

for (const { name, asking } of GAMES) {
  const [question] = asking.questions;
  test.each(PAIRS)(`At %s and %s the large card covers nothing in use on a table of ${name}`, async (...sizes) => {
    const screen = FOUR_SCREENS[sizes[0]];
    const kept = { ...asking.beside, ...asking.at(question)((match) => keptAs(match, TWO)) };
    const page = await open({ screen, kept, at: 'match/test' });
    await untilAsked(page);
    for (const size of sizes) {
      await page.setViewportSize(FOUR_SCREENS[size].viewport);
      await untilStill(page);
      const { faults, shown } = await lookAround(page, 'hasTouch' in screen);
      expect(faults).toEqual([]);
      expect(shown).toBe(1);
    }
  });
}

test.each(GAMES)('In the lesson of $name the large card keeps off the guide', async ({ id }) => {
  const page = await open({ screen: FOUR_SCREENS['1366×768'], at: `learn/${id}` });
  await page.locator('.learn-panel').waitFor();
  await page.locator('main.table .piece[data-card]').first().waitFor();
  await untilStill(page);
  const { faults } = await lookAround(page, false);
  expect(faults).toEqual([]);
});

const begun = (): Record<string, string> => SAMPLE.begin('reading')((match) => keptAs(match, AGAINST_BOT));
const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: appWords.en.reading });

test.each(FOUR_SIZES)(
  'At %s reading mode keeps the card open beside the table, and the choice is kept',
  async (size) => {
    const screen = FOUR_SCREENS[size];
    const touch = 'hasTouch' in screen;
    const page = await open({ screen, kept: begun(), at: 'match/test' });
    await untilAsked(page);
    const button = page.getByRole('button', { name: appWords.en.reading });
    await button.click();
    const panel = panelOf(page);
    await panel.waitFor();
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    const things = page.locator('main.table [data-zone^="hand"] .piece[data-card]:visible');
    const [first, last] = [things.first(), things.last()];
    for (const thing of [first, last]) {
      if (touch) await thing.tap();
      else await thing.hover({ force: true });
      const card = (await thing.getAttribute('data-card')) ?? '';
      await expect.poll(() => panel.getAttribute('data-card')).toBe(card);
    }
    // It stays when the pointer goes, covers nothing of the table, and no second one appears.
    if (!touch) await page.mouse.move(1, 1);
    expect(await panel.getAttribute('data-card')).toBe(await last.getAttribute('data-card'));
    expect(await page.locator('.zoom').count()).toBe(0);
    const [table, beside] = [await page.locator('main.table').boundingBox(), await panel.boundingBox()];
    const apart = table!.x + table!.width <= beside!.x + 1 || table!.y + table!.height <= beside!.y + 1;
    expect([apart, beside!.y + beside!.height <= screen.viewport.height + 1]).toEqual([true, true]);
    await page.reload();
    await panelOf(page).waitFor();
  },
);

test('Reading mode is turned on and off by a key, and follows the focus', async () => {
  const page = await open({ screen: FOUR_SCREENS['1366×768'], kept: begun(), at: 'match/test' });
  await untilAsked(page);
  await page.keyboard.press('r');
  const panel = panelOf(page);
  await panel.waitFor();
  const thing = page.locator('main.table [data-zone^="hand"] .piece[data-card]').first();
  await thing.focus();
  await expect.poll(() => panel.getAttribute('data-card')).toBe(await thing.getAttribute('data-card'));
  await page.keyboard.press('r');
  await panel.waitFor({ state: 'detached' });
});

test('What one has read, the next at the same screen does not find open', async () => {
  const kept = SAMPLE.begin('reading')((match) => keptAs(match, TWO));
  const page = await open({ screen: FOUR_SCREENS['1366×768'], kept, settings: { reading: true }, at: 'match/test' });
  await untilAsked(page);
  await page.locator('main.table [data-zone^="hand"] .piece[data-card]').first().hover({ force: true });
  await expect.poll(() => panelOf(page).getAttribute('data-card')).not.toBeNull();
  await page.mouse.move(1, 1);
  const whose = await page.locator('main.table .own-row').getAttribute('data-zone');
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('e');
    await untilStill(page);
    if ((await page.locator('main.table .own-row').getAttribute('data-zone')) !== whose) break;
  }
  expect(await page.locator('main.table .own-row').getAttribute('data-zone')).not.toBe(whose);
  expect(await panelOf(page).getAttribute('data-card')).toBeNull();
});

test('A line that scrolls under a pointer at rest opens no card; a pointer that moves to it does', async () => {
  const [question] = SAMPLE.asking.questions;
  const kept = SAMPLE.asking.at(question)((match) => keptAs(match, TWO));
  const page = await open({ screen: FOUR_SCREENS['1366×768'], kept, at: 'match/test' });
  await untilAsked(page);
  const name = page.locator('.log .log-card').last();
  await name.waitFor();
  // What a browser tells of a line that comes to lie under the pointer.
  const still = { pointerType: 'mouse', bubbles: true, movementX: 0, movementY: 0 };
  await name.dispatchEvent('pointerover', still);
  await name.dispatchEvent('pointermove', still);
  await untilStill(page);
  expect(await page.locator('.zoom').count()).toBe(0);
  await page.mouse.move(5, 5);
  await name.hover();
  await page.locator('.zoom').waitFor({ state: 'attached' });
});
