// Does the guide to a language work? A copy of the house learns one that is Italian under another name, and speaks it.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyTree } from '../copy-tree.mjs';
import { ROOT } from '../setup.mjs';
import { readGuide } from './follow.mjs';

// Whole programs are run here: more patience than for a test of rules.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const GAMES = readdirSync(join(ROOT, 'games')).filter((name) => existsSync(join(ROOT, 'games', name, 'text')));
const NAMES = 'packages/language/src/names.ts';

const { text, commands } = readGuide('add-a-language');
/** A path of the guide, for each game if it says so. */
const eachOf = (path) => (path.includes('<game>') ? GAMES.map((game) => path.replace('<game>', game)) : [path]);
/** What is copied, and where it is named; rules need no name. */
const rows = [...text.matchAll(/^\| `(.+?)` \| (?:`(.+?)` )?\|/gm)].flatMap(([, from, into]) => {
  const files = into === undefined ? [] : eachOf(into);
  return eachOf(from).map((path, at) => ({ from: path, into: files[at] ?? null }));
});
/** Where a game is called by its name. */
const titles = ['page/words/first-page.ts', 'terminal/index.ts'].flatMap((path) => eachOf(`games/<game>/${path}`));

let copy;
function spawn(script, args, input = '') {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  const done = spawnSync(process.execPath, [script, ...args], { cwd: copy.root, env, input, encoding: 'utf8' });
  return { ok: done.status === 0, said: `${done.stdout}${done.stderr}` };
}
/** Runs a script of the copy; fails with all it has said. */
function run(script, args, input) {
  const { ok, said } = spawn(script, args, input);
  if (!ok) throw new Error(`${script} ${args.join(' ')}\n${said}`);
  return said;
}
const duello = (args, input) => run('apps/cli/bin/duello.mjs', args, input);

/** The files with errors of types. */
const untyped = () =>
  ['tsconfig.json', 'apps/web/tsconfig.json']
    .map((project) => spawn('node_modules/typescript/bin/tsc', ['-p', project, '--pretty', 'false']).said)
    .flatMap((said) => [...said.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file]) => file));

function edit(path, change) {
  const full = join(copy.root, path);
  const before = readFileSync(full, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${path} is not as the guide says`);
  writeFileSync(full, after);
}
/** `it` as a word of its own. */
const renamed = (words) => words.replace(/\bit\b/g, 'xx');
/** A row of words in one line is said again. */
const withRow = (code) => code.replace(/\bit: ('.*?')/g, (row) => `${row}, ${renamed(row)}`);

function copyWords({ from, into }) {
  const to = renamed(from);
  cpSync(join(copy.root, from), join(copy.root, to), { recursive: true });
  if (into === null) return;
  const isFolder = statSync(join(copy.root, to)).isDirectory();
  if (isFolder) renameSync(join(copy.root, to, 'it.ts'), join(copy.root, to, 'xx.ts'));
  edit(isFolder ? join(to, 'xx.ts') : to, (code) => code.replace('export const it', 'export const xx'));
  edit(into, (code) =>
    code.replace(/^import \{ it \}.*\n/m, (line) => line + renamed(line)).replace('{ en, it }', '{ en, it, xx }'),
  );
}

beforeAll(() => {
  copy = copyTree(ROOT);
  edit(NAMES, (code) => code.replace("['en', 'it']", "['en', 'it', 'xx']"));
});
afterAll(() => copy?.remove());

test('the compiler names every file that lacks the language, and no other', () => {
  const named = [NAMES, ...titles, ...rows.flatMap(({ into }) => into ?? [])];
  expect([...new Set(untyped())].toSorted()).toEqual(named.toSorted());
});

test('with the rows and copies of the guide nothing is missing', () => {
  for (const row of rows) copyWords(row);
  for (const path of [NAMES, ...titles]) edit(path, withRow);
  const words = rows.filter(({ into }) => into !== null).flatMap(({ from, into }) => [renamed(from), into]);
  run('node_modules/@biomejs/biome/bin/biome', ['check', '--write', NAMES, ...titles, ...words]);
  expect(untyped()).toEqual([]);
  run('tools/check-rooms.mjs', []);
});

test('what the guide says to type works', () => {
  const [tests, cards, play] = commands.map((command) => command.replace(/\bde$/, 'xx').split(' ').slice(1));
  run('node_modules/vitest/vitest.mjs', tests);
  expect(duello(cards)).toBe(duello(cards.with(-1, 'it')));
  expect(duello([...play, '--save', join(copy.root, 'match.json')], 'q\n')).toContain('La tua scelta');
});
