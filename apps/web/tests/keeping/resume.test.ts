// Is an unfinished match found again, removed and brought back, and can nothing be taken back before its first answer?

import type { Decision } from '@duello/kernel';
import { expect, test } from 'vitest';
import { appWords } from '../../src/words/use-words.ts';
import { SAMPLE } from '../games.ts';
import { pagesOfThisFile } from '../kit/browser.ts';
import { AGAINST_BOT, keptAs, play, TWO } from '../kit/matches.ts';
import { untilAsked } from '../kit/table-page.ts';

const open = pagesOfThisFile();

test('An unfinished match is listed at home and taken up from there', async () => {
  const { question } = SAMPLE.turnEnd;
  const isLeft = ({ what, seat }: Decision): boolean => what === question && seat === 0;
  const kept = SAMPLE.begin('left')((match) => keptAs(play(match, 'random', isLeft), AGAINST_BOT));
  const page = await open({ kept });
  await page.getByRole('heading', { name: appWords.en.unfinished }).waitFor();
  await page.getByRole('link', { name: new RegExp(`^Resume ${SAMPLE.name}, round 1`) }).click();
  const seen = await untilAsked(page);
  expect(seen.question).toBe(question);
  expect(Number(seen.decision)).toBeGreaterThan(0);
});

test('A removed match is gone, and can be brought back', async () => {
  const page = await open({ kept: SAMPLE.begin('removed')((match) => keptAs(match, AGAINST_BOT)) });
  const keys = (): Promise<readonly string[]> =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('duello.match.')));
  await page.getByRole('button', { name: new RegExp(`^Remove ${SAMPLE.name}`) }).click();
  await expect.poll(keys).toEqual([]);
  await page.getByRole('button', { name: appWords.en.bringBack }).click();
  await expect.poll(keys).toEqual(['duello.match.test']);
});

test('At the start of a match there is nothing to take back, and that is said', async () => {
  const page = await open({ kept: SAMPLE.begin('start')((match) => keptAs(match, TWO)), at: 'match/test' });
  await page
    .getByRole('button', { name: `${appWords.en['table.undo']}: ${appWords.en['table.undoNothing']}` })
    .waitFor();
  // It is told for a few seconds only: whoever waits for it must be there before.
  const told = page.getByRole('tooltip', { name: appWords.en['table.undoNothing'] }).waitFor();
  await page.keyboard.press('u');
  await told;
});
