// Can one of two people at a screen find out the other's cards? Not in the page, its network or what the browser keeps.

import { namesIn as spellNames, boxCards as spells } from '@duello/battleground';
import { boxCards, namesIn } from '@duello/contracts';
import { catalogue, words } from '@duello/final-magic';
import type { Answer, Decision, Seat } from '@duello/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { battleground } from './battleground-strategy.ts';
import { pagesOfThisFile, untilLoaded, untilStill } from './browser.ts';
import { contracts } from './contracts-strategy.ts';
import { mouse } from './hands.ts';
import {
  type BattlegroundMatch,
  type ContractsMatch,
  keptAs,
  newBattleground,
  newContracts,
  newMatch,
  newSunMoon,
  playBy,
  type SunMoonMatch,
  seenOf,
  type TestMatch,
  TWO,
  viewOf,
} from './matches.ts';
import { playOn } from './strategy.ts';
import { optionOf, type Seen, type SeenCard, until } from './table-page.ts';

const open = pagesOfThisFile();

const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** Two deals that one seat can't tell apart, though the other holds different cards. */
function alike(seat: Seat): readonly [TestMatch, TestMatch] {
  const first = newMatch('secret 0');
  const seen = seenOf(first, seat);
  for (let i = 1; i < 5000; i++) {
    const second = newMatch(`secret ${i}`);
    if (seenOf(second, seat) === seen && seenOf(second, other(seat)) !== seenOf(first, other(seat)))
      return [first, second];
  }
  throw new Error('no two deals look alike');
}

/** The same deal of Contracts twice; before it began the other player has replaced another contract each time. */
function alikeContracts(seat: Seat): readonly [ContractsMatch, ContractsMatch] {
  const opened = (seed: string, replaced: number): ContractsMatch => {
    const match = newContracts(seed);
    const answerOf = ({ seat: asked, id, options }: Decision): Answer => ({
      seat: asked,
      decision: id,
      picks: asked === seat ? [] : [options[replaced].key],
    });
    return playBy(match, answerOf, ({ what }) => what !== 'replace');
  };
  for (let i = 0; i < 100; i++) {
    const [first, second] = [opened(`secret ${i}`, 0), opened(`secret ${i}`, 1)];
    const hands = [first, second].map((match) => JSON.stringify(viewOf(match, other(seat)).players[other(seat)].hand));
    if (seenOf(first, seat) === seenOf(second, seat) && hands[0] !== hands[1]) return [first, second];
  }
  throw new Error('no two deals look alike');
}

/** The same deal of Battleground twice; the other player has prepared the same two spells, each time in the other order. */
function alikeBattleground(seat: Seat): readonly [BattlegroundMatch, BattlegroundMatch] {
  const opened = (first: number): BattlegroundMatch => {
    const match = newBattleground('secret', { start: 'quick', firstPlayer: seat === 0 ? 'B' : 'A' });
    const [one, two] = new Set(viewOf(match, other(seat)).players[other(seat)].hand);
    const cards = first === 0 ? [one, two] : [two, one];
    const answerOf = ({ seat: asked, id, what }: Decision): Answer => {
      const slot = viewOf(match, asked).players[asked].prepared.indexOf(null);
      const pick = what !== 'act' ? 'stop' : slot < 0 ? 'end' : `prepare:${cards[slot]}>${slot + 1}`;
      return { seat: asked, decision: id, pick };
    };
    const isReady = (): boolean => viewOf(match, 0).players[other(seat)].prepared.every((slot) => slot !== null);
    return playBy(
      match,
      answerOf,
      ({ what, seat: asked }) => what === 'act' && isReady() && (asked === seat || seat === 1),
    );
  };
  const [first, second] = [opened(0), opened(1)];
  expect(seenOf(first, seat)).toBe(seenOf(second, seat));
  expect(seenOf(first, other(seat))).not.toBe(seenOf(second, other(seat)));
  return [first, second];
}

