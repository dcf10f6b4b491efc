// Can a match be watched again, shared as a link and played on? And does a broken link say what is wrong with it?

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { replayWords } from '../src/replay/words/use-words.ts';
import { GAMES, SAMPLE } from './games.ts';
import { pagesOfThisFile } from './kit/browser.ts';
import type { GameFixtures } from './kit/fixtures.ts';
import { mouse } from './kit/hands.ts';
import { AGAINST_BOT, isEnded, keptAs, nearEnd, play, textOf } from './kit/matches.ts';
import { playOn } from './kit/strategy.ts';
import { look, untilAsked } from './kit/table-page.ts';

const open = pagesOfThisFile();
const words = replayWords.en;
const textIn = ({ begin }: GameFixtures): string => begin('replay')((match) => textOf(play(match, 'random')));
const text = textIn(SAMPLE);

const slider = (page: Page) => page.getByRole('slider', { name: words['replay.place'] });
const seal = (page: Page) => page.locator('.replay-seal');
/** How many cards of each seat's hand are shown. */
const handsIn = (page: Page): Promise<readonly number[]> =>
  Promise.all([0, 1].map((seat) => page.locator(`[data-zone="hand-${seat}"] :is(.table-card, [data-target])`).count()));
const problem = (page: Page) => page.locator('[data-problem]');

test('From the end of a match to its replay, back in it, and on from there', async () => {
  const kept = nearEnd(SAMPLE.begin, 'on')((match) => keptAs(match, AGAINST_BOT));
  const page = await open({ kept, at: 'match/test' });
  await playOn(page, mouse(page), () => false, SAMPLE.strategy);
  await page.getByRole('dialog').getByRole('button', { name: words['table.replay'] }).click();
  await slider(page).waitFor();
  expect(await seal(page).getAttribute('data-check')).toBe('same');
  const last = Number(await slider(page).getAttribute('max'));
  expect(last).toBeGreaterThan(20);
  await slider(page).fill(String(last));
  const on = page.getByRole('button', { name: words['replay.playOn'] });
  await expect.poll(() => on.isDisabled()).toBe(true);
  const half = Math.floor(last / 2);
  await slider(page).fill(String(half));
  await expect.poll(() => on.isDisabled()).toBe(false);
  await page.getByRole('button', { name: words['replay.previous'], exact: true }).click();
  await expect.poll(() => slider(page).inputValue()).toBe(String(half - 1));
  await on.click();
  await page.getByRole('menuitem', { name: words['replay.playOn.both'] }).click();
  const seen = await untilAsked(page);
  expect(seen.state).toBe('asked');
  expect(page.url()).toContain('#/match/');
  expect(Number(seen.decision)).toBeGreaterThan(0);
});

test('A link that was made elsewhere opens, and each seat sees only its own hand', async () => {
  expect(SAMPLE.begin('replay')((match) => isEnded(play(match, 'random')))).toBe(true);
  const page = await open({ at: `replay/${text}` });
  await slider(page).waitFor();
  expect(await seal(page).getAttribute('data-check')).toBe('same');
  const hands = (): Promise<readonly number[]> => handsIn(page);
  await expect.poll(async () => (await hands()).every((count) => count > 0)).toBe(true);
  const [, own] = await hands();
  await page.getByRole('radiogroup', { name: words['replay.eyes'] }).getByText(words['replay.eyes.1']).click();
  await expect.poll(hands).toEqual([0, own]);
});

