// Where do lines end? Where they come out most even: words stay whole if they can, and long ones break at a syllable.

import { withSoftHyphens } from '@duello/language';
import type { FontName } from '../drawing/shapes.ts';
import { type Typefaces, widthOf } from './typefaces.ts';

export interface Span {
  readonly text: string;
  readonly font: FontName;
}
/** Without a break of its own inside. */
export type Paragraph = readonly Span[];

export interface Run extends Span {
  readonly width: number;
}
export interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
  /** It ends in the middle of a word. */
  readonly soft: boolean;
}

/** What stands before a piece of text: nothing that could be broken, a space, or a syllable's end. */
interface Piece extends Span {
  readonly before: 'nothing' | 'space' | 'syllable';
}

const SOFT = '\u00AD';

function piecesOf(paragraph: Paragraph): readonly Piece[] {
  const pieces: Piece[] = [];
  let before: Piece['before'] = 'nothing';
  for (const { text, font } of paragraph) {
    for (const part of withSoftHyphens(text).split(/( |\u00AD)/)) {
      if (part === ' ') before = 'space';
      else if (part === SOFT) before = 'syllable';
      else if (part !== '') {
        pieces.push({ text: part, font, before });
        before = 'nothing';
      }
    }
  }
  return pieces;
}

/** Costs beside the white that a line leaves: a broken word, and, less, the white after a last one that is to be even. */
const [BROKEN, LONELY] = [0.12, 0.3];
/** A last line that is shorter than this share of the others, such as one of a single short word, is to be avoided. */
const [WIDOW, SHORT] = [0.15, 0.1];
const HYPHEN = '-';

/** Null when a word is wider than a line and has nowhere to break; `even` wants the last line long as well, for text in the middle. */
export function linesOf(
  paragraph: Paragraph,
  width: number,
  size: number,
  typefaces: Typefaces,
  even = false,
): readonly Line[] | null {
  const pieces = piecesOf(paragraph);
  const measure = ({ text, font }: Span): number => widthOf(typefaces, font, text, size);
  const widths = pieces.map(measure);
  const space = (at: number): number =>
    pieces[at].before === 'space' ? widthOf(typefaces, pieces[at].font, ' ', size) : 0;
  /** The cheapest way to set everything from a piece on, and where its first line ends. */
  const best: { readonly cost: number; readonly end: number }[] = [];
  best[pieces.length] = { cost: 0, end: pieces.length };
  for (let from = pieces.length - 1; from >= 0; from -= 1) {
    let found = { cost: Number.POSITIVE_INFINITY, end: pieces.length };
    let used = 0;
    for (let end = from + 1; end <= pieces.length; end += 1) {
      used += widths[end - 1] + (end - 1 === from ? 0 : space(end - 1));
      if (used > width + 0.01) break;
      const next = pieces[end]?.before;
      if (next === 'nothing') continue;
      const soft = next === 'syllable';
      if (soft && used + measure({ text: HYPHEN, font: pieces[end - 1].font }) > width) continue;
      const slack = (width - used) / width;
      const last = (even ? LONELY * slack ** 2 : 0) + (from > 0 && used < SHORT * width ? WIDOW : 0);
      const cost = (end === pieces.length ? last : slack ** 2 + (soft ? BROKEN : 0)) + best[end].cost;
      if (cost < found.cost) found = { cost, end };
    }
    best[from] = found;
  }
  if (best[0].cost === Number.POSITIVE_INFINITY) return null;
  const lines: Line[] = [];
  for (let from = 0; from < pieces.length; from = best[from].end) {
    const end = best[from].end;
    lines.push(lineOf(pieces.slice(from, end), pieces[end]?.before === 'syllable', measure));
  }
  return lines;
}

/** Pieces of one typeface that follow each other are one run. */
function lineOf(pieces: readonly Piece[], soft: boolean, measure: (span: Span) => number): Line {
  const spans: Span[] = [];
  pieces.forEach(({ text, font, before }, at) => {
    const said = at > 0 && before === 'space' ? ` ${text}` : text;
    const last = spans.at(-1);
    if (last?.font === font) spans[spans.length - 1] = { font, text: last.text + said };
    else spans.push({ font, text: said });
  });
  const runs = spans.map((span) => ({ ...span, width: measure(span) }));
  const hyphen = soft ? measure({ text: HYPHEN, font: runs[runs.length - 1].font }) : 0;
  return { runs, soft, width: runs.reduce((sum, run) => sum + run.width, hyphen) };
}
