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

/** As much of a JPEG as says how large it is. */
const JPEG = Buffer.from('ffd8ffdb00040000ffc0000b08014a02a80100000000ffd9', 'hex').toString('base64');

test('A set is printed as often as it comes into a match, with the pictures that its file brings', async () => {
  const [set, file] = [join(folder, 'set.json'), join(folder, 'set.pdf')];
  const mine = { type: 'creature', attack: 1, health: 1, copies: 4, picture: 'own-1', name: 'Mine' };
  const pictures = { 'own-1': `data:image/jpeg;base64,${JPEG}`, 'own-2': 'https://example.org/a.jpg' };
  writeFileSync(set, JSON.stringify({ game: 'contracts', name: 'Set', cards: { mine }, pictures }));
  const printed = await duello('print', 'contracts', '--set', set, '--flip', 'none', '--out', file);
  expect(printed.errors).toEqual([]);
  // Four in each of two decks lie on one sheet.
  expect(printed.lines.join()).toMatch(/set\.pdf: 1 pages/);
  expect(readFileSync(file, 'latin1').match(/\/DCTDecode/g)).toHaveLength(1);
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
