import { expect, test } from 'vitest';
import { CARD, MM, PAPER_NAMES, PAPERS } from '../drawing/units.ts';
import { cardSheets, gridOf, PER_SHEET, type Piece, placeOf } from './card-sheets.ts';

const piece = (name: string): Piece => ({
  front: { key: `front ${name}`, shapes: [] },
  back: { key: `back ${name}`, shapes: [] },
});
const sheetName = (sheet: number, back: boolean): string => `${sheet}${back ? ' back' : ''}`;

test.each(PAPER_NAMES)('Nine cards and their bleed fit on %s, and lie in its middle', (name) => {
  const paper = PAPERS[name];
  const { left, top, stepX, stepY } = gridOf(paper);
  expect(left - paper.bleed).toBeGreaterThan(0);
  expect(top - paper.bleed).toBeGreaterThan(1 * MM);
  expect(left + 2 * stepX + CARD.width).toBeCloseTo(paper.width - left);
  expect(top + 2 * stepY + CARD.height).toBeCloseTo(paper.height - top);
});

/** Where a point of the back comes to lie when the sheet is turned. */
const turned = {
  long: (x: number, y: number, width: number) => [width - x, y],
  short: (x: number, y: number, _: number, height: number) => [x, height - y],
} as const;

test.each(['long', 'short'] as const)('Turned over the %s edge, every back lies behind its card', (flip) => {
  const paper = PAPERS.a4;
  const { left, top, stepX, stepY } = gridOf(paper);
  const middle = (column: number, row: number) =>
    [left + column * stepX + CARD.width / 2, top + row * stepY + CARD.height / 2] as const;
  for (let at = 0; at < PER_SHEET; at += 1) {
    const [front, back] = [placeOf(at, null), placeOf(at, flip)];
    const [x, y] = turned[flip](...middle(back.column, back.row), paper.width, paper.height);
    const [wantedX, wantedY] = middle(front.column, front.row);
    expect([x, y]).toEqual([expect.closeTo(wantedX), expect.closeTo(wantedY)]);
  }
});

test('Every sheet is followed by its backs; without them there are half as many pages', () => {
  const pieces = Array.from({ length: PER_SHEET + 1 }, (_, at) => piece(String(at)));
  expect(cardSheets(pieces, PAPERS.a4, 'long', sheetName).map(({ label }) => label)).toEqual([
    '1',
    '1 back',
    '2',
    '2 back',
  ]);
  expect(cardSheets(pieces, PAPERS.a4, 'none', sheetName)).toHaveLength(2);
});
