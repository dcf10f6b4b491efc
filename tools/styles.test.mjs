// Is everything that style sheets and icon lists name used by some page? What is not is left over from something.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './setup.mjs';

const PAGES = '{apps/web/src,packages/table/src,games/*/page}';
/** What is drawn on paper and in reports too stands apart. */
const DRAWN = '{packages/lab/src/report,games/*/art}';
const read = (pattern, folders = PAGES) =>
  globSync(`${folders}/**/${pattern}`, { cwd: ROOT }).map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]);
const joined = (files) => files.map(([, text]) => text).join('\n');

const sheets = read('*.css').map(([file, text]) => [file, text.replaceAll(/\/\*[\s\S]*?\*\//g, '')]);
const css = joined(sheets);
const code = joined(read('*.{ts,tsx}').filter(([file]) => !/\/tests\/|\.test\.|\/words\/|icon-names/.test(file)));
const drawn = joined(read('*.ts', DRAWN));

/** Words in quotes, and the ends and beginnings around what a class is made of: `${prefix}-hand`, `badge-${kind}`. */
const quoted = new Set(
  [code, drawn].flatMap((source) =>
    [...source.matchAll(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g)].flatMap(([text]) => text.match(/[\w-]+/g) ?? []),
  ),
);
const made = [...code.matchAll(/className=\{`([^`]*)`/g)].map(([, text]) => text).join('\n');
const ends = [...made.matchAll(/\}(-[a-z-]+)/g)].map(([, end]) => end);
const beginnings = [...made.matchAll(/([a-z][\w-]*-)\$\{/g)].map(([, beginning]) => beginning);
const isUsed = (name) =>
  quoted.has(name) ||
  ends.some((end) => name.endsWith(end)) ||
  beginnings.some((beginning) => name.startsWith(beginning));

test('every class of a style sheet is given to something', () => {
  const unused = sheets.flatMap(([file, text]) => {
    const selectors = [...text.matchAll(/([^{};]+)\{/g)].map(([, selector]) => selector).join('\n');
    const names = new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));
    return [...names].filter((name) => !isUsed(name)).map((name) => `${file}: .${name}`);
  });
  expect(unused).toEqual([]);
});

test('every custom property and every animation is used', () => {
  const properties = new Set([...css.matchAll(/(--[a-z][\w-]*)\s*:/g)].map(([, name]) => name));
  const animations = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name);
  expect([...properties].filter((name) => !`${css}${code}${drawn}`.includes(`var(${name}`))).toEqual([]);
  expect(animations.filter((name) => !new RegExp(`animation[^;]*\\b${name}\\b`).test(css))).toEqual([]);
});

test('nothing of the table lies over a sheet, but for what tells of it', () => {
  const layers = sheets.flatMap(([, text]) =>
    [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector, body]) =>
      [...body.matchAll(/z-index: (?:var\(--[\w-]+, )?(\d+)/g)].map(([, layer]) => [selector.trim(), Number(layer)]),
    ),
  );
  const sheet = new Map(layers).get('.sheet-overlay');
  const above = layers.filter(([selector, layer]) => layer >= sheet && selector !== '.sheet-overlay');
  expect(above.flatMap(([selector]) => selector.split(/,\s*/)).sort()).toEqual([
    '.notice-place',
    '.toast-place',
    '.tooltip',
    '.zoom',
  ]);
});

test('every icon that comes with the page is drawn', () => {
  const unused = read('icon-names.ts').flatMap(([file, text]) => {
    const names = [...text.matchAll(/^ {2}'([\w-]+)',$/gm)].map(([, name]) => name);
    return names.filter((name) => !quoted.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(unused).toEqual([]);
});
