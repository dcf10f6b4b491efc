// How does a test open the page? As on a first visit, in one Chromium for all files; whatever goes wrong in it fails the test.

import { GAME_IDS } from '@duello/games';
import type { Settings } from '@duello/table';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly built: { readonly folder: string; readonly address: string; readonly browser: string | null };
  }
}

export const DESKTOP = { viewport: { width: 1366, height: 768 } } as const;
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
export const SMALL_PHONE = { ...PHONE, viewport: { width: 360, height: 640 } } as const;
export const PHONE_ACROSS = { ...PHONE, viewport: { width: 740, height: 360 } } as const;

export interface Wish {
  readonly screen?: BrowserContextOptions;
  /** Without a speed the table shows everything at once, and nothing moves: whatever does, is drawn sixty times a second. */
  readonly settings?: Partial<Settings>;
  /** What the browser has kept from earlier visits. */
  readonly kept?: Readonly<Record<string, string>>;
  /** What is behind the # of the address. */
  readonly at?: string;
  /** Problems that belong to the test. */
  readonly expected?: RegExp;
  readonly serviceWorker?: boolean;
  /** What the page asks for in vain. */
  readonly missing?: RegExp;
  /** Runs before anything of the page. */
  readonly before?: () => void;
}

/** How long anything may take, in milliseconds: a slow machine must not turn a correct test red. */
const PATIENCE = 120_000;

function connect(): Promise<Browser> {
  const { browser } = inject('built');
  if (browser === null) throw new Error('There is no Chromium: run `npm test`, or set DUELLO_CHROMIUM.');
  return chromium.connect(browser, { timeout: PATIENCE });
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

async function enter(page: Page, { settings = {}, kept = {}, at = '', before, missing }: Wish): Promise<void> {
  const chosen = { lang: 'en', speed: 'instant', autoPass: false, confirmEnd: false, ...settings };
  // What is told at the start of a first match has a test of its own; everybody else knows it.
  const values = { 'duello.settings': JSON.stringify(chosen), 'duello.started': JSON.stringify(GAME_IDS), ...kept };
  await page.addInitScript((given) => {
    // Only on the first visit of this page: what it keeps itself later stands.
    if (sessionStorage.getItem('entered') !== null) return;
    sessionStorage.setItem('entered', 'true');
    localStorage.clear();
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
  }, values);
  if (before !== undefined) await page.addInitScript(before);
  if (missing !== undefined) await page.route(missing, (route) => route.abort());
  await page.goto(`${inject('built').address}#/${at}`);
}

/** Contexts by what was wished of them. A page begins by forgetting what was kept, so that the next test may go on with one: all scripts are loaded then. */
class Contexts {
  readonly #browser: Browser;
  readonly #idle = new Map<string, BrowserContext[]>();
  #used: { readonly key: string; readonly context: BrowserContext }[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async take(options: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    const context = this.#idle.get(key)?.pop() ?? (await this.#browser.newContext(options));
    context.setDefaultTimeout(PATIENCE);
    this.#used.push({ key, context });
    return context;
  }

  get pages(): readonly Page[] {
    return this.#used.flatMap(({ context }) => context.pages());
  }

  /** Whoever may have been offline or kept a service worker is not taken again. */
  async giveBack(): Promise<void> {
    for (const { key, context } of this.#used.splice(0)) {
      for (const page of context.pages()) await page.close();
      if (key.includes('"allow"')) await context.close();
      else this.#idle.set(key, [...(this.#idle.get(key) ?? []), context]);
    }
  }
}

/** Call once in a test file; opens pages for its tests. */
export function pagesOfThisFile(): (wish?: Wish) => Promise<Page> {
  let browser: Browser | null = null;
  let contexts: Contexts | null = null;
  const problems: string[] = [];
  beforeAll(async () => {
    browser = await connect();
    contexts = new Contexts(browser);
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    // What a page answers comes after all that it has reported; what closing it breaks is nobody's problem.
    await Promise.all((contexts?.pages ?? []).map((page) => page.evaluate(() => null).catch(() => null)));
    const found = problems.splice(0);
    await contexts?.giveBack();
    problems.length = 0;
    expect(found).toEqual([]);
  });
  return async (wish = {}) => {
    if (contexts === null) throw new Error('pages are opened inside tests only');
    const serviceWorkers = wish.serviceWorker === true ? 'allow' : 'block';
    const reducedMotion = (wish.settings?.speed ?? 'instant') === 'instant' ? 'reduce' : 'no-preference';
    const context = await contexts.take({ ...DESKTOP, serviceWorkers, reducedMotion, locale: 'en-GB', ...wish.screen });
    const page = await context.newPage();
    watch(page, problems, wish.expected);
    await enter(page, wish);
    return page;
  };
}
