// How is text set into a place? At the largest size that fits, never under the least that can be read.

import type { FontName, Shape, TextShape } from '../drawing/shapes.ts';
import { LEAST_TEXT } from '../drawing/units.ts';
import { type Line, linesOf, type Paragraph } from './breaking.ts';
import { type Typefaces, widthOf } from './typefaces.ts';

export type Align = 'left' | 'middle' | 'right';

/** One line that is never broken, at a place. */
export function label(
  text: string,
  place: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly font: FontName;
    readonly colour: string;
    readonly align?: Align;
  },
  typefaces: Typefaces,
): TextShape {
  const { x, y, size, font, colour, align = 'left' } = place;
  const width = widthOf(typefaces, font, text, size);
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  return { kind: 'text', x: left, y, text, font, size, colour, soft: false };
}

/** The largest of the sizes at which it fits in one line, or null. */
export const sizeFor = (
  text: string,
  font: FontName,
  width: number,
  sizes: readonly number[],
  typefaces: Typefaces,
): number | null => sizes.find((size) => widthOf(typefaces, font, text, size) <= width) ?? null;

/** Sizes from the largest down, in steps of a quarter point. */
export const sizesFrom = (most: number, least: number = LEAST_TEXT): readonly number[] =>
  Array.from({ length: Math.floor((most - least) * 4) + 1 }, (_, step) => most - step / 4);

export interface Setting {
  /** Lines from one to the next, in sizes. */
  readonly leading: number;
  /** Before a further paragraph, in sizes. */
  readonly gap: number;
  /** The last line is to be about as long as the others. */
  readonly even?: boolean;
  readonly align: Align;
  readonly colour: string;
}

export interface Block {
  readonly size: number;
  readonly height: number;
  readonly lines: readonly { readonly line: Line; readonly below: number }[];
}

/** From its top to where the first line stands, in sizes. */
const ASCENT = 0.76;
const DESCENT = 0.24;

/** Paragraphs below each other; null when a word is wider than the place. */
export function blockOf(
  paragraphs: readonly Paragraph[],
  width: number,
  size: number,
  { leading, gap, even = false }: Pick<Setting, 'leading' | 'gap' | 'even'>,
  typefaces: Typefaces,
): Block | null {
  const lines: { line: Line; below: number }[] = [];
  let below = ASCENT * size;
  for (const paragraph of paragraphs) {
    const broken = linesOf(paragraph, width, size, typefaces, even);
    if (broken === null) return null;
    for (const line of broken) {
      lines.push({ line, below });
      below += leading * size;
    }
    below += gap * size;
  }
  return { size, lines, height: lines.length === 0 ? 0 : lines[lines.length - 1].below + DESCENT * size };
}

/** The shapes of one line that begins there. */
export function setLine(
  { runs, soft }: Line,
  x: number,
  y: number,
  size: number,
  colour: string,
): readonly TextShape[] {
  let left = x;
  const shapes: TextShape[] = [];
  for (const { text, font, width } of runs) {
    shapes.push({ kind: 'text', x: left, y, text, font, size, colour, soft: false });
    left += width;
  }
  const { font } = runs[runs.length - 1];
  return soft ? [...shapes, { kind: 'text', x: left, y, text: '-', font, size, colour, soft: true }] : shapes;
}

/** The shapes of a block whose top left corner is there. */
export function setBlock(
  block: Block,
  x: number,
  y: number,
  width: number,
  { align, colour }: Pick<Setting, 'align' | 'colour'>,
): readonly Shape[] {
  return block.lines.flatMap(({ line, below }) => {
    const left = align === 'left' ? x : align === 'right' ? x + width - line.width : x + (width - line.width) / 2;
    return setLine(line, left, y + below, block.size, colour);
  });
}
