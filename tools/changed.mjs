// Which tests are worth running after this change? Those that import or read what changed, as far as there is time for them.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { describe, houseAt, imports, sources } from './house.mjs';
import { tokens } from './tokens.mjs';

const TEST = /\.test\.\w+$/;
/** They drive a browser, and have a stage of their own. */
const IN_BROWSER = /^(apps\/[^/]+\/tests\/browser\.test|apps\/web\/tests\/|games\/[^/]+\/page\/tests\/)/;
/** They play whole matches by the hundred or build everything: many seconds each. */
export const LONG =
  /(^apps\/cli\/(tests\/arena|src\/commands\/lab)|^games\/[^/]+\/(scenario\/fuzz|bot\/bots)|^tools\/(build-packages|guides\/(game|card-and-op)))\.test\.\w+$/;
/** More related tests than this are narrowed down to the rooms that were touched, and to the core of every game. */
export const MANY = 40;
/** Quick, and what a change from below breaks first: what players may see, equal matches, and played scenes. */
export const CORE = /^games\/[^/]+\/(rules\/(determinism|view\/[^/]*secrecy)|scenario\/scenarios)\.test\.\w+$/;
/** What tests read without importing it, and how the paths of these tests begin. */
const READERS = [
  [/^.*\.css$/, 'tools/styles'],
  [/^(games\/[^/]+\/page|apps\/web)\/.*\.css$/, '$1/tests/'],
  [/^packages\/table\/.*\.css$/, '(games/[^/]+/page|apps/web)/tests/'],
  [/^docs\/rules\/.*$/, 'apps/(cli/src/commands/rules|web/src/rulebook/)'],
  [/^docs\/guides\/.*$/, 'tools/guides/'],
  [/^docs\/scenario.*$/, '(apps/cli/(src/commands/scenario|tests/scenario-page)|games/[^/]+/scenario/scenarios)[.]'],
  [/^docs\/.*$|^.*\.md$/, 'tools/guides/links'],
  [/^\.github\/.*$/, 'tools/workflow'],
];
/** It concerns everything, so no choice of tests is enough. */
const CONFIGURATION = /^(vitest\.config\.ts|tsconfig[^/]*\.json|package(-lock)?\.json|biome\.json)$/;
const MAIN_BRANCHES = ['main', 'origin/main', 'upstream/main'];

const slashed = (path) => path.split(sep).join('/');

function git(root, ...args) {
  const done = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return done.status === 0 ? done.stdout : null;
}

/** Where the work began: the nearest commit shared with a main branch, or on that branch itself the last commit. */
function baseOf(root) {
  const branch = git(root, 'rev-parse', '--abbrev-ref', 'HEAD')?.trim();
  const bases = MAIN_BRANCHES.filter((name) => name !== branch)
    .map((name) => git(root, 'merge-base', 'HEAD', name)?.trim() ?? null)
    .filter((base) => base !== null)
    .map((base) => ({ base, commits: Number(git(root, 'rev-list', '--count', `${base}..HEAD`)) }))
    .sort((a, b) => a.commits - b.commits);
  return bases[0]?.base ?? 'HEAD';
}

/**
 * Files that differ from where the work began, by their paths from the root: committed since, not committed, or not even known to git.
 * @param {string} root
 * @returns {string[] | null} null outside a repository
 */
export function changedFiles(root) {
  const differing = git(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', baseOf(root));
  const unknown = git(root, 'ls-files', '--others', '--exclude-standard', '-z');
  if (differing === null || unknown === null) return null;
  return [...new Set(`${differing}${unknown}`.split('\0').filter((path) => path !== ''))].sort();
}

/** Where `@duello/cards` and `@duello/cards/for-tests` lead; `@duello/` alone, before a variable, leads to every game. */
function packageEntries(house, target) {
  const [, name, ...deep] = target.split('/');
  const folders =
    name === ''
      ? house.games.map((game) => `games/${game}`)
      : [`games/${name}`, `packages/${name}`, `apps/${name}`, name].filter((one) =>
          existsSync(join(house.root, one, 'package.json')),
        );
  return folders.flatMap((folder) => {
    const { exports = {} } = JSON.parse(readFileSync(join(house.root, folder, 'package.json'), 'utf8'));
    const wanted = name === '' ? Object.values(exports) : [exports[['.', ...deep].join('/')]];
    return wanted.filter((entry) => typeof entry === 'string').map((entry) => join(house.root, folder, entry));
  });
}

/** `import.meta.glob('../games/*')`: every file that fits. */
function globbed(words, from, all) {
  if (!words.some(({ text }) => text === 'glob')) return [];
  return words
    .filter(({ kind, text }) => kind === 'string' && text.startsWith('.') && text.includes('*'))
    .flatMap(({ text }) => {
      const parts = resolve(dirname(from), text).split('*');
      const fits = new RegExp(`^${parts.map((part) => part.replace(/[.\\+$^()[\]{}|?]/g, '\\$&')).join('[^/]*')}$`);
      return all.filter((file) => fits.test(file));
    });
}

/**
 * Who imports each file directly, by paths from the root.
 * @param {string} root
 * @returns {Map<string, string[]>} a row for every source file
 */
export function importersIn(root) {
  const house = houseAt(root);
  const all = sources(root);
  const importers = new Map(all.map((file) => [slashed(relative(root, file)), []]));
  for (const file of all) {
    const words = tokens(readFileSync(file, 'utf8'));
    const targets = imports(words).flatMap(({ text }) => {
      if (text.startsWith('.')) return [resolve(dirname(file), text)];
      return text.startsWith('@duello/') ? packageEntries(house, text) : [];
    });
    for (const target of [...targets, ...globbed(words, file, all)])
      importers.get(slashed(relative(root, target)))?.push(slashed(relative(root, file)));
  }
  return importers;
}

const folderOf = (path) => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '');

