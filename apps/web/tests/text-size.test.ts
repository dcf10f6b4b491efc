// Does a larger text size make every text larger? On cards, in the question, the log and the menus, and nothing is in the way of anything.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { appWords } from '../src/words/use-words.ts';
import { GAMES } from './games.ts';
import { pagesOfThisFile, untilStill } from './kit/browser.ts';
import { keptAs, TWO } from './kit/matches.ts';
import { FOUR_SCREENS } from './kit/screens.ts';
import { untilAsked } from './kit/table-page.ts';
import { type SeenWords, wordsSeen } from './kit/words-seen.ts';

const open = pagesOfThisFile();
const SIZES = ['1366×768', '390×844'] as const;
/** Above and below the letters of a line there is air that may be cut. */
const AIR = 7;

/** The largest words of each kind. */
function largest(words: readonly SeenWords[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { of, size } of words) found.set(of, Math.max(size, found.get(of) ?? 0));
  return found;
}

/** Zones of the table that lie over one another, and what sticks out of a bar. */
const inTheWay = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const zones = [...document.querySelectorAll('main.table > :is(.other-bar, .own-bar, .frame-side, .own-row)')];
    const boxes = zones.map((zone) => ({ name: zone.className, box: zone.getBoundingClientRect() }));
    const faults = boxes.flatMap(({ name, box }, at) =>
      boxes.slice(at + 1).flatMap((other) => {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        return across > 1 && down > 1 ? [`${name} lies over ${other.name} by ${across} × ${down}`] : [];
      }),
    );
    for (const { name, box } of boxes) {
      if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1) faults.push(`${name} leaves the screen`);
    }
    for (const bar of document.querySelectorAll('main.table > .player-bar')) {
      const right = Math.max(...[...bar.children].map((child) => child.getBoundingClientRect().right));
      if (right > bar.getBoundingClientRect().right + 1) faults.push(`${bar.className} is too narrow`);
    }
    return faults;
  });

for (const { name, asking } of GAMES) {
  const [question] = asking.questions;
  test.each(SIZES)(
    `At %s everything on a table of ${name} is larger at 150 per cent, and nothing is cut off`,
    async (size) => {
      const kept = { ...asking.beside, ...asking.at(question)((match) => keptAs(match, TWO)) };
      const seen: SeenWords[][] = [];
      for (const textSize of [100, 150]) {
        const wish = { screen: FOUR_SCREENS[size], kept, at: 'match/test' } as const;
        const page = await open({ ...wish, settings: { lang: 'it', textSize } });
        await untilAsked(page);
        await untilStill(page);
        seen.push([...(await wordsSeen(page, 'main.table'))]);
        expect(await inTheWay(page)).toEqual([]);
      }
      const [usual, large] = seen;
      expect(large.filter(({ cut }) => cut > AIR)).toEqual([]);
      const before = largest(usual);
      const grown = [...largest(large)].filter(([of]) => before.has(of));
      expect(grown.length).toBeGreaterThan(6);
      expect(grown.filter(([of, now]) => now < 1.02 * (before.get(of) ?? 0))).toEqual([]);
      // What is read in sentences grows in full.
      for (const words of ['prompt-ask', 'log-card']) {
        const was = before.get(words);
        if (was !== undefined) expect((largest(large).get(words) ?? 0) / was).toBeCloseTo(1.5, 1);
      }
    },
  );
}

test.each(SIZES)('At %s the menu of the table grows in full and fits', async (size) => {
  const [{ begin }] = GAMES;
  const kept = begin('menu')((match) => keptAs(match, TWO));
  const page = await open({ screen: FOUR_SCREENS[size], kept, at: 'match/test', settings: { textSize: 150 } });
  await untilAsked(page);
  await page.getByRole('button', { name: appWords.en['table.menu'] }).click();
  await page.getByRole('dialog').waitFor();
  await untilStill(page);
  const words = await wordsSeen(page, '[role="dialog"] .menu-list');
  expect(words.length).toBeGreaterThan(4);
  expect(words.filter(({ size: now, cut }) => now < 16 || cut > AIR)).toEqual([]);
});
