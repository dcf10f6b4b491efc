// Can a match be watched again, shared as a link and played on? And does a broken link say what is wrong with it?

import { finalMagic } from '@duello/final-magic';
import { recordOf } from '@duello/kernel';
import { tableMessages } from '@duello/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { home } from '../src/words/en/home.ts';
import { replay } from '../src/words/en/replay.ts';
import { pagesOfThisFile } from './browser.ts';
import { mouse } from './hands.ts';
import {
  AGAINST_BOT,
  isEnded,
  keptAs,
  newBattleground,
  newContracts,
  newMatch,
  newSunMoon,
  play,
  textOf,
  viewOf,
} from './matches.ts';
import { playOn } from './strategy.ts';
import { look, untilAsked } from './table-page.ts';

const open = pagesOfThisFile();
const whole = play(newMatch('replay'), 'random');

const slider = (page: Page) => page.getByRole('slider', { name: replay['replay.place'] });
const seal = (page: Page) => page.locator('.replay-seal');
const problem = (page: Page) => page.locator('[data-problem]');

test('From the end of a match to its replay, back in it, and on from there', async () => {
  const match = newMatch('on');
  const isLate = (): boolean => viewOf(match, 0).players.some(({ health }) => health < 12);
  play(match, 'random', ({ what, seat }) => what === 'plan' && seat === 0 && isLate());
  const page = await open({ kept: keptAs(match, AGAINST_BOT), at: 'match/test' });
  await playOn(page, mouse(page), () => false);
  await page.getByRole('dialog').getByRole('button', { name: tableMessages.en['table.replay'] }).click();
  await slider(page).waitFor();
  expect(await seal(page).getAttribute('data-check')).toBe('same');
  const last = Number(await slider(page).getAttribute('max'));
  expect(last).toBeGreaterThan(20);
  await slider(page).fill(String(last));
  const on = page.getByRole('button', { name: replay['replay.playOn'] });
  await expect.poll(() => on.isDisabled()).toBe(true);
  const half = Math.floor(last / 2);
  await slider(page).fill(String(half));
  await expect.poll(() => on.isDisabled()).toBe(false);
  await page.getByRole('button', { name: replay['replay.previous'], exact: true }).click();
  await expect.poll(() => slider(page).inputValue()).toBe(String(half - 1));
  await on.click();
  await page.getByRole('menuitem', { name: replay['replay.playOn.both'] }).click();
  const seen = await untilAsked(page);
  expect(seen.state).toBe('asked');
  expect(page.url()).toContain('#/match/');
  expect(Number(seen.decision)).toBeGreaterThan(0);
});

test('A link that was made elsewhere opens, and each seat sees only its own hand', async () => {
  expect(isEnded(whole)).toBe(true);
  const page = await open({ at: `replay/${textOf(whole)}` });
  await slider(page).waitFor();
  expect(await seal(page).getAttribute('data-check')).toBe('same');
  const hands = () =>
    page.evaluate(() =>
      [0, 1].map((seat) => document.querySelectorAll(`[data-zone="hand-${seat}"] .table-card`).length),
    );
  await expect.poll(async () => (await hands()).every((count) => count > 0)).toBe(true);
  await page.getByRole('radiogroup', { name: replay['replay.eyes'] }).getByText(replay['replay.eyes.1']).click();
  await expect.poll(hands).toEqual([0, 5]);
});

const LINKS = [
  ['Contracts', textOf(play(newContracts('replay'), 'random'))],
  ['Battleground', textOf(play(newBattleground('replay'), 'random'))],
  ['Sun & Moon', textOf(play(newSunMoon('replay'), 'random'))],
] as const;

