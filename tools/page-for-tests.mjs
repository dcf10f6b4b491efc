// Where do the browser tests find the page? Built once into a folder of its own and served by the project's own server.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { serve } from './serve.mjs';
import { fail, ROOT } from './setup.mjs';

function buildInto(folder) {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', join(ROOT, 'packages', 'web'), '--outDir', folder, '--emptyOutDir', '--manifest'];
  // The tests' own surroundings would make it a page for development.
  const { VITEST: _, ...around } = process.env;
  const env = { ...around, NODE_ENV: 'production' };
  const done = spawnSync(process.execPath, [...args, '--logLevel', 'warn'], { cwd: ROOT, env, encoding: 'utf8' });
  if (done.status !== 0) fail(`The page could not be built:\n${done.stdout}${done.stderr}`, 'Correct what it names.');
}

/**
 * Vitest calls this before the first browser test, and what it returns after the last.
 * @param {import('vitest/node').TestProject} project
 */
export async function setup(project) {
  const folder = mkdtempSync(join(tmpdir(), 'duello-page-'));
  buildInto(folder);
  const { port, close } = await serve({ folder, port: 0 });
  project.provide('built', { folder, address: `http://127.0.0.1:${port}/`, chromium: findChromium() });
  return async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  };
}
