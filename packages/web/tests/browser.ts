// How does a test open the page? In a fresh context of one Chromium a file; whatever goes wrong in it fails the test.

import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { Settings } from '../src/shell/settings.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly built: { readonly folder: string; readonly address: string; readonly chromium: string | null };
  }
}

export const DESKTOP = { viewport: { width: 1366, height: 768 } } as const;
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
export const PHONE_ACROSS = { ...PHONE, viewport: { width: 740, height: 360 } } as const;

export interface Wish {
  readonly screen?: BrowserContextOptions;
  readonly settings?: Partial<Settings>;
  /** What the browser has kept from earlier visits. */
  readonly kept?: Readonly<Record<string, string>>;
  /** What is behind the # of the address. */
  readonly at?: string;
  /** Problems that belong to the test. */
  readonly expected?: RegExp;
  readonly serviceWorker?: boolean;
  /** Runs before anything of the page. */
  readonly before?: () => void;
}

/** A slow machine must not turn a correct test red. */
const PATIENCE = 60_000;

function launch(): Promise<Browser> {
  const { chromium: executablePath } = inject('built');
  if (executablePath === null) throw new Error('There is no Chromium: run `npm test`, or set DUELLO_CHROMIUM.');
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'];
  return chromium.launch({ executablePath, args });
}

function watch(page: Page, problems: string[], expected: RegExp | undefined): void {
  const note = (text: string): void => {
    if (expected?.test(text) !== true) problems.push(text);
  };
  page.on('pageerror', (error) => note(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Leaving a page ends what it was still fetching.
    if (!why.includes('ERR_ABORTED')) note(`request: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`response: ${response.url()} ${response.status()}`);
  });
}

async function enter(page: Page, { settings = {}, kept = {}, at = '', before }: Wish): Promise<void> {
  const chosen = { lang: 'en', speed: 'instant', autoPass: false, ...settings };
  const values = { 'duello.settings': JSON.stringify(chosen), ...kept };
  await page.addInitScript((given) => {
    // Only on the first visit: what the page itself keeps later stands.
    if (localStorage.getItem('duello.settings') !== null) return;
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
  }, values);
  if (before !== undefined) await page.addInitScript(before);
  await page.goto(`${inject('built').address}#/${at}`);
}

/** Call once in a test file; opens pages for its tests. */
export function pagesOfThisFile(): (wish?: Wish) => Promise<Page> {
  let browser: Browser | null = null;
  const contexts: BrowserContext[] = [];
  const problems: string[] = [];
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(problems.splice(0)).toEqual([]);
  });
  return async (wish = {}) => {
    if (browser === null) throw new Error('pages are opened inside tests only');
    const serviceWorkers = wish.serviceWorker === true ? 'allow' : 'block';
    const context = await browser.newContext({ ...DESKTOP, serviceWorkers, locale: 'en-GB', ...wish.screen });
    contexts.push(context);
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    watch(page, problems, wish.expected);
    await enter(page, wish);
    return page;
  };
}
