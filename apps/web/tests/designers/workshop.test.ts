// What can be done with a set of cards besides playing it? It is printed, asked about in the lab, and handed on.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { printMessages } from '../../src/print/words/use-words.ts';
import { workshopMessages } from '../../src/workshop/words/use-words.ts';
import { SAMPLE } from '../games.ts';
import { found } from '../kit/axe.ts';
import { goTo, PHONE, PHONE_ACROSS, pagesOfThisFile } from '../kit/browser.ts';

const open = pagesOfThisFile();
const { en } = workshopMessages;
const NAME = 'Somebody’s Own';

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

/** Any card of the box under another name, in the place of the printed one. */
async function makeCard(page: Page): Promise<void> {
  const first = await page.locator('.shop-open datalist option').first().getAttribute('value');
  await page.getByRole('combobox', { name: en['shop.openLabel'] }).fill(first ?? '');
  await press(page, en['shop.open']);
  await page.getByRole('textbox', { name: 'In English' }).fill(NAME);
  await page.locator('.shop-face', { hasText: NAME }).waitFor();
}

test('A set is printed as it is, and the lab is asked about it', async () => {
  const page = await open({ at: `workshop/${SAMPLE.id}`, screen: PHONE_ACROSS });
  await makeCard(page);
  expect(await found(page)).toEqual([]);
  await press(page, en['shop.print']);
  await page.locator('.print[data-phase="laid"]').waitFor();
  expect(await page.locator('.print-preview [role="status"]').textContent()).toContain('card');
  await page.getByRole('link', { name: printMessages.en['print.set.back'] }).click();
  await page.locator('.shop-face', { hasText: NAME }).waitFor();
  await press(page, en['shop.lab']);
  await page.locator('.lab .own-cards', { hasText: NAME }).waitFor();
});

/** A picture as somebody may have one, larger than any card. */
const drawnFile = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(900, 700);
    canvas.getContext('2d')!.fillRect(100, 100, 500, 300);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
  });

test('A drawing is found by its name and chosen by keyboard; a picture from a file stays here and goes along in a file', async () => {
  const page = await open({ at: `workshop/${SAMPLE.id}` });
  await makeCard(page);
  await page.locator('.shop-drawings summary').press('Enter');
  await page.getByRole('searchbox', { name: en['shop.picture.search'] }).fill('crossbow');
  await page.getByRole('button', { name: 'crossbow', exact: true }).press('Enter');
  await page.locator('.shop-picture-now', { hasText: 'crossbow' }).waitFor();
  await page.locator('.shop-face .card-picture path').waitFor();
  expect(await found(page)).toEqual([]);

  const file = page.locator('.shop-picture-ways input[type="file"]');
  await file.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)">') });
  await page.locator('.shop-picture-ways .problem', { hasText: en['shop.picture.unreadable'] }).waitFor();
  const buffer = Buffer.from(await drawnFile(page));
  await file.setInputFiles({ name: 'mine.png', mimeType: 'image/png', buffer });
  await page.locator('.shop-face canvas.card-photo').waitFor();
  const saving = page.waitForEvent('download');
  await press(page, en['shop.save']);
  const chunks = await (await (await saving).createReadStream()).toArray();
  const saved = JSON.parse(Buffer.concat(chunks).toString());
  expect(Object.values(saved.pictures)).toEqual([expect.stringMatching(/^data:image\/jpeg;base64,/)]);
  expect(JSON.stringify(saved).length).toBeLessThan(100_000);

  // On another machine the file brings it along.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  const set = { name: 'set.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(saved)) };
  await page.locator('.shop-ways-out input[type="file"]').setInputFiles(set);
  await page.locator('.shop-face canvas.card-photo').waitFor();
});

test('A link shows the set before it is kept, with what of it was not understood', async () => {
  const page = await open({ at: `workshop/${SAMPLE.id}` });
  await makeCard(page);
  const kept = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('duello.set.')) ?? '';
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  });
  const [[id, card]] = Object.entries(kept.cards);
  const cards = { [id]: { ...Object(card), colour: '<b>plaid</b>' }, worse: 7 };
  const text = Buffer.from(JSON.stringify({ game: SAMPLE.id, name: 'Sent', cards })).toString('base64url');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await goTo(page, `workshop/${SAMPLE.id}/set/${text}`);
  await page.locator('.own-cards', { hasText: NAME }).waitFor();
  expect(await page.locator('.shop-shared li:not(.own-cards li)').count()).toBe(2);
  expect(await found(page)).toEqual([]);
  await press(page, en['shop.keep']);
  await page.locator('.shop-face', { hasText: NAME }).waitFor();
});

test('One card that can’t be read yet leaves the others as they are, and where the set goes is counted and kept; on a phone the card stays in sight', async () => {
  const page = await open({ at: `workshop/${SAMPLE.id}`, screen: PHONE });
  await makeCard(page);
  await page.getByRole('button', { name: en['shop.copy'] }).click();
  const cards = page.locator('.shop-list-of-cards button');
  await expect.poll(() => cards.count()).toBe(2);
  // A name of nothing but blanks is none.
  await page.getByRole('textbox', { name: 'In English' }).fill(' ');
  await expect.poll(() => cards.nth(1).getAttribute('data-wrong')).toBe('true');
  await page.locator('.shop-glance[data-wrong="true"]').click();
  await page.locator('.sheet .shop-to-field').first().click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
  await cards.first().click();
  await page.locator('.shop-fine').waitFor();
  expect(await page.getByRole('button', { name: en['shop.play'] }).isDisabled()).toBe(true);
  await cards.nth(1).click();
  await press(page, en['shop.remove']);
  await expect.poll(() => cards.count()).toBe(1);
  const home = page.getByRole('combobox', { name: en['shop.home'] });
  const last = await home.locator('option').last().getAttribute('value');
  await home.selectOption(last);
  await page.reload();
  await expect.poll(() => home.inputValue()).toBe(last);
});
