// How does a test open the page? As on a first visit, in one Chromium for all files; whatever goes wrong in it fails the test.

import { GAME_IDS } from '@duello/games';
import type { Settings } from '@duello/table';
import type { Disposable, Page, Request } from 'playwright-core';
import { afterEach, expect, inject } from 'vitest';
import { giveBack, type Screen, type Tab, takeTab } from './tabs.ts';

export const DESKTOP = { viewport: { width: 1366, height: 768 } } as const;
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
export const SMALL_PHONE = { ...PHONE, viewport: { width: 360, height: 640 } } as const;
export const PHONE_ACROSS = { ...PHONE, viewport: { width: 740, height: 360 } } as const;

export interface Wish {
  readonly screen?: Partial<Screen>;
  /** Without a speed the table shows everything at once, and nothing moves: whatever does, is drawn sixty times a second. */
  readonly settings?: Partial<Settings>;
  /** What the browser has kept from earlier visits. */
  readonly kept?: Readonly<Record<string, string>>;
  /** What is behind the # of the address. */
  readonly at?: string;
  /** At the server whose clocks run a hundred times as fast. */
  readonly isHurried?: boolean;
  /** Problems that belong to the test. */
  readonly expected?: RegExp;
  readonly serviceWorker?: boolean;
  /** What the page asks for in vain. */
  readonly missing?: RegExp;
  /** Runs before anything of the page. */
  readonly before?: () => void;
}

/** A tab, with what runs in it before anything of the page. */
interface Opened {
  readonly tab: Tab;
  readonly scripts: Disposable[];
}

/** What each page has asked for and not got yet. */
const pending = new WeakMap<Page, Set<Request>>();

/** Waits until nothing is on its way to the page. */
export const untilQuiet = (page: Page): Promise<void> => expect.poll(() => pending.get(page)?.size).toBe(0);

/** Waits until everything has come that the page loads by itself; last of all it looks for a newer version. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isWaiting = document.querySelector('.loading, [data-faces="false"]') !== null;
    const isLooking = document.querySelector('.toast-place') !== null;
    const fetched = performance.getEntriesByType('resource');
    return !isWaiting && isLooking && fetched.some(({ name }) => name.includes('workbox'));
  });
}

/** Waits until the page stays as it is: nothing moves, and all that follows from what has happened is drawn. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
    const moves = ({ playState, effect }: Animation): boolean =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    for (let before = ''; ; ) {
      await frame();
      await frame();
      await idle();
      const now = document.documentElement.outerHTML;
      if (now === before && !document.getAnimations().some(moves)) return;
      before = now;
    }
  });
}

/** Goes to another address without loading everything again. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((place) => location.assign(`#/${place}`), address);
  await untilStill(page);
}

function watch(page: Page, problems: string[], expected: RegExp | undefined): void {
  const open = new Set<Request>();
  pending.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  const note = (text: string): void => {
    if (expected?.test(text) !== true) problems.push(text);
  };
  page.on('pageerror', (error) => note(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    open.delete(request);
    const why = request.failure()?.errorText ?? '';
    // Leaving a page ends what it was still fetching.
    if (!why.includes('ERR_ABORTED')) note(`request: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`response: ${response.url()} ${response.status()}`);
  });
}

/** How often a page was opened: each visit has a number. */
let visits = 0;

async function enter({ tab, scripts }: Opened, wish: Wish): Promise<void> {
  const { page } = tab;
  const { settings = {}, kept = {}, at = '', before, missing } = wish;
  const chosen = { lang: 'en', speed: 'instant', autoPass: false, confirmEnd: false, ...settings };
  // What is told at the start of a first match has a test of its own; everybody else knows it.
  const values = { 'duello.settings': JSON.stringify(chosen), 'duello.started': JSON.stringify(GAME_IDS), ...kept };
  const given = { values, visit: `${++visits}` };
  const forget = ({ values, visit }: typeof given): void => {
    // Only when it is entered: what the page keeps itself later stands.
    if (sessionStorage.getItem('entered') === visit) return;
    sessionStorage.clear();
    sessionStorage.setItem('entered', visit);
    localStorage.clear();
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  };
  scripts.push(await page.addInitScript(forget, given));
  if (before !== undefined) scripts.push(await page.addInitScript(before));
  if (missing !== undefined) await page.route(missing, (route) => route.abort());
  const { address, hurried } = inject('built');
  await page.goto(`${wish.isHurried === true ? hurried : address}#/${at}`);
}

/** Call once in a test file; opens pages for its tests. */
export function pagesOfThisFile(): (wish?: Wish) => Promise<Page> {
  const used: Opened[] = [];
  const problems: string[] = [];
  afterEach(async () => {
    // What a page answers comes after all that it has reported; what leaving it breaks is nobody's problem.
    const pages = used.flatMap(({ tab }) => tab.context.pages());
    await Promise.all(pages.map((page) => page.evaluate(() => null).catch(() => null)));
    const found = problems.splice(0);
    for (const { tab, scripts } of used.splice(0)) {
      for (const script of scripts) await script.dispose().catch(() => null);
      await giveBack(tab);
    }
    problems.length = 0;
    expect(found).toEqual([]);
  });
  return async (wish = {}) => {
    const serviceWorkers = wish.serviceWorker === true ? 'allow' : 'block';
    const reducedMotion = (wish.settings?.speed ?? 'instant') === 'instant' ? 'reduce' : 'no-preference';
    const tab = await takeTab({ ...DESKTOP, serviceWorkers, reducedMotion, locale: 'en-GB', ...wish.screen });
    const opened: Opened = { tab, scripts: [] };
    used.push(opened);
    watch(tab.page, problems, wish.expected);
    await enter(opened, wish);
    return tab.page;
  };
}
