// Can somebody make a card by clicking and by keyboard alone, and play it at once?

import {
  found,
  handOf,
  mouse,
  optionOf,
  PHONE,
  pagesOfThisFile,
  placeOf,
  playOn,
  untilAsked,
  untilChanged,
  workshopWords,
} from '@duello/web/for-tests';
import { expect, test } from 'vitest';
import { finalMagic } from './strategy.ts';

const open = pagesOfThisFile();
const { en } = workshopWords;

test('A coin that is made by clicking lies in the hand of the next match and is played', async () => {
  const page = await open({ at: 'workshop/final-magic' });
  await page.getByRole('button', { name: 'New: Currency' }).click();
  await page.getByRole('textbox', { name: 'In English' }).fill('Guild Coin');
  await page.getByRole('spinbutton', { name: 'Coins', exact: true }).fill('9');
  await page.getByRole('combobox', { name: en['shop.place.of'] }).selectOption({ label: 'Copper' });
  // Nine coins for the price of Copper are more than any currency of the box gives.
  await page.locator('.shop-beside .problem').first().waitFor();
  await page.getByRole('spinbutton', { name: 'Coins', exact: true }).fill('2');
  await page.locator('.shop-fine').waitFor();
  await page.locator('.shop-face', { hasText: 'Guild Coin' }).waitFor();
  expect(await found(page)).toEqual([]);
  await page.getByRole('button', { name: en['shop.play'] }).click();
  await untilAsked(page);
  const isCoin = ({ card, legal, zone }: { card: string; legal: boolean; zone: string }): boolean =>
    card === 'card1' && legal && zone.startsWith('hand');
  await playOn(page, mouse(page), ({ cards }) => cards.some(isCoin), finalMagic);
  const before = await untilAsked(page);
  expect(handOf(before)).not.toContain('copper');
  await mouse(page).card(placeOf(before, isCoin));
  await page.locator(optionOf('coin:card1')).click();
  const after = await untilChanged(page, before);
  expect(handOf(after)).toHaveLength(handOf(before).length - 1);
});

test('By keyboard alone an effect is added to a card of the box, undone and done again; on a phone too', async () => {
  const page = await open({ screen: PHONE, at: 'workshop/final-magic/open/fireball' });
  const effects = page.locator('.shop-group[data-kind="effect"]');
  await expect.poll(() => effects.count()).toBe(1);
  const label = `${en['shop.addEffect']}: Effects`;
  await page.getByRole('combobox', { name: label }).focus();
  await page.keyboard.type('Heal');
  await page.getByRole('button', { name: label }).press('Enter');
  await expect.poll(() => effects.count()).toBe(2);
  await page.locator('.shop-text', { hasText: 'Heal' }).first().waitFor();
  await page.keyboard.press('Control+z');
  await expect.poll(() => effects.count()).toBe(1);
  await page.keyboard.press('Control+y');
  await expect.poll(() => effects.count()).toBe(2);
  expect(await found(page)).toEqual([]);
  // What was made is there on the next visit.
  await page.reload();
  await expect.poll(() => effects.count()).toBe(2);
});
