// Can everything on a table be read? No word is smaller than 11 pixels, whatever the screen, none is cut off, and none loses its comma.

import { expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { pagesOfThisFile, untilStill } from './kit/browser.ts';
import { AGAINST_BOT, keptAs } from './kit/matches.ts';
import { paintTable } from './kit/painted-table.ts';
import { FOUR_SCREENS } from './kit/screens.ts';
import { untilAsked } from './kit/table-page.ts';
import { wordsSeen } from './kit/words-seen.ts';

const open = pagesOfThisFile();
const SMALLEST = 11;
const LANGS = ['en', 'it'] as const;
/** Room above and below the letters of a line may be cut. */
const AIR = 4;

/** A desk and a phone: what is opened on the first is looked at on the second as well. */
const PAIRS = [
  ['1366×768', '1920×1080'],
  ['390×844', '844×390'],
] as const;

for (const { name, full } of GAMES) {
  test.each(PAIRS.flatMap((sizes) => LANGS.map((lang) => [sizes, lang] as const)))(
    `At %s in %s no word on a full table of ${name} is smaller than 11 pixels`,
    async (sizes, lang) => {
      const screen = FOUR_SCREENS[sizes[0]];
      const page = await open({ screen, kept: full(), settings: { lang }, at: 'match/test', before: paintTable });
      await untilAsked(page);
      for (const size of sizes) {
        await page.setViewportSize(FOUR_SCREENS[size].viewport);
        await untilStill(page);
        const words = await wordsSeen(page, 'main.table');
        expect(words.length).toBeGreaterThan(20);
        expect(words.filter((one) => one.size < SMALLEST)).toEqual([]);
        expect(words.filter(({ cut }) => cut > AIR)).toEqual([]);
      }
    },
  );
}

/** Runs in the page: what was torn from a word, at any width of the question. */
function tornHere(): { readonly words: number; readonly torn: readonly string[] } {
  const ask = document.querySelector<HTMLElement>('.prompt-ask');
  const words = [...(ask?.querySelectorAll('.term') ?? [])];
  const torn: string[] = [];
  for (let width = 300; ask !== null && width > 100; width--) {
    ask.style.inlineSize = `${width}px`;
    for (const word of words) {
      const { bottom } = word.getBoundingClientRect();
      const walker = document.createTreeWalker(ask, NodeFilter.SHOW_TEXT);
      walker.currentNode = word.lastChild ?? word;
      const next = walker.nextNode();
      if (next === null || !/^[,.;:!?)]/.test(next.textContent ?? '')) continue;
      const sign = document.createRange();
      sign.setStart(next, 0);
      sign.setEnd(next, 1);
      const place = sign.getBoundingClientRect();
      // Letters reach over their line a little.
      if (place.top + place.height / 2 > bottom) torn.push(`${width}: ${word.textContent}${sign}`);
    }
  }
  return { words: words.length, torn };
}

test.each(GAMES)('In $name no line begins with what ends a word', async ({ asking, turnEnd }) => {
  const kept = turnEnd.early()((match) => keptAs(match, AGAINST_BOT));
  for (const lang of LANGS) {
    const screen = FOUR_SCREENS['844×390'];
    const page = await open({ screen, kept: { ...kept, ...asking.beside }, settings: { lang }, at: 'match/test' });
    await untilAsked(page);
    const { words, torn } = await page.evaluate(tornHere);
    expect(words).toBeGreaterThan(0);
    expect(torn).toEqual([]);
  }
});
