// `npm run measure`: how is the house doing? Sizes, and what a change would have to touch; `--json` for figures and lists.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  bearsName,
  describe,
  folders,
  houseAt,
  isKernel,
  isTest,
  linesIn,
  mutualArrows,
  namesGame,
  TOPS,
  topOf,
} from './house.mjs';
import { tokens } from './tokens.mjs';

const CODE = /\.(ts|tsx|mjs|css)$/;
const SCRIPT = /\.(ts|tsx|mjs)$/;
/** Written by hand beside code: where a game may be named too. */
const WRITTEN = /\.(md|json|html|svg)$/;
const LONG_FILE = 400;

/** What git keeps, as it is now; beside a repository, nothing can be measured. */
function trackedFiles(root) {
  const listed = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (listed.status !== 0)
    throw new Error('git could not list the files of this folder.\nRun the command in a clone of the repository.');
  return listed.stdout.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

/**
 * Every tracked file that is written by hand, with its text and, for scripts, its words.
 * @param {string} root
 * @param {readonly string[]} paths
 */
export function readFiles(root, paths) {
  return paths
    .filter((path) => (CODE.test(path) || WRITTEN.test(path)) && path !== 'package-lock.json')
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const words = SCRIPT.test(path) ? tokens(text) : null;
      return { path, text, words, code: CODE.test(path), test: isTest(path), lines: linesIn(text) };
    });
}

const sum = (list, value) => list.reduce((total, one) => total + value(one), 0);

function sizes(files) {
  const code = files.filter((file) => file.code && !file.test);
  const tests = files.filter((file) => file.code && file.test);
  const tops = [...new Set(code.map(({ path }) => topOf(path)))].sort();
  return {
    code: sum(code, ({ lines }) => lines),
    codeByFolder: Object.fromEntries(
      tops.map((top) => [
        top,
        sum(
          code.filter(({ path }) => topOf(path) === top),
          ({ lines }) => lines,
        ),
      ]),
    ),
    tests: sum(tests, ({ lines }) => lines),
    longFiles: code.filter(({ lines }) => lines > LONG_FILE).map(({ path, lines }) => ({ path, lines })),
  };
}

/** Where the code of a game lives: folders that bear its name, and folders with files that do. */
export function placesOf(game, paths) {
  const places = paths
    .filter((path) => TOPS.includes(topOf(path)) && bearsName(game, path))
    .map((path) => {
      const parts = path.split('/');
      return parts.includes(game) ? parts.slice(0, parts.indexOf(game) + 1).join('/') : dirname(path);
    });
  return [...new Set(places)].sort();
}

/** Files that name a game without being in its folder, and those that name all: a further game would have to touch these. */
export function namings(files, games) {
  const found = files.flatMap(({ path, code, test, ...file }) => {
    const named = games.filter((game) => namesGame(game)(file) && !path.startsWith(`games/${game}/`));
    return named.length === 0 ? [] : [{ path, code: code && !test, games: named }];
  });
  return {
    inCode: found.filter(({ code }) => code).map(({ path }) => path),
    inDocsAndTests: found.filter(({ code }) => !code).map(({ path }) => path),
    ofEveryGame: found
      .filter(({ code, games: named }) => code && named.length === games.length)
      .map(({ path }) => path),
  };
}

/** Names imported from a file of columns, one by one; `import * as` is one. */
export function stateImports(files) {
  let names = 0;
  let statements = 0;
  for (const { words, test } of files) {
    if (words === null || test) continue;
    words.forEach((word, at) => {
      if (word.kind !== 'string' || words[at - 1]?.text !== 'from' || !/(^|\/)state\.ts$/.test(word.text)) return;
      statements++;
      names += namesBefore(words, at - 1);
    });
  }
  return { names, statements };
}

/** How many names stand in the braces before `from`. */
function namesBefore(words, from) {
  if (words[from - 1]?.text !== '}') return 1;
  let names = words[from - 2]?.text === ',' ? 0 : 1;
  for (let at = from - 2; at >= 0 && words[at].text !== '{'; at--) if (words[at].text === ',') names++;
  return names;
}

/** @param {string} root */
export function measureHouse(root) {
  const house = houseAt(root);
  const games = house.games;
  const paths = trackedFiles(root);
  const files = readFiles(root, paths);
  const largest = folders(root).reduce((a, b) => (b.entries > a.entries ? b : a));
  const housed = files.filter(({ path, code }) => code && TOPS.includes(topOf(path)));
  const kernel = housed.filter(({ path }) => isKernel(describe(house, join(root, path))));
  return {
    ...sizes(files),
    kernel: sum(kernel, ({ lines }) => lines),
    largestFolder: largest,
    places: Object.fromEntries(games.map((game) => [game, placesOf(game, paths)])),
    namings: namings(files, games),
    stateImports: stateImports(files),
    mutualArrows: mutualArrows(house, files).map(({ home, from, to }) => `${home}: ${from || '.'} ⇄ ${to}`),
  };
}

/** One row a figure: what it is, how much, and what stands behind it. */
export function rowsOf(found) {
  const places = Object.values(found.places);
  const { inCode, inDocsAndTests, ofEveryGame } = found.namings;
  const homes = found.mutualArrows.map((arrow) => arrow.split(':')[0]);
  const byHome = [...new Set(homes)].map((home) => `${home} ${homes.filter((one) => one === home).length}`);
  return [
    ['lines of code, without tests', found.code, ''],
    ...Object.entries(found.codeByFolder).map(([top, lines]) => [`  in ${top}`, lines, '']),
    ['lines of tests', found.tests, ''],
    ['lines of the kernel', found.kernel, ''],
    [`files over ${LONG_FILE} lines`, found.longFiles.length, found.longFiles.map(({ path }) => path).join(', ')],
    ['entries in the largest folder', found.largestFolder.entries, found.largestFolder.folder],
    ['places a game lives in, at most', Math.max(...places.map((list) => list.length)), longest(places).join(', ')],
    ['files that name a game outside its folder', inCode.length, 'code; --json lists them'],
    ['  and in docs and tests', inDocsAndTests.length, ''],
    ['  code that names every game', ofEveryGame.length, ofEveryGame.join(', ')],
    ['names imported from a state.ts', found.stateImports.names, `in ${found.stateImports.statements} imports`],
    ['arrows between folders that point both ways', found.mutualArrows.length, byHome.join(', ')],
  ];
}

const longest = (lists) => lists.reduce((a, b) => (b.length > a.length ? b : a));

function main() {
  const found = measureHouse(fileURLToPath(new URL('..', import.meta.url)));
  if (process.argv.includes('--json')) console.log(JSON.stringify(found, null, 2));
  else
    for (const [what, value, behind] of rowsOf(found))
      console.log(`${what.padEnd(46)}${String(value).padStart(8)}  ${behind}`.trimEnd());
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    main();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
