import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test, vi } from 'vitest';
import { inOrder, lane, runStages } from './run-stages.mjs';
import { ROOT } from './setup.mjs';
import { stagesNamed } from './stages.mjs';

function shown() {
  const texts = [];
  const output = inOrder((text) => texts.push(text));
  return { output, text: () => texts.join('') };
}

test('the first piece is shown as it grows, the next ones when it is their turn', () => {
  const { output, text } = shown();
  const [first, second, third] = [output.open(), output.open(), output.open()];
  second.write('b1 ');
  first.write('a1 ');
  third.write('c1 ');
  expect(text()).toBe('a1 ');
  third.end();
  first.write('a2 ');
  first.end();
  expect(text()).toBe('a1 a2 b1 ');
  second.write('b2 ');
  expect(text()).toBe('a1 a2 b1 b2 ');
  second.end();
  expect(text()).toBe('a1 a2 b1 b2 c1 ');
});

test('a piece that ended twice, or after all others, hides nothing', () => {
  const { output, text } = shown();
  const only = output.open();
  only.write('a');
  only.end();
  only.end();
  const late = output.open();
  late.write('b');
  late.end();
  expect(text()).toBe('ab');
});

test('no more run at a time than there are places, in the order they came, and a failure frees its place', async () => {
  const place = lane(2);
  const begun = [];
  const ends = [];
  const works = [0, 1, 2, 3].map((name) =>
    place(() => {
      begun.push(name);
      return new Promise((resolve, reject) => ends.push({ resolve, reject }));
    }).catch(() => null),
  );
  const turn = () => new Promise(setImmediate);
  await turn();
  expect(begun).toEqual([0, 1]);
  ends[1].reject(new Error('no'));
  await turn();
  expect(begun).toEqual([0, 1, 2]);
  ends[0].resolve();
  await turn();
  expect(begun).toEqual([0, 1, 2, 3]);
  for (const { resolve } of ends) resolve();
  await Promise.all(works);
});

test('without names every stage runs, and an unknown name is told with those there are', () => {
  expect(stagesNamed([]).map(({ name }) => name)).toEqual([
    'types',
    'lint',
    'rooms',
    'rules',
    'unit',
    'fuzz',
    'browser',
  ]);
  expect(stagesNamed(['changed', 'types']).map(({ name }) => name)).toEqual(['types', 'changed']);
  expect(() => stagesNamed(['tpyes'])).toThrow(/no stage named tpyes.*\n.*types, lint/);
});

test('a stage that breaks down has failed under its name, and the others run', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const choose = () => {
    throw new Error('package.json is broken');
  };
  const stages = [
    { name: 'a', title: 'a', runs: [[]], counts: true, choose },
    { name: 'b', title: 'b', runs: [['tools/rooms.mjs']] },
  ];
  const results = await runStages(stages, { node: process.execPath, env: process.env, more: [] });
  vi.restoreAllMocks();
  expect(results).toMatchObject([
    { name: 'a', passed: 0, failed: 1, failures: ['package.json is broken'] },
    { name: 'b', passed: 1, failed: 0 },
  ]);
});

/** Starts a child that never ends and holds the output open as long as it lives. */
const WAITING = `
  import { spawn } from 'node:child_process';
  spawn(process.execPath, ['-e', 'console.log("waiting"); setInterval(() => {}, 1000)'], { stdio: 'inherit' });
  setInterval(() => {}, 1000);
`;
const RUNNING = `
  import { runStages, stopOnSignals } from './tools/run-stages.mjs';
  stopOnSignals();
  const runs = [[process.argv[1]]];
  await runStages([{ name: 'a', title: 'a', runs }], { node: process.execPath, env: process.env, more: [] });
`;

test.skipIf(process.platform === 'win32')('whoever stops it stops all that it has started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'duello-stop-'));
  const script = join(folder, 'waiting.mjs');
  writeFileSync(script, WAITING);
  const started = spawn(process.execPath, ['--input-type=module', '-e', RUNNING, relative(ROOT, script)], {
    cwd: ROOT,
  });
  const ended = new Promise((resolve) => started.on('close', resolve));
  await new Promise((resolve) => started.stdout.on('data', (data) => String(data).includes('waiting') && resolve()));
  started.kill('SIGTERM');
  // It ends only when nobody writes to it any more.
  expect(await ended).toBe(128 + 15);
  rmSync(folder, { recursive: true, force: true });
});
