// Does the table of Sun & Moon fit the screen, with all that can lie on it, and can everything be met by a finger?

import {
  AGAINST_BOT,
  askedFor,
  DESKTOP,
  expectStill,
  finger,
  goTo,
  keptAs,
  mouse,
  PHONE,
  PHONE_ACROSS,
  pagesOfThisFile,
  paintTable,
  play,
  TWO,
  until,
  untilAsked,
  untilChanged,
  untilStill,
  watchShifts,
} from '@duello/web/for-tests';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newMatch } from './begin.ts';
import { crowded } from './crowded.ts';
import { RAGPICKER, sunMoonAt } from './positions.ts';

const open = pagesOfThisFile();
const SCREENS = [
  ['1366×768', DESKTOP],
  ['360×740', PHONE],
  ['740×360', PHONE_ACROSS],
] as const;

const THINGS = '.prompt [data-option], .sm-hand .sm-piece, .sm-summoning, .sm-tab, .sm-life, .sm-skill, .pile-button';

/** What is not right: the page can be scrolled, or something is outside it, covered, or too small to be met. */
const wrong = (page: Page): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const found =
      scrollWidth > innerWidth || scrollHeight > innerHeight ? [`scrolls to ${scrollWidth} × ${scrollHeight}`] : [];
    for (const target of document.querySelectorAll<HTMLElement>(`main.table :is(${selector})`)) {
      if (!target.checkVisibility()) continue;
      // What is chosen apart from the table lies over it.
      if (target.closest('.sm-row') !== null && document.querySelector('.sm-moment') !== null) continue;
      const name = target.dataset.option ?? target.dataset.target ?? target.className;
      const { left, top, width, height } = target.getBoundingClientRect();
      const place = [left, top, width, height].map(Math.round).join(' ');
      if (left < -1 || top < -1 || left + width > innerWidth + 1 || top + height > innerHeight + 1) {
        found.push(`${name} is outside: ${place}`);
      }
      // In a crowd an enchantment is a sign until it can be used or meant.
      const isSign = target.matches('.sm-tab[data-legal="false"]');
      if (!isSign && (width < 23 || height < 23)) found.push(`${name} is small: ${place}`);
      // Cards of a hand may overlap; of everything a good part must be met.
      const met = [0.12, 0.3, 0.5, 0.7, 0.88]
        .flatMap((x) => [0.15, 0.5, 0.85].map((y) => [x, y] as const))
        .filter(([x, y]) => target.contains(document.elementFromPoint(left + width * x, top + height * y)));
      if (met.length === 0) found.push(`${name} is covered: ${place}`);
    }
    return found;
  }, THINGS);

test.each(SCREENS)('At %s the fullest table fits: fifteen on either side, twelve cards in hand', async (_, screen) => {
  const page = await open({ screen, kept: crowded('act'), at: 'match/test', before: paintTable });
  await askedFor(page, 'act');
  await untilStill(page);
  expect(await page.locator('.sm-summoning').count()).toBe(30);
  expect(await page.locator('.sm-hand .sm-piece').count()).toBe(12);
  expect(await wrong(page)).toEqual([]);
});

const QUESTIONS = [
  'mulligan',
  'act',
  'respond',
  'x',
  'mode',
  'target',
  'price',
  'defender',
  'takeBack',
  'may',
] as const;
const asking = QUESTIONS.map((question) =>
  keptAs(
    sunMoonAt(`fit ${question}`, ({ what, max }) => what === question && (what !== 'x' || max > 2), {
      firstPlayer: 'A',
      ...(question === 'takeBack' || question === 'may' ? { deckA: RAGPICKER } : {}),
    }),
    TWO,
    { id: question },
  ),
);

test.each(SCREENS)('At %s nothing must be scrolled to, whatever is asked', async (_, screen) => {
  const page = await open({ screen, kept: Object.assign({}, ...asking), at: 'match/act' });
  const found: string[] = [];
  for (const question of QUESTIONS) {
    await goTo(page, `match/${question}`);
    const before = await askedFor(page, question);
    await untilStill(page);
    for (const problem of await wrong(page)) found.push(`${question}: ${problem}`);
    if (question !== 'act') continue;
    const card = before.cards.find(({ target }) => target.startsWith('hand:'));
    await ('hasTouch' in screen ? finger : mouse)(page).card(card?.at ?? 0);
    await untilChanged(page, before);
    await untilStill(page);
    for (const problem of await wrong(page)) found.push(`selected: ${problem}`);
  }
  expect(found).toEqual([]);
});

test.each(SCREENS)(
  'At %s nothing jumps while windows of Sun & Moon open and are passed by themselves',
  async (_, screen) => {
    const kept = keptAs(
      play(newMatch('still'), 'random', ({ what, seat, id }) => what === 'respond' && seat === 0 && id > 30),
      AGAINST_BOT,
    );
    const settings = { speed: 'fast' } as const;
    const page = await open({ screen, kept, settings, at: 'match/test', before: watchShifts });
    await untilAsked(page);
    await page.keyboard.press('n');
    await until(page, ({ state, question }) => state === 'over' || (state === 'asked' && question !== 'respond'));
    // A card is drawn and another question asked at the end of it.
    await expectStill(page, 0.04);
  },
);
