// In which order do pages of a booklet lie on sheets, so that they follow each other once it is folded?

import { group, type Page } from '../drawing/shapes.ts';
import type { Paper } from '../drawing/units.ts';
import type { Flip } from '../sheets/card-sheets.ts';

/** Which two pages lie on each side, left and right, from 0; a booklet has a number of pages that four divides. */
export const spreads = (pages: number): readonly (readonly [left: number, right: number])[] =>
  Array.from({ length: pages / 2 }, (_, side) => {
    const [outer, inner] = [pages - 1 - side, side];
    return side % 2 === 0 ? ([outer, inner] as const) : ([inner, outer] as const);
  });

/** Two pages on each side of a sheet that lies across; without backs, page after page. */
export function imposed(
  pages: readonly Page[],
  paper: Paper,
  flip: Flip,
  nameOf: (side: number) => string,
): readonly Page[] {
  if (flip === 'none') return pages;
  const [width, height] = [paper.height, paper.width];
  return spreads(pages.length).map(([left, right], side) => {
    const both = [group(pages[left].shapes), group(pages[right].shapes, { x: width / 2 })];
    // A sheet that lies across comes up the other way round when it is turned over its long edge.
    const turned = flip === 'long' && side % 2 === 1;
    const shapes = turned ? [group(both, { x: width, y: height, turn: 180 })] : both;
    return { width, height, label: nameOf(side + 1), shapes };
  });
}
