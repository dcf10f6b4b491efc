// Does a link that the page hands out open in the terminal, and one of the terminal in the page?

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replayWords } from '../src/replay/words/use-words.ts';
import { GAMES, SAMPLE } from './games.ts';
import { pagesOfThisFile } from './kit/browser.ts';
import { play, textOf } from './kit/matches.ts';

const open = pagesOfThisFile();
const words = replayWords.en;
const VERIFIED = '.replay-seal[data-check="same"]';
const DUELLO = join(import.meta.dirname, '../../cli/bin/duello.mjs');
const duello = (...args: string[]): string => execFileSync(process.execPath, [DUELLO, ...args], { encoding: 'utf8' });

test.each(GAMES)('A link that the page copies opens in the terminal ($name)', async ({ begin }) => {
  const text = begin('both ways')((match) => textOf(play(match, 'random', ({ id }) => id > 12)));
  const page = await open({ at: `replay/${text}` });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: words['replay.share'] }).click();
  await page.getByRole('menuitem', { name: words['replay.copyLink'] }).click();
  await page.getByText(words['replay.copied']).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/^http:.*#\/replay\//);
  expect(JSON.parse(duello('replay', link, '--json'))).toMatchObject({ verified: true, link: `duello:${text}` });
});

test('A link that the terminal prints opens in the page, from the start page and where another one failed', async () => {
  const text = SAMPLE.begin('back')((match) => textOf(play(match, 'random', ({ id }) => id > 12)));
  const link = duello('replay', text, '--link').trim();
  expect(link).toBe(`duello:${text}`);
  const page = await open();
  await page.getByLabel(words.openLabel).fill(link);
  await page.getByRole('button', { name: words.open, exact: true }).click();
  await page.locator(VERIFIED).waitFor();
  const other = await open({ at: 'replay/hello' });
  await other.getByLabel(words['replay.paste']).fill(`\n ${link.slice(0, 40)}\n${link.slice(40)}\n`);
  await other.getByRole('button', { name: words['replay.open'], exact: true }).click();
  await other.locator(VERIFIED).waitFor();
  expect(other.url()).toMatch(new RegExp(`#/replay/${text}$`));
});
