// What does `npm test` consist of? One row a stage; each can be run alone, here and as a job of its own.
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chooseChangedTests } from './changed.mjs';
import { ROOT } from './setup.mjs';

const TSC = 'node_modules/typescript/bin/tsc';
const VITEST = 'node_modules/vitest/vitest.mjs';
const DUELLO = 'apps/cli/bin/duello.mjs';

/** Every game, by its folder, and what its package.json says: so many fuzzed matches take about as long as another's. */
const GAMES = readdirSync(join(ROOT, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => {
    const { duello } = JSON.parse(readFileSync(join(ROOT, 'games', name, 'package.json'), 'utf8'));
    return { game: name, matches: String(duello.fuzzMatches) };
  });

/** Whoever drives a page waits for it half of the time. */
const PAGES_AT_A_TIME = 2 * availableParallelism();

/**
 * What was found before is kept, so that only what changed is looked at again: a third of the time. By one checker: several
 * would each look at what they share, twice the work on cores that others use as well.
 */
const typesOf = (config) => [
  ...[TSC, '-p', config, '--incremental', '--checkers', '1'],
  ...['--tsBuildInfoFile', join(ROOT, 'node_modules', '.cache', `duello-${config.replaceAll('/', '-')}.tsbuildinfo`)],
];

/**
 * Each run is a script and its arguments, for the pinned Node. `counts` marks stages whose tests are counted singly,
 * `wide` those that keep several cores busy by themselves, `browser` those that open one, `draws` those that draw printed
 * pages, and `choose` one that finds its arguments when it begins.
 * @typedef {{
 *   name: string, title: string, runs: readonly (readonly string[])[],
 *   counts?: boolean, wide?: boolean, browser?: boolean, draws?: boolean,
 *   choose?: () => { said: readonly string[], files: readonly string[] },
 * }} Stage
 * @type {readonly Stage[]}
 */
export const STAGES = [
  {
    name: 'types',
    title: 'types of everything, and of the pure rooms alone',
    runs: ['tsconfig.json', 'tsconfig.pure.json', 'apps/web/tsconfig.json'].map(typesOf),
  },
  { name: 'lint', title: 'lint and format', runs: [['node_modules/@biomejs/biome/bin/biome', 'check', '.']] },
  { name: 'rooms', title: 'who may import and use what', runs: [['tools/check-rooms.mjs']] },
  {
    name: 'rules',
    title: 'every clause and ruling has a test',
    runs: GAMES.map(({ game }) => [DUELLO, 'rules', game, '--untested']),
  },
  {
    name: 'unit',
    title: 'unit and property tests',
    runs: [[VITEST, 'run', '--project', 'rooms']],
    counts: true,
    // The guide to a game's page is followed up to a match on that page.
    browser: true,
    draws: true,
  },
  {
    name: 'fuzz',
    title: 'random legal play with every invariant on, at every decision',
    runs: GAMES.map(({ game, matches }) => [
      ...[DUELLO, 'fuzz', game, '--matches', matches, '--seed', '1', '--thorough'],
    ]),
  },
  {
    name: 'browser',
    title: 'the page in a real browser',
    runs: [[VITEST, 'run', '--project', 'page', `--maxWorkers=${PAGES_AT_A_TIME}`]],
    counts: true,
    wide: true,
    browser: true,
  },
];

/** Only for `npm run check`: everything it runs is in a stage above. */
const CHANGED = {
  name: 'changed',
  title: 'tests of what changed',
  runs: [[VITEST, 'run', '--project', 'rooms']],
  counts: true,
  wide: true,
  choose: () => chooseChangedTests(ROOT),
};

/**
 * The stages with these names, in the order of the list; without names, all of them.
 * @param {readonly string[]} names
 * @returns {readonly Stage[]}
 */
export function stagesNamed(names) {
  const known = [...STAGES, CHANGED];
  const unknown = names.filter((name) => !known.some((stage) => stage.name === name));
  if (unknown.length > 0)
    throw new Error(
      `There is no stage named ${unknown.join(', ')}.\nThe stages are ${known.map(({ name }) => name).join(', ')}; ` +
        'a file of tests is run by `npx vitest run FILE`, with `--project page` where it needs a browser.',
    );
  return names.length === 0 ? STAGES : known.filter(({ name }) => names.includes(name));
}
