// Does a match survive a reload, can a step be taken back, and does the language switch at once?

import { boxCards, namesIn } from '@duello/contracts';
import { words } from '@duello/final-magic';
import { tableMessages } from '@duello/table';

const { en: enTable, it: itTable } = tableMessages;

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { home as en } from '../src/words/en/home.ts';
import { pagesOfThisFile } from './browser.ts';
import { contracts } from './contracts-strategy.ts';
import { mouse } from './hands.ts';
import { AGAINST_BOT, keptAs, newContracts, newMatch, play, TWO } from './matches.ts';
import { playOn } from './strategy.ts';
import { look, optionOf, type Seen, until, untilAsked } from './table-page.ts';

const open = pagesOfThisFile();

const handOf = ({ cards }: Seen): readonly string[] =>
  cards
    .filter(({ zone, used }) => zone.startsWith('hand') && !used)
    .map(({ card }) => card)
    .sort();

const undoButton = (page: Page) => page.getByRole('button', { name: new RegExp(`^${enTable['table.undo']}`) });

test('A match that was left in the middle goes on in the same position after a reload', async () => {
  const page = await open({ at: 'new/final-magic' });
  await page.getByRole('textbox', { name: en.seed }).fill('reload');
  await page.getByRole('button', { name: en.start }).click();
  let decisions = 0;
  await playOn(page, mouse(page), ({ phase }) => phase === 'fight' && ++decisions > 1);
  const before = await look(page);
  expect(before.state).toBe('asked');
  await page.reload();
  const after = await untilAsked(page);
  expect({ decision: after.decision, phase: after.phase, hand: handOf(after) }).toEqual({
    decision: before.decision,
    phase: before.phase,
    hand: [...handOf(before), ...before.cards.filter(({ used }) => used).map(({ card }) => card)].sort(),
  });
});

test('An unfinished match is listed at home and taken up from there', async () => {
  const match = play(newMatch('left'), 'random', ({ what, seat }) => what === 'buy' && seat === 0);
  const page = await open({ kept: keptAs(match, AGAINST_BOT) });
  await page.getByRole('heading', { name: en.unfinished }).waitFor();
  await page.getByRole('link', { name: /^Resume Final Magic, round 1/ }).click();
  const seen = await untilAsked(page);
  expect(seen.phase).toBe('buy');
  expect(Number(seen.decision)).toBeGreaterThan(0);
});

test('A removed match is gone, and can be brought back', async () => {
  const page = await open({ kept: keptAs(newMatch('removed'), AGAINST_BOT) });
  const keys = (): Promise<readonly string[]> =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('duello.match.')));
  await page.getByRole('button', { name: /^Remove Final Magic/ }).click();
  await expect.poll(keys).toEqual([]);
  await page.getByRole('button', { name: en.bringBack }).click();
  await expect.poll(keys).toEqual(['duello.match.test']);
});

test('An own step is taken back by the button and by its key', async () => {
  const match = play(newMatch('undo'), 'random', ({ what }) => what === 'buy');
  const page = await open({ kept: keptAs(match, TWO), at: 'match/test' });
  const before = await untilAsked(page);
  for (const takeBack of [() => undoButton(page).click(), () => page.keyboard.press('u')]) {
    const coin = before.cards.find(({ zone, card, legal }) => zone.startsWith('hand') && card === 'copper' && legal);
    expect(coin).toBeDefined();
    await mouse(page).card(coin!.at);
    await page.locator(optionOf('coin:copper')).click();
    const played = await until(page, ({ decision }) => decision !== before.decision);
    expect(handOf(played)).toHaveLength(handOf(before).length - 1);
    await takeBack();
    const after = await until(page, (seen) => seen.state === 'asked' && handOf(seen).length === handOf(before).length);
    expect(handOf(after)).toEqual(handOf(before));
  }
});

test('After chance has shown something nothing is taken back, and the reason is said', async () => {
  const match = play(newMatch('chance'), 'random', ({ what, seat }) => what === 'plan' && seat === 1);
  const page = await open({ kept: keptAs(match, TWO), at: 'match/test' });
  const planning = await untilAsked(page);
  await page.locator(optionOf('fight')).click();
  const next = await until(page, (seen) => seen.state === 'asked' && seen.phase !== planning.phase);
  const reason = `${enTable['table.undo']}: ${enTable['table.undoShown']}`;
  const button = page.getByRole('button', { name: reason });
  await button.hover();
  await page.getByRole('tooltip', { name: enTable['table.undoShown'] }).waitFor();
  await button.click();
  await page.keyboard.press('u');
  expect((await look(page)).decision).toBe(next.decision);
});

