// How does a rulebook flow? Each line, row and picture is a bar as wide as the page, one below the other.

import { BadInput } from '@duello/kernel';
import type { RulesBlock, RulesSection } from '@duello/language';
import { group, line, path, type Shape } from '../drawing/shapes.ts';
import { LEAST_TEXT, MM } from '../drawing/units.ts';
import { type Line, linesOf, type Paragraph } from '../text/breaking.ts';
import { blockOf, label, setBlock, setLine } from '../text/setting.ts';
import { type Typefaces, widthOf } from '../text/typefaces.ts';
import { inline } from './inline.ts';
import type { Picture } from './pictures.ts';

export interface Bar {
  /** With the white above it, which is dropped at the top of a page. */
  readonly height: number;
  readonly above: number;
  /** It does not stay alone at the foot of a page. */
  readonly keep: boolean;
  readonly shapes: readonly Shape[];
  /** What it says, for the index. */
  readonly text: string;
  /** The section that begins here. */
  readonly section: RulesSection | null;
  /** What is said once more above it when it is the first on a page: the head of its table. */
  readonly head: Bar | null;
}

export interface FlowStyle {
  readonly width: number;
  readonly typefaces: Typefaces;
  /** By the name of its file. */
  readonly pictures: Readonly<Record<string, Picture>>;
}

export const INK = '#221709';
export const ACCENT = '#7a3b12';
const SOFT = '#8a7a60';
const BODY = 8.75;
const SMALL = 8;
const TABLE = 7.5;
const LEADING = 1.24;
const HANG = 12 * MM;

const said = (paragraph: Paragraph): string => paragraph.map(({ text }) => text).join('');

interface Set {
  readonly size: number;
  readonly indent: number;
  readonly above: number;
  /** What stands before the first line, in the indent. */
  readonly mark: string;
  readonly colour: string;
}

function broken(paragraph: Paragraph, width: number, size: number, typefaces: Typefaces): readonly Line[] {
  const lines = linesOf(paragraph, width, size, typefaces);
  if (lines === null) throw new BadInput('', `a word of "${said(paragraph)}" is wider than the page of the rulebook`);
  return lines;
}

function paragraphBars(
  paragraph: Paragraph,
  { size, indent, above, mark, colour }: Set,
  { width, typefaces }: FlowStyle,
): readonly Bar[] {
  const lines = broken(paragraph, width - indent, size, typefaces);
  const step = size * LEADING;
  return lines.map((one, at) => {
    const y = size * 0.95;
    const marked =
      at === 0 && mark !== ''
        ? [label(mark, { x: indent - HANG, y, size: size - 0.75, font: 'bold', colour: ACCENT }, typefaces)]
        : [];
    return {
      height: step + (at === 0 ? above : 0),
      above: at === 0 ? above : 0,
      // Neither a first nor a last line stays alone.
      keep: lines.length > 1 && (at === 0 || at === lines.length - 2),
      shapes: [...marked, ...setLine(one, indent, y, size, colour)],
      text: at === 0 ? `${mark} ${said(paragraph)}` : '',
      section: null,
      head: null,
    };
  });
}

const PLAIN: Set = { size: BODY, indent: 0, above: 4, mark: '', colour: INK };

/** How wide each column is: as wide as its longest word at least, the rest by what it has to say. */
function columnsOf(
  rows: readonly (readonly string[])[],
  width: number,
  size: number,
  typefaces: Typefaces,
): readonly number[] | null {
  const gap = 2 * MM;
  const cells = rows[0].map((_, at) => rows.map((row) => said(inline(row[at] ?? ''))));
  const longest = cells.map(
    (column) =>
      Math.max(...column.flatMap((cell) => cell.split(' ').map((word) => widthOf(typefaces, 'bold', word, size)))) +
      gap,
  );
  const whole = cells.map((column) => Math.max(...column.map((cell) => widthOf(typefaces, 'bold', cell, size))) + gap);
  const least = longest.reduce((sum, part) => sum + part, 0);
  const most = whole.reduce((sum, part) => sum + part, 0);
  if (least > width) return null;
  if (most <= width) return whole;
  // Columns that fit as they are stay so where they can; what is left goes to the others by their size.
  const wish = whole.map((part, at) => Math.max(longest[at], Math.min(part, width * 0.5)));
  const spare = width - least;
  const wanted = wish.reduce((sum, part, at) => sum + part - longest[at], 0);
  return longest.map((part, at) => part + (spare * (wish[at] - part)) / Math.max(1, wanted));
}

