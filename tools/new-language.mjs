// `node tools/new-language.mjs de`: how does a language begin? As a copy of one that is there, named wherever that one is.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { isTest, sources } from './house.mjs';
import { ROOT } from './setup.mjs';

const NAMES = 'packages/language/src/speech/names.ts';
const RULES = 'docs/rules';
const SCHEMA = 'docs/scenario.schema.json';
const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');

const textOf = (path) => readFileSync(join(ROOT, path), 'utf8');

/** What one language calls another, with a capital. */
function calledIn(by, lang) {
  const name = new Intl.DisplayNames([by], { type: 'language' }).of(lang);
  return name.charAt(0).toLocaleUpperCase(by) + name.slice(1);
}

/** `text/en/cards.ts`, `words/en.ts` and `words-en.ts` say something in English. */
const isIn = (lang, path) =>
  dirname(path).split('/').includes(lang) || new RegExp(`^(.+-)?${lang}\\.ts$`).test(basename(path));
const moved = (path, from, to) => path.replace(new RegExp(`\\b${from}(?=/|\\.ts$)`, 'g'), to);

/** A file of words under the new name: what it exports, the files it is made of, and the language in its first line. */
function renamed(code, from, to) {
  const name = calledIn('en', to);
  const article = /^[AEIOU]/.test(name) ? 'an' : 'a';
  return code
    .replace(new RegExp(`^export const ${from}\\b`, 'm'), `export const ${to}`)
    .replace(new RegExp(`(from '\\./[\\w-]+-)${from}\\.ts'`, 'g'), `$1${to}.ts'`)
    .replace(/^\/\/.*/, (line) =>
      line.replace(new RegExp(`\\b(an? )?${calledIn('en', from)}`, 'g'), (_, before) =>
        before === undefined ? name : `${article} ${name}`,
      ),
    );
}

/** Wherever all languages are listed, as imports, names or rows of words in quotes, the new one stands behind them. */
function listed(code, langs, from, to) {
  const rows = langs.map((lang) => `\\b${lang}: ('(?:[^'\\\\]|\\\\.)*')`).join(',\\s*');
  return code
    .replace(`{ ${langs.join(', ')} }`, `{ ${[...langs, to].join(', ')} }`)
    .replace(new RegExp(rows, 'g'), (all, ...said) => `${all}, ${to}: ${said[langs.indexOf(from)]}`)
    .replace(new RegExp(`^import \\{ ${from} \\} from '(.+)';\\n`, 'm'), (line, path) => {
      const whole = langs.every((lang) => code.includes(`import { ${lang} } `));
      return whole ? `${line}import { ${to} } from '${moved(path, from, to)}';\n` : line;
    });
}

/** The pages of rules in a language; those of the first one have no mark. */
function rulesIn(lang, first) {
  const end = lang === first ? /^([^.]+(?:\.implementers)?)\.md$/ : new RegExp(`^(.+)\\.${lang}\\.md$`);
  return readdirSync(join(ROOT, RULES)).flatMap((name) => {
    const bare = end.exec(name)?.[1];
    return bare === undefined ? [] : [{ name, bare }];
  });
}

/** The files of the new language, and those that name it, by path. */
function written(langs, from, to) {
  const files = new Map();
  for (const full of sources(ROOT)) {
    const path = relative(ROOT, full).split(sep).join('/');
    if (isTest(path) || path.startsWith('tools/')) continue;
    const code = textOf(path);
    if (isIn(from, path)) files.set(moved(path, from, to), renamed(code, from, to));
    else if (listed(code, langs, from, to) !== code) files.set(path, listed(code, langs, from, to));
  }
  for (const { name, bare } of rulesIn(from, langs[0]))
    files.set(`${RULES}/${bare}.${to}.md`, textOf(`${RULES}/${name}`));
  const names = textOf(NAMES).replace(/(LANGS = \[.+?)\]/, `$1, '${to}']`);
  files.set(NAMES, names.replace(/(LANGUAGES.+?) \}/, `$1, ${to}: '${calledIn(to, to)}' }`));
  // A card of a scenario may have a name in it.
  const last = langs.at(-1);
  const named = new RegExp(`("cardName"[\\s\\S]*?)("${last}": (\\{[\\s\\S]*?\\}))`);
  files.set(SCHEMA, textOf(SCHEMA).replace(named, `$1$2, "${to}": $3`));
  return files;
}

const [to = '', from = 'en'] = process.argv.slice(2);
const langs = [.../LANGS = \[(.+?)\]/.exec(textOf(NAMES))[1].matchAll(/\w+/g)].flat();
if (!/^[a-z]{2,3}$/.test(to) || langs.includes(to) || !langs.includes(from)) {
  console.error(`Which language? A new one, and one of ${langs.join(', ')} that it begins with: de, or fr it.`);
  process.exitCode = 1;
} else {
  const files = written(langs, from, to);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text);
  }
  const formatted = [...files.keys()].filter((path) => !path.endsWith('.md'));
  if (existsSync(BIOME)) spawnSync(process.execPath, [BIOME, 'check', '--write', ...formatted], { cwd: ROOT });
  console.log(`${calledIn('en', to)} begins with the words of ${calledIn('en', from)}, in ${files.size} files.`);
}
