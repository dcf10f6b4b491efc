// Is what the other did shown? The card that acts is large for a moment, points at whom it is meant for, and covers nothing in use.

import { recordOf, replay, type State } from '@duello/kernel';
import type { EventReader } from '@duello/table';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { replayWords } from '../src/replay/words/use-words.ts';
import { GAMES, SAMPLE } from './games.ts';
import { pagesOfThisFile } from './kit/browser.ts';
import type { GameFixtures } from './kit/fixtures.ts';
import { AGAINST_BOT, type GameMatch, isEnded, keptAs, play, textOf } from './kit/matches.ts';
import { FOUR_SCREENS, FOUR_SIZES } from './kit/screens.ts';
import { until, untilAsked } from './kit/table-page.ts';

const open = pagesOfThisFile();
const [, , ...PHONE_SIZES] = FOUR_SIZES;
const readers = import.meta.glob<EventReader<unknown>>('../../../games/*/page/events/event-rows.ts', {
  eager: true,
  import: 'events',
});
const readerOf = (id: string): EventReader<unknown> => readers[`../../../games/${id}/page/events/event-rows.ts`];

/** What was shown large or pointed at, as it was found on the page. */
interface Seen {
  readonly card: string | null;
  readonly arrows: number;
  /** What the large card lies over though it must not. */
  readonly faults: readonly string[];
  /** The line of what happens, where it can be read on this screen; null where it can't. */
  readonly caption: string | null;
}

/** Runs in the page: `window.spotlights` grows with each that is shown. */
function recordSpotlights(): void {
  const found: Seen[] = [];
  Object.assign(window, { spotlights: found });
  const lapped = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const isRead = (line: Element): boolean => {
    const { left, right, top, bottom, height } = line.getBoundingClientRect();
    const frame = line.closest('.prompt')?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    const inside = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom + 1;
    return line.checkVisibility() && height > 0 && inside && line.scrollHeight <= line.clientHeight + 4;
  };
  const look = (): void => {
    const spotlight = document.querySelector<HTMLElement>('.spotlight');
    if (spotlight === null) return;
    const large = spotlight.querySelector<HTMLElement>('.spotlight-card:not([hidden])');
    const faults: string[] = [];
    const box = large?.getBoundingClientRect();
    if (box !== undefined) {
      if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) faults.push('the edge');
      for (const one of document.querySelectorAll('[data-clear]')) {
        if (one.checkVisibility() && lapped(box, one.getBoundingClientRect())) faults.push(one.className);
      }
    }
    if (document.querySelector('.prompt[data-asked="true"]') !== null) faults.push('a question is open');
    // Whoever listens hears it from the log, once.
    const seen = document.querySelectorAll('.spotlight, .prompt-caption, [class*="happening"]');
    if ([...seen].some((one) => one.closest('[aria-hidden="true"]') === null)) faults.push('told twice');
    const line = [...document.querySelectorAll('[class*="happening"], .prompt-caption')].find(isRead);
    const layer = spotlight.querySelector('.arrow-layer');
    const told = document.querySelector('.prompt-caption')?.checkVisibility() === true;
    if (layer !== null && told && getComputedStyle(layer).clipPath === 'none') faults.push('an arrow over the line');
    const card = spotlight.dataset.card ?? null;
    found.push({
      card,
      arrows: spotlight.querySelectorAll('.arrow').length,
      faults,
      caption: line?.textContent ?? null,
    });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}

const spotlights = (page: Page): Promise<readonly Seen[]> =>
  page.evaluate(() => Reflect.get(window, 'spotlights') ?? []);

interface Told {
  /** The other has acted with a card, and something was pointed at. */
  readonly card: boolean;
  readonly arrow: boolean;
}

/** What the last two turns have to show to the first seat. */
function toldIn<S extends State, V, O, E>(match: GameMatch<S, V, O, E>, id: string): Told {
  const told: unknown[] = [];
  replay(match.rules, recordOf(match), (_, events) => {
    for (const event of events) told.push(match.rules.see(event, 0));
  });
  const { spotlightOf, beginsTurn } = readerOf(id);
  const turns = told.flatMap((event, at) => (event !== null && beginsTurn(event) ? [at] : []));
  const shown = told.slice(turns.at(-2) ?? 0).flatMap((event) => spotlightOf(event, 0) ?? []);
  return { card: shown.some(({ card }) => card !== null), arrow: shown.some(({ aims }) => aims.length > 0) };
}

