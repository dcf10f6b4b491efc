// Whoever closes the page while the other's turn is still being shown: is what was answered kept?

import { expect, test } from 'vitest';
import { pagesOfThisFile } from './browser.ts';
import { AGAINST_BOT, keptAs, newMatch, play } from './matches.ts';
import { optionOf, until, untilAsked } from './table-page.ts';

const open = pagesOfThisFile();
const textOf = (kept: string | undefined): string => JSON.parse(kept ?? '{}').text;

test('An answer is kept before what follows from it has been shown', async () => {
  const match = play(newMatch('kept'), 'greedy', ({ what, seat, id }) => what === 'buy' && seat === 0 && id > 20);
  const kept = keptAs(match, AGAINST_BOT);
  const page = await open({ kept, settings: { speed: 'slow' }, at: 'match/test' });
  const before = await untilAsked(page);
  await page.locator(optionOf('end')).click();
  await page.waitForFunction((text) => {
    const now = JSON.parse(localStorage.getItem('duello.match.test') ?? '{}').text;
    return document.querySelector('main.table[data-playing="true"]') !== null && now !== text;
  }, textOf(kept['duello.match.test']));
  await page.reload();
  const after = await until(page, ({ state }) => state === 'asked');
  expect(after.decision).not.toBe(before.decision);
  expect(after.phase).not.toBe('buy');
});
