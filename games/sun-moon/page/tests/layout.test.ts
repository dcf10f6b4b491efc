// Does the table of Sun & Moon fit the screen, with all that can lie on it, and can everything be met by a finger?

import {
  AGAINST_BOT,
  askedFor,
  expectStill,
  finger,
  goTo,
  keptAs,
  mouse,
  outOfReach,
  pagesOfThisFile,
  paintTable,
  play,
  SCREEN_SIZES,
  SCREENS,
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
import { ASKED_ALWAYS, isOpen, RAGPICKER, sunMoonAt } from './positions.ts';

const open = pagesOfThisFile();

const THINGS = [
  '.prompt [data-option], .sm-hand .sm-piece, .sm-life, .sm-skill, .pile-button',
  // What is chosen apart from the table lies over it.
  '.sm-field:not(:has(.sm-moment)) :is(.sm-summoning, .sm-tab)',
].join(', ');
/** In a crowd an enchantment is a sign until it can be used or meant. */
const wrong = (page: Page) => outOfReach(page, THINGS, '.sm-tab[data-legal="false"]');

test.each(SCREEN_SIZES)('At %s the fullest table fits: fifteen on either side, twelve cards in hand', async (size) => {
  const page = await open({ screen: SCREENS[size], kept: crowded('act'), at: 'match/test', before: paintTable });
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
    sunMoonAt(
      `fit ${question}`,
      (decision) => decision.what === question && isOpen(decision) && (question !== 'x' || decision.max > 2),
      { firstPlayer: 'A', ...(question === 'takeBack' || question === 'may' ? { deckA: RAGPICKER } : {}) },
    ),
    AGAINST_BOT,
    { id: question },
  ),
);

test.each(SCREEN_SIZES)('At %s nothing must be scrolled to, whatever is asked', async (size) => {
  const page = await open({ screen: SCREENS[size], kept: Object.assign({}, ASKED_ALWAYS, ...asking), at: 'match/act' });
  const found: string[] = [];
  for (const question of QUESTIONS) {
    await goTo(page, `match/${question}`);
    const before = await askedFor(page, question);
    await untilStill(page);
    for (const problem of await wrong(page)) found.push(`${question}: ${problem}`);
    if (question === 'takeBack') {
      const hidden = await page.locator('.sm-moment').evaluate((box) => box.scrollHeight - box.clientHeight);
      if (hidden > 0) found.push(`takeBack: ${hidden} pixels of the cards`);
    }
    if (question !== 'act') continue;
    const card = before.cards.find(({ target }) => target.startsWith('hand:'));
    await ('hasTouch' in SCREENS[size] ? finger : mouse)(page).card(card?.at ?? 0);
    await untilChanged(page, before);
    await untilStill(page);
    for (const problem of await wrong(page)) found.push(`selected: ${problem}`);
  }
  expect(found).toEqual([]);
});

test.each(SCREEN_SIZES)(
  'At %s nothing jumps while windows of Sun & Moon open and are passed by themselves',
  async (size) => {
    const kept = keptAs(
      play(newMatch('still'), 'random', ({ what, seat, id }) => what === 'respond' && seat === 0 && id > 30),
      AGAINST_BOT,
    );
    const settings = { speed: 'fast' } as const;
    const page = await open({ screen: SCREENS[size], kept, settings, at: 'match/test', before: watchShifts });
    await untilAsked(page);
    await page.keyboard.press('n');
    await until(page, ({ state, question }) => state === 'over' || (state === 'asked' && question !== 'respond'));
    // A card is drawn and another question asked at the end of it.
    await expectStill(page, 0.04);
  },
);
