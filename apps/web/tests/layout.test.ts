// Does the table stay where it is when it opens and the other player acts at once?

import { test } from 'vitest';
import { GAMES } from './games.ts';
import { pagesOfThisFile, untilStill } from './kit/browser.ts';
import { expectStill, SCREEN_SIZES, SCREENS, watchShifts } from './kit/layout.ts';
import { BOT_FIRST, keptAs } from './kit/matches.ts';
import { untilAsked } from './kit/table-page.ts';

const open = pagesOfThisFile();
const STILL = GAMES.flatMap(({ name, still, asking }) =>
  still === null ? [] : [{ name, still, beside: asking.beside }],
);

for (const screen of SCREEN_SIZES) {
  test.each(STILL)(
    `At ${screen} nothing jumps when the table of $name opens and the other player acts`,
    async ({ still, beside }) => {
      const kept = { ...still('still')((match) => keptAs(match, BOT_FIRST)), ...beside };
      const settings = { speed: 'fast' } as const;
      const page = await open({ screen: SCREENS[screen], kept, settings, at: 'match/test', before: watchShifts });
      await untilAsked(page);
      await untilStill(page);
      await expectStill(page);
    },
  );
}
