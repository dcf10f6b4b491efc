// Are all cards of Sun & Moon in the gallery, the skill card with them, and can they be found and opened?

import { DESKTOP, found, goTo, PHONE, pagesOfThisFile, untilLoaded } from '@duello/web/for-tests';
import { expect, test } from 'vitest';
import { boxCards } from '../../index.ts';

const open = pagesOfThisFile();

test('All designs and the skill card are shown; marks and words in either language find them', async () => {
  const page = await open({ screen: DESKTOP, at: 'cards/sun-moon' });
  const cards = page.locator('.gallery a');
  await expect.poll(() => cards.count()).toBe(boxCards.length + 1);
  expect(boxCards.length).toBe(66);
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  await chip('Legendary').click();
  await expect.poll(() => cards.count()).toBe(boxCards.filter(([, { rarity }]) => rarity === 'legendary').length);
  await chip('Paladin').click();
  await expect.poll(() => cards.count()).toBe(4);
  await page.getByRole('button', { name: 'Show all' }).or(page.locator('.gallery-top .gallery-chip')).first().click();
  await page.getByRole('searchbox').fill('ninnananna');
  await expect.poll(() => cards.count()).toBe(1);
  await page.getByRole('searchbox').fill('');
  await chip('Skill card').click();
  await expect.poll(() => cards.count()).toBe(1);
  await cards.first().click();
  await page.getByRole('dialog').getByText('Carta dei talenti').waitFor();
  await untilLoaded(page);
  expect(await found(page)).toEqual([]);
});

test('On a small screen a card opens with its rule, and nothing sticks out', async () => {
  const page = await open({ screen: PHONE, settings: { lang: 'it' }, at: 'cards/sun-moon/lullaby' });
  await page.getByRole('dialog').getByText('Ninnananna').first().waitFor();
  await untilLoaded(page);
  expect(await found(page)).toEqual([]);
  await goTo(page, 'cards/sun-moon');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
