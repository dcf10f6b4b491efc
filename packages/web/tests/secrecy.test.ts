// Can one of two people at a screen find out the other's cards? Not in the page, its network or what the browser keeps.

import { catalogue, words } from '@duello/final-magic';
import type { Seat } from '@duello/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pagesOfThisFile, untilLoaded, untilStill } from './browser.ts';
import { dealOf, keptAs, newMatch, type TestMatch, TWO } from './matches.ts';
import { optionOf, type Seen, type SeenCard, until } from './table-page.ts';

const open = pagesOfThisFile();

/** Two deals that one seat can't tell apart, though the other holds different cards. */
function alike(seat: Seat): readonly [TestMatch, TestMatch] {
  const hidden: Seat = seat === 0 ? 1 : 0;
  const first = newMatch('secret 0');
  const seen = dealOf(first, seat);
  for (let i = 1; i < 5000; i++) {
    const second = newMatch(`secret ${i}`);
    if (dealOf(second, seat) === seen && dealOf(second, hidden) !== dealOf(first, hidden)) return [first, second];
  }
  throw new Error('no two deals look alike');
}

/** Ids are numbered as things are drawn, those too that are thrown away and drawn again: only which is which matters. */
function renumbered(html: string): string {
  const known = new Map<string, string>();
  return html.replace(/_r_\w+?_/g, (id) => {
    const name = known.get(id) ?? `_r_#${known.size}_`;
    known.set(id, name);
    return name;
  });
}

/** The whole document with every attribute, once all that loads by itself is there; what loads first does not matter. */
async function documentOf(page: Page): Promise<string> {
  await untilLoaded(page);
  await untilStill(page);
  const html = await page.evaluate(() => {
    const head = [...document.head.children].map(({ outerHTML }) => outerHTML).sort();
    return [...head, document.body.outerHTML].join('\n');
  });
  return renumbered(html);
}

const curtainOf = (page: Page): Promise<Seen> => until(page, ({ state }) => state === 'curtain');
const tableOf = (page: Page): Promise<Seen> => until(page, ({ state }) => state === 'asked');
const lift = async (page: Page): Promise<Seen> => {
  // By key: a pointer that rests on a card would open it.
  await page.locator('.curtain button').press('Enter');
  return tableOf(page);
};
async function answer(page: Page, key: string): Promise<void> {
  const before = await tableOf(page);
  await page.locator(optionOf(key)).press('Enter');
  await until(
    page,
    ({ state, decision }) => state === 'curtain' || (state === 'asked' && decision !== before.decision),
  );
}

/** Both pages do the same, one after the other. */
async function both(pages: readonly Page[], act: (page: Page) => Promise<unknown>): Promise<void> {
  for (const page of pages) await act(page);
}
async function documents(pages: readonly Page[]): Promise<readonly [string, string]> {
  return [await documentOf(pages[0]), await documentOf(pages[1])];
}

/** Ids that are drawn by chance would make any two pages differ. */
function withoutChance(): void {
  Math.random = () => 0.5;
}

const openBoth = (matches: readonly TestMatch[]): Promise<Page[]> =>
  Promise.all(
    matches.map((match) =>
      open({ kept: keptAs(match, TWO, { curtain: true }), at: 'match/test', before: withoutChance }),
    ),
  );

test('While the first player looks, the page is the same whatever the second holds', async () => {
  const pages = await openBoth(alike(0));
  await both(pages, curtainOf);
  const [curtainA, curtainB] = await documents(pages);
  expect(curtainA).toBe(curtainB);
  expect(curtainA).not.toContain('data-card');
  await both(pages, lift);
  const [tableA, tableB] = await documents(pages);
  expect(tableA).toContain('data-card="copper"');
  expect(tableA).toBe(tableB);
  for (const key of ['end', 'end']) await both(pages, (page) => answer(page, key));
  await both(pages, curtainOf);
  const [nextA, nextB] = await documents(pages);
  expect(nextA).toBe(nextB);
  // And the test can see a difference where there is one.
  await both(pages, lift);
  const [otherA, otherB] = await documents(pages);
  expect(otherA).not.toBe(otherB);
});

test('While the second player looks, the page is the same whatever the first holds', async () => {
  const pages = await openBoth(alike(1));
  await both(pages, async (page) => {
    await curtainOf(page);
    await lift(page);
  });
  const [firstA, firstB] = await documents(pages);
  expect(firstA).not.toBe(firstB);
  for (const key of ['end', 'end']) await both(pages, (page) => answer(page, key));
  await both(pages, curtainOf);
  const [curtainA, curtainB] = await documents(pages);
  expect(curtainA).toBe(curtainB);
  await both(pages, lift);
  const [tableA, tableB] = await documents(pages);
  expect(tableA).toBe(tableB);
});

/** Words that would tell a card: its id and its names. */
const telling = [...Object.keys(catalogue), ...Object.values(words.en.names), ...Object.values(words.it.names)];

test('What the browser keeps of a match names no card, and nothing is sent anywhere', async () => {
  const [match] = alike(0);
  const page = await open({ kept: keptAs(match, TWO, { curtain: true }), at: 'match/test' });
  await curtainOf(page);
  await untilLoaded(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('websocket', (socket) => requests.push(socket.url()));
  await lift(page);
  await answer(page, 'end');
  await page.locator(optionOf('coins')).click();
  // One coin after the other; the question after the last of them is the one to answer.
  const isCoin = ({ zone, tone, legal }: SeenCard): boolean => zone.startsWith('hand') && tone === 'currency' && legal;
  await until(page, ({ state, cards }) => state === 'asked' && !cards.some(isCoin));
  await answer(page, 'end');
  await curtainOf(page);
  const kept = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    cookies: document.cookie,
    title: document.title,
    address: location.href,
  }));
  const text = JSON.stringify(kept).toLowerCase();
  expect(kept.local['duello.match.test']).toContain('"text":"A');
  expect(telling.filter((word) => text.includes(word.toLowerCase()))).toEqual([]);
  expect(kept.databases).toEqual([]);
  expect(requests).toEqual([]);
});
