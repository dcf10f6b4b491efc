// Do the typefaces come with the page, and does nothing move when they arrive?

import { expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { DESKTOP, pagesOfThisFile, untilStill } from './kit/browser.ts';
import { expectStill, watchShifts } from './kit/layout.ts';
import { BOT_FIRST, keptAs } from './kit/matches.ts';
import { untilAsked } from './kit/table-page.ts';

const open = pagesOfThisFile();
const FACES = ['16px "Source Sans 3"', '16px Eczar'];

test('Both typefaces are asked for with the page itself, and come from it', async () => {
  const page = await open();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction((faces) => faces.every((face) => document.fonts.check(face)), FACES);
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name, initiatorType }) => ({ own: name.startsWith(location.origin), by: initiatorType })),
  );
  expect(fetched.filter(({ own }) => !own)).toEqual([]);
  const early = await page.locator('link[rel="preload"][as="font"]').evaluateAll((links) => links.length);
  // Letters that lean are asked for by the first words that do.
  expect([early, fetched.filter(({ by }) => by === 'link').length]).toEqual([2, 2]);
});

test('Their licences are there to read', async () => {
  const page = await open({ at: 'credits' });
  const links = page.locator('a[href$=".txt"]');
  await links.first().waitFor();
  const texts = await links.evaluateAll((all) =>
    Promise.all(all.map((one) => fetch(one.getAttribute('href') ?? '').then((answer) => answer.text()))),
  );
  // A file for each family, and the list of all that is bundled: printing brings letters of its own.
  expect(texts.filter((text) => text.includes('SIL OPEN FONT LICENSE'))).toHaveLength(3);
});

const STILL = GAMES.flatMap(({ name, still, asking }) =>
  still === null ? [] : [{ name, still, beside: asking.beside }],
);

test.each(STILL)('Where the typefaces never come, the table of $name opens as still', async ({ still, beside }) => {
  const kept = { ...still('fonts')((match) => keptAs(match, BOT_FIRST)), ...beside };
  const wish = { screen: DESKTOP, kept, at: 'match/test', before: watchShifts };
  const page = await open({ ...wish, missing: /\.woff2$/, expected: /woff2|ERR_FAILED/ });
  await untilAsked(page);
  await untilStill(page);
  await expectStill(page);
});
