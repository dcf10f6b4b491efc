// Does every file keep to its room? Import arrows, forbidden globals, names of files, game nouns, and sizes.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  bearsName,
  describe,
  folders,
  houseAt,
  imports,
  isKernel,
  linesIn,
  mutualArrows,
  namesGame,
  sources,
} from './house.mjs';
import {
  FACES,
  FACES_SHARE,
  FLOORS,
  FOLDER_LIMIT,
  GAME_FLOORS,
  KERNEL_LIMIT,
  NAMES_GAMES,
  NOUNLESS,
  ROOMS,
} from './rooms.mjs';
import { tokens } from './tokens.mjs';

const OUTSIDE = 'move what needs it to lab or an app and pass the result in';
const FORBIDDEN_GLOBALS = {
  Date: 'a clock makes matches differ; pass the time in from an app',
  performance: 'a clock makes matches differ; measure in lab',
  setTimeout: 'rules never wait; time belongs to apps',
  setInterval: 'rules never wait; time belongs to apps',
  process: OUTSIDE,
  window: `${OUTSIDE}, or rename your own variable`,
  document: `${OUTSIDE}, or rename your own variable`,
  structuredClone: 'it is slow; write the copy by hand',
  crypto: 'use the rng of the match state',
  console: 'return or emit what is to be shown',
};

const FORBIDDEN_NAMES = /^(utils?|helpers?|common|managers?|services?|base|impl)$/i;
const GAME_NOUNS = 'card deck hand mana spell health creature coin discard damage attack graveyard minion hero'.split(
  ' ',
);
/** What only tests may import of another package. */
const FOR_TESTS = /\bfor-tests$/;

/**
 * @param {string} root the folder that holds apps/, games/, packages/ and tools/
 * @returns {{ file: string, line: number, message: string }[]}
 */
export function checkRooms(root) {
  const house = { ...houseAt(root), exports: new Map() };
  const problems = [];
  const kernel = [];
  const read = [];
  for (const path of sources(root)) {
    const file = describe(house, path);
    const text = readFileSync(path, 'utf8');
    const words = tokens(text);
    const report = (line, message) => problems.push({ file: file.path, line, message });
    checkName(file, report);
    checkPlace(file, report);
    if (!file.test) checkNamings(file, words, report);
    read.push({ path: file.path, words, test: file.test });
    if (file.room === 'tools') continue;
    if (file.room !== 'games' && !(file.room in ROOMS))
      report(1, `there is no room "${file.room}": add it to ROOMS in tools/rooms.mjs.`);
    else checkImports(file, words, report);
    if (file.pure && !file.test) checkGlobals(words, report);
    if (NOUNLESS.includes(file.room) && !file.test) checkNouns(file.room, words, report);
    if (isKernel(file)) kernel.push({ file: file.path, line: linesIn(text) });
  }
  checkKernelSize(kernel, problems);
  checkFolders(root, problems);
  checkArrows(house, read, problems);
  return problems;
}

/** Reported once, at the end of the longest file: the first place to look. */
function checkKernelSize(kernel, problems) {
  const total = kernel.reduce((sum, { line }) => sum + line, 0);
  if (total < KERNEL_LIMIT) return;
  const longest = kernel.reduce((a, b) => (b.line > a.line ? b : a));
  const message = `the kernel has ${total} lines and must stay under ${KERNEL_LIMIT}: move what only one game uses into that game.`;
  problems.push({ ...longest, message });
}

function checkFolders(root, problems) {
  for (const { folder, entries } of folders(root)) {
    if (entries <= FOLDER_LIMIT) continue;
    const message = `the folder has ${entries} entries, and more than ${FOLDER_LIMIT} are a corridor: make rooms of what belongs together.`;
    problems.push({ file: folder, line: 1, message });
  }
}

/** Of two folders that import each other neither can be read first. */
function checkArrows(house, read, problems) {
  for (const { home, from, to } of mutualArrows(house, read)) {
    const message = `${from || 'the top'} and ${to} import each other: move what both need below them, or pass it in as an argument.`;
    problems.push({ file: from === '' ? home : `${home}/${from}`, line: 1, message });
  }
}

