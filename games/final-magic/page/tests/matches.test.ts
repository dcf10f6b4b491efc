// Can a whole match be played by the mouse alone, by the keyboard alone, and by touch on a small phone, in both languages?

import {
  AGAINST_BOT,
  appWords,
  DESKTOP,
  finger,
  type Hands,
  keptAs,
  keyboard,
  mouse,
  PHONE,
  pagesOfThisFile,
  play,
  playedToTheEnd,
  playOn,
  viewOf,
} from '@duello/web/for-tests';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { newMatch } from './begin.ts';
import { finalMagic } from './strategy.ts';

const open = pagesOfThisFile();
type Lang = keyof typeof appWords;

/** From the start page to a match against the usual bot with a given seed. */
async function start(page: Page, hands: Hands, lang: Lang, seed: string): Promise<void> {
  const words = appWords[lang];
  await hands.press(page.getByRole('link', { name: words['door.bot'] }));
  await hands.write(page.getByRole('textbox', { name: words.seed }), seed);
  await hands.press(page.getByRole('button', { name: words.start }));
}

/** Somebody is nearly beaten: the rest of the match is short. */
function late(seed: string): Record<string, string> {
  const match = newMatch(seed);
  const isLate = (): boolean => viewOf(match, 0).players.some(({ health }) => health < 16);
  return keptAs(
    play(match, 'greedy', ({ seat }) => seat === 0 && isLate()),
    AGAINST_BOT,
  );
}

test('A match is played to its end by mouse alone, in English', async () => {
  const page = await open({ screen: DESKTOP, settings: { lang: 'en' } });
  await start(page, mouse(page), 'en', 'mouse');
  await playedToTheEnd(page, mouse(page), finalMagic);
});

test.each([
  ['keyboard alone', DESKTOP, keyboard],
  ['touch at 360 pixels', PHONE, finger],
] as const)('A match is begun, and another played on to its end, by %s, in Italian', async (_, screen, handsOf) => {
  const first = await open({ screen, settings: { lang: 'it' } });
  await start(first, handsOf(first), 'it', 'tastiera');
  let presses = 0;
  await playOn(first, handsOf(first), () => ++presses > 8, finalMagic);
  const page = await open({ screen, settings: { lang: 'it' }, kept: late('touch'), at: 'match/test' });
  await playedToTheEnd(page, handsOf(page), finalMagic);
});
