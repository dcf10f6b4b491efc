// Can something be bought in Battleground, and does the market say what is locked and what goes next?

import {
  askedFor,
  DESKTOP,
  finger,
  keptAs,
  keyboard,
  mouse,
  PHONE,
  pagesOfThisFile,
  placeOf,
  TWO,
  target,
  until,
} from '@duello/web/for-tests';
import { expect, test } from 'vitest';
import { namesIn } from '../../index.ts';
import { draft as battlegroundDraft } from '../words/en/draft.ts';
import { battlegroundAt, truthOf } from './positions.ts';

const open = pagesOfThisFile();
const rich = battlegroundAt(
  'rich',
  ({ what, options }, { players, gamePhase }) =>
    what === 'buy' && players[0].coins > 0 && gamePhase === 1 && options.some(({ key }) => key === '1:1'),
);

const HANDS = [
  ['mouse', '1:2', DESKTOP, mouse],
  ['keyboard', 'crystal', DESKTOP, keyboard],
  ['touch', '1:1', PHONE, finger],
] as const;

test.each(HANDS)('By %s something is bought: %s', async (_, key, screen, handsOf) => {
  const page = await open({ screen, kept: keptAs(rich, TWO), at: 'match/test' });
  const before = await askedFor(page, 'buy');
  const { events, view } = await truthOf(page);
  const { coins } = view(0).players[0];
  const wanted = placeOf(before, ({ target, meant }) => meant && target.startsWith(`buy:${key}`));
  await handsOf(page).card(wanted);
  await until(page, ({ options }) => options.some((option) => option.key === 'buy'));
  await handsOf(page).option('buy');
  await until(page, ({ state, decision }) => state === 'asked' && decision !== before.decision);
  const after = await truthOf(page);
  const told = after.events.slice(events.length);
  expect(told.map(({ kind }) => kind)).toContain(key === 'crystal' ? 'crystalBought' : 'spellBought');
  const bought = told.find((event) => event.kind === 'spellBought');
  if (bought !== undefined) expect(bought.card).toBe(before.cards[wanted].card);
  expect(after.view(0).players[0].coins).toBe(coins - 1);
});

test('The market shows its rows, what goes next, and how long the others stay locked', async () => {
  const page = await open({ screen: DESKTOP, kept: keptAs(rich, TWO), at: 'match/test' });
  await askedFor(page, 'buy');
  const { market, pools } = (await truthOf(page)).view(0);
  const tiers = page.locator('.bg-market-place .bg-tier');
  const states = await tiers.evaluateAll((all) => all.map((tier) => tier.getAttribute('data-unlocked')));
  expect(states).toEqual(market.map(({ unlocked }) => String(unlocked)));
  const cards = await tiers
    .nth(0)
    .locator('.bg-tile')
    .evaluateAll((all) => all.map((tile) => tile.getAttribute('data-card')));
  expect(cards).toEqual(market[0].row);
  const next = tiers.nth(0).getByRole('button', { name: battlegroundDraft['battleground.nextToGo'] });
  expect(await next.evaluateAll((all) => all.map((tile) => tile.getAttribute('data-target')))).toEqual(['buy:1:1']);
  const locked = await page.locator('.bg-market-place .bg-locked').allTextContents();
  const left = [pools[0], pools[0] + pools[1]];
  expect(locked.map((line) => Number(/\d+/.exec(line)?.[0]))).toEqual(left);
  // Nothing of a locked tier lies in the page.
  expect(await page.locator('main.table [data-target^="buy:2:"], main.table [data-target^="buy:3:"]').count()).toBe(0);
});

const opened = () => battlegroundAt('opened', ({ what }, { market }) => what === 'buy' && market[2].unlocked);
const LOW_SCREENS = [
  ['1366×768', DESKTOP],
  ['844×390', { ...PHONE, viewport: { width: 844, height: 390 } }],
] as const;

test.each(LOW_SCREENS)('At %s every part of the market is in sight, or named as below', async (_, screen) => {
  const page = await open({ screen, kept: keptAs(opened(), TWO), at: 'match/test' });
  await askedFor(page, 'buy');
  const market = page.locator('.bg-market-place .bg-market');
  const mark = market.locator('.bg-below');
  /** The parts that are neither seen nor named. */
  const lost = (): Promise<readonly string[]> =>
    market.evaluate((all) => {
      const frame = all.closest('.bg-market-place')?.getBoundingClientRect() ?? new DOMRect();
      const named = all.querySelector<HTMLElement>('.bg-below[data-some="true"]')?.textContent ?? '';
      const isSeen = (part: Element): boolean => {
        const { top, bottom, height } = part.getBoundingClientRect();
        return Math.min(bottom, frame.bottom) - Math.max(top, frame.top) > height / 2;
      };
      return [...all.querySelectorAll('[data-part]')]
        .filter((part) => part.getBoundingClientRect().bottom > frame.bottom && !isSeen(part))
        .map((part) => part.getAttribute('data-part') ?? '')
        .filter((part) => !named.includes(part === 'crystals' ? 'Crystals' : `Tier ${part}`));
    });
  await expect.poll(lost).toEqual([]);
  await expect.poll(() => mark.textContent()).toContain('Crystals');
  // A press leads to the next, and to the end of it: nothing is named any more then.
  await expect
    .poll(async () => {
      const isThere = (await mark.getAttribute('data-some')) === 'true';
      if (isThere) await mark.click();
      return isThere;
    })
    .toBe(false);
  await expect.poll(lost).toEqual([]);
});

test('On a phone the market is looked at in a sheet while spells are cast', async () => {
  const match = battlegroundAt('look', ({ what }) => what === 'act');
  const page = await open({ screen: PHONE, kept: keptAs(match, TWO), at: 'match/test' });
  await askedFor(page, 'act');
  await finger(page).press(page.locator('.bg-market-button button'));
  const sheet = page.getByRole('dialog');
  await sheet.locator('.bg-tile').first().waitFor();
  const { market } = (await truthOf(page)).view(0);
  const names = await sheet.locator('.bg-tile').allTextContents();
  for (const [at, card] of market[0].row.entries()) expect(names[at]).toContain(namesIn('en')(card));
  // On its side it has less room: the rest is named, and a press leads there.
  await page.setViewportSize({ width: 740, height: 360 });
  await sheet.locator('.bg-below[data-some="true"]').click();
  await expect
    .poll(() => sheet.locator('.sheet-body').evaluate((body) => body.scrollTop > 0 && body.clientHeight < innerHeight))
    .toBe(true);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await target(page, 'buy:1:1').isVisible()).toBe(false);
});

test('Outside Upkeep the market says when it opens', async () => {
  const page = await open({
    kept: keptAs(
      battlegroundAt('closed', ({ what }) => what === 'act'),
      TWO,
    ),
    at: 'match/test',
  });
  await askedFor(page, 'act');
  await target(page, 'buy:1:1').click();
  const why = page.locator('.prompt .barred');
  await why.waitFor();
  expect(await why.textContent()).toContain('You can buy in Upkeep');
});
