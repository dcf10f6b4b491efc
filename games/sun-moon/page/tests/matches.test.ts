// Can a whole match of Sun & Moon be played by the mouse alone, by the keyboard alone, and by touch on a small phone?

import {
  AGAINST_BOT,
  chooseMatch,
  DESKTOP,
  finger,
  type Hands,
  keptAs,
  keyboard,
  mouse,
  PHONE,
  pagesOfThisFile,
  playedToTheEnd,
} from '@duello/web/for-tests';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sunMoonAt, truthOf } from './positions.ts';
import { sunMoon } from './strategy.ts';

const open = pagesOfThisFile();

async function played(page: Page, hands: Hands): Promise<void> {
  await playedToTheEnd(page, hands, sunMoon);
  const { events, view } = await truthOf(page);
  expect(view(0).outcome).not.toBeNull();
  expect(events.some(({ kind }) => kind === 'attackDeclared')).toBe(true);
}

/** Somebody is nearly beaten: the rest of the match is short. */
const late = (name: string, less = 13) =>
  sunMoonAt(name, ({ what }, { players }) => what === 'act' && players.some(({ life }) => life < less));

test('A match of Sun & Moon is chosen and played to its end by mouse alone, in English', async () => {
  const page = await open({ screen: DESKTOP, at: 'new/sun-moon' });
  const hands = mouse(page);
  await chooseMatch(page, hands, 'mouse');
  await played(page, hands);
});

test('A match of Sun & Moon is played on to its end by keyboard alone, in Italian', async () => {
  // After sixty turns: the log beside the table must not hold up the Tab key.
  const kept = keptAs(late('tastiera', 8), AGAINST_BOT);
  const page = await open({ screen: DESKTOP, settings: { lang: 'it' }, kept, at: 'match/test' });
  await played(page, keyboard(page));
});

test('A match of Sun & Moon is played on to its end by touch at 360 pixels', async () => {
  const page = await open({ screen: PHONE, kept: keptAs(late('touch'), AGAINST_BOT), at: 'match/test' });
  await played(page, finger(page));
});
