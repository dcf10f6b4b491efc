// How wide is a text? Four typefaces, handed in as the files they come in, measured letter by letter as they are printed.

import * as fontkit from '@cantoo/fontkit';
import { BadInput } from '@duello/kernel';
import { FONT_NAMES, type FontName } from '../drawing/shapes.ts';
import { unpackedFont } from './woff.ts';

interface Typeface {
  readonly bytes: Uint8Array;
  /** Of one point size, in points. */
  advance(letter: string): number;
}
export type Typefaces = Readonly<Record<FontName, Typeface>>;
export type FontFiles = Readonly<Record<FontName, Uint8Array>>;

async function typefaceOf(name: FontName, file: Uint8Array): Promise<Typeface> {
  const bytes = await unpackedFont(file);
  const font = fontkit.create(bytes);
  if (!('glyphForCodePoint' in font))
    throw new BadInput('', `the file of the typeface "${name}" holds no single typeface`);
  const known = new Map<string, number>();
  const measured = (letter: string): number => {
    const code = letter.codePointAt(0) ?? 0;
    const glyph = font.hasGlyphForCodePoint(code) ? font.glyphForCodePoint(code) : null;
    if (glyph === null)
      throw new BadInput('', `"${letter}" (U+${code.toString(16).toUpperCase()}) is not in the typeface "${name}"`);
    return glyph.advanceWidth / font.unitsPerEm;
  };
  return {
    bytes,
    advance(letter) {
      const width = known.get(letter) ?? measured(letter);
      known.set(letter, width);
      return width;
    },
  };
}

export async function typefacesOf(files: FontFiles): Promise<Typefaces> {
  const [text, bold, italic, title] = await Promise.all(FONT_NAMES.map((name) => typefaceOf(name, files[name])));
  return { text, bold, italic, title };
}

export function widthOf(typefaces: Typefaces, font: FontName, text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += typefaces[font].advance(letter);
  return width * size;
}
