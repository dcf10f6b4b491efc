// Does every file keep to its room? Import arrows, forbidden globals, names of files, game nouns, and the kernel's size.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tokens } from './tokens.mjs';

/** Which rooms a room may import. A room that is not here does not exist yet. */
const ARROWS = {
  kernel: [],
  language: ['kernel'],
  games: ['kernel', 'language'],
  bots: ['kernel'],
  lab: ['kernel', 'language', 'games', 'bots'],
  cli: ['kernel', 'language', 'games', 'bots', 'lab'],
  web: ['kernel', 'language', 'games', 'bots'],
};

/** These rooms run in a browser worker and must give the same states everywhere. */
const PURE = ['kernel', 'language', 'games', 'bots'];
/** These serve every game and know none. */
const NOUNLESS = ['kernel', 'language'];

const OUTSIDE = 'move what needs it to lab or cli and pass the result in';
const FORBIDDEN_GLOBALS = {
  Date: 'a clock makes matches differ; pass the time in from cli or web',
  performance: 'a clock makes matches differ; measure in lab or cli',
  setTimeout: 'rules never wait; time belongs to cli or web',
  setInterval: 'rules never wait; time belongs to cli or web',
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
const KERNEL_LIMIT = 1000;
/** Packages of others, and the built page. */
const NOT_OURS = ['node_modules', 'dist'];
const SOURCE = /\.(ts|tsx|mts|mjs|js)$/;
/** Tests, and what tests alone use. */
const TEST = /(\.test|\bfor-tests)\.\w+$/;
/** What a room lends to the tests of those above it, beside its index.ts. */
const FOR_TESTS = 'for-tests';

/**
 * @param {string} root the folder that holds packages/ and tools/
 * @returns {{ file: string, line: number, message: string }[]}
 */
export function checkRooms(root) {
  const games = list(join(root, 'packages/games'));
  const problems = [];
  const kernel = [];
  for (const path of [...sources(join(root, 'packages')), ...sources(join(root, 'tools'))]) {
    const file = describe(root, path, games);
    const text = readFileSync(path, 'utf8');
    const words = tokens(text);
    const report = (line, message) => problems.push({ file: file.path, line, message });
    checkName(file, report);
    if (file.room === 'tools') continue;
    if (!(file.room in ARROWS))
      report(1, `there is no room "${file.room}": add it to ARROWS in tools/check-rooms.mjs.`);
    else checkImports(file, words, report);
    if (PURE.includes(file.room) && !file.test) checkGlobals(words, report);
    if (NOUNLESS.includes(file.room) && !file.test) checkNouns(file.room, words, report);
    if (file.room === 'kernel' && !file.test) kernel.push({ file: file.path, line: text.split('\n').length - 1 });
  }
  checkKernelSize(kernel, problems);
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

function list(folder) {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name !== 'node_modules') : [];
}

function sources(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return NOT_OURS.includes(entry.name) ? [] : sources(path);
      return SOURCE.test(entry.name) ? [path] : [];
    });
}

function describe(root, path, games) {
  const [top, room, name] = relative(root, path).split(sep);
  const home = room === 'games' ? join(root, top, room, name) : join(root, top, room);
  return {
    path: relative(root, path).split(sep).join('/'),
    full: path,
    root,
    room: top === 'tools' ? 'tools' : room,
    home,
    packageName: `@duello/${room === 'games' ? name : room}`,
    games,
    test: TEST.test(path),
  };
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

/** `from 'x'`, `import 'x'` and `import('x')`, with the line of each. */
function imports(words) {
  return words.filter(({ kind }, at) => {
    if (kind !== 'string') return false;
    const [before, last] = [words[at - 2]?.text, words[at - 1]];
    return (last?.kind === 'word' && /^(from|import)$/.test(last.text)) || (last?.text === '(' && before === 'import');
  });
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
  const cards = join(file.home, 'src', 'cards');
  if (!inside(file.home)) {
    // Tests may use the set-up, to find a browser for instance.
    if (file.test && inside(join(file.root, 'tools'))) return;
    report(
      `"${target}" reaches into another package: import its package name, and export what you need from its index.ts.`,
    );
  } else if (file.room === 'games' && file.full.startsWith(cards + sep) && !file.test) {
    const vocabulary = /^(build|effects)(\.|[/\\])/.test(relative(join(file.home, 'src'), path));
    if (!vocabulary && !inside(cards))
      report(`cards are data and import only build and effects, not "${target}": say it with an op, or add one.`);
  }
}

function checkPackageImport(file, target, report) {
  const pure = PURE.includes(file.room);
  if (!target.startsWith('@duello/')) {
    if (!pure || file.test) return;
    if (target.startsWith('node:')) report(`"${target}" does not exist in a browser worker: ${OUTSIDE}.`);
    else
      report(`${file.room} has no dependencies, but imports "${target}": write the few lines it needs, or ${OUTSIDE}.`);
    return;
  }
  const [scope, name, ...deep] = target.split('/');
  const room = file.games.includes(name) ? 'games' : name;
  const isKit = deep.length === 1 && deep[0] === FOR_TESTS;
  if (isKit && !file.test) {
    report(
      `"${target}" is for tests alone: use it in *.test.ts and *-for-tests.ts, or export what you need from index.ts.`,
    );
  } else if (deep.length > 0 && !isKit) {
    report(`"${target}" is a deep import: import "${scope}/${name}", and export what you need from its index.ts.`);
  } else if (`${scope}/${name}` === file.packageName) {
    report(`"${target}" is this package itself: import the file by its relative path.`);
  } else if (!ARROWS[file.room].includes(room)) {
    const allowed = ARROWS[file.room].join(', ') || 'nothing';
    report(`${file.room} may import ${allowed}, not "${target}": ${arrowRemedy(file, room)}.`);
  } else if (file.room === 'games' && !file.test && normalize(file.path).includes(join('src', 'cards', ''))) {
    report(`cards are data and import only build and effects, not "${target}": say it with an op, or add one.`);
  }
}

function arrowRemedy(file, room) {
  if (file.test) return 'move this test to a room that may import both';
  if (file.room === 'games' && room === 'games')
    return 'games never import each other; share through the kernel or language on the second caller';
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
      report(line, `"${text}" is forbidden in kernel, language, games and bots: ${FORBIDDEN_GLOBALS[text]}.`);
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