/** The same deal of Sun & Moon twice; in the mulligan the other player has set another card aside each time. */
function alikeSunMoon(seat: Seat): readonly [SunMoonMatch, SunMoonMatch] {
  const opened = (seed: string, aside: number): SunMoonMatch => {
    const match = newSunMoon(seed);
    const answerOf = ({ seat: asked, id, options }: Decision): Answer => ({
      seat: asked,
      decision: id,
      picks: asked === seat ? [] : [options[aside].key],
    });
    return playBy(match, answerOf, ({ what }) => what !== 'mulligan');
  };
  for (let i = 0; i < 100; i++) {
    const [first, second] = [opened(`secret ${i}`, 0), opened(`secret ${i}`, 1)];
    const hands = [first, second].map((match) => JSON.stringify(viewOf(match, other(seat)).players[other(seat)].hand));
    if (seenOf(first, seat) === seenOf(second, seat) && hands[0] !== hands[1]) return [first, second];
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

const CURTAIN = { curtain: true } as const;
const openBoth = (matches: readonly Readonly<Record<string, string>>[]): Promise<Page[]> =>
  Promise.all(matches.map((kept) => open({ kept, at: 'match/test', before: withoutChance })));

/** Two matches a seat can't tell apart, a turn in which nothing is played, and what shows that a hand lies open. */
const GAMES = [
  {
    game: 'Final Magic',
    kept: (seat: Seat) => alike(seat).map((match) => keptAs(match, TWO, CURTAIN)),
    turn: ['end', 'end'],
    inHand: 'data-card="copper"',
  },
  {
    game: 'Contracts',
    kept: (seat: Seat) => alikeContracts(seat).map((match) => keptAs(match, TWO, CURTAIN)),
    turn: ['red', 'draw:1', 'end'],
    inHand: 'data-target="hand:',
  },
  {
    game: 'Battleground',
    kept: (seat: Seat) => alikeBattleground(seat).map((match) => keptAs(match, TWO, CURTAIN)),
    turn: ['end'],
    inHand: 'data-target="hand:',
  },
  {
    game: 'Sun & Moon',
    kept: (seat: Seat) => alikeSunMoon(seat).map((match) => keptAs(match, TWO, CURTAIN)),
    turn: ['end'],
    inHand: 'data-target="hand:',
  },
] as const;

test.each(GAMES)(
  'While the first player of $game looks, the page is the same whatever the second holds',
  async (row) => {
    const pages = await openBoth(row.kept(0));
    await both(pages, curtainOf);
    const [curtainA, curtainB] = await documents(pages);
    expect(curtainA).toBe(curtainB);
    expect(curtainA).not.toContain('data-card');
    await both(pages, lift);
    const [tableA, tableB] = await documents(pages);
    expect(tableA).toContain(row.inHand);
    expect(tableA).toBe(tableB);
    for (const key of row.turn) await both(pages, (page) => answer(page, key));
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
  'While the second player of $game looks, the page is the same whatever the first holds',
  async (row) => {
    const pages = await openBoth(row.kept(1));
    await both(pages, async (page) => {
      await curtainOf(page);
      await lift(page);
    });
    const [firstA, firstB] = await documents(pages);
    expect(firstA).not.toBe(firstB);
    for (const key of row.turn) await both(pages, (page) => answer(page, key));
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
  const page = await open({ kept, at: 'match/test' });
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

/** Words that would tell a card: its id and its names. */
const telling = [...Object.keys(catalogue), ...Object.values(words.en.names), ...Object.values(words.it.names)];

test('What the browser keeps of a match names no card, and nothing is sent anywhere', async () => {
  const [match] = alike(0);
  const found = await watched(keptAs(match, TWO, CURTAIN), async (page) => {
    await lift(page);
    await answer(page, 'end');
    await page.locator(optionOf('coins')).click();
    // One coin after the other; the question after the last of them is the one to answer.
    const isCoin = ({ zone, tone, legal }: SeenCard): boolean =>
      zone.startsWith('hand') && tone === 'currency' && legal;
    await until(page, ({ state, cards }) => state === 'asked' && !cards.some(isCoin));
    await answer(page, 'end');
  });
  expectSilence(found, telling);
});

const tellingContracts = boxCards.flatMap(([id]) => [id, namesIn('en')(id), namesIn('it')(id)]);

test('What the browser keeps of a match of Contracts names no contract, and nothing is sent anywhere', async () => {
  const [match] = alikeContracts(0);
  const found = await watched(keptAs(match, TWO, CURTAIN), async (page) => {
    for (let turns = 0; turns < 4; turns++) {
      await lift(page);
      await playOn(page, mouse(page), () => false, contracts);
      await curtainOf(page);
    }
  });
  expectSilence(found, tellingContracts);
});

const tellingSpells = spells.flatMap(([id]) => [id, spellNames('en')(id), spellNames('it')(id)]);

test('What the browser keeps of a match of Battleground names no spell, and nothing is sent anywhere', async () => {
  const [match] = alikeBattleground(0);
  const found = await watched(keptAs(match, TWO, CURTAIN), async (page) => {
    for (let turns = 0; turns < 4; turns++) {
      await lift(page);
      await playOn(page, mouse(page), () => false, battleground);
      await curtainOf(page);
    }
  });
  expectSilence(found, tellingSpells);
});
