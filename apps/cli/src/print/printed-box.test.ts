// Is a printed box what it should be? Every card with all of its text, from six points up; every page as large as its paper,
// with cards where they are cut and backs behind them; text that can be copied, in both languages.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@duello/games';
import { LANGS, type Lang } from '@duello/language';
import {
  CARD,
  drawingsOf,
  type GamePrint,
  LEAST_TEXT,
  type Materials,
  MM,
  PAPER_NAMES,
  PAPERS,
  type Page,
  type PaperName,
  type PrintedCard,
  pagesOf,
  pdfOf,
  SECTIONS,
  type Shape,
  singlePages,
} from '@duello/print';
import { type ReadPlace, readPdf } from '@duello/print/for-tests';
import { describe, expect, test } from 'vitest';
import { materialsFor } from './materials.ts';
import { printGame } from './print-game.ts';

interface Text {
  readonly text: string;
  readonly size: number;
  readonly soft: boolean;
}
/** Every piece of text with the size it has on paper, in points. */
const textsOf = (shapes: readonly Shape[], scale = 1): readonly Text[] =>
  shapes.flatMap((shape) => {
    if (shape.kind === 'text') return [{ ...shape, size: shape.size * scale }];
    return shape.kind === 'group' ? textsOf(shape.shapes, scale * shape.scale) : [];
  });
const copied = (page: Page): string =>
  textsOf(page.shapes)
    .filter(({ soft }) => !soft)
    .map(({ text }) => text)
    .join('');
/** Lines may end where there is a space, or within a word with a hyphen. */
const unspaced = (text: string): string => text.replace(/[\s\u00ad‐-]/g, '');

/** With no drawing but those that the page brings along as well. */
async function materialsOf(game: GamePrint, lang: Lang): Promise<Materials> {
  const materials = await materialsFor(game.id, lang);
  const icons = Object.fromEntries(drawingsOf(game).map((name) => [name, materials.icons[name]]));
  return { ...materials, icons };
}

const tooSmall = (page: Page): readonly string[] =>
  textsOf(page.shapes).flatMap(({ text, size }) =>
    size < LEAST_TEXT - 0.001 ? [`${page.label}: ${text} (${size})`] : [],
  );

/** A few cards of all piles, one of each; so few sheets still have different backs. */
const sampleOf = (cards: readonly PrintedCard[]): readonly PrintedCard[] =>
  cards.filter((_, at) => at % Math.ceil(cards.length / 13) === 0).map((card): PrintedCard => ({ ...card, count: 1 }));

/** Where a place comes to lie when its sheet is turned. */
const turned = {
  a4: ({ x, ...rest }: ReadPlace) => ({ ...rest, x: PAPERS.a4.width - x - rest.width }),
  letter: ({ y, ...rest }: ReadPlace) => ({ ...rest, y: PAPERS.letter.height - y - rest.height }),
} as const;
/** Each paper has its edge here: both are tested, and every game on both. */
const FLIP = { a4: 'long', letter: 'short' } as const;

/** The places of whole cards; their pictures are clipped too, and say nothing. */
const cardPlaces = (places: readonly ReadPlace[]): readonly ReadPlace[] =>
  places.filter(({ width, height, text }) => text !== '' && width > CARD.width - 1 && height > CARD.height - 1);

async function expectSheets(game: GamePrint, paper: PaperName, lang: Lang, materials: Materials): Promise<void> {
  const cards = sampleOf(game.cards(lang));
  const wish = { lang, paper, flip: FLIP[paper], lowInk: false, cards } as const;
  const onSheets = pagesOf(game, { ...wish, sections: ['cards'] }, materials);
  const others = (['tokens', 'board', 'aids', 'rules'] as const).flatMap((section) =>
    pagesOf(game, { ...wish, sections: [section] }, materials).slice(0, 2),
  );
  const pages = [...onSheets, ...others];
  const read = await readPdf(await pdfOf(pages, materials.typefaces, { title: game.title[lang], lang }));
  expect(read).toHaveLength(pages.length);
  const { width, height, bleed } = PAPERS[paper];
  for (const [at, page] of read.entries()) {
    expect([page.width, page.height].toSorted((a, b) => a - b)).toEqual([
      expect.closeTo(width),
      expect.closeTo(height),
    ]);
    expect(page.text).toBe(copied(pages[at]));
  }
  const [stepX, stepY] = [CARD.width + 2 * bleed, CARD.height + 2 * bleed];
  const [left, top] = [(width - 3 * stepX) / 2, (height - 3 * stepY) / 2];
  for (let sheet = 0; sheet < onSheets.length; sheet += 2) {
    const [fronts, backs] = [cardPlaces(read[sheet].places), cardPlaces(read[sheet + 1].places)];
    const here = cards.slice((sheet / 2) * 9, (sheet / 2 + 1) * 9);
    expect([fronts.length, backs.length]).toEqual([here.length, here.length]);
    for (const [at, card] of here.entries()) {
      const wanted = { x: left + (at % 3) * stepX, y: top + Math.floor(at / 3) * stepY };
      expect(fronts[at]).toMatchObject({
        ...{ x: expect.closeTo(wanted.x, 1), y: expect.closeTo(wanted.y, 1) },
        ...{ width: expect.closeTo(stepX, 1), height: expect.closeTo(stepY, 1) },
      });
      const missing = [card.name, card.kind, ...card.lines].filter(
        (line) => !unspaced(fronts[at].text).includes(unspaced(line)),
      );
      expect([card.id, missing]).toEqual([card.id, []]);
      const behind = backs.map(turned[paper]).find(({ x, y }) => Math.hypot(x - fronts[at].x, y - fronts[at].y) < 0.1);
      expect(unspaced(behind?.text ?? '')).toBe(unspaced(game.title[lang] + card.back.title));
    }
  }
}