test.each(LINKS)('A link to a match of %s opens, can be looked through, and can be played on', async (_, link) => {
  const page = await open({ at: `replay/${link}` });
  await slider(page).waitFor();
  expect(await seal(page).getAttribute('data-check')).toBe('same');
  const hands = () =>
    page.evaluate(() =>
      [0, 1].map(
        (seat) => document.querySelectorAll(`[data-zone="hand-${seat}"] :is(.piece, .bg-piece, .sm-piece)`).length,
      ),
    );
  await page.keyboard.press('PageDown');
  await expect.poll(async () => (await hands()).every((count) => count > 0)).toBe(true);
  await page.getByRole('radiogroup', { name: replay['replay.eyes'] }).getByText(replay['replay.eyes.1']).click();
  await expect.poll(async () => (await hands())[0]).toBe(0);
  expect((await hands())[1]).toBeGreaterThan(0);
  const last = Number(await slider(page).getAttribute('max'));
  const place = String(Math.floor(last / 2));
  await slider(page).fill(place);
  await expect.poll(() => slider(page).inputValue()).toBe(place);
  await page.getByRole('button', { name: replay['replay.playOn'] }).click();
  await page.getByRole('menuitem', { name: replay['replay.playOn.both'] }).click();
  const seen = await untilAsked(page);
  expect(seen.state).toBe('asked');
  expect(seen.question).not.toBeNull();
  expect(page.url()).toContain('#/match/');
});

test('The scrubber goes by event and by round with the keyboard', async () => {
  const page = await open({ at: `replay/${textOf(whole)}` });
  await slider(page).waitFor();
  const at = async (): Promise<number> => Number(await slider(page).inputValue());
  await page.keyboard.press('ArrowRight');
  await expect.poll(at).toBe(1);
  // The first round begins a few events after the start; the second after everything the first brought.
  await page.keyboard.press('PageDown');
  await expect.poll(at).toBeGreaterThan(1);
  const first = await at();
  await page.keyboard.press('PageDown');
  await expect.poll(at).toBeGreaterThan(first + 5);
  await page.keyboard.press('End');
  await expect.poll(at).toBe(Number(await slider(page).getAttribute('max')));
  await page.keyboard.press('Home');
  await expect.poll(at).toBe(0);
});

const text = textOf(whole);
const changed = `${text.slice(0, 100)}${text[100] === 'A' ? 'B' : 'A'}${text.slice(101)}`;
const { version } = finalMagic;
/** A link as another version of the rules would have written it: the number stands in its head. */
const otherVersion = JSON.stringify({ ...recordOf(whole), version: version + 1 });

const BROKEN: readonly (readonly [string, string, string])[] = [
  ['cut off', text.slice(0, -9), 'damaged'],
  ['with one letter changed', changed, 'damaged'],
  ['that is something else', 'hello', 'foreign'],
  ['with a letter that no link has', `${text}!`, 'damaged'],
];

test.each(BROKEN)('A link %s says what is wrong', async (_, broken, kind) => {
  const page = await open({ at: `replay/${encodeURIComponent(broken)}` });
  await problem(page).waitFor();
  expect(await problem(page).getAttribute('data-problem')).toBe(kind);
  const words: Readonly<Record<string, string>> = replay;
  expect(await problem(page).textContent()).toContain(words[`replay.problem.${kind}`]);
  // And a good one can be opened right there.
  await page.getByLabel(replay['replay.paste']).fill(`https://example.org/#/replay/${text}`);
  await page.getByRole('button', { name: replay['replay.open'], exact: true }).click();
  await slider(page).waitFor();
});

test('A match of another version of the rules says so', async () => {
  const page = await open({ at: `replay/${encodeURIComponent(otherVersion)}` });
  await problem(page).waitFor();
  expect(await problem(page).getAttribute('data-problem')).toBe('version');
  expect(await problem(page).textContent()).toContain(replay['replay.problem.version']);
});

test('The start page opens a pasted link, and says what is wrong with a bad one', async () => {
  const page = await open();
  const field = page.getByLabel(home.openLabel);
  const press = () => page.getByRole('button', { name: home.open, exact: true }).click();
  await field.fill(text.slice(0, -9));
  await press();
  await page.getByText(home.openBadLink).waitFor();
  await field.fill(text);
  await press();
  await slider(page).waitFor();
});

test('A match played on from a link in the page ends like every other', async () => {
  const page = await open({ at: `replay/${text}` });
  const place = String(Number(await slider(page).getAttribute('max')) - 30);
  await slider(page).fill(place);
  await expect.poll(() => slider(page).inputValue()).toBe(place);
  await page.getByRole('button', { name: replay['replay.playOn'] }).click();
  await page.getByRole('menuitem', { name: replay['replay.playOn.0'] }).click();
  await playOn(page, mouse(page), () => false);
  expect((await look(page)).state).toBe('over');
});