/** Whoever names one game would have to be touched for the next. */
function checkNamings(file, words, report) {
  if (NAMES_GAMES.includes(file.path)) return;
  for (const game of file.house.games.filter((name) => !file.path.startsWith(`games/${name}/`))) {
    const names = namesGame(game);
    const found = names({ words }) ? words.find((word) => names({ words: [word] })) : undefined;
    if (found)
      report(
        found.line,
        `"${found.text}" names ${game} outside games/${game}: ask every game of the list for it, or move this into the game.`,
      );
  }
}

/** A game is one folder: whatever bears its name lies in it. */
function checkPlace({ path, house }, report) {
  for (const game of house.games.filter((name) => !path.startsWith(`games/${name}/`))) {
    if (bearsName(game, path)) report(1, `the file bears the name of ${game}: move it to games/${game}.`);
  }
}

function checkName(file, report) {
  for (const part of file.path.split('/')) {
    const word = part
      .split('.')[0]
      .split(/[-_]/)
      .find((piece) => FORBIDDEN_NAMES.test(piece));
    if (word) report(1, `"${word}" in a name says nothing: name "${part}" after the question it answers.`);
  }
}

function checkImports(file, words, report) {
  for (const { text: target, line } of imports(words)) {
    if (target.startsWith('.')) checkRelativeImport(file, target, (message) => report(line, message));
    else checkPackageImport(file, target, (message) => report(line, message));
  }
}

function checkRelativeImport(file, target, report) {
  const path = resolve(dirname(file.full), target);
  const inside = (folder) => path.startsWith(folder + sep);
  if (!inside(file.home)) {
    // Tests may use the set-up, to find a browser for instance.
    if (file.test && inside(join(file.house.root, 'tools'))) return;
    report(
      `"${target}" reaches into another package: import its package name, and export what you need from its index.ts.`,
    );
  } else if (!file.test) checkFloor(file, describe(file.house, path).folder, target, report);
}

const floorsOf = ({ room }) => (room === 'games' ? GAME_FLOORS.map(({ folder }) => folder) : (FLOORS[room] ?? []));

/** The floor that a folder stands on: its own row, or that of the nearest folder around it. */
function floorOf(floors, folder) {
  for (let around = folder; around !== ''; around = around.split('/').slice(0, -1).join('/'))
    if (floors.includes(around)) return floors.indexOf(around);
  return floors.indexOf('');
}

/** Inside a room a folder imports itself and what stands below it, so that there is always one to read first. */
function checkFloor(file, folder, target, report) {
  const floors = floorsOf(file);
  if (folder === file.folder || floors.length === 0) return;
  const [from, to] = [floorOf(floors, file.folder), floorOf(floors, folder)];
  const face = file.room === 'games' ? FACES.find((name) => name === file.folder.split('/')[0]) : undefined;
  const isIndex = resolve(dirname(file.full), target) === join(file.home, 'index.ts');
  if (face !== undefined && ![face, ...FACES_SHARE].includes(folder.split('/')[0]) && !isIndex)
    report(`${face} is a face, but imports "${target}": export what it needs from the game's index.ts.`);
  if (from >= to) return;
  const remedy = floors[from].startsWith('cards')
    ? 'cards are data: say it with an op, or add one'
    : `pass it in as an argument, or move this code up to ${floors[to] || 'the top'}`;
  report(`${floors[from] || 'the top'} stands below ${floors[to] || 'the top'}, but imports "${target}": ${remedy}.`);
}

