// Can the name of a dimmed card be read? What is chosen already, run out or negated is dimmed around its name.

import {
  keptAs,
  mouse,
  pagesOfThisFile,
  placeOf,
  TWO,
  untilAsked,
  untilChanged,
  untilStill,
} from '@duello/web/for-tests';
import { expect, test } from 'vitest';
import { finalMagicAt } from './positions.ts';

const open = pagesOfThisFile();

test('A card that is chosen already keeps a light name, which nothing darkens', async () => {
  const page = await open({ kept: keptAs(finalMagicAt('dimmed', 'plan'), TWO), at: 'match/test' });
  const before = await untilAsked(page);
  await mouse(page).card(placeOf(before, ({ legal, zone }) => legal && zone.startsWith('hand')));
  await untilChanged(page, before);
  await untilStill(page);
  const seen = await page
    .locator('[data-used="true"] > .card > .card-name')
    .first()
    .evaluate((name) => {
      const around = [name, name.parentElement, name.closest('.table-card')];
      const filters = around.map((one) => (one === null ? '' : getComputedStyle(one).filter));
      return { filters, colour: getComputedStyle(name).color };
    });
  expect(seen).toEqual({ filters: ['none', 'none', 'none'], colour: 'rgb(255, 255, 255)' });
});
