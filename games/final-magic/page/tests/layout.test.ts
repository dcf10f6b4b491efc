// Does the table of Final Magic fit the screen, and does every zone stay in its place in a fight?

import {
  AGAINST_BOT,
  FOUR_SCREENS,
  finger,
  goTo,
  keptAs,
  misfits,
  mouse,
  pagesOfThisFile,
  play,
  SCREEN_SIZES,
  SCREENS,
  TWO,
  until,
  untilAsked,
  untilChanged,
  untilStill,
} from '@duello/web/for-tests';
import { expect, test } from 'vitest';
import { newMatch } from './begin.ts';

const open = pagesOfThisFile();
const THINGS = '.own-row .table-card, .fm-health';

const ACTION = ['action', 'buy', 'plan'] as const;
const atDecision = (what: string): Record<string, string> =>
  keptAs(
    play(newMatch(`fit ${what}`), 'greedy', (d) => d.what === what && d.id > 40),
    TWO,
    { id: what },
  );

test.each(SCREEN_SIZES)('At %s nothing must be scrolled to, whatever is asked and selected', async (screen) => {
  const page = await open({ screen: SCREENS[screen], kept: Object.assign({}, ...ACTION.map(atDecision)) });
  const found: string[] = [];
  for (const what of ACTION) {
    await goTo(page, `match/${what}`);
    const before = await until(page, ({ state, question }) => state === 'asked' && question === what);
    found.push(...(await misfits(page, THINGS)).map((misfit) => `${what}: ${misfit}`));
    const card = before.cards.find(({ legal }) => legal);
    if (card === undefined) continue;
    await mouse(page).card(card.at);
    await untilChanged(page, before);
    found.push(...(await misfits(page, THINGS)).map((misfit) => `${what}, selected: ${misfit}`));
  }
  expect(found).toEqual([]);
});

test('On a desk the last fight is in sight with what it did, and nothing of it must be scrolled to', async () => {
  const kept = keptAs(
    play(newMatch('last fight'), 'greedy', (d) => d.what === 'action' && d.id > 40),
    TWO,
  );
  const page = await open({ screen: FOUR_SCREENS['1366×768'], kept, at: 'match/test' });
  await untilAsked(page);
  expect(await page.locator('.fight-sum').count()).toBe(2);
  expect(await page.locator('.arena').evaluate((arena) => arena.scrollHeight - arena.clientHeight)).toBe(0);
});

declare global {
  interface Window {
    /** Where each zone has been. */
    readonly places: Record<string, string[]>;
  }
}

/** Notes on every frame where the zones of the table lie. */
function watchZones(): void {
  const zones = ['.other-bar', '.own-bar', '.arena', '.own-row', '.frame-side', '.prompt', '.arena-middle'];
  const places: Record<string, string[]> = {};
  Object.assign(window, { places });
  const note = (): void => {
    for (const zone of zones) {
      const box = document.querySelector(`main.table ${zone}`)?.getBoundingClientRect();
      if (box === undefined || box.width === 0) continue;
      const place = [box.left, box.top, box.width, box.height].map(Math.round).join(' ');
      places[zone] ??= [];
      if (places[zone].at(-1) !== place) places[zone].push(place);
    }
    requestAnimationFrame(note);
  };
  note();
}

test.each(SCREEN_SIZES)(
  'At %s every zone stays in its place in a fight and when the next cards arrive',
  async (screen) => {
    const match = play(
      newMatch('still fight'),
      'greedy',
      ({ what, seat, id }) => what === 'plan' && seat === 0 && id > 30,
    );
    const settings = { speed: 'fast' } as const;
    const page = await open({ screen: SCREENS[screen], kept: keptAs(match, AGAINST_BOT), settings, at: 'match/test' });
    const planning = await untilAsked(page);
    await mouse(page).option('fight');
    await until(page, ({ decision }) => decision !== planning.decision);
    await page.evaluate(watchZones);
    await until(page, ({ state }) => state === 'asked');
    const places = await page.evaluate(() => window.places);
    expect(Object.keys(places).length).toBeGreaterThan(5);
    // On a low screen the buy zone gives its room to the fight, by design.
    const free = screen === '740×360' ? ['.arena', '.arena-middle'] : [];
    const moved = Object.entries(places).filter(([zone, been]) => been.length > 1 && !free.includes(zone));
    expect(moved).toEqual([]);
  },
);

test('In a lesson on a low phone the open market leaves room for the own bar', async () => {
  const page = await open({ screen: FOUR_SCREENS['844×390'], at: 'learn/final-magic' });
  await until(page, ({ state, question }) => state === 'asked' && question === 'action');
  await mouse(page).option('end');
  await until(page, ({ state, question }) => state === 'asked' && question === 'buy');
  await page.locator('.buy-zone[data-open="true"]').waitFor();
  const { bottom } = await page.locator('.own-bar').evaluate((bar) => bar.getBoundingClientRect());
  expect(bottom).toBeLessThanOrEqual(390);
});

test('On a phone every card for sale has its name, whole, and its number does not lie over it', async () => {
  const page = await open({ screen: FOUR_SCREENS['390×844'], settings: { lang: 'it' }, at: 'learn/final-magic' });
  await until(page, ({ state, question }) => state === 'asked' && question === 'action');
  await finger(page).option('end');
  await page.locator('.buy-zone[data-open="true"]').waitFor();
  await untilStill(page);
  const cards = page.locator('.buy-zone .table-card');
  const faults = await cards.evaluateAll((all) =>
    all.flatMap((card) => {
      const name = card.querySelector('.card-name');
      const count = card.querySelector('.pile-count')?.getBoundingClientRect();
      const range = document.createRange();
      if (name === null || !name.checkVisibility()) return ['no name'];
      range.selectNodeContents(name);
      const { top, bottom } = range.getBoundingClientRect();
      const isCut = bottom > card.getBoundingClientRect().bottom;
      return isCut || (count !== undefined && count.bottom > top + 3) ? [name.textContent] : [];
    }),
  );
  expect(await cards.count()).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});