function checkPackageImport(file, target, report) {
  if (!target.startsWith('@duello/')) {
    if (!file.pure || file.test) return;
    if (target.startsWith('node:')) report(`"${target}" does not exist in a browser worker: ${OUTSIDE}.`);
    else
      report(`${file.room} has no dependencies, but imports "${target}": write the few lines it needs, or ${OUTSIDE}.`);
    return;
  }
  const [scope, name, ...deep] = target.split('/');
  const ofGame = file.house.games.includes(name);
  // What is left of `@duello/${id}/…` before its variable: whichever game.
  const ofAnyGame = name === '';
  const room = ofGame || ofAnyGame || name === 'games' ? 'games' : name;
  const may = mayImport(file);
  if (deep.length > 0 && FOR_TESTS.test(target) && !file.test) {
    report(
      `"${target}" is for tests alone: use it in *.test.ts and *-for-tests.ts, or export what you need from index.ts.`,
    );
  } else if (deep.length > 0 && !exportsOf(file.house, ofGame, name).includes(`./${deep.join('/')}`)) {
    report(
      `"${target}" is a deep import: import "${scope}/${name}" or another export of its package.json, and add what you need there.`,
    );
  } else if (`${scope}/${name}` === file.packageName) {
    report(`"${target}" is this package itself: import the file by its relative path.`);
  } else if (!may.includes(room) && !may.includes([room, ...deep].join('/'))) {
    report(`${placeOf(file)} may import ${may.join(', ') || 'nothing'}, not "${target}": ${arrowRemedy(file, room)}.`);
  }
}

const placeOf = (file) => (file.room === 'games' ? `${file.folder || 'the top'} of a game` : file.room);

/** Tests of a game with an app around it stand on top of that app's face. */
const isWithApp = (folder) => FACES.some((face) => `${folder}/`.startsWith(`${face}/tests/`));

/** Other tests of a game may use whatever the game itself may. */
function mayImport(file) {
  if (file.room !== 'games') return ROOMS[file.room];
  if (file.test && !isWithApp(file.folder))
    return [...new Set(GAME_FLOORS.filter(({ folder }) => !isWithApp(folder)).flatMap(({ may }) => may))];
  const floors = floorsOf(file);
  return GAME_FLOORS[floorOf(floors, file.folder)].may;
}

/** What a package's own package.json lets others import beside its index. */
function exportsOf(house, ofGame, name) {
  if (!house.exports.has(name)) {
    const tops = ofGame ? ['games'] : ['packages', 'apps'];
    const found = tops.map((top) => join(house.root, top, name, 'package.json')).find(existsSync);
    const { exports = {} } = found === undefined ? {} : JSON.parse(readFileSync(found, 'utf8'));
    house.exports.set(name, Object.keys(exports));
  }
  return house.exports.get(name);
}

function arrowRemedy(file, room) {
  if (file.test) return 'move this test to a room that may import both';
  if (file.room === 'games' && room === 'games')
    return 'games never import each other; share through a package on the second caller';
  return 'pass it in as an argument, or move this code up to a room that may import both';
}

/** A name after a dot, or before a colon where a name is being declared, is somebody's own. */
function isOwnName(words, at) {
  const [before, last, next] = [words[at - 2]?.text, words[at - 1]?.text, words[at + 1]?.text];
  if (last === '.') return before !== 'globalThis';
  const afterName = next === '?' ? words[at + 2]?.text : next;
  return afterName === ':' && ['{', ',', '(', ';', 'readonly', undefined].includes(last);
}

function checkGlobals(words, report) {
  words.forEach(({ kind, text, line }, at) => {
    if (kind !== 'word') return;
    if (text === 'Math' && (words[at + 1]?.text !== '.' || words[at + 2]?.text === 'random')) {
      report(line, 'Math.random makes matches differ: use the rng of the match state.');
    } else if (Object.hasOwn(FORBIDDEN_GLOBALS, text) && !isOwnName(words, at)) {
      report(line, `"${text}" is forbidden where rules and bots run: ${FORBIDDEN_GLOBALS[text]}.`);
    }
  });
}

function checkNouns(room, words, report) {
  for (const { kind, text, line } of words) {
    if (kind !== 'word' && kind !== 'string') continue;
    const parts = text
      .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
      .map((part) => part.toLowerCase());
    const noun = GAME_NOUNS.find((word) => parts.includes(word) || parts.includes(`${word}s`));
    if (noun)
      report(
        line,
        `${room} knows no game noun, but says "${noun}" in "${text}": name what every game shares, or move it into the game.`,
      );
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const problems = checkRooms(fileURLToPath(new URL('..', import.meta.url)));
  for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
  console.log(problems.length === 0 ? 'Every file keeps to its room.' : `${problems.length} found.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
