// Does axe find anything on any page of online play? At a desk and on a phone, from the doors to the result.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { onlineMessages } from '../../src/online/words/use-words.ts';
import { appWords } from '../../src/words/use-words.ts';
import { SAMPLE } from '../games.ts';
import { found, untilSettled } from '../kit/axe.ts';
import { goTo, PHONE, pagesOfThisFile, untilLoaded } from '../kit/browser.ts';
import { until } from '../kit/table-page.ts';
import { sitDown, tableOf } from './two-players.ts';

const open = pagesOfThisFile();
const { en, it } = onlineMessages;

test('On no page of online play axe finds anything', async () => {
  const problems: string[] = [];
  const check = async (page: Page, where: string): Promise<void> => {
    for (const problem of await found(page)) problems.push(`${where}: ${problem}`);
  };
  const see = async (page: Page, address: string): Promise<void> => {
    await goTo(page, address);
    await untilLoaded(page);
    await check(page, address);
  };
  const host = await untilSettled(await open({ at: `friend/${SAMPLE.id}` }));
  const guest = await untilSettled(await open({ screen: PHONE, settings: { lang: 'it' } }));
  await check(host, 'friend');
  for (const address of [`friend/${SAMPLE.id}`, `open/${SAMPLE.id}`, 'someone', 'me', `leaders/${SAMPLE.id}`])
    await see(guest, address);

  await host.getByText(en['on.rated.yes'], { exact: true }).click();
  await host.locator('label').getByText(en['on.watch.open'], { exact: true }).click();
  const link = await tableOf(host);
  await check(host, 'waiting');
  await host.getByRole('button', { name: en['house.ask'] }).click();
  await check(host, 'a bot is chosen');
  await see(guest, new URL(link).hash.slice(2));
  await sitDown(host, guest, link, 'it');
  const at = new URL(host.url()).hash.slice(2);
  const sheets = [it['match.talk'], it['offer.draw'], it['match.concede'], it['match.more']];
  for (const name of sheets) {
    await guest.getByRole('button', { name }).click();
    await guest.getByRole('dialog').waitFor();
    await check(guest, name);
    await guest.keyboard.press('Escape');
    await guest.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await check(host, 'table');
  await check(guest, 'table on a phone');
  const watcher = await untilSettled(await open({ at: 'someone' }));
  await see(watcher, at);

  await guest.getByRole('button', { name: it['match.concede'] }).click();
  await guest.getByRole('dialog').getByRole('button', { name: appWords.it['table.concede'] }).click();
  for (const page of [host, guest]) {
    await until(page, ({ state }) => state === 'over');
    await page.locator('[data-check="fixed"]').waitFor();
    await check(page, 'result');
  }
  for (const address of ['history', 'me', at.replace('online', 'table')]) await see(guest, address);
  await see(host, 'me');
  expect(problems).toEqual([]);
});
