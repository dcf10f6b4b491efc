import { expect, test } from 'vitest';
import { arrowLine } from './arrow-line.ts';

const box = (left: number, top: number, width = 60, height = 80) => ({ left, top, width, height });

test('An arrow begins at the edge of what acts and ends inside what it is meant for', () => {
  const line = arrowLine(box(0, 0), box(300, 0));
  expect(line?.start).toEqual({ x: 60, y: 40 });
  expect(line!.tip.x).toBeGreaterThan(300);
  expect(line!.tip.x).toBeLessThan(330);
  // The head lies before its tip.
  expect(line!.neck.x).toBeLessThan(line!.tip.x);
});

test('It bows upwards whichever way it goes', () => {
  expect(arrowLine(box(0, 0), box(300, 0))!.bend.y).toBeLessThan(40);
  expect(arrowLine(box(300, 0), box(0, 0))!.bend.y).toBeLessThan(40);
});

test('A pointer is a thing without size', () => {
  expect(arrowLine(box(0, 0), box(200, 200, 0, 0))?.tip).toEqual({ x: 200, y: 200 });
});

test('Where one lies in the other there is nowhere to point', () => {
  expect(arrowLine(box(0, 0), box(10, 10))).toBeNull();
  expect(arrowLine(box(0, 0), box(0, 0))).toBeNull();
});
