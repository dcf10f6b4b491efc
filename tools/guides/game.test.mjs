// Does the guide to a new game work? A copy of the house follows it word for word, and the game of the guide is played.
import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { copyTree } from '../copy-tree.mjs';
import { serve } from '../page/serve.mjs';
import { findChromium } from '../programs/chromium.mjs';
import { ROOT } from '../setup.mjs';
import { follow, readGuide } from './follow.mjs';

// Whole programs are run here: more patience than for a test of rules.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const REGISTRY = 'games/registry.ts';
/** The list of games, on a line of its own. */
const LIST = /^export const GAME_IDS = .*\n/m;

const guides = ['add-a-game', 'add-a-games-page'].map(readGuide);
const steps = guides.flatMap((guide) => guide.steps);
const commands = guides
  .flatMap((guide) => guide.commands)
  .map((command) => {
    const [program, ...args] = command.split(' ');
    return { command, program, args };
  });
const PROGRAMS = { vitest: 'node_modules/vitest/vitest.mjs', duello: 'apps/cli/bin/duello.mjs' };
/** What a new game can break: itself, and the apps that read the list. */
const TYPED = {
  'tsconfig.json': ['games/pebbles/**/*.ts', 'apps/cli/src/**/*.ts'],
  'tsconfig.pure.json': ['games/pebbles/**/*.ts'],
  'apps/web/tsconfig.json': ['games/pebbles/page', 'apps/web/src'],
};

/** What these tests run in is nothing for what they start. */
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))),
  NODE_ENV: 'production',
};

/** The guide shows the one line of the list alone. */
const withList = (line) => readFileSync(join(ROOT, REGISTRY), 'utf8').replace(LIST, line);

let copy;
/** Runs a script of the copy; fails with all it has said. */
function run(script, args = [], input = '') {
  const done = spawnSync(process.execPath, [script, ...args], { cwd: copy.root, env, input, encoding: 'utf8' });
  const said = `${done.stdout}${done.stderr}`;
  if (done.status !== 0) throw new Error(`${script} ${args.join(' ')}\n${said}`);
  return said;
}

beforeAll(() => {
  copy = copyTree(ROOT);
  for (const step of steps) follow(copy.root, step.path === REGISTRY ? { ...step, code: withList(step.code) } : step);
  // What `npm install` does with a new folder.
  symlinkSync('../../games/pebbles', join(copy.root, 'node_modules/@duello/pebbles'));
});
afterAll(() => copy?.remove());

test('beside its folder and its rules a game is one word in the list', () => {
  const outside = steps.map(({ path }) => path).filter((path) => !path.startsWith('games/pebbles/'));
  expect(outside).toEqual(['docs/rules/pebbles.md', 'docs/rules/pebbles.it.md', REGISTRY]);
  const [row] = steps.filter(({ path }) => path === REGISTRY);
  expect(readFileSync(join(ROOT, REGISTRY), 'utf8')).toContain(row.code.replace(", 'pebbles'", ''));
});

describe('the checks of the house hold', () => {
  test.each(Object.entries(TYPED))('types of %s', (project, include) => {
    writeFileSync(join(copy.root, 'tsconfig.guide.json'), JSON.stringify({ extends: `./${project}`, include }));
    run('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.guide.json', '--checkers', '1']);
  });
  test('lint', () => {
    run('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', 'games/pebbles', REGISTRY]);
  });
  test('rooms', () => {
    run('tools/check-rooms.mjs');
  });
});

describe('what the guide says to type works', () => {
  test.each(commands.filter(({ args }) => args[0] !== 'play'))('npx $command', ({ program, args }) => {
    expect(run(PROGRAMS[program], args)).not.toContain('UNTESTED');
  });
  test('a match is played to its end by typed answers', () => {
    const [{ args }] = commands.filter((command) => command.args[0] === 'play');
    const save = ['--save', join(copy.root, 'match.json')];
    const said = run(PROGRAMS.duello, [...args, ...save], '3\n3\n3\n1\n');
    expect(said).toContain('Quanti sassolini chiudi nel pugno?');
    expect(said).toContain('Risultato');
  });
});

test('the page has it: from its cover to the end of a match, and its replay', async () => {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('There is no Chromium: run `npm test`, or set DUELLO_CHROMIUM.');
  run('node_modules/vite/bin/vite.js', ['build', 'apps/web', '--logLevel', 'warn']);
  const { port, close } = await serve({ folder: join(copy.root, 'apps/web/dist'), port: 0 });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const problems = [];
    const page = await browser.newPage({ locale: 'en-GB', serviceWorkers: 'block', reducedMotion: 'reduce' });
    page.setDefaultTimeout(100_000);
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.addInitScript(() => localStorage.setItem('duello.settings', '{"speed": "instant"}'));
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.getByRole('link', { name: 'Pebbles' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    // Ten pebbles are four rounds if nobody takes fewer than three.
    const ended = page.locator('.ending');
    const three = page.locator('.prompt [data-option]').last();
    for (let decision = ''; (await ended.count()) === 0; ) {
      await three.or(ended).first().waitFor();
      const now = await page.locator('.prompt').getAttribute('data-decision');
      if (now !== null && now !== decision) await three.click();
      decision = now ?? decision;
    }
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    await page.getByText('Verified').waitFor();
    await page.getByText('The fists open').first().waitFor();
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
    await close();
  }
});