/** How many matches are looked through for one that shows both. */
const MANY = 40;

/** A match in the middle, with a turn behind that shows much. */
function eventful({ begin, turnEnd: { question } }: GameFixtures, id: string) {
  for (let i = 0; ; i++) {
    const found = begin(`spotlight ${i}`)((match) => {
      play(match, 'random', ({ seat, what }) => seat === 0 && what === question && match.answers.length > 30);
      const told = toldIn(match, id);
      const isEnough = i < MANY ? told.card && told.arrow : told.card || told.arrow;
      return isEnded(match) || !isEnough ? null : { kept: keptAs(match, AGAINST_BOT), told };
    });
    if (found !== null) return found;
  }
}

/** It is the same everywhere but for the room there is: of a desk there is enough. */
const sizesFor = (id: string) => (id === SAMPLE.id ? FOUR_SIZES : PHONE_SIZES);

describe.each(GAMES)('$name', (game) => {
  test.each(sizesFor(game.id))(
    'At %s the last turn shows what the other did, over nothing in use, with a line of it',
    async (size) => {
      const screen = FOUR_SCREENS[size];
      const settings = { speed: 'instant', lang: FOUR_SIZES.indexOf(size) % 2 === 0 ? 'en' : 'it' } as const;
      const { kept, told } = eventful(game, game.id);
      const page = await open({
        screen,
        kept,
        at: 'match/test',
        settings,
        before: recordSpotlights,
      });
      await untilAsked(page);
      // Everything at once shows nothing more.
      expect(await spotlights(page)).toEqual([]);
      await page.evaluate(() => {
        const { setTimeout: real } = window;
        Object.assign(window, { setTimeout: (call: () => void, wait: number) => real(call, Math.min(wait, 60)) });
      });
      await page.keyboard.press('a');
      await until(page, ({ state }) => state === 'busy');
      await untilAsked(page);
      const seen = await spotlights(page);
      expect({ card: seen.some(({ card }) => card !== null), arrow: seen.some(({ arrows }) => arrows > 0) }).toEqual(
        told,
      );
      expect(seen.flatMap(({ faults }) => faults)).toEqual([]);
      // On a desk the log tells it; a phone has no room for one.
      if ('hasTouch' in screen) expect(seen.filter(({ caption }) => caption === null)).toEqual([]);
      expect(await page.locator('.spotlight').count()).toBe(0);
    },
  );
});

test.each(GAMES)('A replay of $name shows it too, for either player', async ({ begin }) => {
  const text = begin('replay')((match) => textOf(play(match, 'random')));
  const page = await open({ at: `replay/${text}`, before: recordSpotlights });
  const slider = page.getByRole('slider', { name: replayWords.en['replay.place'] });
  await slider.waitFor();
  const height = async (): Promise<number> => (await page.locator('.board').boundingBox())?.height ?? 0;
  const before = await height();
  for (let at = 1; at < 200; at++) {
    const seen = await spotlights(page);
    if (seen.some(({ card }) => card !== null) && seen.some(({ arrows }) => arrows > 0)) break;
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => slider.inputValue()).toBe(String(at));
  }
  const seen = await spotlights(page);
  expect(seen.some(({ card }) => card !== null)).toBe(true);
  expect(seen.some(({ arrows }) => arrows > 0)).toBe(true);
  expect(seen.flatMap(({ faults }) => faults)).toEqual([]);
  // It lies over the table and takes no room of it.
  expect(await page.locator('.spotlight').count()).toBe(1);
  expect(await height()).toBe(before);
});

test('Its arrows follow when something is scrolled', async () => {
  const contracts = GAMES.find(({ id }) => id === 'contracts') ?? GAMES[0];
  const text = contracts.begin('replay')((match) => textOf(play(match, 'random')));
  const page = await open({ at: `replay/${text}` });
  const slider = page.getByRole('slider', { name: replayWords.en['replay.place'] });
  await slider.waitFor();
  const tips = page.locator('.spotlight .arrow polygon');
  for (let at = 1; (await tips.count()) === 0; at++) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => slider.inputValue()).toBe(String(at));
  }
  const tip = () => tips.first().getAttribute('points');
  const pointed = await tip();
  await page.locator('.board').evaluate((board) => {
    board.style.paddingBlockStart = '40px';
    board.dispatchEvent(new Event('scroll'));
  });
  await expect.poll(tip).not.toBe(pointed);
});
