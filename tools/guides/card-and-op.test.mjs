// Do the guides to a card and to an op work? A copy of the house follows both, and what they say to type is typed.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyTree } from '../copy-tree.mjs';
import { ROOT } from '../setup.mjs';
import { follow, readGuide } from './follow.mjs';

// Whole programs are run here: more patience than for a test of rules.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const card = readGuide('add-a-card');
const op = readGuide('add-an-op');

let copy;
beforeAll(() => {
  copy = copyTree(ROOT);
});
afterAll(() => copy?.remove());

/** Runs a script of the copy; fails with all it has said. */
function run(script, args) {
  const done = spawnSync(process.execPath, [script, ...args], { cwd: copy.root, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${script} ${args.join(' ')}\n${done.stdout}${done.stderr}`);
  return done.stdout;
}
const duello = (...args) => run('apps/cli/bin/duello.mjs', args);

function checkTypes(base, include) {
  writeFileSync(join(copy.root, 'tsconfig.guide.json'), JSON.stringify({ extends: `./${base}`, include }));
  run('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.guide.json', '--checkers', '1']);
}

test('a card is tried in a scenario file before there is any code', () => {
  const [scenario] = card.steps;
  follow(copy.root, scenario);
  expect(duello('scenario', scenario.path)).toContain('1 passed');
});

test('an op is a row in seven files', () => {
  for (const step of op.steps) follow(copy.root, step);
  expect(op.steps.filter(({ above }) => above !== null)).toHaveLength(7);
  checkTypes('tsconfig.json', ['games/contracts/**/*.ts']);
  for (const command of op.commands.filter((one) => one.startsWith('duello'))) duello(...command.split(' ').slice(1));
});

test('a card is a line, with its names, flavours and picture, and prints its own text', () => {
  for (const step of card.steps.slice(1)) follow(copy.root, step);
  checkTypes('apps/web/tsconfig.json', ['games/contracts/page', 'apps/web/src/virtual.d.ts']);
  const said = duello('cards', 'contracts', '--deck', 'emberPact').replace(/\s+/g, ' ');
  expect(said).toContain('Deal 2 damage to a Creature, then 1 to each Creature adjacent to it.');
});

test('what the guides write is written as the house is', () => {
  const files = [...op.steps, ...card.steps].map(({ path }) => path);
  run('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', ...new Set(files)]);
});
