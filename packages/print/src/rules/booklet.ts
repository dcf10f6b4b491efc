// How does a rulebook become a booklet? A cover, contents, the rules, an index of its words, on half sheets.

import type { RulesPage } from '@duello/language';
import type { Tone } from '../drawing/colours.ts';
import { type Icons, icon } from '../drawing/icons.ts';
import { disc, line, type Page, path, rect, type Shape } from '../drawing/shapes.ts';
import { MM, type Size } from '../drawing/units.ts';
import { blockOf, label, setBlock } from '../text/setting.ts';
import { type Typefaces, widthOf } from '../text/typefaces.ts';
import { ACCENT, type Bar, blocksBars, type FlowStyle, INK, paginated, SOFT, sectionBars, setBars } from './flow.ts';
import { inline } from './inline.ts';
import type { Picture } from './pictures.ts';

export interface BookletWords {
  readonly rules: string;
  readonly contents: string;
  readonly index: string;
  page(number: number): string;
}

export interface Booklet {
  readonly title: string;
  readonly page: RulesPage;
  readonly pictures: Readonly<Record<string, Picture>>;
  /** What the index lists. */
  readonly terms: readonly string[];
  readonly sigil: string;
  readonly tone: Tone;
  readonly words: BookletWords;
}

interface Sheet {
  readonly size: Size;
  readonly typefaces: Typefaces;
  readonly icons: Icons;
  readonly lowInk: boolean;
}

const MARGIN = { side: 13 * MM, top: 14 * MM, bottom: 16 * MM };
const LINE = 13;
/** A word that is everywhere leads nowhere. */
const MOST_PAGES = 8;

const letters = (text: string): string => text.toLowerCase();
const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);

/** Whether a text says a word: as a word of its own, with any ending of one letter. */
function says(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    if (!isLetter(text[at - 1]) && !(isLetter(text[end]) && isLetter(text[end + 1]))) return true;
  }
  return false;
}

/** Less is a letter that stands for a number. */
const LEAST_LETTERS = 3;

/** The words that the last section of the rules explains, in a table; of several in one row the first. */
export function explainedWords({ sections }: RulesPage): readonly string[] {
  const rows = sections.at(-1)?.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])) ?? [];
  return rows.map(([cell]) => cell.split(', ')[0]).filter((word) => [...word].filter(isLetter).length >= LEAST_LETTERS);
}

/** `4, 7–9`. */
export function ranges(pages: readonly number[]): string {
  const parts: [number, number][] = [];
  for (const page of pages) {
    const last = parts.at(-1);
    if (last !== undefined && page === last[1] + 1) last[1] = page;
    else parts.push([page, page]);
  }
  return parts.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}

export interface Entry {
  readonly text: string;
  readonly pages: string;
  readonly level: number;
}

/** Each word with the pages that speak of it, in the order of the alphabet; of what is everywhere, where it comes first. */
export function indexOf(terms: readonly string[], pages: readonly (readonly Bar[])[], first: number): readonly Entry[] {
  const said = pages.map((bars) => letters(bars.map(({ text }) => text).join(' ')));
  return [...new Map(terms.map((term) => [letters(term), term])).values()]
    .toSorted((a, b) => a.localeCompare(b))
    .flatMap((term) => {
      const on = said.flatMap((text, at) => (says(text, letters(term)) ? [at + first] : []));
      return on.length === 0 ? [] : [{ text: term, pages: ranges(on.slice(0, MOST_PAGES)), level: 2 }];
    });
}

/** Lines of a list with dots that lead to page numbers, in one column or two. */
function listPages(
  title: string,
  entries: readonly Entry[],
  columns: number,
  { size, typefaces }: Sheet,
): readonly (readonly Shape[])[] {
  const width = (size.width - 2 * MARGIN.side - (columns - 1) * 6 * MM) / columns;
  const head = 12 * MM;
  const perColumn = Math.floor((size.height - MARGIN.top - MARGIN.bottom - head) / LINE);
  const pages = Math.ceil(entries.length / (perColumn * columns));
  /** In columns of about one height. */
  const onPage = (page: number): readonly (readonly Entry[])[] => {
    const on = entries.slice(page * perColumn * columns, (page + 1) * perColumn * columns);
    const each = Math.ceil(on.length / columns);
    return Array.from({ length: columns }, (_, column) => on.slice(column * each, (column + 1) * each));
  };
  const rowShapes = ({ text, pages: on, level }: Entry, x: number, y: number): readonly Shape[] => {
    const left = x + (level - 2) * 5 * MM;
    const font = level === 2 && columns === 1 ? 'bold' : 'text';
    const end = x + width - widthOf(typefaces, 'text', on, 8.5);
    const dots = [left + widthOf(typefaces, font, text, 8.5) + 3, end - 3] as const;
    return [
      label(text, { x: left, y, size: 8.5, font, colour: INK }, typefaces),
      ...(dots[1] > dots[0]
        ? [path(line(dots[0], y - 0.5, dots[1], y - 0.5), { line: { colour: SOFT, width: 0.5, dash: [0.5, 2.5] } })]
        : []),
      label(on, { x: x + width, y, size: 8.5, font: 'text', colour: INK, align: 'right' }, typefaces),
    ];
  };
  return Array.from({ length: pages }, (_, page) => [
    ...(page === 0
      ? [label(title, { x: MARGIN.side, y: MARGIN.top + 6 * MM, size: 17, font: 'title', colour: ACCENT }, typefaces)]
      : []),
    ...onPage(page).flatMap((on, column) =>
      on.flatMap((entry, at) =>
        rowShapes(entry, MARGIN.side + column * (width + 6 * MM), MARGIN.top + head + at * LINE + 6),
      ),
    ),
  ]);
}

