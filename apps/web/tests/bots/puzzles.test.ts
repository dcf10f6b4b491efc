// Are puzzles found, helped with and looked through? The one of the day, the list, hints, the solution, and one made of a match.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { puzzleWords } from '../../src/puzzle/words/use-words.ts';
import { replayWords } from '../../src/replay/words/use-words.ts';
import { GAMES, SAMPLE } from '../games.ts';
import { found } from '../kit/axe.ts';
import { goTo, PHONE, pagesOfThisFile, untilLoaded } from '../kit/browser.ts';
import { type Hands, keyboard, mouse } from '../kit/hands.ts';
import { play, textOf } from '../kit/matches.ts';
import { askedFor, look, target, until, untilAsked } from '../kit/table-page.ts';

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

/** Two attackers, one after the other; the other may answer each. */
const TWO_ATTACKS = 'puzzles/sun-moon/win-6c313c';

async function attack(page: Page, hands: Hands, attacker: string): Promise<void> {
  const { decision } = await askedFor(page, 'act');
  await hands.press(target(page, attacker));
  await until(page, ({ cards }) => cards.some((card) => card.target === 'enemy:player' && card.meant));
  await hands.press(target(page, 'enemy:player'));
  await hands.option('attack>enemy:player');
  await until(page, (seen) => seen.decision !== decision);
}

test('A puzzle is failed, tried again and solved by mouse and by keyboard, and the next one follows', async () => {
  const page = await open({ at: TWO_ATTACKS });
  const bar = page.getByRole('region', { name: words['puzzle.bar'] });
  const verdict = bar.locator('.puzzle-verdict');
  const button = (name: 'puzzle.again' | 'puzzle.next') => bar.getByRole('button', { name: words[name] });
  const byMouse = mouse(page);
  const byKeyboard = keyboard(page);
  await askedFor(page, 'act');
  await byMouse.option('end');
  await expect.poll(() => verdict.textContent()).toContain('your turn is over');
  for (const hands of [byMouse, byKeyboard]) {
    await hands.press(button('puzzle.again'));
    await expect.poll(() => verdict.count()).toBe(0);
    await attack(page, hands, 'own:1');
    await attack(page, hands, 'own:2');
    await expect.poll(() => verdict.textContent()).toContain(words['puzzle.solved']);
  }
  expect((await look(page)).state).not.toBe('over');
  await byKeyboard.press(button('puzzle.next'));
  await bar.getByText(/^Puzzle 7 /).waitFor();
  await askedFor(page, 'act');
  await goTo(page, 'puzzles/sun-moon');
  await page.locator('.puzzle-item[data-state="solved"]').waitFor();
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
