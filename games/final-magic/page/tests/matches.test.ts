// Can a whole match be played by the mouse alone, by the keyboard alone, and by touch on a small phone, in both languages?

import {
  appWords,
  DESKTOP,
  finger,
  type Hands,
  keyboard,
  mouse,
  PHONE,
  pagesOfThisFile,
  playedToTheEnd,
} from '@duello/web/for-tests';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
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

async function played(page: Page, hands: Hands, lang: Lang, seed: string): Promise<void> {
  await start(page, hands, lang, seed);
  await playedToTheEnd(page, hands, finalMagic);
}

test('A match is played to its end by mouse alone, in English', async () => {
  const page = await open({ screen: DESKTOP, settings: { lang: 'en' } });
  await played(page, mouse(page), 'en', 'mouse');
});

test('A match is played to its end by keyboard alone, in Italian', async () => {
  const page = await open({ screen: DESKTOP, settings: { lang: 'it' } });
  await played(page, keyboard(page), 'it', 'tastiera');
});

test('A match is played to its end by touch at 360 pixels, in Italian', async () => {
  const page = await open({ screen: PHONE, settings: { lang: 'it' } });
  await played(page, finger(page), 'it', 'touch');
});