const coverInks = ({ deep, ink, light }: Tone, lowInk: boolean) =>
  lowInk ? { ground: '#ffffff', ink: deep, light: deep } : { ground: deep, ink, light };

function backCover({ sigil, tone }: Booklet, { size, icons, lowInk }: Sheet): readonly Shape[] {
  const { width: W, height: H } = size;
  const { ground, light } = coverInks(tone, lowInk);
  return [
    path(rect({ x: 0, y: 0, width: W, height: H }), { fill: ground }),
    path(rect({ x: 7 * MM, y: 7 * MM, width: W - 14 * MM, height: H - 14 * MM }), {
      line: { colour: light, width: 1 },
    }),
    icon(icons, sigil, W / 2, H / 2, 16 * MM, light),
  ];
}

function cover(
  { title, page, sigil, tone, words }: Booklet,
  { size, typefaces, icons, lowInk }: Sheet,
): readonly Shape[] {
  const { width: W, height: H } = size;
  const { ground, ink, light } = coverInks(tone, lowInk);
  const [first] = page.lead;
  const lead = first?.kind === 'paragraph' ? [inline(first.text)] : [];
  const block = blockOf(lead, W - 36 * MM, 10.5, { leading: 1.3, gap: 0.4 }, typefaces);
  const edge = { line: { colour: light, width: 1 } };
  return [
    path(rect({ x: 0, y: 0, width: W, height: H }), { fill: ground }),
    path(rect({ x: 7 * MM, y: 7 * MM, width: W - 14 * MM, height: H - 14 * MM }), edge),
    path(disc(W / 2, H * 0.4, 33 * MM), edge),
    icon(icons, sigil, W / 2, H * 0.4, 46 * MM, light),
    label(title, { x: W / 2, y: 34 * MM, size: 30, font: 'title', colour: ink, align: 'middle' }, typefaces),
    label(words.rules, { x: W / 2, y: 42 * MM, size: 13, font: 'text', colour: ink, align: 'middle' }, typefaces),
    ...(block === null ? [] : setBlock(block, 18 * MM, H * 0.68, W - 36 * MM, { align: 'middle', colour: ink })),
    label('Duello', { x: W / 2, y: H - 14 * MM, size: 12, font: 'title', colour: light, align: 'middle' }, typefaces),
  ];
}

/** Cover, contents, rules, index, and as much white as makes the pages divisible by four; where there is some, its last page is a back. */
export function bookletPages(booklet: Booklet, sheet: Sheet): readonly Page[] {
  const { page, pictures, words, title, terms } = booklet;
  const { size, typefaces } = sheet;
  const style: FlowStyle = { width: size.width - 2 * MARGIN.side, typefaces, pictures };
  const bars = [
    ...blocksBars(page.lead.slice(1), style),
    ...page.sections.flatMap((section) => sectionBars(section, style)),
  ];
  const body = paginated(bars, size.height - MARGIN.top - MARGIN.bottom);
  const contents = (first: number): readonly Entry[] =>
    body.flatMap((on, at) =>
      on.flatMap(({ section }) =>
        section === null ? [] : [{ text: section.title, pages: String(first + at), level: section.level }],
      ),
    );
  // Page 1 is the cover; how long the contents are does not depend on the numbers in them.
  const first = 2 + listPages(words.contents, contents(0), 1, sheet).length;
  const inside = [
    ...listPages(words.contents, contents(first), 1, sheet),
    ...body.map((on) => setBars(on, MARGIN.side, MARGIN.top)),
    ...listPages(words.index, indexOf(terms, body, first), 2, sheet),
  ];
  const numbered = inside.map((shapes, at): readonly Shape[] => {
    const number = at + 2;
    const foot = { y: size.height - 8 * MM, size: 8, font: 'text', colour: SOFT } as const;
    return [
      ...shapes,
      label(
        String(number),
        {
          ...foot,
          x: number % 2 === 0 ? MARGIN.side : size.width - MARGIN.side,
          align: number % 2 === 0 ? 'left' : 'right',
        },
        typefaces,
      ),
      label(title, { ...foot, x: size.width / 2, align: 'middle' }, typefaces),
    ];
  });
  const all = [cover(booklet, sheet), ...numbered];
  const free = (4 - (all.length % 4)) % 4;
  const white = Array.from({ length: free }, (_, at) => (at === free - 1 ? backCover(booklet, sheet) : []));
  return [...all, ...white].map((shapes, at) => ({ ...size, label: words.page(at + 1), shapes }));
}
