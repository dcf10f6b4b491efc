// Can two people share a screen without handing it over for nothing? Windows of Sun & Moon between them.

import {
  askedFor,
  DESKTOP,
  finger,
  keptAs,
  keyboard,
  mouse,
  PHONE,
  pagesOfThisFile,
  TWO,
  undoButton,
  until,
} from '@duello/web/for-tests';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SunMoonMatch } from './begin.ts';
import { sunMoonAt, truthOf, WISHES } from './positions.ts';

const open = pagesOfThisFile();
const MEDICATE = 'skill:medicate';
const HANDS = { mouse, finger, keyboard } as const;

const two = (match: SunMoonMatch): Record<string, string> =>
  keptAs(match, TWO, { curtain: true, names: ['Anna', 'Bruno'] });
/** Anna is to act, and can heal herself: Bruno could answer, but it does not concern him. */
const healing = () =>
  sunMoonAt('healing', ({ what, options }) => what === 'act' && options.some(({ key }) => key === MEDICATE));
/** Anna is to act, and can attack. */
const attacking = () =>
  sunMoonAt(
    'attacking',
    ({ what, options }, { players }) =>
      what === 'act' && players[1].summonings.length === 0 && options.some(({ key }) => key.startsWith('attack:')),
  );

const lift = (page: Page): Promise<void> => page.locator('.curtain button').press('Enter');

async function heal(page: Page): Promise<void> {
  await askedFor(page, 'act');
  await page.locator(`[data-target="${MEDICATE}"]`).click();
  await mouse(page).option(MEDICATE);
  await askedFor(page, 'x');
  await mouse(page).option('send');
}

async function attack(page: Page): Promise<void> {
  await askedFor(page, 'act');
  const attacker = page.locator('[data-target^="own:"][data-begins="true"]:not([data-target="own:player"])').first();
  await attacker.click();
  await page.locator('.prompt [data-option^="attack>"]').first().click();
}

/** Runs before anything of the page. */
function noteCurtains(): void {
  const watch = (): void => {
    const title = document.querySelector('.curtain h1')?.textContent ?? null;
    const seen: string[] = JSON.parse(document.documentElement.dataset.curtains ?? '[]');
    if (title !== null && seen.at(-1) !== title)
      document.documentElement.dataset.curtains = JSON.stringify([...seen, title]);
  };
  new MutationObserver(watch).observe(document, { childList: true, subtree: true });
}
const curtains = async (page: Page): Promise<readonly string[]> =>
  JSON.parse((await page.locator('html').getAttribute('data-curtains')) ?? '[]');

test('What does not concern the other is passed without a curtain, and taken back as one', async () => {
  const page = await open({ screen: DESKTOP, kept: two(healing()), at: 'match/test', before: noteCurtains });
  await lift(page);
  await heal(page);
  await until(page, ({ state, question }) => state === 'asked' && question === 'act');
  expect((await truthOf(page)).events.filter(({ kind }) => kind === 'passed').length).toBeGreaterThan(0);
  expect(await curtains(page)).toEqual(['Over to Anna']);
  await undoButton(page).click();
  await askedFor(page, 'x');
});

test.each(['mouse', 'finger', 'keyboard'] as const)(
  'By %s, what concerns the other is asked across the table: a no needs no curtain',
  async (by) => {
    const screen = by === 'finger' ? PHONE : DESKTOP;
    const page = await open({ screen, kept: two(attacking()), at: 'match/test', before: noteCurtains });
    await lift(page);
    await attack(page);
    await page.getByRole('button', { name: 'Bruno passes' }).waitFor();
    await HANDS[by](page).option('across-pass');
    await until(page, ({ state }) => state === 'asked' || state === 'over');
    expect(await curtains(page)).toEqual(['Over to Anna']);
  },
);

test('A yes gives the screen to the other, by name, and back', async () => {
  const page = await open({ screen: DESKTOP, kept: two(attacking()), at: 'match/test', before: noteCurtains });
  await lift(page);
  await attack(page);
  await page.getByText('Does Bruno answer?').waitFor();
  await keyboard(page).option('across-answer');
  await until(page, ({ state }) => state === 'curtain');
  expect(await page.locator('body').innerHTML()).not.toContain('data-target="hand:');
  await lift(page);
  await askedFor(page, 'respond');
  await mouse(page).option('pass');
  await until(page, ({ state }) => state === 'curtain');
  expect(await curtains(page)).toEqual(['Over to Anna', 'Over to Bruno', 'Over to Anna']);
});

test('Whoever of the two wants to be asked every time is, and the other is not', async () => {
  const kept = { ...two(healing()), [WISHES]: '{"A":{"sparing":true},"B":{"sparing":false}}' };
  const page = await open({ screen: DESKTOP, kept, at: 'match/test' });
  await lift(page);
  await heal(page);
  await page.getByText('Does Bruno answer?').waitFor();
  await page.getByRole('button', { name: 'When to ask…' }).click();
  const bruno = page.getByRole('switch', { name: /^Only when it concerns Bruno/ });
  expect(await bruno.isChecked()).toBe(false);
  expect(await page.getByRole('switch', { name: /^Only when it concerns Anna/ }).isChecked()).toBe(true);
  await bruno.press(' ');
  await page.getByRole('button', { name: 'Close' }).click();
  await askedFor(page, 'act');
});
