// Do a game's tests notice when its rules are wrong? Plants small faults one at a time and tells which nobody noticed.
//
//   node tools/plant-faults.mjs contracts --faults 40 --seed 1      so many of all that fit, the same for the same seed
//   node tools/plant-faults.mjs contracts --only possible --json    in files whose path has that text
//
// A fault that survives either changes nothing that anybody could see, which a reader has to judge, or lacks a test. One that
// hangs counts as caught and is told too: on a busy machine the tests may only have been slow.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyTree } from './copy-tree.mjs';
import { nearestFirst, runTests, stopAll } from './faults/run-tests.mjs';
import { fail, ROOT, setUp } from './setup.mjs';

/** Patience with one fault: so many times what all tests take without it, at least so long, and less on a slow machine. */
const PATIENCE = 3;
const LEAST_MILLISECONDS = 20_000;
const LONG_MILLISECONDS = 120_000;
const patienceAfter = (first) =>
  Math.max(LEAST_MILLISECONDS, Math.min(PATIENCE * first, LONG_MILLISECONDS), (PATIENCE / 2) * first);
/** The first run fills caches too, and tells how long the tests take. */
const FIRST_MILLISECONDS = 15 * 60_000;

const OPTIONS = {
  faults: { type: 'string', default: '40' },
  seed: { type: 'string', default: '1' },
  only: { type: 'string', default: '' },
  json: { type: 'boolean', default: false },
};

function readArguments(args, games) {
  const usage = `Usage: node tools/plant-faults.mjs <${games.join('|')}> [--faults 40] [--seed 1] [--only text] [--json]`;
  let given;
  try {
    given = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return fail(error.message.split('\n')[0], usage);
  }
  const { values, positionals } = given;
  const [game] = positionals;
  if (positionals.length !== 1) fail('Exactly one game has to be named.', usage);
  if (!games.includes(game)) fail(`There is no game named "${game}".`, usage);
  const faults = Number(values.faults);
  if (!Number.isInteger(faults) || faults < 1) fail(`"${values.faults}" is no number of faults.`, usage);
  return { game, faults, seed: values.seed, only: values.only, json: values.json };
}

const gamesIn = (root) =>
  readdirSync(join(root, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name);

/** One line that is written over, or on a screen that can't do that a line each. */
function progress(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
  else console.error(text);
}
const endProgress = () => process.stderr.isTTY && process.stderr.write('\r\u001b[K');

/** How the tests stand without any fault: all must pass, or nothing can be told. */
async function firstRun(asked) {
  progress(`${asked.game}: the tests without a fault …`);
  const since = Date.now();
  const { ended, files, caughtBy } = await runTests({ ...asked, order: [], milliseconds: FIRST_MILLISECONDS });
  if (ended === 'passed') return { files, milliseconds: patienceAfter(Date.now() - since) };
  const remedy = `Repair them first: npx vitest run games/${asked.game}/`;
  return fail(`The tests of ${asked.game} fail without any fault${caughtBy === null ? '' : ` (${caughtBy})`}.`, remedy);
}

/** Plants one fault, runs the tests, and takes it out again. */
async function tryFault({ root, node, game }, fault, { files, milliseconds }) {
  const { applyEdit } = await import('./faults/operators.mjs');
  const path = join(root, fault.file);
  const source = readFileSync(path, 'utf8');
  const since = Date.now();
  writeFileSync(path, applyEdit(source, fault.edit));
  try {
    const order = nearestFirst(files, fault.file);
    const { ended, caughtBy } = await runTests({ root, node, game, order, milliseconds });
    const { file, line, operator, before, after } = fault;
    const seconds = Math.round((Date.now() - since) / 100) / 10;
    return { file, line, operator, before, after, caught: ended !== 'passed', ended, caughtBy, seconds };
  } finally {
    writeFileSync(path, source);
  }
}

/** At once, so that there is something to think about while the others are planted. What hung may only have been slow. */
function tellIfUnsure({ file, line, operator, before, after, ended }) {
  const what = { passed: 'survived', timedOut: 'hung    ' }[ended];
  if (what === undefined) return;
  endProgress();
  console.log(`${what}  ${file}:${line}  (${operator})\n            ${before}\n          → ${after}`);
}

async function plantAll(copy, node, asked) {
  // Parsing needs an installed package, so it is loaded after the set-up.
  const { chooseFaults } = await import('./faults/choose.mjs');
  const { all, chosen } = chooseFaults(copy.root, asked);
  if (chosen.length === 0)
    fail(`No fault fits into files of ${asked.game} with "${asked.only}" in their path.`, 'Give another --only.');
  const place = { root: copy.root, node, game: asked.game };
  const first = await firstRun(place);
  const results = [];
  for (const fault of chosen) {
    const survived = results.filter(({ caught }) => !caught).length;
    progress(
      `${asked.game}: fault ${results.length + 1} of ${chosen.length}, ${survived} survived so far; ${fault.file}`,
    );
    const result = await tryFault(place, fault, first);
    results.push(result);
    if (!asked.json) tellIfUnsure(result);
  }
  endProgress();
  return { all, results };
}

function tell({ game, seed }, { all, results }, percent) {
  const how = (ended) => results.filter((result) => result.ended === ended).length;
  const caught = results.filter((result) => result.caught).length;
  console.log(
    `${game}, seed ${seed}: ${caught} of ${results.length} faults caught (${percent} %), ` +
      `${how('types')} of them by types alone and ${how('timedOut')} by hanging; ${all} would fit.`,
  );
}

async function main() {
  const asked = readArguments(process.argv.slice(2), gamesIn(ROOT));
  const node = setUp();
  const copy = copyTree(ROOT);
  const leave = () => {
    stopAll();
    copy.remove();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => {
      leave();
      process.exit(1);
    });
  try {
    const found = await plantAll(copy, node, asked);
    const caught = found.results.filter((result) => result.caught).length;
    const percent = Math.round((1000 * caught) / found.results.length) / 10;
    const { game, seed } = asked;
    if (asked.json)
      console.log(JSON.stringify({ game, seed, fit: found.all, caught, percent, faults: found.results }, null, 2));
    else tell(asked, found, percent);
  } finally {
    leave();
  }
}

main().catch((error) => {
  endProgress();
  console.error(error.message);
  process.exitCode = 1;
});
