// Can one of two people at a screen find out the other's cards? Not in the page, its network or what the browser keeps.

import type { Seat } from '@duello/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { pagesOfThisFile, untilLoaded, untilStill } from './kit/browser.ts';
import type { Secrets } from './kit/fixtures.ts';
import { mouse } from './kit/hands.ts';
import { keptAs, TWO } from './kit/matches.ts';
import { playOn } from './kit/strategy.ts';
import { look, optionOf, type Seen, until } from './kit/table-page.ts';

const open = pagesOfThisFile();
/** A turn ends by one press, whatever is left. */
const settings = { confirmEnd: false } as const;

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
/** A key that comes together with a question is not meant for it: it is pressed until it counts. */
async function pressUntil(page: Page, key: string, isDone: (seen: Seen) => boolean): Promise<void> {
  for (let presses = 0; presses < 20 && !isDone(await look(page)); presses++) {
    const option = page.locator(optionOf(key));
    if ((await option.count()) > 0) await option.press('Enter', { timeout: 2000 }).catch(() => {});
    const late = performance.now() + 700;
    while (performance.now() < late && !isDone(await look(page))) await page.waitForTimeout(20);
  }
  await until(page, isDone);
}
async function answer(page: Page, key: string): Promise<void> {
  const before = await tableOf(page);
  await pressUntil(
    page,
    key,
    ({ state, decision }) => state === 'curtain' || (state === 'asked' && decision !== before.decision),
  );
}

/** Both pages do the same. */
const both = async (pages: readonly Page[], act: (page: Page) => Promise<unknown>): Promise<void> => {
  await Promise.all(pages.map(act));
};
const documents = (pages: readonly Page[]): Promise<readonly string[]> => Promise.all(pages.map(documentOf));

/** Ids that are drawn by chance would make any two pages differ. */
function withoutChance(): void {
  Math.random = () => 0.5;
}

type Kept = Readonly<Record<string, string>>;
const keptAlike = ({ alike }: Secrets, seat: Seat): readonly Kept[] =>
  alike(seat).map((match) => match((one) => keptAs(one, TWO, { curtain: true })));
const openBoth = (secrets: Secrets, seat: Seat): Promise<Page[]> =>
  Promise.all(
    keptAlike(secrets, seat).map((kept) => open({ kept, settings, at: 'match/test', before: withoutChance })),
  );

test.each(GAMES)(
  'While the first player of $name looks, the page is the same whatever the second holds',
  async ({ secrets }) => {
    const pages = await openBoth(secrets, 0);
    await both(pages, curtainOf);
    const [curtainA, curtainB] = await documents(pages);
    expect(curtainA).toBe(curtainB);
    expect(curtainA).not.toContain('data-card');
    await both(pages, lift);
    const [tableA, tableB] = await documents(pages);
    expect(tableA).toContain(secrets.inHand);
    expect(tableA).toBe(tableB);
    for (const key of secrets.turn) await both(pages, (page) => answer(page, key));
    await both(pages, curtainOf);
    const [nextA, nextB] = await documents(pages);
    expect(nextA).toBe(nextB);
    // And the test can see a difference where there is one.
    await both(pages, lift);
    const [otherA, otherB] = await documents(pages);
    expect(otherA).not.toBe(otherB);
  },
);

test.each(GAMES)(
  'While the second player of $name looks, the page is the same whatever the first holds',
  async ({ secrets }) => {
    const pages = await openBoth(secrets, 1);
    await both(pages, async (page) => {
      await curtainOf(page);
      await lift(page);
    });
    const [firstA, firstB] = await documents(pages);
    expect(firstA).not.toBe(firstB);
    for (const key of secrets.turn) await both(pages, (page) => answer(page, key));
    await both(pages, curtainOf);
    const [curtainA, curtainB] = await documents(pages);
    expect(curtainA).toBe(curtainB);
    await both(pages, lift);
    const [tableA, tableB] = await documents(pages);
    expect(tableA).toBe(tableB);
  },
);

/** Everything that the browser keeps or shows outside the page. */
const keptBy = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    cookies: document.cookie,
    title: document.title,
    address: location.href,
  }));

/** Plays something on a page whose network is watched; tells what the browser keeps, and what was asked for. */
async function watched(kept: Readonly<Record<string, string>>, playSome: (page: Page) => Promise<void>) {
  const page = await open({ kept, settings, at: 'match/test' });
  await curtainOf(page);
  await untilLoaded(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('websocket', (socket) => requests.push(socket.url()));
  await playSome(page);
  await curtainOf(page);
  return { kept: await keptBy(page), requests };
}

/** A match is kept, none of the words is in what is kept, and nothing was sent. */
function expectSilence({ kept, requests }: Awaited<ReturnType<typeof watched>>, words: readonly string[]): void {
  const text = JSON.stringify(kept).toLowerCase();
  expect(kept.local['duello.match.test']).toContain('"text":"A');
  expect(words.filter((word) => text.includes(word.toLowerCase()))).toEqual([]);
  expect(kept.databases).toEqual([]);
  expect(requests).toEqual([]);
}

test.each(GAMES)(
  'What the browser keeps of a match of $name names no card, and nothing is sent anywhere',
  async ({ secrets, strategy }) => {
    const [kept] = keptAlike(secrets, 0);
    const found = await watched(kept, async (page) => {
      for (let turns = 0; turns < 2; turns++) {
        await lift(page);
        await playOn(page, mouse(page), () => false, strategy);
        await curtainOf(page);
      }
    });
    expectSilence(found, secrets.words());
  },
);

test.each(GAMES)(
  'The table of $name as text, opened while the last answer is still shown, closes as soon as the other is next',
  async ({ secrets }) => {
    const [kept] = keptAlike(secrets, 0);
    const page = await open({ kept, at: 'match/test', settings: { ...settings, speed: 'slow' } });
    await curtainOf(page);
    await lift(page);
    for (const key of secrets.turn.slice(0, -1)) await answer(page, key);
    await tableOf(page);
    await pressUntil(page, secrets.turn[secrets.turn.length - 1], ({ state }) => state !== 'asked');
    let shown = 0;
    while ((await page.locator('.curtain').count()) === 0) {
      await page.keyboard.press('t');
      shown += await page.locator('.text-rows').count();
    }
    expect(shown).toBe(0);
  },
);
