// Can everything on a table be read? No word is smaller than 11 pixels, whatever the screen, and none is cut off.

import { expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { pagesOfThisFile, untilStill } from './kit/browser.ts';
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
