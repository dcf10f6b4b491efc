// How does text fit the columns of a terminal? Widths that ignore colour codes, wrapping at spaces, padding, cutting.

import { bare } from './paint.ts';

/** As wide as a page is where no terminal says otherwise, and as a line should be at most. */
export const WIDTH = 80;

/** Every letter and sign we print is one column wide. */
export const widthOf = (text: string): number => [...bare(text)].length;
export const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Lines of at most `width` columns, broken at spaces; lines after the first begin with `indent`. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = /^ */.exec(paragraph)?.[0] ?? '';
    let begun = false;
    for (const word of paragraph.trimStart().split(' ')) {
      const longer = begun ? `${line} ${word}` : line + word;
      if (begun && widthOf(longer) > width) {
        lines.push(line);
        line = indent + word;
      } else line = longer;
      begun = true;
    }
    lines.push(line);
  }
  return lines;
}

/** Items one after the other, as many on a line as fit; a line is broken only between two, or inside one too wide for it. */
export function fill(items: readonly string[], width: number, between = ' · '): string[] {
  const lines: string[] = [];
  let line = '';
  for (const item of items) {
    const longer = line === '' ? item : line + between + item;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = item;
    } else line = longer;
  }
  return [...lines, line].flatMap((one) => wrap(one, width, '  '));
}
