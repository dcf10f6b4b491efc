// Does the table of Battleground fit the screen, with all that can lie on it, and can everything be met by a finger?

import {
  askedFor,
  DESKTOP,
  finger,
  keptAs,
  mouse,
  outOfReach,
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

test.each(SCREENS)('At %s the fullest table fits: every field taken, ten cards in hand', async (_, screen) => {
  const { kept } = crowded();
  const page = await open({ screen, kept, at: 'match/test', before: paintTable });
  await askedFor(page, 'act');
  await untilStill(page);
  expect(await page.locator('.bg-summon').count()).toBe(42);
  expect(await page.locator('.bg-hand .bg-piece').count()).toBe(10);
  expect(await outOfReach(page, THINGS)).toEqual([]);
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
      for (const problem of await outOfReach(page, things)) found.push(`${question}: ${problem}`);
      if (question !== 'act') continue;
      await ('hasTouch' in screen ? finger : mouse)(page).card(
        placeOf(before, ({ target }) => target.startsWith('hand:')),
      );
      await untilChanged(page, before);
      await untilStill(page);
      // The selected card lies over its neighbours.
      for (const problem of await outOfReach(page, AROUND)) found.push(`selected: ${problem}`);
    }
    expect(found).toEqual([]);
  },
);
