// What becomes of a match with an answer that is not legal? It says which and why, and shows what comes before it.

import { recordOf } from '@duello/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { replayWords } from '../src/replay/words/use-words.ts';
import { SAMPLE } from './games.ts';
import { pagesOfThisFile } from './kit/browser.ts';
import { play } from './kit/matches.ts';

const open = pagesOfThisFile();
const LEGAL = 12;
const whole = SAMPLE.begin('illegal')((match) => recordOf(play(match, 'random')));
const answers = whole.answers.map((given, index) => (index === LEGAL ? { ...given, decision: 999 } : given));
const file = {
  name: 'match.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ ...whole, answers })),
};
const WHY = {
  en: 'The game has moved on since this question was asked.',
  it: 'La partita è andata avanti dopo questa domanda.',
} as const;

const lastStop = (page: Page): Promise<string | null> => page.locator('.replay-log li').last().textContent();

test.each(['en', 'it'] as const)('A file with a wrong answer can be watched up to there, in %s', async (lang) => {
  const page = await open({ settings: { lang } });
  await page.locator('.open-replay input[type=file]').setInputFiles(file);
  await page.getByRole('heading', { name: replayWords[lang]['replay.problemTitle'] }).waitFor();
  const problem = page.locator('[data-problem="illegal"]');
  await expect.poll(() => problem.textContent()).toContain(String(LEGAL + 1));
  expect(await problem.textContent()).toContain(WHY[lang]);
  expect(await problem.textContent()).toContain(replayWords[lang]['replay.todo.illegal']);
  await problem.getByRole('link', { name: String(LEGAL) }).click();
  await page.locator('.replay-seal[data-check="none"]').waitFor();
  const cut = await lastStop(page);
  expect(cut).not.toBe('');
  await page.reload();
  await page.locator('.replay-seal[data-check="none"]').waitFor();
  expect(await lastStop(page)).toBe(cut);
});
