// Where do the browser tests find the page, and a browser? The page is built when its sources have changed, and served by
// the project's own server, over a store that goes with the tests; one browser serves all test files.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { openStore, startServer } from '../apps/server/src/index.ts';
import { ensureBuiltForTests } from './build.mjs';
import { pageOf } from './page/serve.mjs';
import { findChromium } from './programs/chromium.mjs';

/** Of a browser's own windows: its search field alone draws two pages beside each of ours, a third of all work. */
const UNUSED = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
/** What Playwright turns off itself and these tests could notice: only the last such flag counts. */
const UNSTEADY = ['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'].concat(
  ['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding', 'OptimizationHints'],
  ['ThirdPartyStoragePartitioning', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
);
/** Nobody looks at these pages: without memory for what it would draw, the browser lays everything out and draws nothing. */
const UNDRAWN = '--force-gpu-mem-available-mb=0';
/** Letters as wide as in a window: a shell would round each to whole pixels. */
const UNROUNDED = '--font-render-hinting=none';
/**
 * Most pages are left after seconds: what their scripts do a hundred times is not worth making faster first, only what bots do
 * a thousand times is; and with room for what is young nothing is cleared up before all of it goes.
 */
const SHORT_LIVED = [
  ...['--invocation-count-for-maglev=5000', '--invocation-count-for-turbofan=20000'],
  '--min-semi-space-size=16',
];
const ARGS = [
  ...[UNDRAWN, UNROUNDED, `--js-flags=${SHORT_LIVED.join(' ')}`],
  ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'],
  `--disable-features=${[...UNSTEADY, ...UNUSED].join(',')}`,
];

/** A bank of ten minutes lasts six seconds. */
const HURRY = 100;

/** Null where there is no Chromium: the tests say so. */
async function launch() {
  const executablePath = findChromium();
  return executablePath === null ? null : chromium.launchServer({ executablePath, args: ARGS, timeout: 120_000 });
}

/**
 * Vitest calls this before the first browser test, and what it returns after the last.
 * @param {import('vitest/node').TestProject} project
 */
export async function setup(project) {
  const folder = ensureBuiltForTests(process.execPath);
  const data = await mkdtemp(join(tmpdir(), 'duello-'));
  const page = await pageOf(folder);
  const server = await startServer({ store: await openStore(data), page, perMinute: 100_000 });
  // Where clocks run out while somebody looks: a hundred times as fast as everybody else's.
  const began = Date.now();
  const hurriedData = await mkdtemp(join(tmpdir(), 'duello-'));
  const hurried = await startServer({
    ...{ store: await openStore(hurriedData), page, perMinute: 100_000 },
    now: () => began + HURRY * (Date.now() - began),
  });
  const browser = await launch();
  project.provide('built', {
    folder,
    address: `http://127.0.0.1:${server.port}/`,
    hurried: `http://127.0.0.1:${hurried.port}/`,
    browser: browser?.wsEndpoint() ?? null,
  });
  return async () => {
    await browser?.close();
    await Promise.all([server.close(), hurried.close()]);
    for (const folder of [data, hurriedData]) await rm(folder, { recursive: true, force: true });
  };
}
