// How wide is a text? Four typefaces, handed in as the files they come in, measured letter by letter as they are printed.

import * as fontkit from '@cantoo/fontkit';
import { BadInput } from '@duello/kernel';
import { FONT_NAMES, type FontName } from '../drawing/shapes.ts';
import { unpackedFont } from './woff.ts';

interface Typeface {
  readonly bytes: Uint8Array;
  /** Of one point size, in points. */
  advance(letter: string): number;
  /** As a path of so many units to a size, upwards from where letters stand: what draws on a screen needs no typeface of its own. */
  outline(letter: string): string;
  readonly units: number;
}
export type Typefaces = Readonly<Record<FontName, Typeface>>;
export type FontFiles = Readonly<Record<FontName, Uint8Array>>;

function remembered<T>(find: (letter: string) => T): (letter: string) => T {
  const known = new Map<string, T>();
  return (letter) => {
    const value = known.get(letter) ?? find(letter);
    known.set(letter, value);
    return value;
  };
}

async function typefaceOf(name: FontName, file: Uint8Array): Promise<Typeface> {
  const bytes = await unpackedFont(file);
  const font = fontkit.create(bytes);
  if (!('glyphForCodePoint' in font))
    throw new BadInput('', `the file of the typeface "${name}" holds no single typeface`);
  const glyphOf = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    const glyph = font.hasGlyphForCodePoint(code) ? font.glyphForCodePoint(code) : null;
    if (glyph === null)
      throw new BadInput('', `"${letter}" (U+${code.toString(16).toUpperCase()}) is not in the typeface "${name}"`);
    return glyph;
  };
  return {
    bytes,
    units: font.unitsPerEm,
    advance: remembered((letter) => glyphOf(letter).advanceWidth / font.unitsPerEm),
    outline: remembered((letter) => glyphOf(letter).path.toSVG()),
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
