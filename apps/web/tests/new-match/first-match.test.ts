// What does somebody meet who has never played? One click begins, with what is made for a first match, and the start explains itself.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { appWords } from '../../src/words/use-words.ts';
import { GAMES } from '../games.ts';
import { goTo, PHONE_ACROSS, pagesOfThisFile, SMALL_PHONE, untilStill } from '../kit/browser.ts';
import { outOfReach } from '../kit/layout.ts';
import { untilAsked } from '../kit/table-page.ts';

const open = pagesOfThisFile();
const NEW = { 'duello.started': '[]' };
const IN_USE = '[data-option], .own-row :is(.piece, .table-card), .player-self, .first-steps, .toolbar .tool';

const playOf = (page: Page, game: string, lang: 'en' | 'it' = 'en') =>
  page.getByRole('button', { name: appWords[lang].playOf.replace('{game}', game), exact: true });
const optionsIn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem(`duello.match.${location.hash.split('/').at(-1)}`) ?? '').options,
  );

test('Every cover begins a match by one key; its start is told once, aloud too, and never again', async () => {
  const page = await open({ kept: NEW });
  const told = page.locator('.first-steps');
  for (const { name, id } of GAMES) {
    await playOf(page, name).press('Enter');
    await untilAsked(page);
    const text = (await told.locator('p').textContent()) ?? '';
    expect(text.length, id).toBeGreaterThan(40);
    await expect.poll(() => page.locator('.side-top [role="status"]').last().textContent()).toBe(text);
    await told.getByRole('button', { name: appWords.en['table.gotIt'] }).press('Enter');
    await expect.poll(() => told.count()).toBe(0);
    await goTo(page, '');
    await playOf(page, name).click();
    await untilAsked(page);
    expect(await told.count(), id).toBe(0);
    await goTo(page, '');
  }
  await page.evaluate(() => localStorage.removeItem('duello.started'));
  await goTo(page, `learn/${GAMES[0].id}`);
  await page.locator('main.table').waitFor();
  await untilStill(page);
  expect(await told.count()).toBe(0);
});

test.each([SMALL_PHONE, PHONE_ACROSS])('What is told at the start covers nothing at $viewport', async (screen) => {
  const page = await open({ screen, kept: NEW, settings: { lang: 'it' } });
  for (const { id } of GAMES) {
    await page.locator(`.cover[data-game="${id}"] .cover-play`).click();
    await untilAsked(page);
    await page.locator('.first-steps').waitFor();
    await untilStill(page);
    expect(await outOfReach(page, IN_USE), id).toEqual([]);
    for (const tool of [appWords.it['table.undo'], appWords.it['table.menu']]) {
      expect(await page.locator('.toolbar').getByRole('button', { name: tool }).count(), id).toBe(1);
    }
    await goTo(page, '');
  }
});

test('Whoever is new to Battleground starts quickly, and finds the draft beside it', async () => {
  const page = await open({ kept: NEW });
  const told = page.locator('.first-steps');
  const quick = page.getByRole('radio', { name: 'Quick start' });
  const draft = page.getByRole('radio', { name: /^Draft/ });
  await playOf(page, 'Battleground').click();
  await untilAsked(page);
  expect(await optionsIn(page)).toEqual({ start: 'quick' });
  expect(await told.count()).toBe(1);
  await goTo(page, 'new/battleground');
  await expect.poll(() => quick.isChecked()).toBe(true);
  await page.evaluate(() => localStorage.setItem('duello.finished', '["battleground"]'));
  await goTo(page, '');
  await goTo(page, 'new/battleground');
  await expect.poll(() => draft.isChecked()).toBe(true);
  await goTo(page, '');
  await playOf(page, 'Battleground').click();
  await untilAsked(page);
  expect(await optionsIn(page)).toEqual({});
  expect(await told.count()).toBe(0);
});

test('A word with a rule behind it says what it means: pointed at, focused by the arrows, or tapped', async () => {
  const page = await open({ kept: NEW });
  const told = page.locator('.tooltip[data-term]');
  await playOf(page, 'Contracts').click();
  await untilAsked(page);
  const word = page.locator('.prompt .term').first();
  // Whoever points has moved before.
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await word.hover();
  await told.waitFor();
  expect(((await told.textContent()) ?? '').length).toBeGreaterThan(20);
  await page.mouse.move(9, 9);
  await expect.poll(() => told.count()).toBe(0);
  await page.keyboard.press('ArrowUp');
  await page.locator('.own-bar .tanks[data-rove]').focus();
  await expect.poll(() => told.textContent()).toContain('keeps 1 mana');
  const phone = await open({ screen: SMALL_PHONE, kept: NEW });
  await playOf(phone, 'Battleground').click();
  await untilAsked(phone);
  const tip = phone.locator('.tooltip[data-term]');
  await phone.locator('.first-steps .term').last().tap();
  await expect.poll(() => tip.textContent()).toContain('from one player to the other');
  await phone.locator('.first-steps .term').last().tap();
  await expect.poll(() => tip.count()).toBe(0);
  await phone.locator('.own-bar .bg-purse').tap();
  await expect.poll(() => tip.textContent()).toContain('3 exp');
});
