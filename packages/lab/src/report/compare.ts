// How are two ways to play drawn side by side? A row a measure: both figures on its own scale, and what differs.

import type { Compared, Estimate, Picture } from '../questions/answer.ts';
import { bandShape } from './bars.ts';
import { circle, type Drawing, line, rect, type Shape, spot, text } from './drawing.ts';
import { nameOf } from './naming.ts';
import { figure, isKnown } from './numbers.ts';
import { extentOf, type Scale, scaleOf } from './scale.ts';
import { saidDifference, spotsOf, type Voice } from './spots.ts';

type Compare = Extract<Picture, { readonly kind: 'compare' }>;

const ROW = 66;
const TOP = 34;

export function drawCompare(picture: Compare, width: number, voice: Voice): Drawing {
  const { words, naming } = voice;
  const [a, b] = [nameOf(picture.a, naming, words), nameOf(picture.b, naming, words)];
  const spots = spotsOf(picture, voice);
  const half = width / 2;
  const rows = picture.rows.map((row, i) => spot(i, spots[i].said, drawRow(row, TOP + i * ROW, width, voice)));
  return {
    width,
    height: TOP + Math.max(1, picture.rows.length) * ROW + 4,
    title: words.pictures[picture.name].title,
    said: spots.map(({ said }) => said).join('; ') || words.none,
    shapes: [
      circle('dot a', 10, 12, 5.5),
      text('name', 22, 17, a),
      rect('dot b', half + 4, 7, 10, 10),
      text('name', half + 22, 17, b),
      ...rows,
      ...(rows.length === 0 ? [text('muted', 10, TOP + 26, words.none)] : []),
    ],
  };
}

function drawRow(
  { measure, unit, a, b, difference, band }: Compared,
  top: number,
  width: number,
  voice: Voice,
): readonly Shape[] {
  const { words } = voice;
  const { lang } = words;
  const known = [a, b].flatMap(({ value, low, high }) => [value, low, high]);
  const [left, right] = [78, width - 92];
  const scale = scaleOf(extentOf(known, [0, 1]), [left, right]);
  const by = isKnown(difference.value) ? saidDifference(difference.value, unit, voice) : '';
  const settled = isKnown(difference.low) && isKnown(difference.high) && (difference.low > 0 || difference.high < 0);
  return [
    rect('target', 0, top + 2, width, ROW - 4, { rx: 6 }),
    text('name', 4, top + 20, words.measures[measure]),
    text(settled ? 'figure' : 'muted', width - 28, top + 20, by, 'end'),
    ...bandShape(band, width - 11, top + 20),
    text('tick', left - 10, top + 41, figure(a.value, unit, lang), 'end'),
    text('tick', left - 10, top + 57, figure(b.value, unit, lang), 'end'),
    line('rule', left, top + 48, right, top + 48),
    ...estimate(a, scale, top + 37, 'a'),
    ...estimate(b, scale, top + 53, 'b'),
  ];
}

function estimate({ value, low, high }: Estimate, scale: Scale, y: number, name: 'a' | 'b'): readonly Shape[] {
  if (!isKnown(value)) return [];
  const whisker =
    isKnown(low) && isKnown(high)
      ? [rect(`interval ${name}`, scale.at(low), y - 3, scale.at(high) - scale.at(low), 6, { rx: 2 })]
      : [];
  return [
    ...whisker,
    name === 'a' ? circle('dot a', scale.at(value), y, 5) : rect('dot b', scale.at(value) - 4.5, y - 4.5, 9, 9),
  ];
}
