// What is in a PDF? Its pages with their text as a reader copies it, and every place that is clipped, with the text in it.

import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';
import type { Area } from '../drawing/shapes.ts';

export interface ReadPlace extends Area {
  readonly text: string;
}
export interface ReadPage {
  readonly width: number;
  readonly height: number;
  readonly text: string;
  /** In points from the top left, in the order of their drawing. */
  readonly places: readonly ReadPlace[];
}

type Matrix = readonly [number, number, number, number, number, number];
const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  ...([a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D] as const),
  ...([e * A + f * C + E, e * B + f * D + F] as const),
];

/** Where a rectangle comes to lie; nothing is turned but by quarters. */
function placed([x, y, width, height]: readonly number[], matrix: Matrix, pageHeight: number): Area {
  const at = (px: number, py: number) => times([1, 0, 0, 1, px, py], matrix).slice(4);
  const [[x1, y1], [x2, y2]] = [at(x, y), at(x + width, y + height)];
  return {
    x: Math.min(x1, x2),
    y: pageHeight - Math.max(y1, y2),
    width: Math.abs(x2 - x1),
    height: Math.abs(y2 - y1),
  };
}

const hex = (text: string): string => text.replace(/[<>\s]/g, '');
const letters = (text: string): string =>
  (hex(text).match(/.{4}/g) ?? []).map((code) => String.fromCharCode(Number.parseInt(code, 16))).join('');

/** What the codes of a typeface mean, by the list that comes with it. */
function codesOf(list: string): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const [, rows] of list.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, code, meant] of rows.matchAll(/<(\w+)>\s*<([\w\s]+)>/g))
      codes.set(code.toUpperCase(), letters(meant));
  return codes;
}

const TOKEN = /<<|>>|<[\dA-Fa-f\s]*>|\[|\]|\/[^\s/<>[\]]+|[^\s/<>[\]]+/g;

interface Clip {
  readonly area: Area;
  text: string;
}
interface State {
  readonly matrix: Matrix;
  readonly clips: readonly Clip[];
}

/** What a page brings along, by the names that its content says. */
interface Around {
  readonly height: number;
  form(name: string): string | null;
  codes(font: string): ReadonlyMap<string, string>;
}

function readContent(
  content: string,
  { height, form, codes }: Around,
): { readonly text: string; readonly clips: readonly Clip[] } {
  let text = '';
  const clips: Clip[] = [];
  const say = (shown: string, font: string, inside: readonly Clip[]): void => {
    const meant = codes(font);
    const said = (shown.match(/.{4}/g) ?? []).map((code) => meant.get(code.toUpperCase()) ?? '\uFFFD').join('');
    text += said;
    for (const clip of inside) clip.text += said;
  };
  const read = (part: string, start: State): void => {
    let state = start;
    const kept: State[] = [];
    let operands: string[] = [];
    let [font, rectangle, soft]: [string, readonly number[], boolean] = ['', [], false];
    for (const [token] of part.matchAll(TOKEN)) {
      if (/^[-+.\d/<[\]>]/.test(token)) {
        operands.push(token);
        continue;
      }
      const last = operands.at(-1) ?? '';
      if (token === 'q') kept.push(state);
      else if (token === 'Q') state = kept.pop() ?? start;
      else if (token === 'cm') {
        const [a, b, c, d, e, f] = operands.map(Number);
        state = { ...state, matrix: times([a, b, c, d, e, f], state.matrix) };
      } else if (token === 're') rectangle = operands.map(Number);
      else if (token === 'W' && rectangle.length === 4) {
        const clip = { area: placed(rectangle, state.matrix, height), text: '' };
        clips.push(clip);
        state = { ...state, clips: [...state.clips, clip] };
        rectangle = [];
      } else if (token === 'Tf') font = operands[0].slice(1);
      else if (token === 'BDC') soft = true;
      else if (token === 'EMC') soft = false;
      else if (token === 'Tj' && !soft) say(hex(last), font, state.clips);
      else if (token === 'Do') read(form(last.slice(1)) ?? '', state);
      operands = [];
    }
  };
  read(content, { matrix: [1, 0, 0, 1, 0, 0], clips: [] });
  return { text, clips };
}

const streamIn = (object: PDFObject | undefined): string | null =>
  object instanceof PDFRawStream ? new TextDecoder().decode(decodePDFRawStream(object).decode()) : null;

export async function readPdf(bytes: Uint8Array): Promise<readonly ReadPage[]> {
  const doc = await PDFDocument.load(bytes);
  const { context } = doc;
  const dictOf = (object: PDFObject | undefined): PDFDict => {
    const found = context.lookup(object);
    if (!(found instanceof PDFDict)) throw new Error('the PDF has no such dictionary');
    return found;
  };
  const known = new Map<PDFObject | PDFRef | undefined, ReadonlyMap<string, string>>();
  return doc.getPages().map((page) => {
    const { width, height } = page.getSize();
    const resources = dictOf(page.node.get(PDFName.of('Resources')));
    const find = (kind: string, name: string): PDFObject | undefined =>
      context.lookup(dictOf(resources.get(PDFName.of(kind))).get(PDFName.of(name)));
    const codes = (font: string): ReadonlyMap<string, string> => {
      const list = dictOf(find('Font', font)).get(PDFName.of('ToUnicode'));
      const found = known.get(list) ?? codesOf(streamIn(context.lookup(list)) ?? '');
      known.set(list, found);
      return found;
    };
    const form = (name: string): string | null => streamIn(find('XObject', name));
    const content = streamIn(context.lookup(page.node.get(PDFName.of('Contents')))) ?? '';
    const { text, clips } = readContent(content, { height, form, codes });
    return { width, height, text, places: clips.map(({ area, text: inside }) => ({ ...area, text: inside })) };
  });
}