/** What nobody imports, such as data, snapshots or a file that is gone: it belongs to the nearest tests around it. */
function nearestTests(path, tests) {
  for (let folder = folderOf(path); folder.includes('/'); folder = folderOf(folder)) {
    const found = tests.filter((test) => folderOf(test) === folder);
    if (found.length > 0) return found;
  }
  return [];
}

/** Those of the tests that read one of the changed files. */
const readersAmong = (tests, changed) =>
  READERS.flatMap(([files, begins]) =>
    changed.filter((file) => files.test(file)).map((file) => new RegExp(`^${file.replace(files, begins)}`)),
  ).flatMap((pattern) => tests.filter((test) => pattern.test(test)));

/**
 * Tests that read one of the changed files, or import it through however many others.
 * @param {Map<string, string[]>} importers
 * @param {readonly string[]} changed
 */
export function relatedTests(importers, changed) {
  const tests = [...importers.keys()].filter((file) => TEST.test(file));
  const reached = new Set(changed.filter((file) => importers.has(file)));
  // A set hands out what is added to it on the way.
  for (const file of reached) for (const importer of importers.get(file)) reached.add(importer);
  const others = changed.filter((file) => !importers.has(file));
  const near = others.flatMap((file) => nearestTests(file, tests));
  const importing = [...reached].filter((file) => TEST.test(file));
  return [...new Set([...importing, ...near, ...readersAmong(tests, changed)])].sort();
}

/** `games/contracts`, `packages/kernel` or `tools`. */
const homeOf = (house, path) => slashed(relative(house.root, describe(house, join(house.root, path)).home));

/**
 * As many of the related tests as there is time for; a test that was changed itself always runs.
 * @param {{ root: string, games: string[] }} house
 * @param {readonly string[]} changed
 * @param {readonly string[]} related
 */
export function chooseTests(house, changed, related) {
  const homes = new Set(changed.map((file) => homeOf(house, file)));
  const inBrowser = related.filter((file) => IN_BROWSER.test(file));
  const here = related.filter((file) => !IN_BROWSER.test(file));
  const isOwn = (file) => changed.includes(file);
  const long = here.filter((file) => LONG.test(file) && !isOwn(file));
  const short = here.filter((file) => !long.includes(file));
  const readers = readersAmong(short, changed);
  const isKept = (file) => homes.has(homeOf(house, file)) || CORE.test(file) || readers.includes(file);
  const elsewhere = short.length > MANY ? short.filter((file) => !isKept(file)) : [];
  return { chosen: short.filter((file) => !elsewhere.includes(file)), elsewhere, long, inBrowser };
}

const counted = (count, what) => `${count} ${what}${count === 1 ? '' : 's'}`;
const listed = (names, most) =>
  names.length <= most ? names.join(', ') : `${names.slice(0, most).join(', ')} and ${names.length - most} more`;

/** What is run and what is left out, and how to run that too. */
export function reportOf(house, changed, { chosen, elsewhere, long, inBrowser }) {
  const homesOf = (files) => [...new Set(files.map((file) => homeOf(house, file)))];
  const left = (files, what, filters, project) =>
    files.length === 0 ? [] : [`left out: ${what}; npx vitest run --project ${project} ${filters.join(' ')}`];
  const [others, pages] = [homesOf(elsewhere), homesOf(inBrowser)];
  const ownPages = pages.filter((home) => homesOf(changed).includes(home));
  const everywhere = changed.filter((file) => CONFIGURATION.test(file));
  return [
    `changed: ${listed(changed, 5)}`,
    ...(everywhere.length === 0 ? [] : [`run npm test: everything depends on ${everywhere.join(', ')}`]),
    chosen.length === 0
      ? 'nothing to run: no quick test has to do with it'
      : `running the tests that import or read it: ${counted(chosen.length, 'file')}`,
    ...left(elsewhere, `${counted(elsewhere.length, 'file')} of rooms that use it`, others, 'rooms'),
    ...left(long, `${counted(long.length, 'file')} of long tests`, long, 'rooms'),
    ...left(
      inBrowser,
      `${counted(inBrowser.length, 'file')} of browser tests`,
      ownPages.length > 0 ? ownPages : pages,
      'page',
    ),
    'npm test runs everything; browser tests are in it alone.',
  ];
}

/**
 * The tests for `npm run check`, and what to say about the choice.
 * @param {string} root
 * @returns {{ said: readonly string[], files: readonly string[] }}
 */
export function chooseChangedTests(root) {
  const changed = changedFiles(root);
  if (changed === null)
    return { said: ['git can’t tell what changed here, so no test is chosen: run npm test.'], files: [] };
  if (changed.length === 0)
    return { said: ['nothing has changed, so no test is chosen: npm test runs everything.'], files: [] };
  const house = houseAt(root);
  const choice = chooseTests(house, changed, relatedTests(importersIn(root), changed));
  return { said: reportOf(house, changed, choice), files: choice.chosen };
}
