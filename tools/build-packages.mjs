// `npm run packages`: how does somebody outside use the engine? As plain JavaScript packages with types, ready to install.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = join(ROOT, 'dist', 'packages');
/** What runs anywhere: the pure packages, and of each game its rules, words and bots. */
const PURE = ['kernel', 'language', 'cards', 'bots', 'columns'];
const FACES = ['./page', './terminal', './print', './scenario', './for-tests'];

const folders = (top, wanted) =>
  readdirSync(join(ROOT, top), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && wanted(entry.name))
    .map(({ name }) => ({ name, home: join(top, name) }))
    .filter(({ home }) => existsSync(join(ROOT, home, 'package.json')));

const packages = () => [
  ...folders('packages', (name) => PURE.includes(name)),
  ...folders('games', (name) => name !== 'node_modules'),
];

const packageJson = (home) => JSON.parse(readFileSync(join(ROOT, home, 'package.json'), 'utf8'));

/** The exports of a package that belong to the engine, each with its source. */
function entriesOf({ exports }) {
  const all = typeof exports === 'string' ? { '.': exports } : exports;
  return Object.entries(all).filter(([name, file]) => !FACES.includes(name) && file.endsWith('.ts'));
}

function compile(entries) {
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const flags =
    '--declaration --target es2023 --lib esnext --module nodenext --strict --exactOptionalPropertyTypes --skipLibCheck --ignoreConfig --checkers 1';
  const paths = ['--rewriteRelativeImportExtensions', '--types', '', '--rootDir', ROOT, '--outDir', OUT];
  const done = spawnSync(process.execPath, [tsc, ...entries, ...flags.split(' '), ...paths], { encoding: 'utf8' });
  if (done.status !== 0)
    throw new Error(`The packages could not be built:\n${done.stdout}${done.stderr}\nRun npm run check.`);
}

const built = (file, ending) => file.replace(/\.ts$/, ending);

function describe({ home }, made) {
  const { name, version, description, license, dependencies = {}, ...rest } = packageJson(home);
  const ours = Object.keys(dependencies).filter((one) => made.has(one));
  const exports = entriesOf(rest).map(([entry, file]) => [
    entry,
    { types: built(file, '.d.ts'), default: built(file, '.js') },
  ]);
  const described = {
    ...{ name, version, description, license, type: 'module', sideEffects: false },
    exports: Object.fromEntries(exports),
    dependencies: Object.fromEntries(ours.map((one) => [one, version])),
  };
  writeFileSync(join(OUT, home, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);
  cpSync(join(ROOT, 'LICENSE'), join(OUT, home, 'LICENSE'));
}

/** @returns {readonly string[]} the folders of the packages */
export function buildPackages() {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(dirname(OUT), { recursive: true });
  const all = packages();
  // One by one: what is reached through another package is not written down again.
  for (const { home } of all) compile(entriesOf(packageJson(home)).map(([, file]) => join(ROOT, home, file)));
  const made = new Set(all.map(({ home }) => packageJson(home).name));
  for (const one of all) describe(one, made);
  return all.map(({ home }) => join(OUT, home));
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    for (const folder of buildPackages()) console.log(`duello: ${relative(process.cwd(), folder)}`);
    console.log('duello: install one with `npm install PATH`, with those it depends on, or publish them.');
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
