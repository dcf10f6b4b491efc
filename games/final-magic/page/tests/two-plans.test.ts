// Two people plan the same fight at one screen: does the second find a plan of their own, and nothing of the first's?

import { keptAs, optionOf, pagesOfThisFile, play, TWO, until } from '@duello/web/for-tests';
import { expect, test } from 'vitest';
import { newMatch } from './begin.ts';

const open = pagesOfThisFile();

test.each([
  ['with a curtain between them', true],
  ['when one plays both seats', false],
])('Who plans second begins with an empty plan, %s', async (_, curtain) => {
  const match = play(newMatch('two plans'), 'greedy', ({ what, seat, options }) => {
    return what === 'plan' && seat === 0 && options.some(({ key }) => key.startsWith('gem:'));
  });
  const page = await open({ kept: keptAs(match, TWO, { curtain }), at: 'match/test' });
  const lift = async (): Promise<void> => {
    if (!curtain) return;
    await until(page, ({ state }) => state === 'curtain');
    await page.locator('.curtain button').press('Enter');
  };
  const hand = (seat: number) => page.locator(`[data-zone="hand-${seat}"][data-group]`);
  await lift();
  await hand(0).waitFor();
  await until(page, ({ state }) => state === 'asked');
  await page.locator(optionOf('gems')).click();
  await until(page, ({ state, options }) => state === 'asked' && options.some(({ key }) => key === 'clear'));
  expect(await page.locator('.own-plan .table-card').count()).toBeGreaterThan(0);
  await page.locator(optionOf('fight')).click();
  await lift();
  await hand(1).waitFor();
  const { options, cards } = await until(page, ({ state }) => state === 'asked');
  expect(options.map(({ key }) => key)).not.toContain('clear');
  expect(cards.filter(({ used, selected }) => used || selected)).toEqual([]);
  expect(await page.locator('.own-plan .table-card').count()).toBe(0);
});
