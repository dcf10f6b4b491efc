// How is use drawn against worth? A mark a card, shaped by its verdict, and names where they have room.

import type { Band, Picture } from '../questions/answer.ts';
import { leftEdge, lowerEdge } from './axis.ts';
import { circle, type Drawing, line, path, px, type Shape, spot, text, widthOf } from './drawing.ts';
import { nameOf } from './naming.ts';
import { isKnown } from './numbers.ts';
import { extentOf, rounded, scaleOf } from './scale.ts';
import { spotsOf, type Voice } from './spots.ts';

type Scatter = Extract<Picture, { readonly kind: 'scatter' }>;

const R = 6;
const NAME = 12;

/** Round for good, a triangle for borderline, a square for bad, a hollow diamond for open: whoever sees no colours sees these. */
function markShape(band: Band, x: number, y: number): Shape {
  if (band === 'amber')
    return path('mark-of amber', `M${px(x)} ${px(y - R)}L${px(x + R)} ${px(y + R * 0.8)}H${px(x - R)}Z`);
  if (band === 'red')
    return path('mark-of red', `M${px(x - R + 1)} ${px(y - R + 1)}h${2 * R - 2}v${2 * R - 2}h${2 - 2 * R}Z`);
  if (band === 'open')
    return path(
      'mark-of open',
      `M${px(x)} ${px(y - R)}L${px(x + R)} ${px(y)}L${px(x)} ${px(y + R)}L${px(x - R)} ${px(y)}Z`,
    );
  return circle(`mark-of ${band ?? 'none'}`, x, y, R - 0.5);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}
const meet = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && Math.abs(a.y - b.y) < NAME + 1;

export function drawScatter(picture: Scatter, width: number, voice: Voice): Drawing {
  const { words, naming } = voice;
  const { title, x: below, y: beside } = words.pictures[picture.name];
  const height = Math.max(300, Math.min(430, width * 0.62));
  const frame = { left: 48, right: width - 14, top: 34, bottom: height - 50 };
  const shown = picture.points
    .map((point, i) => ({ point, i }))
    .filter(({ point }) => isKnown(point.x) && isKnown(point.value) && point.count > 0);
  const horizontal =
    picture.x === 'share'
      ? { range: [0, 1] as const, ticks: [0, 0.25, 0.5, 0.75, 1] }
      : rounded(
          extentOf(
            shown.map(({ point }) => point.x),
            [0, 1],
          ),
          5,
        );
  const vertical = rounded(
    extentOf([0, ...shown.flatMap(({ point: { value, low, high } }) => [value, low, high])], [-0.05, 0.05]),
    6,
  );
  const along = scaleOf(horizontal.range, [frame.left + 8, frame.right - 8]);
  const up = scaleOf(vertical.range, [frame.bottom - 6, frame.top + 4]);
  const spots = spotsOf(picture, voice);
  const places = shown.map(({ point, i }) => ({ point, i, at: [along.at(point.x), up.at(point.value)] as const }));
  const marks = places.map(({ point, i, at: [x, y] }) =>
    spot(i, spots[i].said, [
      ...(isKnown(point.low) && isKnown(point.high)
        ? [line('whisker', x, up.at(point.low), x, up.at(point.high))]
        : []),
      circle('target', x, y, 12),
      markShape(point.band, x, y),
    ]),
  );
  // Names of what lies furthest out come first; what would lie on another name is left to the table.
  const taken: Box[] = places.map(({ at: [x, y] }) => ({ x: x - R, y, width: 2 * R }));
  const names = places
    .toSorted((a, b) => Math.abs(b.point.value) - Math.abs(a.point.value))
    .flatMap(({ point, at: [x, y] }) => {
      const name = nameOf(point.label, naming, words);
      const wide = widthOf(name, NAME);
      const right = x + R + 4 + wide <= frame.right;
      const box = { x: right ? x + R + 3 : x - R - 3 - wide, y, width: wide };
      if (box.x < frame.left || taken.some((other) => meet(box, other))) return [];
      taken.push(box);
      return [text('small', right ? x + R + 4 : x - R - 4, y + 4, name, right ? 'start' : 'end')];
    });
  return {
    width,
    height: px(height),
    title,
    said: spots.map(({ said }) => said).join('; ') || words.none,
    shapes: [
      ...lowerEdge(frame, along, horizontal.ticks, picture.x, below, words),
      ...leftEdge(frame, up, vertical.ticks, picture.y, beside, words),
      line('even', frame.left, up.at(0), frame.right, up.at(0)),
      ...marks,
      ...names,
      ...(shown.length === 0 ? [text('muted', frame.left + 12, height / 2, words.none)] : []),
    ],
  };
}
