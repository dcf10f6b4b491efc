// Does every link of the pages lead somewhere? Files and headings that they name are there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../setup.mjs';

const pages = spawnSync('git', ['ls-files', '-z', '--', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .stdout.split('\0')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)));

/** Without blocks of code and code in lines, which may look like links. */
const textOf = (path) =>
  readFileSync(path, 'utf8')
    .replace(/^( *)```[\s\S]*?^\1```/gm, '')
    .replace(/`[^`\n]*`/g, '');

/** What is linked to: `[…](target)`, pictures too. */
const linksIn = (text) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);

/** As GitHub names a heading: small letters, dashes for spaces. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
const anchorsIn = (path) =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading));

function isDead(page, target) {
  if (/^[a-z]+:/.test(target)) return false;
  const [path, anchor] = target.split('#');
  const full = path === '' ? join(ROOT, page) : join(ROOT, dirname(page), path);
  if (!existsSync(full)) return true;
  return anchor !== undefined && full.endsWith('.md') && !anchorsIn(full).includes(anchor);
}

test.each(pages)('every link of %s leads somewhere', (page) => {
  expect(linksIn(textOf(join(ROOT, page))).filter((target) => isDead(page, target))).toEqual([]);
});

test('paths in code are there too, wherever a guide or a page about the house names one', () => {
  const named = pages
    .filter((page) => /^(docs\/guides\/|[A-Z]+\.md)/.test(page))
    .flatMap((page) =>
      [...readFileSync(join(ROOT, page), 'utf8').matchAll(/`((?:apps|docs|games|packages|tools)\/[\w./-]+)`/g)]
        .map(([, path]) => path)
        .filter((path) => !/pebbles|siphon|mild/.test(path) && !existsSync(join(ROOT, path)))
        .map((path) => `${page}: ${path}`),
    );
  expect(named).toEqual([]);
});
