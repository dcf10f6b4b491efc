// Can a whole match of Battleground be played by the mouse alone, by the keyboard alone, and by touch on a small phone?

import {
  AGAINST_BOT,
  chooseMatch,
  DESKTOP,
  finger,
  type Hands,
  keptAs,
  keyboard,
  mouse,
  pagesOfThisFile,
  playedToTheEnd,
  SMALL_PHONE,
  type Strategy,
} from '@duello/web/for-tests';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { draft as battlegroundDraft } from '../words/en/draft.ts';
import { newMatch } from './begin.ts';
import { ASKS, truthOf } from './positions.ts';
import { askedForAll, battleground } from './strategy.ts';

const open = pagesOfThisFile();
const SHORT = { start: 'quick', firstPlayer: 'A', lanes: 3, rows: 4, roundLimit: 3 } as const;

async function played(page: Page, hands: Hands, strategy: Strategy): Promise<void> {
  await playedToTheEnd(page, hands, strategy);
  const { events, view } = await truthOf(page);
  expect(view(0).outcome).not.toBeNull();
  expect(events.some(({ kind }) => kind === 'attackDeclared')).toBe(true);
}

test('A match of Battleground is chosen and played to its end by mouse alone, in English', async () => {
  const page = await open({ screen: DESKTOP, at: 'new/battleground' });
  const hands = mouse(page);
  await hands.press(
    page.locator('.choice-name').getByText(battlegroundDraft['battleground.start.quick'], { exact: true }),
  );
  await hands.press(page.getByRole('button', { name: battlegroundDraft['battleground.boardShort'] }));
  await chooseMatch(page, hands, 'mouse');
  await played(page, hands, battleground);
});

test('A match of Battleground is played to its end by keyboard alone, in Italian', async () => {
  const kept = { ...keptAs(newMatch('tastiera', SHORT), AGAINST_BOT), ...ASKS };
  const page = await open({ screen: DESKTOP, settings: { lang: 'it' }, kept, at: 'match/test' });
  await played(page, keyboard(page), askedForAll);
});

test('A match of Battleground is drafted and played to its end by touch at 360 × 640 pixels', async () => {
  const kept = keptAs(newMatch('touch', { ...SHORT, start: 'draft' }), AGAINST_BOT);
  const page = await open({ screen: SMALL_PHONE, kept, at: 'match/test' });
  await played(page, finger(page), battleground);
});
