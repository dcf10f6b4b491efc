// Do the tests of a game pass in a copy? Runs them nearest first until one fails, and never longer than it is given.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const VITEST = 'node_modules/vitest/vitest.mjs';
const CONFIG = 'tools/faults/in-order.config.ts';
const TSC = 'node_modules/typescript/bin/tsc';
/** Names that are left over and code that is never reached are no mistake of types. */
const TYPES = [TSC, '-p', 'tsconfig.pure.json', '--noUnusedLocals', 'false', '--noUnusedParameters', 'false'];
const LENIENT = ['--allowUnreachableCode', 'true'];
const REPORT = 'report-of-tests.json';
/** A fault that fills the memory must not fill the machine's. */
const MEMORY = '--max-old-space-size=2048';

const running = new Set();

/** Ends whatever still runs, with everything it has started. */
export function stopAll() {
  for (const child of running) stop(child);
}

function stop(child) {
  try {
    if (process.platform === 'win32') child.kill();
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** @returns {Promise<'passed' | 'failed' | 'timedOut'>} */
function run(command, args, { cwd, env, milliseconds }) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { cwd, env, stdio: 'ignore', detached: process.platform !== 'win32' });
    running.add(child);
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      stop(child);
    }, milliseconds);
    const end = (settle) => (value) => {
      clearTimeout(timer);
      running.delete(child);
      settle(value);
    };
    child.on('error', end(failed));
    child.on(
      'close',
      end((code) => {
        stop(child);
        done(timedOut ? 'timedOut' : code === 0 ? 'passed' : 'failed');
      }),
    );
  });
}

const slashed = (path) => path.split(sep).join('/');

/** What the run says of itself: every file with how long it took, and the first test that failed. */
function readReport(root) {
  try {
    const { testResults } = JSON.parse(readFileSync(join(root, REPORT), 'utf8'));
    const files = testResults.map((file) => ({
      file: slashed(relative(root, file.name)),
      milliseconds: file.endTime - file.startTime,
    }));
    const failures = testResults.flatMap((file) => {
      const named = file.assertionResults.find(({ status }) => status === 'failed');
      if (named === undefined && file.status !== 'failed') return [];
      return [`${slashed(relative(root, file.name))}${named === undefined ? '' : ` > ${named.fullName}`}`];
    });
    return { files, caughtBy: failures[0] ?? null };
  } catch {
    return { files: [], caughtBy: null };
  }
}

/** How many folders one has to walk from one file to the other. */
function distance(a, b) {
  const [from, to] = [a, b].map((file) => dirname(file).split('/'));
  let shared = 0;
  while (shared < from.length && from[shared] === to[shared]) shared++;
  return from.length + to.length - 2 * shared;
}

/** Tests nearest to a file first, of equally near ones the quickest. */
export const nearestFirst = (tests, file) =>
  [...tests]
    .sort((a, b) => distance(a.file, file) - distance(b.file, file) || a.milliseconds - b.milliseconds)
    .map((test) => test.file);

/**
 * @typedef {'passed' | 'failed' | 'timedOut' | 'types'} Ended
 * @param {{ root: string, node: string, game: string, order: readonly string[], milliseconds: number }} asked
 * @returns {Promise<{ ended: Ended, files: { file: string, milliseconds: number }[], caughtBy: string | null }>}
 */
export async function runTests({ root, node, game, order, milliseconds }) {
  rmSync(join(root, REPORT), { force: true });
  const env = { ...process.env, DUELLO_TEST_ORDER: JSON.stringify(order), NODE_OPTIONS: MEMORY, CI: '1' };
  const start = (args) => run(node, args, { cwd: root, env, milliseconds });
  const vitest = [VITEST, 'run', '--root', root, '--config', join(root, CONFIG), '--project', 'rooms'];
  const ended = await start([...vitest, `games/${game}/`, '--reporter=json', `--outputFile=${REPORT}`]);
  const report = readReport(root);
  if (ended !== 'passed') return { ...report, ended };
  const typed = await start([...TYPES, ...LENIENT]);
  return { ...report, ended: typed === 'failed' ? 'types' : typed, caughtBy: null };
}
