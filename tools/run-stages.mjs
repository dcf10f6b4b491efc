// How do stages run side by side and still read one after the other? What is not its turn yet is held back.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';
import { countTests, lastLines, verdictOf } from './summary.mjs';

/** How long a stopped child may take to tidy up, in milliseconds. */
const PATIENCE = 5_000;
/** Kept of what a run says, for the end of the log. */
const KEPT = 8_000;

/**
 * Pieces of text that are written by many and come out in the order in which they were opened. The first that has not
 * ended is shown as it grows, so that there is always something to see.
 * @param {(text: string) => void} show
 */
export function inOrder(show) {
  const pieces = [];
  const showNext = () => {
    while (pieces.length > 0) {
      show(pieces[0].held.splice(0).join(''));
      if (!pieces[0].ended) return;
      pieces.shift();
    }
  };
  return {
    open() {
      const piece = { held: [], ended: false };
      pieces.push(piece);
      return {
        write(text) {
          piece.held.push(text);
          if (pieces[0] === piece) showNext();
        },
        end() {
          piece.ended = true;
          showNext();
        },
      };
    },
  };
}

/**
 * Lets so many run at a time, and the others wait in the order they came.
 * @param {number} places
 */
export function lane(places) {
  const waiting = [];
  let free = places;
  return async (work) => {
    if (free > 0) free--;
    else await new Promise((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free++;
      else next();
    }
  };
}

const running = new Set();
let isStopping = false;

/** Each child leads a group of its own, so that whatever it has started ends with it. */
function signal(child, name) {
  try {
    if (process.platform === 'win32') child.kill();
    else process.kill(-child.pid, name);
  } catch {
    // It has ended by itself.
  }
}

/** Ends everything that runs; nothing more is started. */
async function stopAll() {
  isStopping = true;
  const children = [...running];
  for (const child of children) signal(child, 'SIGTERM');
  const late = setTimeout(() => {
    for (const child of children) signal(child, 'SIGKILL');
  }, PATIENCE);
  await Promise.all(children.map((child) => new Promise((resolve) => child.once('close', resolve))));
  clearTimeout(late);
  // What a child has left behind when it ended.
  for (const child of children) signal(child, 'SIGKILL');
}

/** Whoever presses Ctrl-C or ends this program some other way ends its children too. */
export function stopOnSignals() {
  for (const [name, number] of Object.entries({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 })) {
    process.once(name, async () => {
      console.error(`\nStopping, because of ${name} …`);
      await stopAll();
      process.exit(128 + number);
    });
  }
}

/** @returns {Promise<{ succeeded: boolean, tail: string }>} */
function start(node, [script, ...args], env, write) {
  if (isStopping) return Promise.resolve({ succeeded: false, tail: '' });
  return new Promise((resolve) => {
    const child = spawn(node, [join(ROOT, script), ...args], {
      ...{ cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] },
      detached: process.platform !== 'win32',
    });
    running.add(child);
    let tail = '';
    const note = (text) => {
      tail = `${tail}${text}`.slice(-KEPT);
      write(text);
    };
    child.stdout.setEncoding('utf8').on('data', note);
    child.stderr.setEncoding('utf8').on('data', note);
    const end = (succeeded) => {
      running.delete(child);
      resolve({ succeeded, tail });
    };
    child.on('error', (error) => {
      note(`${error.message}\n`);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** A stage whose tests are counted writes a report beside what it says. */
async function runCounted(command, begin) {
  const folder = mkdtempSync(join(tmpdir(), 'duello-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { succeeded } = await begin([...command, ...reporters]);
  const counted = countTests(report, succeeded);
  rmSync(folder, { recursive: true, force: true });
  return counted;
}

async function runPlain(runs, begin) {
  const ends = await Promise.all(runs.map(async (command, at) => ({ command, ...(await begin(command, at)) })));
  const failures = ends
    .filter(({ succeeded }) => !succeeded)
    .map(({ command, tail }) => `${command.slice(0, 3).join(' ')}\n${lastLines(tail)}`);
  return { passed: failures.length === 0 ? 1 : 0, failed: failures.length === 0 ? 0 : 1, failures };
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** A stage that throws has failed, and hides no other. */
const brokenDown = (error) => ({ passed: 0, failed: 1, failures: [error.message] });

async function runStage(stage, { node, env, more, place, output }) {
  const pieces = stage.runs.map(() => output.open());
  const closing = output.open();
  pieces[0].write(`\n── ${stage.name}: ${stage.title}\n`);
  let since = null;
  const begin = (command, at = 0) =>
    place(async () => {
      since ??= Date.now();
      const ended = await start(node, command, env, pieces[at].write);
      pieces[at].end();
      return ended;
    });
  const result = await perform(stage, more, begin, pieces[0]).catch(brokenDown);
  for (const piece of pieces) piece.end();
  const took = since === null ? '' : seconds(since);
  closing.write(`── ${stage.name}: ${verdictOf(result)}${took && ` in ${took}`}\n`);
  closing.end();
  return { name: stage.name, ...result, took };
}

async function perform(stage, more, begin, piece) {
  if (!stage.counts) return runPlain(stage.runs, begin);
  if (stage.choose === undefined) return runCounted([...stage.runs[0], ...more], begin);
  const { said, files } = stage.choose();
  for (const line of said) piece.write(`   ${line}\n`);
  return files.length === 0 ? { passed: 0, failed: 0, failures: [] } : runCounted([...stage.runs[0], ...files], begin);
}

/**
 * Runs the stages side by side: those that keep several cores busy one after the other, the rest beside them.
 * @param {readonly import('./stages.mjs').Stage[]} stages
 * @param {{ node: string, env: NodeJS.ProcessEnv, more: readonly string[] }} how
 */
export function runStages(stages, how) {
  const output = inOrder((text) => process.stdout.write(text));
  const [wide, beside] = [lane(1), lane(Math.max(2, availableParallelism() - 1))];
  return Promise.all(stages.map((stage) => runStage(stage, { ...how, place: stage.wide ? wide : beside, output })));
}
