// Does `duello print` print what it is asked for, and say what it can't?

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@duello/games';
import { LANGS } from '@duello/language';
import { releaseOf } from '@duello/print';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { duello } from '../duello-for-tests.ts';
import { printGame } from '../print/print-game.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duello-print-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('What the cards say is recorded for the version that is here, so that the next one can tell what changed', async () => {
  for (const id of GAME_IDS) {
    const { releases, cards } = await printGame(id);
    const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'));
    expect(Object.keys(releases)).toContain(version);
    const today = releaseOf(Object.fromEntries(LANGS.map((lang) => [lang, cards(lang)])));
    expect(Object.keys(today)).toEqual(Object.keys(releases[version]));
  }
});

test('A card is printed by name; a file that is there stands, unless it is forced', async () => {
  const file = join(folder, 'new', 'box.pdf');
  const [card] = (await printGame('contracts')).cards('en');
  const asked = ['print', 'contracts', '--out', file, '--only', card.name];
  const printed = await duello(...asked);
  expect(printed.errors).toEqual([]);
  expect(printed.lines.join()).toMatch(/box\.pdf: 2 pages/);
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
  writeFileSync(file, 'mine');
  const again = await duello(...asked);
  expect(again.code).not.toBe(0);
  expect(again.errors.join()).toContain('--force');
  expect(readFileSync(file, 'utf8')).toBe('mine');
  expect((await duello(...asked, '--force')).code).toBe(0);
  expect(readFileSync(file).length).toBeGreaterThan(1000);
});

test('What can’t be printed is said with what to do, and nothing is written', async () => {
  writeFileSync(join(folder, 'file'), '');
  const out = join(folder, 'box.pdf');
  const [card] = (await printGame('contracts')).cards('en');
  const refused = async (...flags: readonly string[]): Promise<string> => {
    const { code, errors, lines } = await duello('print', 'contracts', ...flags);
    expect(code).not.toBe(0);
    expect(lines).toEqual([]);
    expect(errors.join('\n')).not.toMatch(/^\s+at /m);
    return errors.join('\n');
  };
  expect(await refused()).toContain('--out');
  expect(await refused('--out', join(folder, 'file', 'box.pdf'), '--only', card.id)).toContain('name another file');
  expect(await refused('--out', out, '--only', `${card.id}x`)).toContain(card.id);
  expect(await refused('--out', out, '--only', 'Nobody knows this')).toContain('duello cards');
  expect(await refused('--out', out, '--since', '9.9.9')).toContain('0.1.0');
  expect(await refused('--out', out, '--since', '0.1.0')).toContain('nothing to print');
  expect(existsSync(out)).toBe(false);
});
