// Which tab of the browser does a test get? One that another test has left, if it fits: whatever the page loads has been
// read and compiled there, which is half of the work of opening it.

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly built: {
      readonly folder: string;
      readonly address: string;
      /** Of a server whose clocks run a hundred times as fast. */
      readonly hurried: string;
      readonly browser: string | null;
    };
  }
}

/** How long anything may take, in milliseconds: a slow machine must not turn a correct test red. */
const PATIENCE = 120_000;

export interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Tabs with the same can stand in for each other. */
  readonly kind: string;
}

/** What a browser says of its screen and its user. */
export interface Screen extends BrowserContextOptions {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly reducedMotion: 'reduce' | 'no-preference';
}

let browser: Promise<Browser> | null = null;
const idle: Tab[] = [];
/** Somebody has changed how their browser works. */
const spoilt = new WeakSet<Page>();

function connect(): Promise<Browser> {
  const { browser: address } = inject('built');
  if (address === null) throw new Error('There is no Chromium: run `npm test`, or set DUELLO_CHROMIUM.');
  return chromium.connect(address, { timeout: PATIENCE });
}

/** A connection to the inside of the browser; nobody gets this tab again, because what it changes there stays. */
export function devtoolsOf(page: Page): Promise<CDPSession> {
  spoilt.add(page);
  return page.context().newCDPSession(page);
}

/** Size and motion can be changed later, everything else makes a kind. */
export async function takeTab({ viewport, reducedMotion, ...options }: Screen): Promise<Tab> {
  const kind = JSON.stringify(options);
  const at = idle.findIndex((tab) => tab.kind === kind);
  if (at >= 0) {
    const [tab] = idle.splice(at, 1);
    await tab.page.setViewportSize(viewport);
    await tab.page.emulateMedia({ reducedMotion });
    return tab;
  }
  browser ??= connect();
  const context = await (await browser).newContext({ ...options, viewport, reducedMotion });
  context.setDefaultTimeout(PATIENCE);
  return { context, page: await context.newPage(), kind };
}

/** Leaves the page, so that it ends whatever it does, and everything that listened to it. */
async function clean({ context, page }: Tab): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  await page.unrouteAll();
  await context.clearPermissions();
  await page.goto(`${inject('built').address}icon.svg`);
  // Out of the window, so that nothing of the next page lies under the mouse.
  await page.mouse.move(-1, -1);
}

const isDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** Whoever may have been offline or kept a service worker is not taken again; for a page that was changed or has died there is another. */
export async function giveBack(tab: Tab): Promise<void> {
  const { context, page, kind } = tab;
  if (kind.includes('"allow"')) {
    await context.close();
    return;
  }
  if (!page.isClosed() && !spoilt.has(page) && (await isDone(clean(tab)))) {
    idle.push(tab);
    return;
  }
  for (const other of context.pages()) await other.close();
  await context.clearPermissions();
  idle.push({ context, page: await context.newPage(), kind });
}
