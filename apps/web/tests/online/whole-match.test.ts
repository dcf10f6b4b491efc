// Do two people at two browsers play a whole match, whatever happens in between?

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { onlineMessages } from '../../src/online/words/use-words.ts';
import { appWords } from '../../src/words/use-words.ts';
import { GAMES, SAMPLE } from '../games.ts';
import { PHONE, pagesOfThisFile } from '../kit/browser.ts';
import { look, until, untilAsked } from '../kit/table-page.ts';
import { playBoth, sitDown, tableOf } from './two-players.ts';

const open = pagesOfThisFile();
const { en, it } = onlineMessages;
const LONG = 24;
/** So long a press may take before it is tried again, in milliseconds. */
const SOON = 5000;

/** Two people at a table of a game: one at a desk, one on a phone who reads Italian. */
async function seated(game: string): Promise<readonly [Page, Page]> {
  const host = await open({ at: `friend/${game}` });
  const guest = await open({ screen: PHONE, settings: { lang: 'it' } });
  await sitDown(host, guest, await tableOf(host), 'it');
  return [host, guest];
}

/** Does it until it is done, as people do: on a starved machine a connection may be lost, and what was said with it. */
const again = (isDone: () => Promise<boolean>, act: () => Promise<void>): Promise<void> =>
  expect
    .poll(
      async () => {
        if (!(await isDone())) await act().catch(() => null);
        return isDone();
      },
      { interval: 500 },
    )
    .toBe(true);

async function agreeOnDraw([host, guest]: readonly [Page, Page]): Promise<void> {
  const offer = { name: en['offer.draw'] };
  const agree = guest.getByRole('button', { name: it['offer.agree'] });
  await again(
    async () => (await agree.count()) > 0,
    async () => {
      await host.getByRole('button', offer).click({ timeout: SOON });
      await host.getByRole('dialog').getByRole('button', offer).click({ timeout: SOON });
    },
  );
  await again(
    async () => (await look(guest)).state === 'over',
    () => agree.click({ timeout: SOON }),
  );
}

test.for(GAMES.map(({ id }) => id))('%s is played by two, and its deal was fixed before', async (id) => {
  const pages = await seated(id);
  const { strategy } = GAMES.find((game) => game.id === id)!;
  const answers = await playBoth(pages, strategy, (_, given) => given >= LONG);
  expect(answers).toBeGreaterThan(10);
  // What is not over by then ends by a draw: to concede may lose one match of several.
  if ((await look(pages[0])).state !== 'over') await agreeOnDraw(pages);
  for (const page of pages) await page.locator('[data-check="fixed"]').waitFor();
  // The whole match can be watched now.
  await pages[1].getByRole('button', { name: appWords.it['table.replay'] }).click();
  await pages[1].getByRole('slider').waitFor();
});

test('A page that is loaded again goes on where the match stood', async () => {
  const pages = await seated(SAMPLE.id);
  await playBoth(pages, SAMPLE.strategy, (_, given) => given >= 4);
  const asked = await look(pages[0]);
  await pages[0].reload();
  expect((await until(pages[0], ({ state }) => state === asked.state)).decision).toBe(asked.decision);
  expect(await playBoth(pages, SAMPLE.strategy, (_, given) => given >= 4)).toBe(4);
});

test('Whoever opens the link of a seat on another device plays on there', async () => {
  const [host, guest] = await seated(SAMPLE.id);
  const there = await untilAsked(host);
  const link = await host.evaluate(() => {
    const id = location.hash.split('/')[2];
    return `${location.origin}/#/online/${id}/${JSON.parse(localStorage.getItem(`duello.seat.${id}`) ?? '')}`;
  });
  await host.close();
  const elsewhere = await open();
  await elsewhere.goto(link);
  expect((await untilAsked(elsewhere)).decision).toBe(there.decision);
  // The key is not left where others might read it.
  expect(elsewhere.url()).not.toContain(link.split('/').at(-1));
  await playBoth([elsewhere, guest], SAMPLE.strategy, (_, given) => given >= 4);
});

test('Phrases are read in each one’s language, a draw takes both, and a rematch brings both to another table', async () => {
  const [host, guest] = await seated(SAMPLE.id);
  await host.getByRole('button', { name: en['match.talk'] }).click();
  await host.getByRole('button', { name: en['phrase.haveFun'] }).click();
  await guest.getByText(it['phrase.haveFun']).waitFor();
  await host.keyboard.press('Escape');
  await agreeOnDraw([host, guest]);
  await host.getByText(en['end.agreed']).waitFor();
  await guest.getByText(it['end.agreed']).waitFor();
  const before = host.url();
  await guest.getByRole('button', { name: it['end.rematch'] }).click();
  await host.getByRole('button', { name: /wants a rematch/ }).click();
  await expect.poll(() => host.url()).not.toBe(before);
  await expect.poll(async () => [(await look(host)).state, (await look(guest)).state]).toContain('asked');
  expect(new URL(guest.url()).hash).toBe(new URL(host.url()).hash);
});