test('At the start of a match there is nothing to take back, and that is said', async () => {
  const page = await open({ kept: keptAs(newMatch('start'), TWO), at: 'match/test' });
  await page.getByRole('button', { name: `${enTable['table.undo']}: ${enTable['table.undoNothing']}` }).waitFor();
  // It is told for a few seconds only: whoever waits for it must be there before.
  const told = page.getByRole('tooltip', { name: enTable['table.undoNothing'] }).waitFor();
  await page.keyboard.press('u');
  await told;
});

/** What lies on a table of Contracts, whatever is selected. */
const thingsOf = ({ cards }: Seen): readonly string[] => cards.map(({ target, card }) => `${target} ${card}`);

test('A match of Contracts that was left in the middle goes on in the same position after a reload', async () => {
  const match = play(
    newContracts('reload'),
    'random',
    ({ what, seat, id }) => what === 'draw' && seat === 0 && id > 30,
  );
  const page = await open({ kept: keptAs(match, AGAINST_BOT), at: 'match/test' });
  const { decision } = await untilAsked(page);
  const isLater = (seen: Seen): boolean => seen.question === 'act' && Number(seen.decision) > Number(decision) + 6;
  await playOn(page, mouse(page), isLater, contracts);
  const before = await look(page);
  expect(before.question).toBe('act');
  await page.reload();
  const after = await untilAsked(page);
  expect(after.decision).toBe(before.decision);
  expect(thingsOf(after)).toEqual(thingsOf(before));
});

const box = new Map(boxCards);

test('A contract that was played and paid is taken back with its payment, by the button and by its key', async () => {
  const cheap = (key: string): boolean => {
    const [verb, card = ''] = key.split(':');
    const contract = box.get(card);
    return verb === 'play' && contract?.type === 'creature' && Object.keys(contract.when).length === 0;
  };
  let key = '';
  const match = play(newContracts('take back 2'), 'random', ({ what, seat, id, options }) => {
    key = options.find((option) => cheap(option.key))?.key ?? '';
    return what === 'act' && seat === 0 && id > 20 && key !== '';
  });
  const page = await open({ kept: keptAs(match, TWO), at: 'match/test' });
  const mana = () => page.locator('.ct-own-bar .holder[data-full="true"]').count();
  const before = await untilAsked(page);
  const [things, full] = [thingsOf(before), await mana()];
  for (const takeBack of [() => undoButton(page).click(), () => page.keyboard.press('u')]) {
    const card = before.cards.find(({ begins, target }) => begins && target.startsWith(key.replace('play', 'hand')));
    expect(card).toBeDefined();
    await mouse(page).card(card!.at);
    await mouse(page).option(key);
    const played = await until(
      page,
      ({ state, question, decision }) => state === 'asked' && question === 'act' && decision !== before.decision,
    );
    expect(handOf(played)).toHaveLength(handOf(before).length - 1);
    await expect.poll(mana).toBeLessThan(full);
    await takeBack();
    const after = await until(page, ({ state, decision }) => state === 'asked' && decision === before.decision);
    expect(thingsOf(after)).toEqual(things);
    await expect.poll(mana).toBe(full);
  }
});

async function switchToItalian(page: Page): Promise<void> {
  await page.getByRole('button', { name: enTable['table.menu'] }).click();
  await page.getByRole('button', { name: enTable.settings }).click();
  await page.getByRole('dialog').getByText('Italiano', { exact: true }).click();
  await page.getByRole('button', { name: itTable['table.close'] }).click();
  await page.getByRole('button', { name: itTable['table.menu'] }).waitFor();
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe('it');
}

test('The language switches at once in the middle of a match', async () => {
  const match = play(newMatch('lingua'), 'random', ({ what, seat }) => what === 'buy' && seat === 0);
  const page = await open({ kept: keptAs(match, AGAINST_BOT), at: 'match/test' });
  const before = await untilAsked(page);
  await switchToItalian(page);
  await page
    .getByRole('button', { name: new RegExp(`^${words.it.names.copper}`) })
    .first()
    .waitFor();
  await expect.poll(() => look(page)).toEqual(before);
});

test('The language switches at once in the middle of a match of Contracts', async () => {
  const match = play(newContracts('lingua'), 'random', ({ what, seat, id }) => what === 'act' && seat === 0 && id > 20);
  const page = await open({ kept: keptAs(match, AGAINST_BOT), at: 'match/test' });
  const before = await untilAsked(page);
  await switchToItalian(page);
  const [card] = handOf(before);
  await page
    .getByRole('button', { name: new RegExp(`^${namesIn('it')(card)}`) })
    .first()
    .waitFor();
  await expect.poll(() => look(page)).toEqual(before);
});
