// Can a whole match be played by the mouse alone, by the keyboard alone, and by touch on a small phone, in both languages?

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { home as en } from '../src/words/en/home.ts';
import { shell as enShell } from '../src/words/en/shell.ts';
import { home as it } from '../src/words/it/home.ts';
import { shell as itShell } from '../src/words/it/shell.ts';
import { DESKTOP, PHONE, pagesOfThisFile } from './browser.ts';
import { finger, type Hands, keyboard, mouse } from './hands.ts';
import { playOn } from './strategy.ts';
import { look } from './table-page.ts';

const open = pagesOfThisFile();
const WORDS = { en: { ...en, ...enShell }, it: { ...it, ...itShell } } as const;
type Lang = keyof typeof WORDS;

/** From the start page to a match against the usual bot with a given seed. */
async function start(page: Page, hands: Hands, lang: Lang, seed: string): Promise<void> {
  const words = WORDS[lang];
  await hands.press(page.getByRole('link', { name: words.chooseMatch }));
  await hands.write(page.getByRole('textbox', { name: words.seed }), seed);
  await hands.press(page.getByRole('button', { name: words.start }));
}

async function playedToTheEnd(page: Page, hands: Hands, lang: Lang, seed: string): Promise<void> {
  await start(page, hands, lang, seed);
  const presses = await playOn(page, hands, () => false);
  expect((await look(page)).state).toBe('over');
  expect(presses).toBeGreaterThan(10);
}

test('A match is played to its end by mouse alone, in English', async () => {
  const page = await open({ screen: DESKTOP, settings: { lang: 'en' } });
  await playedToTheEnd(page, mouse(page), 'en', 'mouse');
});

test('A match is played to its end by keyboard alone, in Italian', async () => {
  const page = await open({ screen: DESKTOP, settings: { lang: 'it' } });
  await playedToTheEnd(page, keyboard(page), 'it', 'tastiera');
});

test('A match is played to its end by touch at 360 pixels, in Italian', async () => {
  const page = await open({ screen: PHONE, settings: { lang: 'it' } });
  await playedToTheEnd(page, finger(page), 'it', 'touch');
});
