// Can everything on a table be read? No word is smaller than 11 pixels, whatever the screen, and none is cut off.

import { expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { pagesOfThisFile, untilStill } from './kit/browser.ts';
import { paintTable } from './kit/painted-table.ts';
import { FOUR_SCREENS, FOUR_SIZES } from './kit/screens.ts';
import { untilAsked } from './kit/table-page.ts';
import { wordsSeen } from './kit/words-seen.ts';

const open = pagesOfThisFile();
const SMALLEST = 11;
const LANGS = ['en', 'it'] as const;
/** Room above and below the letters of a line may be cut. */
const AIR = 4;

for (const { name, full } of GAMES) {
  test.each(FOUR_SIZES.flatMap((size) => LANGS.map((lang) => [size, lang] as const)))(
    `At %s in %s no word on a full table of ${name} is smaller than 11 pixels`,
    async (size, lang) => {
      const page = await open({
        screen: FOUR_SCREENS[size],
        kept: full(),
        settings: { lang },
        at: 'match/test',
        before: paintTable,
      });
      await untilAsked(page);
      await untilStill(page);
      const words = await wordsSeen(page, 'main.table');
      expect(words.length).toBeGreaterThan(20);
      expect(words.filter(({ size }) => size < SMALLEST)).toEqual([]);
      expect(words.filter(({ cut }) => cut > AIR)).toEqual([]);
    },
  );
}
