// Do the same matches give the same states in Node and in a browser?

import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@duello/games';
import { chromium } from 'playwright-core';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { findChromium } from '../../../tools/programs/chromium.mjs';
import { withGame } from '../src/games/lab-games.ts';
import { playMatches } from './matches-for-tests.ts';

const MATCHES = 40;
const MATCHES_FILE = fileURLToPath(new URL('./matches-for-tests.ts', import.meta.url));

/** A script with every game of the list; there is no such file. */
const ENTRY = fileURLToPath(new URL('./every-game.js', import.meta.url));
const entry: Plugin = {
  name: 'every-game',
  resolveId: (id) => (id === ENTRY ? ENTRY : null),
  load: (id) => (id === ENTRY ? SCRIPT : null),
};
const SCRIPT = [
  `import { playMatches } from ${JSON.stringify(MATCHES_FILE)};`,
  ...GAME_IDS.map((id, at) => `import { game as game${at} } from '@duello/${id}/scenario';`),
  `const games = [${GAME_IDS.map((_, at) => `game${at}`).join(', ')}];`,
  'export const playAll = (count) => games.flatMap((game) => playMatches(game, count));',
].join('\n');

/** Kernel and games as one script that leaves `duello` on the page. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry],
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['iife'], name: 'duello' } },
  });
  const [{ output }] = [built].flat().filter((one): one is Rolldown.RolldownOutput => 'output' in one);
  return output[0].code;
}

function pathOfChromium(): string {
  const path = findChromium();
  if (path === null) {
    throw new Error(
      'No Chromium was found to play the matches in. Install Chromium, Chrome or Edge, or set DUELLO_CHROMIUM to the path of one.',
    );
  }
  return path;
}

async function playInBrowser(code: string): Promise<unknown> {
  const browser = await chromium.launch({
    executablePath: pathOfChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'],
  });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: code });
    return await page.evaluate(`duello.playAll(${MATCHES})`);
  } finally {
    await browser.close();
  }
}

test(`the same ${MATCHES} matches of each game pass through the same states in Node and in Chromium`, async () => {
  const here = GAME_IDS.flatMap((id) => withGame(id, (game) => playMatches(game, MATCHES)));
  expect(new Set(here).size).toBe(GAME_IDS.length * MATCHES);
  expect(await playInBrowser(await bundle())).toEqual(here);
});

test('the script for the browser names nothing that a browser has not', async () => {
  const code = await bundle();
  expect(code).toContain('playAll');
  expect(code).not.toMatch(/\brequire\(|['"]node:|\bprocess\./);
});
