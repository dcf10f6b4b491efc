// Does a tournament of Sun & Moon go on in one record? The result of a match, the next one, and what conceding means.

import { tableMessages } from '@duello/table';
import { AGAINST_BOT, askedFor, DESKTOP, keptAs, mouse, pagesOfThisFile, until } from '@duello/web/for-tests';
import { expect, test } from 'vitest';
import { table as words } from '../words/en/table.ts';
import { newMatch } from './begin.ts';
import { truthOf } from './positions.ts';

const open = pagesOfThisFile();
const BEST_OF_3 = { firstPlayer: 'A', constructedMatches: 'bestOf3' } as const;

test('Conceding loses one match; the score is shown, and the next match begins; two of them end the tournament', async () => {
  const kept = keptAs(newMatch('tournament', BEST_OF_3), AGAINST_BOT);
  const page = await open({ screen: DESKTOP, kept, at: 'match/test' });
  const hands = mouse(page);
  await askedFor(page, 'mulligan');
  const concede = async (): Promise<void> => {
    await page.keyboard.press('m');
    await hands.press(page.getByRole('button', { name: tableMessages.en['table.concede'] }));
    await page.getByText(words['sunMoon.concedeMatch']).waitFor();
    await hands.press(page.getByRole('button', { name: tableMessages.en['table.concede'] }));
  };
  await concede();
  await page.locator('.sm-result-score').waitFor();
  expect(await page.locator('.sm-result-score b').textContent()).toBe('0 : 1');
  await hands.press(page.getByRole('button', { name: words['sunMoon.nextMatch'] }));
  await askedFor(page, 'mulligan');
  const { view } = await truthOf(page);
  expect([view(0).match, view(0).players[1].wins]).toEqual([2, 1]);
  await concede();
  await until(page, ({ state }) => state === 'over');
  expect((await truthOf(page)).view(0).outcome).toMatchObject({ winner: 1, reason: 'tournamentWon' });
});
