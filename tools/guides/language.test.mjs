// Does the guide to a language work? A copy of the house learns one that is Italian under another name, and speaks it.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyTree } from '../copy-tree.mjs';
import { ROOT } from '../setup.mjs';
import { readGuide } from './follow.mjs';

// Whole programs are run here: more patience than for a test of rules.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const GAMES = readdirSync(join(ROOT, 'games')).filter((name) => existsSync(join(ROOT, 'games', name, 'text')));
const NAMES = 'packages/language/src/speech/names.ts';

const { text, commands } = readGuide('add-a-language');
/** A path of the guide, for each game if it says so. */
const eachOf = (path) => (path.includes('<game>') ? GAMES.map((game) => path.replace('<game>', game)) : [path]);
/** What is copied, and where it is named; rules need no name. */
const rows = [...text.matchAll(/^\| `(.+?)` \| (?:`(.+?)` )?\|/gm)].flatMap(([, from, into]) => {
  const files = into === undefined ? [] : eachOf(into);
  return eachOf(from).map((path, at) => ({ from: path, into: files[at] ?? null }));
});
/** Where a game is called by its name. */
const titles = ['page/words/first-page.ts', 'terminal/index.ts', 'print/index.ts'].flatMap((path) =>
  eachOf(`games/<game>/${path}`),
);

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

/** Everything at once, with the types of the page: what both projects share is looked at once. */
const EVERYTHING = {
  extends: './apps/web/tsconfig.json',
  include: ['apps', 'docs', 'games', 'packages', 'tools/**/*.ts', 'tools/**/*.mjs'],
  exclude: ['**/dist', '**/node_modules'],
};

/** The files with errors of types. */
function untyped() {
  writeFileSync(join(copy.root, 'tsconfig.guide.json'), JSON.stringify(EVERYTHING));
  const flags = ['-p', 'tsconfig.guide.json', '--pretty', 'false', '--checkers', '1'];
  const { said } = spawn('node_modules/typescript/bin/tsc', flags);
  return [...said.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file]) => file);
}

/** The only change that is made by hand: the word that the compiler then asks for everywhere. */
function withWord(change) {
  const full = join(copy.root, NAMES);
  const before = readFileSync(full, 'utf8');
  writeFileSync(full, before.replace("['en', 'it']", "['en', 'it', 'xx']"));
  change();
  writeFileSync(full, before);
}
/** `it` as a word of its own. */
const renamed = (path) => path.replace(/\bit\b/, 'xx');

beforeAll(() => {
  copy = copyTree(ROOT);
});
afterAll(() => copy?.remove());

test('the compiler names every file that lacks the language, and the guide no other', () => {
  const named = [NAMES, ...titles, ...rows.flatMap(({ into }) => into ?? [])];
  withWord(() => expect([...new Set(untyped())].toSorted()).toEqual(named.toSorted()));
});

test('after the first step nothing is missing', () => {
  const [, script] = /^node (\S+) de$/m.exec(text);
  run(script, ['xx', 'it']);
  expect(rows.map(({ from }) => renamed(from)).filter((path) => !existsSync(join(copy.root, path)))).toEqual([]);
  expect(untyped()).toEqual([]);
  run('tools/check-rooms.mjs', []);
  run('node_modules/@biomejs/biome/bin/biome', ['check', 'apps/web/src/words', 'games', 'packages']);
  expect(spawn(script, ['xx']).ok).toBe(false);
});

test('what the guide says to type works', () => {
  const [tests, cards, play] = commands.map((command) => command.replace(/\bde$/, 'xx').split(' ').slice(1));
  run('node_modules/vitest/vitest.mjs', tests);
  expect(duello(cards)).toBe(duello(cards.with(-1, 'it')));
  expect(duello([...play, '--save', join(copy.root, 'match.json')], 'q\n')).toContain('La tua scelta');
});
