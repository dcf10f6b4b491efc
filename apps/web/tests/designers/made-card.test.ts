// Is a card of the box that somebody has changed at the table a few clicks later? In every game; Final Magic has a test of its own.

import { expect, test } from 'vitest';
import { workshopMessages } from '../../src/workshop/words/use-words.ts';
import { GAMES } from '../games.ts';
import { pagesOfThisFile } from '../kit/browser.ts';
import { mouse } from '../kit/hands.ts';
import { playOn } from '../kit/strategy.ts';
import { look, type Seen } from '../kit/table-page.ts';

const open = pagesOfThisFile();
const { en } = workshopMessages;

/** One that comes to hand soon. */
const CARDS: Readonly<Record<string, string>> = {
  contracts: 'personalAppearance',
  battleground: 'lanternArcher',
  'sun-moon': 'noonHound',
};

/** Every deal is the same one. */
function sameDeal(): void {
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array || array instanceof Uint32Array) array.fill(7);
    return array;
  };
}

const isThere = ({ cards }: Seen): boolean => cards.some(({ card }) => card === 'card1');

test.for(GAMES.filter(({ id }) => id in CARDS))('$name: it is changed, and comes to hand', async ({ id, strategy }) => {
  const page = await open({ at: `workshop/${id}/open/${CARDS[id]}`, before: sameDeal });
  const number = page.getByRole('spinbutton').first();
  const more = Number(await number.inputValue()) + 1;
  await number.fill(String(more));
  await page.locator('.shop-beside .shop-list li', { hasText: String(more) }).waitFor();
  await page.getByRole('button', { name: en['shop.play'] }).click();
  await playOn(page, mouse(page), isThere, strategy);
  expect(isThere(await look(page))).toBe(true);
});