describe.each(GAME_IDS)('The box of %s', (id) => {
  test.each(LANGS)('says all of its text, from six points up, and lies on its sheets (%s)', async (lang) => {
    const game = await printGame(id);
    const materials = await materialsOf(game, lang);
    const cards = game.cards(lang);
    const drawn = singlePages(cards, game.title[lang], { ...materials, lowInk: false, bleed: 0 });
    for (const [at, card] of cards.entries()) {
      const read = unspaced(copied(drawn[at].page));
      const missing = [card.name, card.kind, ...card.lines].filter((line) => !read.includes(unspaced(line)));
      expect([card.id, missing]).toEqual([card.id, []]);
    }
    const sections = SECTIONS.filter((section) => section !== 'cards');
    const rest = PAPER_NAMES.flatMap((paper) =>
      pagesOf(game, { lang, paper, flip: 'none', lowInk: paper === 'letter', sections, cards }, materials),
    );
    expect([...drawn.map(({ page }) => page), ...rest].flatMap(tooSmall)).toEqual([]);
    for (const paper of PAPER_NAMES) await expectSheets(game, paper, lang, materials);
  });
});

test('Printed double-sided, every two pages are one sheet, whatever is printed', async () => {
  for (const id of GAME_IDS) {
    const game = await printGame(id);
    const materials = await materialsOf(game, 'en');
    const wish = { lang: 'en', paper: 'a4', flip: 'long', lowInk: true, cards: sampleOf(game.cards('en')) } as const;
    for (const section of SECTIONS)
      expect([section, pagesOf(game, { ...wish, sections: [section] }, materials).length % 2]).toEqual([section, 0]);
  }
});

test('What does not fit on a card is an error that names the card', async () => {
  const game = await printGame(GAME_IDS[0]);
  const craft = { ...(await materialsOf(game, 'en')), lowInk: false, bleed: 0 };
  const [card] = game.cards('en');
  const printed = (part: Partial<PrintedCard>) => () => singlePages([{ ...card, ...part }], 'Duello', craft);
  expect(printed({})).not.toThrow();
  expect(
    printed({ lines: Array.from({ length: 20 }, () => 'A sentence that takes a whole line of the card.') }),
  ).toThrow(`(${card.id}) does not fit`);
  expect(printed({ name: 'Name '.repeat(30) })).toThrow(`(${card.id}) does not fit`);
});

test('A picture of one’s own is printed as it is, and faintly where ink is dear', async () => {
  const game = await printGame(GAME_IDS[0]);
  const craft = { ...(await materialsOf(game, 'en')), photos: { 'own-1': 'data:image/jpeg;base64,' }, bleed: 0 };
  const card = { ...game.cards('en')[0], picture: 'own-1' };
  const printed = (lowInk: boolean): string =>
    JSON.stringify(singlePages([card], 'Duello', { ...craft, lowInk })[0].page.shapes);
  const opacity = /"kind":"photo".*?"opacity":([\d.]+)/;
  expect(Number(opacity.exec(printed(false))?.[1])).toBe(1);
  expect(Number(opacity.exec(printed(true))?.[1])).toBeLessThan(0.5);
});

const hasPoppler = spawnSync('pdftoppm', ['-v']).error === undefined;
const DPI = 144;

interface Grey {
  readonly width: number;
  readonly height: number;
  at(x: number, y: number): number;
}

/** All pages drawn as pictures, with places in points. */
function drawnPages(pdf: string, dpi: number): readonly Grey[] {
  const { stdout, stderr } = spawnSync('pdftoppm', ['-gray', '-r', String(dpi), pdf], { maxBuffer: 256_000_000 });
  expect(String(stderr)).toBe('');
  const scale = dpi / 72;
  const pages: Grey[] = [];
  for (let from = 0; from < stdout.length; ) {
    const [head, wide, high] =
      /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(stdout.subarray(from, from + 60).toString('latin1')) ?? [];
    const [width, height] = [Number(wide), Number(high)];
    const start = from + (head?.length ?? 0);
    const pixels = stdout.subarray(start, start + width * height);
    pages.push({
      ...{ width: width / scale, height: height / scale },
      at: (x, y) => pixels[Math.floor(y * scale) * width + Math.floor(x * scale)],
    });
    from = start + width * height;
  }
  return pages;
}

