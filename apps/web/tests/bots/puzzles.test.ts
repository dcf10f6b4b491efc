// Are puzzles found, helped with and looked through? The one of the day, the list, hints, the solution, and one made of a match.

import { expect, test } from 'vitest';
import { puzzleWords } from '../../src/puzzle/words/use-words.ts';
import { replayWords } from '../../src/replay/words/use-words.ts';
import { GAMES, SAMPLE } from '../games.ts';
import { found } from '../kit/axe.ts';
import { goTo, PHONE, pagesOfThisFile, untilLoaded } from '../kit/browser.ts';
import { play, textOf } from '../kit/matches.ts';
import { untilAsked } from '../kit/table-page.ts';

const open = pagesOfThisFile();
const words = puzzleWords.en;

const dayBefore = (days: number): string => {
  const date = new Date();
  date.setDate(date.getDate() - days);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => `${part}`.padStart(2, '0')).join('-');
};

test('The puzzle of the day has hints, a solution to look at, and a place in the list; axe finds nothing', async () => {
  const kept = JSON.stringify({ solved: {}, helped: [], days: [dayBefore(2), dayBefore(1)] });
  const page = await open({ kept: { 'duello.puzzles': kept } });
  const problems: string[] = [];
  await page.getByRole('link', { name: new RegExp(`^${words.puzzles} `) }).click();
  await page.getByText('2 days in a row').waitFor();
  for (const { name } of GAMES) expect(await page.locator('.puzzle-games').textContent()).toContain(name);
  expect(await page.locator('.puzzle-item').count()).toBeGreaterThanOrEqual(40);
  problems.push(...(await found(page)));
  await page.getByRole('link', { name: words['puzzle.solveToday'] }).click();
  await untilAsked(page);
  await untilLoaded(page);
  const bar = page.getByRole('region', { name: words['puzzle.bar'] });
  await bar.getByRole('button', { name: words['puzzle.hint'] }).click();
  await bar.locator('.puzzle-hint').waitFor();
  problems.push(...(await found(page)));
  await bar.getByRole('button', { name: words['puzzle.solution'] }).click();
  await page.getByRole('slider', { name: replayWords.en['replay.place'] }).waitFor();
  problems.push(...(await found(page)));
  await bar.getByRole('button', { name: words['puzzle.back'] }).click();
  await untilAsked(page);
  expect(problems).toEqual([]);
});

test('A moment of a match that is no puzzle says why; a broken link says so', async () => {
  const page = await open({ screen: PHONE, at: 'puzzles/own/nothing' });
  await page.getByText(words['puzzle.none']).waitFor();
  const text = SAMPLE.begin('made')((match) => textOf(play(match, 'random')));
  await goTo(page, `puzzles/make/${text}/100000`);
  await page.getByText(words['puzzle.noPuzzle']).waitFor();
  expect(await page.locator('.puzzle-looked li').count()).toBe(3);
  expect(await found(page)).toEqual([]);
});