function tableBars(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { width, typefaces }: FlowStyle,
): readonly Bar[] {
  const all = [head, ...rows];
  const size = [TABLE, 7, 6.5, LEAST_TEXT].find((one) => columnsOf(all, width, one, typefaces) !== null);
  const columns = size === undefined ? null : columnsOf(all, width, size, typefaces);
  if (size === undefined || columns === null)
    throw new BadInput('', `the table "${head.join(' | ')}" is wider than the page of the rulebook`);
  const bars: Bar[] = [];
  for (const [index, row] of all.entries()) {
    const cells = row.map((cell, at) => {
      const words: Paragraph = index === 0 ? [{ text: cell === '' ? ' ' : cell, font: 'bold' }] : inline(cell);
      return blockOf(
        words.length === 0 ? [] : [words],
        columns[at] - 2 * MM,
        size,
        { leading: 1.18, gap: 0 },
        typefaces,
      );
    });
    const height = Math.max(...cells.map((cell) => cell?.height ?? 0)) + 3;
    const lefts = columns.map((_, at) => columns.slice(0, at).reduce((sum, part) => sum + part, 0));
    const set = cells.flatMap((cell, at) =>
      cell === null
        ? []
        : setBlock(cell, lefts[at], 1, columns[at], { align: 'left', colour: index === 0 ? ACCENT : INK }),
    );
    const above = index === 0 ? 5 : 0;
    const rule = path(line(0, height, width, height), {
      line: { colour: index === 0 ? ACCENT : '#d9ceb8', width: index === 0 ? 0.7 : 0.4 },
    });
    bars.push({
      height: height + above,
      above,
      keep: index === 0 || index === all.length - 2,
      shapes: [...set, rule],
      text: row.join(' '),
      section: null,
      head: bars[0] ?? null,
    });
  }
  return bars;
}

function pictureBar(picture: Picture, { width }: FlowStyle): Bar {
  const scale = Math.min(width / picture.width, (62 * MM) / picture.height);
  const x = (width - picture.width * scale) / 2;
  const [above, below] = [5, 3];
  const height = picture.height * scale + above + below;
  return {
    height,
    above,
    keep: false,
    shapes: [group(picture.shapes, { x, scale })],
    text: '',
    section: null,
    head: null,
  };
}

export function headingBar(section: RulesSection, { typefaces, width }: FlowStyle): readonly Bar[] {
  const top = section.level === 2;
  const size = top ? 14 : 10.5;
  const lines = broken([{ text: section.title, font: 'title' }], width, size, typefaces);
  const above = top ? 14 : 8;
  return lines.map((one, at) => ({
    height: size * 1.2 + (at === 0 ? above : 0),
    above: at === 0 ? above : 0,
    keep: true,
    shapes: setLine(one, 0, size * 0.95, size, ACCENT),
    text: at === 0 ? section.title : '',
    section: at === 0 ? section : null,
    head: null,
  }));
}

function blockBars(block: RulesBlock, style: FlowStyle): readonly Bar[] {
  switch (block.kind) {
    case 'paragraph':
      return paragraphBars(inline(block.text), PLAIN, style);
    case 'steps':
      return block.steps.flatMap((step, at) =>
        paragraphBars(inline(step), { ...PLAIN, indent: HANG, above: 2.5, mark: `${block.first + at}.` }, style),
      );
    case 'clauses':
      return block.clauses.flatMap(({ id, text, below }) =>
        paragraphBars(
          inline(text),
          below
            ? { size: SMALL, indent: HANG + 2 * MM, above: 2, mark: id, colour: '#4a3c28' }
            : { ...PLAIN, indent: HANG, above: 4, mark: id },
          style,
        ),
      );
    case 'table':
      return tableBars(block.head, block.rows, style);
    case 'picture': {
      const found = style.pictures[block.file];
      if (found === undefined) throw new BadInput('', `the picture ${block.file} of the rules is not there`);
      return [pictureBar(found, style)];
    }
  }
}

export const sectionBars = (section: RulesSection, style: FlowStyle): readonly Bar[] => [
  ...headingBar(section, style),
  ...section.blocks.flatMap((block) => blockBars(block, style)),
];

export const blocksBars = (blocks: readonly RulesBlock[], style: FlowStyle): readonly Bar[] =>
  blocks.flatMap((block) => blockBars(block, style));

/** Bars on pages: what must not stay alone goes to the next page with what follows it. */
export function paginated(bars: readonly Bar[], height: number): readonly (readonly Bar[])[] {
  const pages: Bar[][] = [];
  let left = 0;
  for (let at = 0; at < bars.length; ) {
    let end = at;
    while (bars[end].keep && end + 1 < bars.length) end += 1;
    const together = bars.slice(at, end + 1);
    const needed = together.reduce((sum, bar) => sum + bar.height, 0);
    if (needed > left || pages.length === 0) {
      const { head, above } = together[0];
      pages.push(head === null ? [] : [{ ...head, text: '' }]);
      left = height + (head === null ? above : head.above - head.height);
    }
    pages[pages.length - 1].push(...together);
    left -= needed;
    at = end + 1;
  }
  return pages;
}

/** The shapes of a page whose top left corner is there. */
export function setBars(bars: readonly Bar[], x: number, y: number): readonly Shape[] {
  let top = y;
  return bars.map((bar, at) => {
    top += at === 0 ? 0 : bar.above;
    const set = group(bar.shapes, { x, y: top });
    top += bar.height - bar.above;
    return set;
  });
}
export { SOFT };
