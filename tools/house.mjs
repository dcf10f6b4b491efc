// Which files and folders has the house, which room is each in, and what does it import?
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { FACES, PURE } from './rooms.mjs';

/** Where code lives. */
export const TOPS = ['apps', 'games', 'packages', 'tools'];
/** Packages of others, and the built page. */
const NOT_OURS = ['node_modules', 'dist'];
const SOURCE = /\.(ts|tsx|mts|mjs|js)$/;
/** Tests, and what tests alone use. */
const TEST = /(\.test|\bfor-tests)\.\w+$|\/tests\//;

/** @param {string} path from the root, with slashes */
export const isTest = (path) => TEST.test(`/${path}`);
/** @param {string} text */
export const linesIn = (text) => text.split('\n').length - 1;
/** @param {string} path from the root, with slashes */
export const topOf = (path) => (path.includes('/') ? path.split('/')[0] : 'root');
const slashed = (path) => path.split(sep).join('/');

const entriesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter(({ name }) => !NOT_OURS.includes(name))
        .sort((a, b) => (a.name < b.name ? -1 : 1))
    : [];

/**
 * @param {string} root the folder that holds apps/, games/, packages/ and tools/
 * @returns {{ root: string, games: string[] }}
 */
export function houseAt(root) {
  const games = entriesIn(join(root, 'games')).filter((entry) => entry.isDirectory());
  return { root, games: games.map(({ name }) => name) };
}

/** Every source file, by its full path. */
export const sources = (root) => TOPS.flatMap((top) => sourcesIn(join(root, top)));

const sourcesIn = (folder) =>
  entriesIn(folder).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return SOURCE.test(entry.name) ? [path] : [];
  });

/** Every folder with the number of its entries; data files do not count. */
export const folders = (root) => TOPS.flatMap((top) => foldersBelow(root, join(root, top)));

function foldersBelow(root, folder) {
  const all = entriesIn(folder);
  const entries = all.filter(({ name }) => !name.endsWith('.json')).length;
  const below = all.filter((entry) => entry.isDirectory());
  return [
    { folder: slashed(relative(root, folder)), entries },
    ...below.flatMap(({ name }) => foldersBelow(root, join(folder, name))),
  ];
}

/** Where a file stands: its room, the folder that is the room's home, and its folder inside that. */
export function describe(house, full) {
  const path = slashed(relative(house.root, full));
  const [top, name = ''] = path.split('/');
  const ofGame = top === 'games' && house.games.includes(name);
  const home = top === 'tools' || (top === 'games' && !ofGame) ? join(house.root, top) : join(house.root, top, name);
  const room = top === 'packages' || top === 'apps' ? name : top;
  const inside = slashed(relative(home, dirname(full))).replace(/^src(\/|$)/, '');
  return {
    ...{ house, full, path, home, room },
    packageName: `@duello/${top === 'games' && !ofGame ? 'games' : name}`,
    folder: inside,
    pure: PURE.includes(room) && !FACES.includes(inside.split('/')[0]),
    test: isTest(path),
  };
}

/** What counts towards the size of the kernel. */
export const isKernel = ({ room, test }) => room === 'kernel' && !test;

/** `from 'x'`, `import 'x'` and `import('x')`, with the line of each. */
export function imports(words) {
  return words.filter(({ kind }, at) => {
    if (kind !== 'string') return false;
    const [before, last] = [words[at - 2]?.text, words[at - 1]];
    return (last?.kind === 'word' && /^(from|import)$/.test(last.text)) || (last?.text === '(' && before === 'import');
  });
}

const camel = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascal = (id) => camel(id).replace(/^\w/, (letter) => letter.toUpperCase());

/** Whether a folder on the way is called like a game, or the file itself is called after it. */
export function bearsName(game, path) {
  const parts = path.split('/');
  return parts.includes(game) || new RegExp(`(^|-)${game}([-.]|$)`).test(parts.at(-1));
}

/** The id, or its name in code as a word of its own or a part of a longer name: `contracts`, `inContracts`, `contractsGame`. */
export function namesGame(game) {
  const pattern = new RegExp(`(?<![A-Za-z])(${game}|${camel(game)})(?![a-z])|${pascal(game)}(?![a-z])`);
  return ({ text, words }) => pattern.test(words === null ? text : words.map((word) => word.text).join('\n'));
}

/** One inside the other; the home of a room is around all of its folders. */
const isAround = (outer, inner) => outer === '' || inner.startsWith(`${outer}/`);

/** Every import between two folders of one room: from which file to which. */
function arrowsIn(house, files) {
  const arrows = new Map();
  for (const { path, words, test } of files) {
    if (words === null || test || !TOPS.includes(topOf(path))) continue;
    const file = describe(house, join(house.root, path));
    for (const { text: target } of imports(words)) {
      if (!target.startsWith('.')) continue;
      const to = describe(house, resolve(dirname(file.full), target));
      if (to.home !== file.home || to.folder === file.folder) continue;
      const home = slashed(relative(house.root, file.home));
      const key = [home, file.folder, to.folder].join('\0');
      const arrow = arrows.get(key) ?? { home, from: file.folder, to: to.folder, importing: [], imported: [] };
      arrow.importing.push(file.path);
      arrow.imported.push(to.path);
      arrows.set(key, arrow);
    }
  }
  return arrows;
}

/**
 * Pairs of folders inside one room that import each other: neither can be read first. A folder may gather those inside it,
 * in a file that they don't import.
 */
export function mutualArrows(house, files) {
  const arrows = arrowsIn(house, files);
  return [...arrows.values()]
    .flatMap(({ home, from, to, importing }) => {
      const back = arrows.get([home, to, from].join('\0'));
      if (from > to || back === undefined) return [];
      const isGathering = isAround(from, to) && !importing.some((file) => back.imported.includes(file));
      return isGathering ? [] : [{ home, from, to }];
    })
    .sort((a, b) => (`${a.home} ${a.from} ${a.to}` < `${b.home} ${b.from} ${b.to}` ? -1 : 1));
}
