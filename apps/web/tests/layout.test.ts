// Does the table stay where it is when it opens and the other player acts at once? And the log at its end?

import { expect, test } from 'vitest';
import { GAMES, SAMPLE } from './games.ts';
import { DESKTOP, pagesOfThisFile, untilStill } from './kit/browser.ts';
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

test('The newest line of the log stays in sight when it has less room, unless one has scrolled away', async () => {
  const page = await open({ screen: DESKTOP, kept: SAMPLE.full(), at: 'match/test' });
  await untilAsked(page);
  const log = page.locator('.frame-side .log');
  const below = () => log.evaluate((box) => Math.round(box.scrollHeight - box.clientHeight - box.scrollTop));
  await expect.poll(below).toBeLessThan(2);
  await page.setViewportSize({ width: 1366, height: 620 });
  await expect.poll(() => log.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(40);
  await expect.poll(below).toBeLessThan(2);
  await log.evaluate((box) => box.scrollTo({ top: 0 }));
  await page.setViewportSize({ width: 1366, height: 560 });
  await untilStill(page);
  expect(await log.evaluate((box) => box.scrollTop)).toBe(0);
});
