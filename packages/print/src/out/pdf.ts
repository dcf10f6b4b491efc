// How do pages become a PDF? As vectors and text, each typeface with the letters that are used, what repeats written once.

import * as fontkit from '@cantoo/fontkit';
import { PDFDocument, type PDFFont, type PDFImage, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import { channels } from '../drawing/colours.ts';
import { photoBytes } from '../drawing/photos.ts';
import {
  covering,
  type Fill,
  FONT_NAMES,
  type FontName,
  type GroupShape,
  type Page,
  type PathShape,
  type PhotoShape,
  photosIn,
  type Shape,
  type TextShape,
} from '../drawing/shapes.ts';
import type { Typefaces } from '../text/typefaces.ts';
import { pathOperators } from './path-operators.ts';

export interface PdfInfo {
  readonly title: string;
  readonly lang: string;
  /** Called before each page with how many are done; the next waits for it, and what it throws ends the whole. */
  readonly before?: (done: number) => Promise<void>;
}

const n = (value: number): string => String(Math.round(value * 1000) / 1000);
const rgb = (colour: string): string => channels(colour).map(n).join(' ');
/** Farther than anything is drawn. */
const FAR = 10_000;

/** What the pages of one document share. */
interface Resources {
  readonly fonts: Readonly<Record<FontName, PDFFont>>;
  pathOf(d: string): string;
  /** The name under which the pages know it. */
  shading(from: string, to: string, top: number, bottom: number): string;
  opacity(value: number): string;
  form(key: string, write: () => string): string;
  photo(data: string): { readonly name: string; readonly width: number; readonly height: number };
}

function writePath({ d, x, y, scale, fill, line, opacity }: PathShape, to: Resources): string {
  const out = ['q', `${n(scale)} 0 0 ${n(scale)} ${n(x)} ${n(y)} cm`];
  if (opacity < 1) out.push(`/${to.opacity(opacity)} gs`);
  const operators = to.pathOf(d);
  const paint = (colours: Fill): void => {
    if (typeof colours === 'string') out.push(`${rgb(colours)} rg`, operators, 'f');
    else
      out.push('q', operators, 'W n', `/${to.shading(colours.from, colours.to, colours.top, colours.bottom)} sh`, 'Q');
  };
  if (fill !== null) paint(fill);
  if (line !== null) {
    const dash = line.dash === undefined ? '' : `[${line.dash.map((part) => n(part / scale)).join(' ')}] 0 d`;
    out.push(`${rgb(line.colour)} RG ${n(line.width / scale)} w 1 j 1 J ${dash}`, operators, 'S');
  }
  return [...out, 'Q'].join('\n');
}

function writeText({ x, y, text, font, size, colour, soft }: TextShape, to: Resources): string {
  const shown = `BT /${font} ${n(size)} Tf ${rgb(colour)} rg 1 0 0 -1 ${n(x)} ${n(y)} Tm ${to.fonts[font].encodeText(text)} Tj ET`;
  return soft ? `/Span <</ActualText <FEFF00AD>>> BDC\n${shown}\nEMC` : shown;
}

function writeGroup({ x, y, turn, scale, clip, key, shapes }: GroupShape, to: Resources): string {
  const inside = (): string => shapes.map((shape) => write(shape, to)).join('\n');
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  return [
    'q',
    `${[cos, sin, -sin, cos, x, y].map(n).join(' ')} cm`,
    ...(clip === null ? [] : [`${n(clip.x)} ${n(clip.y)} ${n(clip.width)} ${n(clip.height)} re W n`]),
    key === null ? inside() : `/${to.form(key, inside)} Do`,
    'Q',
  ].join('\n');
}

/** Pictures stand upright where y grows upwards: here they are turned over. */
function writePhoto({ data, area, outline, opacity }: PhotoShape, to: Resources): string {
  const { name, ...size } = to.photo(data);
  const { x, y, width, height } = covering(area, size);
  const placed = `${[width, 0, 0, -height, x, y + height].map(n).join(' ')} cm`;
  const light = opacity < 1 ? [`/${to.opacity(opacity)} gs`] : [];
  return ['q', ...light, to.pathOf(outline), 'W n', placed, `/${name} Do`, 'Q'].join('\n');
}

function write(shape: Shape, to: Resources): string {
  switch (shape.kind) {
    case 'path':
      return writePath(shape, to);
    case 'text':
      return writeText(shape, to);
    case 'group':
      return writeGroup(shape, to);
    case 'photo':
      return writePhoto(shape, to);
  }
}

export async function pdfOf(
  pages: readonly Page[],
  typefaces: Typefaces,
  { title, lang, before }: PdfInfo,
): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  doc.registerFontkit(fontkit);
  doc.setTitle(title);
  doc.setLanguage(lang);
  doc.setCreator('Duello');
  const features = { liga: false, clig: false, calt: false, kern: false, dlig: false };
  const [text, bold, italic, titles] = await Promise.all(
    FONT_NAMES.map((name) => doc.embedFont(typefaces[name].bytes, { subset: true, features })),
  );
  const fonts = { text, bold, italic, title: titles };
  const { context } = doc;
  const named = { Shading: context.obj({}), ExtGState: context.obj({}), XObject: context.obj({}) };
  const resources = context.register(
    context.obj({ ...named, Font: context.obj(Object.fromEntries(FONT_NAMES.map((name) => [name, fonts[name].ref]))) }),
  );
  const names = new Map<string, string>();
  /** Registers what is asked for the first time. */
  function once(kind: keyof typeof named, key: string, make: () => PDFRef): string {
    const known = names.get(key);
    if (known !== undefined) return known;
    const name = `${kind[0]}${names.size}`;
    names.set(key, name);
    named[kind].set(PDFName.of(name), make());
    return name;
  }
  const photos = new Map<string, PDFImage>();
  for (const data of photosIn(pages.flatMap(({ shapes }) => shapes)))
    photos.set(data, await doc.embedJpg(photoBytes(data)));
  const paths = new Map<string, string>();
  const to: Resources = {
    fonts,
    pathOf(d) {
      const found = paths.get(d) ?? pathOperators(d);
      paths.set(d, found);
      return found;
    },
    shading: (from, end, top, bottom) =>
      once('Shading', `shading ${from} ${end} ${n(top)} ${n(bottom)}`, () =>
        context.register(
          context.obj({
            ShadingType: 2,
            ColorSpace: 'DeviceRGB',
            Coords: [0, top, 0, bottom],
            Extend: [true, true],
            Function: { FunctionType: 2, Domain: [0, 1], N: 1, C0: [...channels(from)], C1: [...channels(end)] },
          }),
        ),
      ),
    opacity: (value) =>
      once('ExtGState', `opacity ${value}`, () => context.register(context.obj({ ca: value, CA: value }))),
    photo(data) {
      const found = photos.get(data);
      if (found === undefined) throw new Error('every photo of the pages is embedded before they are written');
      return { name: once('XObject', `photo ${data}`, () => found.ref), width: found.width, height: found.height };
    },
    form: (key, inside) =>
      once('XObject', `form ${key}`, () =>
        context.register(
          context.flateStream(inside(), {
            Type: 'XObject',
            Subtype: 'Form',
            BBox: [-FAR, -FAR, FAR, FAR],
            Resources: resources,
          }),
        ),
      ),
  };
  for (const [at, { width, height, shapes }] of pages.entries()) {
    await before?.(at);
    const page = doc.addPage([width, height]);
    const content = [`1 0 0 -1 0 ${n(height)} cm`, ...shapes.map((shape) => write(shape, to))].join('\n');
    page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
    page.node.set(PDFName.of('Resources'), resources);
  }
  return doc.save();
}
