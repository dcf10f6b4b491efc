// Is the page built from what lies here now? If not, it is built.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { finishPage } from './page/finish.mjs';
import { fail, ROOT, say } from './setup.mjs';

const DIST = join(ROOT, 'apps', 'web', 'dist');
const STAMP = join(DIST, '.duello-build');
/** Pages for tests, each in a folder named after what it is built from. */
const FOR_TESTS = join(ROOT, 'node_modules', '.cache', 'duello-pages');
const KEPT_PAGES = 4;

/** Rooms that the page is made of, the list of packages, and how it is built. */
const SOURCES = [
  'apps/web',
  'games',
  'packages',
  'docs/rules',
  'docs/pictures/rules',
  'tsconfig.json',
  'package-lock.json',
  'tools/build.mjs',
  'tools/page',
];
const SKIPPED = ['node_modules', 'dist'];

function* filesIn(path) {
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const full = join(path, entry.name);
    if (entry.isDirectory()) {
      if (!SKIPPED.includes(entry.name)) yield* filesIn(full);
    } else if (!/\.test\.\w+$/.test(entry.name)) yield full;
  }
}

/** By content, not by time: a fresh checkout of the same sources needs no new build. */
function wantedStamp() {
  const hash = createHash('sha256');
  for (const source of SOURCES.map((name) => join(ROOT, name)).filter(existsSync)) {
    const files = statSync(source).isFile() ? [source] : filesIn(source);
    for (const file of files) hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const isBuilt = (stamp) =>
  existsSync(join(DIST, 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;

/**
 * Builds the page as people get it, whatever surrounds the command; the tests' own surroundings would make it another.
 * @param {string} node the Node to build with
 * @param {string} folder where the page goes; emptied first
 * @param {string[]} flags
 * @returns {string | null} what went wrong, or null
 */
export function buildPage(node, folder, ...flags) {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const target = ['--outDir', folder, '--emptyOutDir'];
  const args = [vite, 'build', join(ROOT, 'apps', 'web'), '--logLevel', 'warn', ...target, ...flags];
  const { VITEST: _, ...around } = process.env;
  const env = { ...around, NODE_ENV: 'production' };
  const done = spawnSync(node, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });
  if (done.status !== 0) return `The page could not be built:\n${`${done.stdout}${done.stderr}`.trim()}`;
  finishPage(folder);
  return null;
}

/**
 * Builds the page when its sources have changed since the last time.
 * @param {string} node the Node to build with
 * @returns {string} the folder of the page
 */
export function ensureBuilt(node) {
  const stamp = wantedStamp();
  if (isBuilt(stamp)) return DIST;
  say('building the page, which takes a few seconds …');
  const problem = buildPage(node, DIST);
  if (problem !== null) {
    fail(
      problem,
      'If you changed something, undo it or correct it; if not, delete node_modules and run the same command again.',
    );
  }
  writeFileSync(STAMP, stamp);
  return DIST;
}

/**
 * The same page with the list of its files, for tests: built anew only when its sources have changed. It is built aside and
 * then renamed, so that runs side by side never see half a page.
 * @param {string} node the Node to build with
 * @returns {string} the folder of the page
 */
export function ensureBuiltForTests(node) {
  const stamp = wantedStamp();
  const folder = join(FOR_TESTS, stamp);
  if (existsSync(folder)) {
    // The page in use is the last to be forgotten.
    utimesSync(folder, new Date(), new Date());
    return folder;
  }
  mkdirSync(FOR_TESTS, { recursive: true });
  const aside = join(FOR_TESTS, `building-${process.pid}`);
  const problem = buildPage(node, aside, '--manifest');
  if (problem !== null) {
    rmSync(aside, { recursive: true, force: true });
    fail(problem, 'Correct what it names.');
  }
  try {
    renameSync(aside, folder);
  } catch (error) {
    // Another run may have been quicker; its page is as good.
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  forgetOldest();
  return folder;
}

/** A few stay: another run may still be serving the one before. */
function forgetOldest() {
  const pages = readdirSync(FOR_TESTS)
    .map((name) => join(FOR_TESTS, name))
    // What another run has forgotten or renamed in the meantime has no time.
    .map((path) => ({ path, since: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.since - a.since);
  for (const { path } of pages.slice(KEPT_PAGES)) rmSync(path, { recursive: true, force: true });
}