test.each(GAMES)('A link to a match of $name opens, can be looked through, and can be played on', async (game) => {
  const page = await open({ at: `replay/${textIn(game)}` });
  await slider(page).waitFor();
  expect(await seal(page).getAttribute('data-check')).toBe('same');
  const hands = (): Promise<readonly number[]> => handsIn(page);
  await page.keyboard.press('PageDown');
  await expect.poll(async () => (await hands()).every((count) => count > 0)).toBe(true);
  await page.getByRole('radiogroup', { name: words['replay.eyes'] }).getByText(words['replay.eyes.1']).click();
  await expect.poll(async () => (await hands())[0]).toBe(0);
  expect((await hands())[1]).toBeGreaterThan(0);
  const last = Number(await slider(page).getAttribute('max'));
  const place = String(Math.floor(last / 2));
  await slider(page).fill(place);
  await expect.poll(() => slider(page).inputValue()).toBe(place);
  await page.getByRole('button', { name: words['replay.playOn'] }).click();
  await page.getByRole('menuitem', { name: words['replay.playOn.both'] }).click();
  const seen = await untilAsked(page);
  expect(seen.state).toBe('asked');
  expect(seen.question).not.toBeNull();
  expect(page.url()).toContain('#/match/');
});

test.each(GAMES)('Played on from a heading, a match of $name begins with what it names', async (game) => {
  const page = await open({ at: `replay/${textIn(game)}` });
  await slider(page).waitFor();
  const place = page.locator('.replay-place');
  for (let times = 0; !(await place.textContent())?.startsWith('Round 3 '); times++) {
    expect(times).toBeLessThan(20);
    const before = await place.textContent();
    await page.keyboard.press('PageDown');
    await expect.poll(() => place.textContent()).not.toBe(before);
  }
  const heading = (await page.locator('.replay-log [aria-current="step"]').textContent()) ?? '';
  await page.getByRole('button', { name: words['replay.playOn'] }).click();
  await page.getByRole('menuitem', { name: words['replay.playOn.both'] }).click();
  await untilAsked(page);
  const last = page.locator('.frame-side .log details').last();
  await expect.poll(() => last.locator('summary').textContent()).toBe(heading);
});

test('The scrubber goes by event and by round with the keyboard', async () => {
  const page = await open({ at: `replay/${text}` });
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

const changed = `${text.slice(0, 100)}${text[100] === 'A' ? 'B' : 'A'}${text.slice(101)}`;
const BROKEN: readonly (readonly [string, string, string])[] = [
  ['cut off', text.slice(0, -9), 'damaged'],
  ['with one letter changed', changed, 'damaged'],
  ['that is something else', 'hello', 'foreign'],
  ['with a letter that no link has', `${text.slice(0, 50)}!${text.slice(50)}`, 'damaged'],
];

test.each(BROKEN)('A link %s says what is wrong', async (_, broken, kind) => {
  const page = await open({ at: `replay/${encodeURIComponent(broken)}` });
  await problem(page).waitFor();
  expect(await problem(page).getAttribute('data-problem')).toBe(kind);
  const named: Readonly<Record<string, string>> = words;
  expect(await problem(page).textContent()).toContain(named[`replay.problem.${kind}`]);
  // And a good one can be opened right there.
  await page.getByLabel(words['replay.paste']).fill(`https://example.org/#/replay/${text}`);
  await page.getByRole('button', { name: words['replay.open'], exact: true }).click();
  await slider(page).waitFor();
});

test('The start page opens a pasted link, and says what is wrong with a bad one', async () => {
  const page = await open();
  const field = page.getByLabel(words.openLabel);
  const press = () => page.getByRole('button', { name: words.open, exact: true }).click();
  await field.fill(text.slice(0, -9));
  await press();
  await page.getByText(words.openBadLink).waitFor();
  await field.fill(text);
  await press();
  await slider(page).waitFor();
});

test('A match played on from a link in the page ends like every other', async () => {
  const page = await open({ at: `replay/${text}` });
  const place = String(Number(await slider(page).getAttribute('max')) - 30);
  await slider(page).fill(place);
  await expect.poll(() => slider(page).inputValue()).toBe(place);
  await page.getByRole('button', { name: words['replay.playOn'] }).click();
  await page.getByRole('menuitem', { name: words['replay.playOn.0'] }).click();
  await playOn(page, mouse(page), () => false, SAMPLE.strategy);
  expect((await look(page)).state).toBe('over');
});