/** Where it first gets dark from one end on, in half points. */
function darkFrom(length: number, dark: (at: number) => boolean): number {
  for (let at = 0; at < length; at += 0.5) if (dark(at)) return at;
  return length;
}

/** Whether anything is on it, looked at every two points. */
function hasInk({ width, height, at }: Grey): boolean {
  for (let y = 1; y < height - 1; y += 2) for (let x = 1; x < width - 1; x += 2) if (at(x, y) < 250) return true;
  return false;
}

const leftOut = hasPoppler ? '' : ' (left out: pdftoppm is not installed)';

test.runIf(hasPoppler)(`As pdftoppm draws it, cards and marks are where they are cut${leftOut}`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'duello-box-'));
  const game = await printGame(GAME_IDS[0]);
  const materials = await materialsOf(game, 'en');
  const [card] = game.cards('en');
  for (const paper of PAPER_NAMES) {
    const { width, height, bleed } = PAPERS[paper];
    const wish = { lang: 'en', paper, flip: 'none', lowInk: false, sections: ['cards'] } as const;
    const pages = pagesOf(game, { ...wish, cards: [{ ...card, count: 9 }] }, materials);
    const file = join(folder, `${paper}.pdf`);
    writeFileSync(file, await pdfOf(pages, materials.typefaces, { title: 'Duello', lang: 'en' }));
    expect(readFileSync(file).length).toBeGreaterThan(1000);
    const [picture] = drawnPages(file, DPI);
    expect([picture.width, picture.height]).toEqual([expect.closeTo(width, 0), expect.closeTo(height, 0)]);
    const [stepX, stepY] = [CARD.width + 2 * bleed, CARD.height + 2 * bleed];
    const [left, top] = [(width - 3 * stepX) / 2, (height - 3 * stepY) / 2];
    const isDark = (x: number, y: number): boolean => picture.at(x, y) < 200;
    for (let at = 0; at < 3; at += 1) {
      const [x, y] = [left + (at + 0.5) * stepX, top + (at + 0.5) * stepY];
      const edges = [
        darkFrom(width, (d) => isDark(d, y)),
        darkFrom(width, (d) => isDark(width - 0.5 - d, y)),
        darkFrom(height, (d) => isDark(x, d)),
        darkFrom(height, (d) => isDark(x, height - 0.5 - d)),
      ];
      [left, left, top, top].forEach((wanted, side) => {
        expect(Math.abs(edges[side] - wanted)).toBeLessThanOrEqual(1);
      });
      // Both cuts of each row and column are marked outside all that is printed.
      for (const cut of [bleed, bleed + CARD.width]) {
        const mark = left + at * stepX + cut;
        expect([-0.5, 0, 0.5].some((by) => isDark(mark + by, top - 1 * MM))).toBe(true);
        expect(isDark(mark + 3, top - 1 * MM)).toBe(false);
      }
      for (const cut of [bleed, bleed + CARD.height]) {
        const mark = top + at * stepY + cut;
        expect([-0.5, 0, 0.5].some((by) => isDark(left - 1 * MM, mark + by))).toBe(true);
      }
    }
  }
  rmSync(folder, { recursive: true });
});

/** Every language and every paper meets every other once over the games. */
const DRAWN = GAME_IDS.map((id, at) => ({ id, lang: LANGS[at % 2], paper: PAPER_NAMES[at >> 1] ?? PAPER_NAMES[0] }));

test.runIf(hasPoppler).each(DRAWN)(
  `pdftoppm draws every page of the box of $id ($lang, $paper)${leftOut}`,
  async ({ id, lang, paper }) => {
    const folder = mkdtempSync(join(tmpdir(), 'duello-pages-'));
    const game = await printGame(id);
    const materials = await materialsOf(game, lang);
    const wish = {
      lang,
      paper,
      flip: FLIP[paper],
      lowInk: false,
      sections: SECTIONS,
      cards: game.cards(lang),
    } as const;
    const pages = pagesOf(game, wish, materials);
    const file = join(folder, 'box.pdf');
    writeFileSync(file, await pdfOf(pages, materials.typefaces, { title: game.title[lang], lang }));
    const drawn = drawnPages(file, 36);
    expect(drawn).toHaveLength(pages.length);
    const { width, height } = PAPERS[paper];
    for (const [at, page] of drawn.entries()) {
      const { label, shapes } = pages[at];
      const sides = [page.width, page.height].toSorted((a, b) => a - b);
      expect([label, Math.abs(sides[0] - width) < 3, Math.abs(sides[1] - height) < 3]).toEqual([label, true, true]);
      expect([label, hasInk(page)]).toEqual([label, shapes.length > 0]);
    }
    rmSync(folder, { recursive: true });
  },
);
