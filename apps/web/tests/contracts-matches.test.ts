// Can a match of Contracts be played by the mouse alone from choice to end, and by the keyboard alone or by touch to its end?

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { home } from '../src/words/en/home.ts';
import { shell } from '../src/words/en/shell.ts';
import { DESKTOP, PHONE, pagesOfThisFile } from './browser.ts';
import { contracts } from './contracts-strategy.ts';
import { finger, type Hands, keyboard, mouse } from './hands.ts';
import { AGAINST_BOT, type ContractsMatch, keptAs, newContracts, play, viewOf } from './matches.ts';
import { playOn } from './strategy.ts';
import { look } from './table-page.ts';

const open = pagesOfThisFile();

async function playedToTheEnd(page: Page, hands: Hands): Promise<void> {
  const presses = await playOn(page, hands, () => false, contracts);
  expect((await look(page)).state).toBe('over');
  expect(presses).toBeGreaterThan(10);
}

test('A match of Contracts is chosen and played to its end by mouse alone, in English', async () => {
  const page = await open({ screen: DESKTOP, at: 'new/contracts' });
  const hands = mouse(page);
  await hands.press(page.getByText(shell['bot.random'], { exact: true }));
  await hands.write(page.getByRole('textbox', { name: home.seed }), 'mouse');
  await hands.press(page.getByRole('button', { name: home.start }));
  await playedToTheEnd(page, hands);
});

/** A match that has come to half of somebody's health, at the start of a turn: all that is asked comes again until its end. */
function halfway(seed: string): ContractsMatch {
  const match = newContracts(seed);
  const isHalf = (): boolean => viewOf(match, 0).players.some(({ health }) => health <= 15);
  return play(match, 'random', ({ what, seat }) => what === 'draw' && seat === 0 && isHalf());
}

test('A match of Contracts is played on to its end by keyboard alone, in Italian', async () => {
  const kept = keptAs(halfway('tastiera'), AGAINST_BOT);
  const page = await open({ screen: DESKTOP, settings: { lang: 'it' }, kept, at: 'match/test' });
  await playedToTheEnd(page, keyboard(page));
});

test('A match of Contracts is played on to its end by touch at 360 pixels, in Italian', async () => {
  const kept = keptAs(halfway('tocco 3'), AGAINST_BOT);
  const page = await open({ screen: PHONE, settings: { lang: 'it' }, kept, at: 'match/test' });
  await playedToTheEnd(page, finger(page));
});
