// Where do the browser tests find the page? Built once into a folder of its own and served by the project's own server.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPage } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { serve } from './serve.mjs';
import { fail } from './setup.mjs';

/**
 * Vitest calls this before the first browser test, and what it returns after the last.
 * @param {import('vitest/node').TestProject} project
 */
export async function setup(project) {
  const folder = mkdtempSync(join(tmpdir(), 'duello-page-'));
  const problem = buildPage(process.execPath, '--outDir', folder, '--emptyOutDir', '--manifest');
  if (problem !== null) fail(problem, 'Correct what it names.');
  const { port, close } = await serve({ folder, port: 0 });
  project.provide('built', { folder, address: `http://127.0.0.1:${port}/`, chromium: findChromium() });
  return async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  };
}
