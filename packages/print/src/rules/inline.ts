// Which words of a sentence of the rules stand out? Those between stars; names of options lose their marks.

import type { Paragraph, Span } from '../text/breaking.ts';

const PARTS = /\*\*([^*]+)\*\*|`([^`]+)`/g;
/** Signs that no typeface of print has, in others. */
export const printable = (text: string): string => text.replace(/⌊([^⌋]+)⌋/g, '[$1]').replaceAll('→', '›');

export function inline(text: string): Paragraph {
  const spans: Span[] = [];
  let from = 0;
  const put = (part: string, font: Span['font']): void => {
    if (part !== '') spans.push({ text: printable(part), font });
  };
  for (const found of text.matchAll(PARTS)) {
    put(text.slice(from, found.index), 'text');
    put(found[1] ?? found[2], found[1] === undefined ? 'italic' : 'bold');
    from = found.index + found[0].length;
  }
  put(text.slice(from), 'text');
  return spans;
}
