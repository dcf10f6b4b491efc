// `npm test`: is everything in order? Runs every check, or those named (`node tools/test.mjs types lint`).
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ROOT, setUp } from './setup.mjs';

const TSC = 'node_modules/typescript/bin/tsc';
const DUELLO = 'apps/cli/bin/duello.mjs';

/** Every game, by its folder, and what its package.json says: so many fuzzed matches take about as long as another's. */
const GAMES = readdirSync(join(ROOT, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => {
    const { duello } = JSON.parse(readFileSync(join(ROOT, 'games', name, 'package.json'), 'utf8'));
    return { game: name, matches: String(duello.fuzzMatches) };
  });

/** Each run is a script and its arguments, for the pinned Node. `counts` marks the step whose tests are counted singly. */
const STEPS = [
  {
    name: 'types',
    title: 'types of everything, and of the pure rooms alone',
    runs: [
      [TSC, '-p', 'tsconfig.json'],
      [TSC, '-p', 'tsconfig.pure.json'],
      [TSC, '-p', 'apps/web/tsconfig.json'],
    ],
  },
  { name: 'lint', title: 'lint and format', runs: [['node_modules/@biomejs/biome/bin/biome', 'check', '.']] },
  { name: 'rooms', title: 'who may import and use what', runs: [['tools/check-rooms.mjs']] },
  {
    name: 'tests',
    title: 'unit, property and browser tests',
    runs: [['node_modules/vitest/vitest.mjs', 'run']],
    browser: true,
    counts: true,
  },
  {
    name: 'rules',
    title: 'every clause and ruling has a test',
    runs: GAMES.map(({ game }) => [DUELLO, 'rules', game, '--untested']),
  },
  {
    name: 'fuzz',
    title: 'random legal play with every invariant on, at every decision',
    runs: GAMES.map(({ game, matches }) => [
      ...[DUELLO, 'fuzz', game, '--matches', matches, '--seed', '1', '--thorough'],
    ]),
  },
];

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

function run(node, [script, ...args], env) {
  const done = spawnSync(node, [join(ROOT, script), ...args], { cwd: ROOT, stdio: 'inherit', env });
  return done.status === 0;
}

const firstLines = (message, count) => message.split('\n').slice(0, count).join('\n').slice(0, 600);

/** What failed, by file and test, so that the end of a long log says it again. A file that fails to load has no tests in it. */
function failuresIn(file) {
  const name = relative(ROOT, file.name);
  if (file.status === 'failed' && file.assertionResults.length === 0)
    return [`${name}\n${firstLines(file.message ?? '', 3)}`];
  return file.assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => `${name} > ${test.fullName}\n${firstLines(test.failureMessages.join('\n'), 6)}`);
}

/** An error between tests belongs to none of them, and still counts. */
function countTests(reportFile, succeeded) {
  let report;
  try {
    report = JSON.parse(readFileSync(reportFile, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, failures: ['the tests wrote no report'] };
  }
  const failures = report.testResults.flatMap(failuresIn);
  if (failures.length === 0 && !succeeded) failures.push('an error outside every test: see the log above');
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

function runTests(node, command, env) {
  const folder = mkdtempSync(join(tmpdir(), 'duello-test-'));
  const reportFile = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const succeeded = run(node, [...command, ...reporters], env);
  const counted = countTests(reportFile, succeeded);
  rmSync(folder, { recursive: true, force: true });
  return counted;
}

function perform(step, node, env) {
  if (step.counts) return runTests(node, step.runs[0], env);
  const failed = step.runs.filter((command) => !run(node, command, env)).length > 0;
  return { passed: failed ? 0 : 1, failed: failed ? 1 : 0 };
}

function chosenSteps(names) {
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length === 0) return names.length === 0 ? STEPS : STEPS.filter((step) => names.includes(step.name));
  throw new Error(
    `There is no step named ${unknown.join(', ')}.\nThe steps are ${STEPS.map((s) => s.name).join(', ')}.`,
  );
}

/** The tests that need a browser fail by themselves when there is none; the rest is still worth running. */
function withBrowser(node, results) {
  try {
    return { ...process.env, DUELLO_CHROMIUM: ensureChromium(node) };
  } catch (error) {
    console.error(error.message);
    results.push({ name: 'browser', passed: 0, failed: 1, took: '' });
    return process.env;
  }
}

function main() {
  const results = [];
  try {
    const steps = chosenSteps(process.argv.slice(2));
    const node = setUp();
    const env = steps.some((step) => step.browser) ? withBrowser(node, results) : process.env;
    for (const step of steps) {
      console.log(`\n── ${step.name}: ${step.title}`);
      const since = Date.now();
      const result = perform(step, node, env);
      results.push({ name: step.name, ...result, took: seconds(since) });
      console.log(`── ${step.name}: ${result.failed === 0 ? 'passed' : 'FAILED'} in ${seconds(since)}`);
    }
  } catch (error) {
    console.error(error.message);
    results.push({ name: 'set-up', passed: 0, failed: 1, took: '' });
  }
  console.log('\nSummary');
  for (const { name, passed, failed, took } of results) {
    console.log(
      `  ${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(8)} ${`${passed} passed, ${failed} failed`.padEnd(26)} ${took}`,
    );
  }
  for (const failure of results.flatMap((result) => result.failures ?? [])) console.log(`\nFAILED ${failure}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}

main();
