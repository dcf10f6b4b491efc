// Does `duello print` print what the cards say, big enough to read, and say what it can't?

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@duello/games';
import { LANGS } from '@duello/language';
import { type Page, pagesOf, releaseOf, SECTIONS, type Shape, singlePages } from '@duello/print';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { duello } from '../duello-for-tests.ts';
import { materialsFor } from '../print/materials.ts';
import { printGame } from '../print/print-game.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duello-print-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Every piece of text with the size it has on paper, in points. */
const textsOf = (shapes: readonly Shape[], scale = 1): readonly { readonly text: string; readonly size: number }[] =>
  shapes.flatMap((shape) => {
    if (shape.kind === 'text') return [{ text: shape.text, size: shape.size * scale }];
    return shape.kind === 'group' ? textsOf(shape.shapes, scale * shape.scale) : [];
  });
/** Lines may end where there is a space, or within a word with a hyphen. */
const unspaced = (text: string): string => text.replace(/[\s\u00ad‐-]/g, '');
const readOn = (page: Page): string =>
  unspaced(
    textsOf(page.shapes)
      .map(({ text }) => text)
      .join(''),
  );

test.each([
  ['contracts', 'en'],
  ['sun-moon', 'it'],
] as const)(
  'On every card of %s (%s) stands its name and every sentence, and nothing in the box is under six points',
  async (id, lang) => {
    const game = await printGame(id);
    const materials = await materialsFor(id, lang);
    const cards = game.cards(lang);
    const drawn = singlePages(cards, game.title[lang], { ...materials, lowInk: false, bleed: 0 });
    expect(cards.length).toBeGreaterThan(50);
    for (const [at, card] of cards.entries()) {
      const read = readOn(drawn[at].page);
      const missing = [card.name, ...card.lines].filter((line) => !read.includes(unspaced(line)));
      expect([card.id, missing]).toEqual([card.id, []]);
    }
    const wish = { lang, paper: 'a4', flip: 'long', lowInk: false, sections: SECTIONS, cards } as const;
    const small = pagesOf(game, wish, materials).flatMap(({ label, shapes }) =>
      textsOf(shapes).flatMap(({ text, size }) => (size < 5.999 ? [`${label}: ${text} (${size})`] : [])),
    );
    expect(small.slice(0, 5)).toEqual([]);
  },
);

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
