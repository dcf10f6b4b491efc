// Does the table fit the screen, and does it stay where it is when cards arrive?

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, goTo, PHONE, PHONE_ACROSS, pagesOfThisFile, untilStill } from './browser.ts';
import { crowded } from './crowded.ts';
import { mouse } from './hands.ts';
import { AGAINST_BOT, BOT_FIRST, keptAs, newMatch, newSunMoon, play, TWO } from './matches.ts';
import { until, untilAsked, untilChanged } from './table-page.ts';

const open = pagesOfThisFile();
const SCREENS = { '1366×768': DESKTOP, '360×740': PHONE, '740×360': PHONE_ACROSS } as const;
const screens = ['1366×768', '360×740', '740×360'] as const;

/** How far the page could be scrolled, in pixels. */
const overhang = (page: Page): Promise<readonly [number, number]> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [Math.max(0, scrollWidth - innerWidth), Math.max(0, scrollHeight - innerHeight)];
  });

/** Options and hand cards that are not wholly on the screen. */
const outside = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const things = document.querySelectorAll<HTMLElement>(
      '.prompt [data-option], .hand .table-card, .player-bar .health, .piece, .ct-health, .gap[data-meant="true"], .depth',
    );
    return [...things].flatMap((target) => {
      // What is chosen on the table is not said again where there is little room.
      if (!target.checkVisibility()) return [];
      const { left, top, right, bottom } = target.getBoundingClientRect();
      const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      return inside
        ? []
        : [
            `${target.dataset.option ?? target.dataset.target ?? target.dataset.card ?? 'health'} ${[left, top, right, bottom].map(Math.round)}`,
          ];
    });
  });

/** What must be scrolled to, or is not wholly on the screen. */
const misfits = async (page: Page): Promise<readonly string[]> => {
  await untilStill(page);
  const [across, down] = await overhang(page);
  return [...(across + down === 0 ? [] : [`overhang ${across} ${down}`]), ...(await outside(page))];
};

const ACTION = ['action', 'buy', 'plan'] as const;
const atDecision = (what: string): Record<string, string> =>
  keptAs(
    play(newMatch(`fit ${what}`), 'greedy', (d) => d.what === what && d.id > 40),
    TWO,
    { id: what },
  );

test.each(screens)('At %s nothing must be scrolled to, whatever is asked and selected', async (screen) => {
  const page = await open({ screen: SCREENS[screen], kept: Object.assign({}, ...ACTION.map(atDecision)) });
  const found: string[] = [];
  for (const what of ACTION) {
    await goTo(page, `match/${what}`);
    const before = await until(page, ({ state, question }) => state === 'asked' && question === what);
    found.push(...(await misfits(page)).map((misfit) => `${what}: ${misfit}`));
    const card = before.cards.find(({ legal }) => legal);
    if (card === undefined) continue;
    await mouse(page).card(card.at);
    await untilChanged(page, before);
    found.push(...(await misfits(page)).map((misfit) => `${what}, selected: ${misfit}`));
  }
  expect(found).toEqual([]);
});

const CROWDED = ['act', 'draw', 'take', 'place'] as const;

test.each(screens)('At %s nothing must be scrolled to on a full table of Contracts', async (screen) => {
  const kept = Object.assign({}, ...CROWDED.map((what) => keptAs(crowded(what), TWO, { id: what })));
  const page = await open({ screen: SCREENS[screen], kept });
  const found: string[] = [];
  for (const what of CROWDED) {
    await goTo(page, `match/${what}`);
    const before = await until(page, ({ state, question }) => state === 'asked' && question === what);
    const count = (place: RegExp): number => before.cards.filter(({ target }) => place.test(target)).length;
    expect([count(/^own:\d/), count(/^opposing:\d/)]).toEqual([what === 'place' ? 7 : 8, 8]);
    if (what === 'act') expect(count(/^hand:/)).toBe(10);
    found.push(...(await misfits(page)).map((misfit) => `${what}: ${misfit}`));
    const target = before.cards.find(({ begins, target }) => begins && target.startsWith('own:'));
    if (target === undefined) continue;
    await mouse(page).card(target.at);
    await untilChanged(page, before);
    found.push(...(await misfits(page)).map((misfit) => `${what}, selected: ${misfit}`));
  }
  expect(found).toEqual([]);
});

declare global {
  interface Window {
    shifts: { readonly value: number; readonly what: string }[];
    /** Where each zone has been. */
    readonly places: Record<string, string[]>;
  }
}

/** Notes what jumps by itself; what a press moves is the player's own wish. */
function watchShifts(): void {
  interface Shift extends PerformanceEntry {
    readonly value?: number;
    readonly hadRecentInput?: boolean;
    readonly sources?: readonly { node?: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const place = ({ left, top, width, height }: DOMRect): string => [left, top, width, height].map(Math.round).join(' ');
  window.shifts = [];
  new PerformanceObserver((list) => {
    const entries: Shift[] = list.getEntries();
    for (const { value = 0, hadRecentInput = false, sources = [] } of entries) {
      const things = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.className ?? 'gone'} from ${place(previousRect)} to ${place(currentRect)}`,
      );
      if (!hadRecentInput) window.shifts.push({ value, what: things.join('; ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Notes on every frame where the zones of the table lie. */
function watchZones(): void {
  const zones = ['.other-bar', '.own-bar', '.arena', '.hand', '.side', '.prompt', '.arena-middle'];
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

async function expectStill(page: Page, most = 0.02): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts.splice(0));
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`).join('\n')).toBeLessThan(most);
}

/** The other player is to act as soon as the table is there. */
const OPENED = [
  ['Final Magic', () => keptAs(newMatch('still'), BOT_FIRST)],
  [
    'Sun & Moon',
    () =>
      keptAs(
        play(newSunMoon('still'), 'random', ({ what, seat, id }) => what === 'act' && seat === 0 && id > 30),
        BOT_FIRST,
      ),
  ],
] as const;

test.each(screens.flatMap((screen) => OPENED.map(([game, keep]) => [screen, game, keep] as const)))(
  'At %s nothing jumps when the table of %s opens and the other player acts',
  async (screen, _, keep) => {
    const settings = { speed: 'fast' } as const;
    const page = await open({ screen: SCREENS[screen], kept: keep(), settings, at: 'match/test', before: watchShifts });
    await untilAsked(page);
    await untilStill(page);
    await expectStill(page);
  },
);

test.each(screens)(
  'At %s nothing jumps while windows of Sun & Moon open and are passed by themselves',
  async (screen) => {
    const kept = keptAs(
      play(newSunMoon('still'), 'random', ({ what, seat, id }) => what === 'respond' && seat === 0 && id > 30),
      AGAINST_BOT,
    );
    const settings = { speed: 'fast' } as const;
    const page = await open({ screen: SCREENS[screen], kept, settings, at: 'match/test', before: watchShifts });
    await untilAsked(page);
    await page.keyboard.press('n');
    await until(page, ({ state, question }) => state === 'over' || (state === 'asked' && question !== 'respond'));
    // A card is drawn and another question asked at the end of it.
    await expectStill(page, 0.04);
  },
);

test.each(screens)('At %s every zone stays in its place in a fight and when the next cards arrive', async (screen) => {
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
});
