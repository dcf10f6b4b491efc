// `npm run docs`: what can a program use of kernel and bots? A page each, made from their types and comments.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PACKAGES = ['kernel', 'bots'];
const OUT = join(ROOT, 'dist', 'api');

/** The types of the packages as the compiler writes them down. */
function typesInto(folder) {
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const entries = PACKAGES.map((name) => join(ROOT, 'packages', name, 'src', 'index.ts'));
  const flags = '--declaration --emitDeclarationOnly --noEmit false --target esnext --module nodenext --strict'.split(
    ' ',
  );
  const more = [
    '--allowImportingTsExtensions',
    '--skipLibCheck',
    '--ignoreConfig',
    '--rootDir',
    ROOT,
    '--outDir',
    folder,
  ];
  const done = spawnSync(process.execPath, [tsc, ...entries, ...flags, ...more], { encoding: 'utf8' });
  if (done.status !== 0)
    throw new Error(`The types could not be written:\n${done.stdout}${done.stderr}\nRun npm run check.`);
}

/** Files that an index exports whole, or the names it takes from each; null for all of them. */
const exportsOf = (index) =>
  [...index.matchAll(/^export (?:type )?(\*|\{[^}]*\}) from '([^']+)';/gm)].map(([, what, file]) => ({
    file: file.replace(/\.ts$/, '.d.ts'),
    names: what === '*' ? null : what.match(/\w+/g).filter((word) => word !== 'type'),
  }));

/**
 * @param {string} types the text of a .d.ts file
 * @returns {{ name: string, comment: string, code: string }[]} what it declares for others, in its order
 */
export function declarationsIn(types) {
  const found = types.matchAll(
    /(?:^\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^(export (?:declare )?(?:interface|type|function|const|class) (\w+)[\s\S]*?[;}])$(?=\n[^\s}]|\n*$(?![\s\S]))/gm,
  );
  return [...found].map(([, comment = '', code, name]) => ({
    name,
    comment: comment.replace(/^\s*\*\s?/gm, '').trim(),
    code: code.replace(/^export (declare )?/, '').replace(/;$/, ''),
  }));
}

const firstLine = (source) => source.match(/^\/\/ (.*)$/m)?.[1] ?? '';

function pageOf(name, types) {
  const home = join('packages', name, 'src');
  const index = readFileSync(join(ROOT, home, 'index.ts'), 'utf8');
  const parts = [`# @duello/${name}`, '', firstLine(index), ''];
  for (const { file, names } of [{ file: './index.d.ts', names: null }, ...exportsOf(index)]) {
    const found = declarationsIn(readFileSync(join(types, home, file), 'utf8'));
    const wanted = found.filter((one) => names === null || names.includes(one.name));
    if (wanted.length === 0) continue;
    const source = readFileSync(join(ROOT, home, file.replace(/\.d\.ts$/, '.ts')), 'utf8');
    if (file !== './index.d.ts') parts.push(`## ${firstLine(source)}`, '');
    for (const one of wanted)
      parts.push(`### ${one.name}`, '', ...(one.comment === '' ? [] : [one.comment, '']), '```ts', one.code, '```', '');
  }
  return parts.join('\n');
}

function main() {
  const types = mkdtempSync(join(tmpdir(), 'duello-types-'));
  typesInto(types);
  mkdirSync(OUT, { recursive: true });
  for (const name of PACKAGES) {
    const file = join(OUT, `${name}.md`);
    writeFileSync(file, pageOf(name, types));
    console.log(`duello: the API of ${name} is in ${relative(process.cwd(), file)}`);
  }
  rmSync(types, { recursive: true, force: true });
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    main();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
