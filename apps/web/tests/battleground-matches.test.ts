// Can a whole match of Battleground be played by the mouse alone, by the keyboard alone, and by touch on a small phone?

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { draft as battlegroundDraft } from '../../../games/battleground/page/words/en/draft.ts';
import { home } from '../src/words/en/home.ts';
import { shell } from '../src/words/en/shell.ts';
import { ASKS, truthOf } from './battleground-page.ts';
import { askedForAll, battleground } from './battleground-strategy.ts';
import { DESKTOP, PHONE, pagesOfThisFile } from './browser.ts';
import { finger, type Hands, keyboard, mouse } from './hands.ts';
import { AGAINST_BOT, keptAs, newBattleground } from './matches.ts';
import { playOn, type Strategy } from './strategy.ts';
import { look } from './table-page.ts';

const open = pagesOfThisFile();
const SMALL_PHONE = { ...PHONE, viewport: { width: 360, height: 640 } } as const;
const SHORT = { start: 'quick', firstPlayer: 'A', lanes: 3, rows: 4, roundLimit: 3 } as const;

async function playedToTheEnd(page: Page, hands: Hands, strategy: Strategy): Promise<void> {
  const presses = await playOn(page, hands, () => false, strategy);
  expect((await look(page)).state).toBe('over');
  expect(presses).toBeGreaterThan(10);
  const { events, view } = await truthOf(page);
  expect(view(0).outcome).not.toBeNull();
  expect(events.some(({ kind }) => kind === 'attackDeclared')).toBe(true);
}

test('A match of Battleground is chosen and played to its end by mouse alone, in English', async () => {
  const page = await open({ screen: DESKTOP, at: 'new/battleground' });
  const hands = mouse(page);
  await hands.press(page.getByText(shell['bot.random'], { exact: true }));
  await hands.press(page.getByText(battlegroundDraft['battleground.start.quick'], { exact: true }));
  await hands.press(page.getByRole('button', { name: battlegroundDraft['battleground.boardShort'] }));
  await hands.write(page.getByRole('textbox', { name: home.seed }), 'mouse');
  await hands.press(page.getByRole('button', { name: home.start }));
  await playedToTheEnd(page, hands, battleground);
});

test('A match of Battleground is played to its end by keyboard alone, in Italian', async () => {
  const kept = { ...keptAs(newBattleground('tastiera', SHORT), AGAINST_BOT), ...ASKS };
  const page = await open({ screen: DESKTOP, settings: { lang: 'it' }, kept, at: 'match/test' });
  await playedToTheEnd(page, keyboard(page), askedForAll);
});

test('A match of Battleground is drafted and played to its end by touch at 360 × 640 pixels', async () => {
  const kept = keptAs(newBattleground('touch', { ...SHORT, start: 'draft' }), AGAINST_BOT);
  const page = await open({ screen: SMALL_PHONE, kept, at: 'match/test' });
  await playedToTheEnd(page, finger(page), battleground);
});
