// Where do the browser tests find the page, and a browser? The page is built once into a folder of its own and served by
// the project's own server; one browser serves all test files.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { buildPage } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { serve } from './serve.mjs';
import { fail } from './setup.mjs';

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'];

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
  const folder = mkdtempSync(join(tmpdir(), 'duello-page-'));
  const problem = buildPage(process.execPath, '--outDir', folder, '--emptyOutDir', '--manifest');
  if (problem !== null) fail(problem, 'Correct what it names.');
  const { port, close } = await serve({ folder, port: 0 });
  const browser = await launch();
  project.provide('built', { folder, address: `http://127.0.0.1:${port}/`, browser: browser?.wsEndpoint() ?? null });
  return async () => {
    await browser?.close();
    await close();
    rmSync(folder, { recursive: true, force: true });
  };
}
