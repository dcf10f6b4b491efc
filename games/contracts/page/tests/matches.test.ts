// Can a match of Contracts be played by the mouse alone from choice to end, and by the keyboard alone or by touch to its end?

import {
  AGAINST_BOT,
  appWords,
  DESKTOP,
  finger,
  type Hands,
  keptAs,
  keyboard,
  look,
  mouse,
  PHONE,
  pagesOfThisFile,
  playOn,
} from '@duello/web/for-tests';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { halfway } from './positions.ts';
import { contracts } from './strategy.ts';

const open = pagesOfThisFile();

async function playedToTheEnd(page: Page, hands: Hands): Promise<void> {
  const presses = await playOn(page, hands, () => false, contracts);
  expect((await look(page)).state).toBe('over');
  expect(presses).toBeGreaterThan(10);
}

test('A match of Contracts is chosen and played to its end by mouse alone, in English', async () => {
  const page = await open({ screen: DESKTOP, at: 'new/contracts' });
  const hands = mouse(page);
  await hands.press(page.getByText(appWords.en['bot.random'], { exact: true }));
  await hands.write(page.getByRole('textbox', { name: appWords.en.seed }), 'mouse');
  await hands.press(page.getByRole('button', { name: appWords.en.start }));
  await playedToTheEnd(page, hands);
});

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
