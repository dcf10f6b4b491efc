// Does the table of Battleground fit the screen, with all that can lie on it, and can everything be met by a finger?

import {
  askedFor,
  DESKTOP,
  finger,
  keptAs,
  mouse,
  PHONE,
  PHONE_ACROSS,
  pagesOfThisFile,
  paintTable,
  placeOf,
  SMALL_PHONE,
  TWO,
  untilChanged,
  untilStill,
} from '@duello/web/for-tests';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { crowded } from './crowded.ts';
import { ASKS, battlegroundAt } from './positions.ts';

const open = pagesOfThisFile();
const SCREENS = [
  ['1366×768', DESKTOP],
  ['360×740', PHONE],
  ['360×640', SMALL_PHONE],
  ['740×360', PHONE_ACROSS],
] as const;

const THINGS =
  '.prompt [data-option], .bg-hand .bg-piece, .bg-slots button, .bg-summon, .bg-life, .bg-free[data-meant="true"], .bg-point[data-meant="true"], .pile-button';
/** A draft scrolls within the table; so does, on a phone, the market, which comes over everything while something is bought. */
const AROUND = '.prompt [data-option], .bg-life';

/** What is not right: the page can be scrolled, or something is outside it, covered, or too small to be met. */
const wrong = (page: Page, things = THINGS): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const found =
      scrollWidth > innerWidth || scrollHeight > innerHeight ? [`scrolls to ${scrollWidth} × ${scrollHeight}`] : [];
    const things = document.querySelectorAll<HTMLElement>(`main.table :is(${selector})`);
    for (const target of things) {
      if (!target.checkVisibility()) continue;
      const name = target.dataset.option ?? target.dataset.target ?? target.className;
      const { left, top, width, height } = target.getBoundingClientRect();
      const place = [left, top, width, height].map(Math.round).join(' ');
      if (left < -1 || top < -1 || left + width > innerWidth + 1 || top + height > innerHeight + 1) {
        found.push(`${name} is outside: ${place}`);
      }
      // Around a small sign a wider place may take the finger.
      const [x, y] = [left + width / 2, top + height / 2];
      const around = [
        [x - 11, y],
        [x + 11, y],
        [x, y - 11],
        [x, y + 11],
      ].filter(([a]) => a < innerWidth);
      const takes = around.every(([a, b]) => target.contains(document.elementFromPoint(a, b)));
      if ((width < 24 || height < 24) && !takes) found.push(`${name} is small: ${place}`);
      // Cards of a hand may overlap; of everything a good part must be met.
      const met = [0.12, 0.3, 0.5, 0.7, 0.88]
        .flatMap((x) => [0.15, 0.5, 0.85].map((y) => [x, y] as const))
        .filter(([x, y]) => target.contains(document.elementFromPoint(left + width * x, top + height * y)));
      if (met.length === 0) found.push(`${name} is covered: ${place}`);
    }
    return found;
  }, things);

test.each(SCREENS)('At %s the fullest table fits: every field taken, ten cards in hand', async (_, screen) => {
  const { kept } = crowded();
  const page = await open({ screen, kept, at: 'match/test', before: paintTable });
  await askedFor(page, 'act');
  await untilStill(page);
  expect(await page.locator('.bg-summon').count()).toBe(42);
  expect(await page.locator('.bg-hand .bg-piece').count()).toBe(10);
  expect(await wrong(page)).toEqual([]);
});

const DRAFT = ['class', 'spells', 'neutral', 'crystals'];
const TURN = ['act', 'field', 'target', 'point', 'buy', 'stance'];
const QUICK = { start: 'quick', classA: 'elementalist' };
const asking = [...DRAFT, ...TURN].map((question) => {
  const drafts = DRAFT.includes(question);
  const match = battlegroundAt(
    `fit ${question}`,
    ({ what, id }, { summons }) => what === question && (drafts || (id > 20 && summons.length > 1)),
    { ...(drafts ? {} : QUICK), firstPlayer: 'A' },
  );
  return keptAs(match, TWO, { id: question });
});

// What fits the lower phone fits the higher one.
test.each(SCREENS.filter(([name]) => name !== '360×740'))(
  'At %s nothing must be scrolled to, whatever is asked',
  async (_, screen) => {
    const page = await open({ screen, kept: Object.assign({}, ASKS, ...asking), at: 'match/act' });
    const found: string[] = [];
    for (const question of [...DRAFT, ...TURN]) {
      await page.evaluate((id) => location.assign(`#/match/${id}`), question);
      const before = await askedFor(page, question);
      await untilStill(page);
      const things = question === 'buy' || DRAFT.includes(question) ? AROUND : THINGS;
      for (const problem of await wrong(page, things)) found.push(`${question}: ${problem}`);
      if (question !== 'act') continue;
      await ('hasTouch' in screen ? finger : mouse)(page).card(
        placeOf(before, ({ target }) => target.startsWith('hand:')),
      );
      await untilChanged(page, before);
      await untilStill(page);
      // The selected card lies over its neighbours.
      for (const problem of await wrong(page, AROUND)) found.push(`selected: ${problem}`);
    }
    expect(found).toEqual([]);
  },
);
