// What does a guide say to write? Whole files, and lines that go into files above a line that is there.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../setup.mjs';

/** A path in bold, perhaps a line to stand above, and the block of code below. */
const STEP = /^\*\*`(.+?)`\*\*(?:, above `(.+?)`)?.*\n\n```\w+\n([\s\S]*?)^```/gm;

/** @param {string} name of a page in docs/guides */
export function readGuide(name) {
  const text = readFileSync(join(ROOT, `docs/guides/${name}.md`), 'utf8');
  return {
    text,
    steps: [...text.matchAll(STEP)].map(([, path, above = null, code]) => ({ path, above, code })),
    /** Words to type behind `npx`. */
    commands: [...text.matchAll(/^npx (.+)$/gm)].map(([, command]) => command),
  };
}

/** Writes what a step says into a copy of the house. */
export function follow(root, { path, above, code }) {
  const full = join(root, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, above === null ? code : insertAbove(readFileSync(full, 'utf8'), above, code, path));
}

function insertAbove(text, above, code, path) {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.trimStart().startsWith(above));
  if (at === -1) throw new Error(`${path} has no line that begins with ${above}`);
  const indent = lines[at].slice(0, lines[at].length - lines[at].trimStart().length);
  const added = code.trimEnd().split('\n');
  return lines.toSpliced(at, 0, ...added.map((line) => (line === '' ? '' : indent + line))).join('\n');
}
