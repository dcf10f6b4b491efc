// Can a deck of Sun & Moon be drafted by mouse, keyboard and touch? And does a private draft keep its secrets on the page?

import {
  AGAINST_BOT,
  askedFor,
  botAnswer,
  DESKTOP,
  finger,
  found,
  keptAs,
  mouse,
  PHONE,
  pagesOfThisFile,
  playBy,
  type Seen,
  TWO,
  until,
  untilLoaded,
} from '@duello/web/for-tests';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PICKS, type View } from '../../index.ts';
import { newMatch, type SunMoonMatch } from './begin.ts';
import { truthOf } from './positions.ts';

const open = pagesOfThisFile();
const DRAFT = { mode: 'draft', classA: 'warlock', firstPlayer: 'A' } as const;

const triple = ({ cards }: Seen) => cards.filter(({ target }) => target.startsWith('triple:'));
const picks = (page: Page): Promise<Seen> => until(page, (seen) => seen.question === 'pick' && triple(seen).length > 0);

/** Both play at random until somebody is to take the given pick. */
const draftedTo = (seed: string, pick: number, options: object = DRAFT): SunMoonMatch => {
  const match = newMatch(seed, { ...DRAFT, ...options });
  const taken = (view: View): number => view.players[0].draft?.takenSize ?? PICKS;
  const isThere = (): boolean => taken(match.rules.view(match.state, 0)) >= pick - 1;
  return playBy(match, (decision) => botAnswer(match, 'random', decision), isThere);
};

test('A whole draft by keyboard alone: 1, 2 or 3 and Enter, thirty times; the deck holds what was chosen', async () => {
  const page = await open({ screen: DESKTOP, kept: keptAs(newMatch('keys', DRAFT), AGAINST_BOT), at: 'match/test' });
  const taken: string[] = [];
  for (let pick = 1; pick <= PICKS; pick++) {
    await page.getByText(`Pick ${pick} of ${PICKS}`, { exact: true }).waitFor();
    const seen = await picks(page);
    const chosen = triple(seen)[pick % 3];
    taken.push(chosen.card);
    await page.keyboard.press(String((pick % 3) + 1));
    await until(page, ({ cards }) => cards.some(({ target, selected }) => selected && target === chosen.target));
    await page.keyboard.press('Enter');
    if (pick < PICKS) await page.getByText(`Pick ${pick + 1} of ${PICKS}`, { exact: true }).waitFor();
  }
  await askedFor(page, 'mulligan');
  const { list } = (await truthOf(page)).view(0).players[0];
  expect(list?.toSorted()).toEqual(taken.toSorted());
});

test.each([
  ['mouse', DESKTOP, mouse],
  ['touch', PHONE, finger],
] as const)(
  'By %s one press chooses and a second one takes; then both picks are shown',
  async (name, screen, handsOf) => {
    const kept = keptAs(draftedTo(`press ${name}`, 5), AGAINST_BOT);
    const page = await open({ screen, kept, at: 'match/test' });
    const hands = handsOf(page);
    const [, chosen] = triple(await picks(page));
    await hands.card(chosen.at);
    await until(page, ({ cards }) => cards.some(({ target, selected }) => selected && target === chosen.target));
    if (name === 'mouse') await hands.card(chosen.at);
    else await hands.option('take');
    await page.getByText(`Pick 6 of ${PICKS}`, { exact: true }).waitFor();
    const last = (await truthOf(page)).events.filter((event) => event.kind === 'draftPicked').slice(-2);
    expect(last.map(({ taken }) => taken)).toContain(chosen.card);
    expect(await page.locator('.sm-draft-last span').count()).toBe(2);
    await untilLoaded(page);
    expect(await found(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    for (const part of ['.sm-triple-card', '.sm-drafted', '.prompt']) {
      for (const box of await page
        .locator(part)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))) {
        expect(box).toBeLessThanOrEqual(screen.viewport.width);
      }
    }
  },
);

test('The winner of the toss chooses a side', async () => {
  const seeds = Array.from({ length: 20 }, (_, i) => newMatch(`toss ${i}`, { mode: 'draft' }));
  const won = seeds.find((match) => match.rules.view(match.state, 0).waiting?.seats.includes(0));
  if (won === undefined) throw new Error('nobody wins');
  const page = await open({ kept: keptAs(won, AGAINST_BOT), at: 'match/test' });
  const hands = mouse(page);
  const seen = await askedFor(page, 'class');
  await untilLoaded(page);
  expect(await found(page)).toEqual([]);
  await hands.card(seen.cards.find(({ target }) => target === 'class:paladin')?.at ?? -1);
  await hands.option('take');
  await picks(page);
  expect((await truthOf(page)).view(0).players.map((player) => player.class)).toEqual(['paladin', 'warlock']);
});

test('In a private draft the page shows nothing of what the other takes, and two people never see the other’s three', async () => {
  const match = draftedTo('private', 9, { draftVisibility: 'private' });
  const theirs = match.rules.view(match.state, 1).players[1];
  const page = await open({ kept: keptAs(match, TWO, { curtain: true }), at: 'match/test' });
  const html = (): Promise<string> => page.evaluate(() => document.querySelector('#root, body')?.outerHTML ?? '');
  const secrets = (theirs.draft?.shown ?? []).filter(
    (card) => !match.rules.view(match.state, 0).players[0].draft?.shown?.includes(card),
  );
  await page.locator('.curtain button').click();
  const seen = await picks(page);
  const before = await html();
  for (const card of secrets) expect(before).not.toContain(`:${card}"`);
  await expect.poll(() => page.locator('.sm-drafted[data-own="false"] .sm-strip').count()).toBe(0);
  expect(await page.locator('.sm-drafted[data-own="true"] .sm-strip').count()).toBeGreaterThan(0);
  const mine = triple(seen)[0];
  await page.keyboard.press('1');
  await until(page, ({ cards }) => cards.some(({ selected }) => selected));
  await page.keyboard.press('Enter');
  await until(page, ({ state }) => state === 'curtain');
  expect(await html()).not.toContain(mine.target);
  await page.locator('.curtain button').click();
  const other = await picks(page);
  expect(triple(other).map(({ card }) => card)).toEqual(theirs.draft?.shown);
  expect(await page.locator('.sm-drafted[data-own="false"] .sm-strip').count()).toBe(0);
  expect(await page.locator('.sm-draft-track h2').textContent()).toContain('9');
  // Both have chosen: each is told the own card alone, and goes on before the screen is handed over.
  const takeFirst = async (): Promise<string> => {
    const name = await page.locator('.sm-triple-card .card-name').first().textContent();
    await page.keyboard.press('1');
    await until(page, ({ cards }) => cards.some(({ selected }) => selected));
    await page.keyboard.press('Enter');
    return name ?? '';
  };
  const ninth = await takeFirst();
  await page.getByText(`Pick 10 of ${PICKS}`, { exact: true }).waitFor();
  const last = page.locator('.sm-draft-last');
  expect(await last.textContent()).toContain(`pick 9: ${ninth}`);
  expect(await last.textContent()).toContain('pick 9: a card');
  const tenth = await takeFirst();
  await until(page, ({ state }) => state === 'curtain');
  await page.locator('.curtain button').click();
  await picks(page);
  const shown = `${await page.locator('main.table').textContent()}`;
  for (const name of [ninth, tenth]) expect(shown).not.toContain(`: ${name}`);
});
