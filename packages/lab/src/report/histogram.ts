// How is a distribution drawn? A column a bin, with marks at the median and where all but the outermost lie.

import type { Picture } from '../questions/answer.ts';
import { leftEdge } from './axis.ts';
import { type Drawing, line, rect, spot, text } from './drawing.ts';
import { bare, isKnown } from './numbers.ts';
import { rounded, scaleOf } from './scale.ts';
import { spotsOf, type Voice } from './spots.ts';

type Histogram = Extract<Picture, { readonly kind: 'histogram' }>;

/** About so many numbers fit along the lower edge. */
const PER_NUMBER = 44;

export function drawHistogram(picture: Histogram, width: number, voice: Voice): Drawing {
  const { words } = voice;
  const { bins, marks, unit } = picture;
  const { title, x, y } = words.pictures[picture.name];
  const frame = { left: 48, right: width - 10, top: 56, bottom: 256 };
  const most = Math.max(1, ...bins.map(({ count }) => count).filter(isKnown));
  const { range, ticks } = rounded([0, most], 4);
  const up = scaleOf(range, [frame.bottom, frame.top]);
  const [from, to] = bins.length === 0 ? [0, 1] : [bins[0].from, bins[bins.length - 1].to + 1];
  const along = scaleOf([from, to], [frame.left, frame.right]);
  const spots = spotsOf(picture, voice);
  const columns = bins.map((bin, i) => {
    const [left, right] = [along.at(bin.from), along.at(bin.to + 1)];
    const gap = Math.min(2, (right - left) / 5);
    const top = up.at(bin.count);
    return spot(i, spots[i].said, [
      rect('target', left, frame.top, right - left, frame.bottom - frame.top),
      rect('column', left + gap / 2, top, right - left - gap, frame.bottom - top, { rx: Math.min(3, gap) }),
    ]);
  });
  // A bin of one number is named at its middle, others at their left edge.
  const whole = bins.every((bin) => bin.to === bin.from);
  const every = Math.max(1, Math.ceil(bins.length / Math.max(1, (frame.right - frame.left) / PER_NUMBER)));
  const numbers = bins.flatMap((bin, i) =>
    i % every === 0
      ? [
          text(
            'tick',
            along.at(whole ? bin.from + 0.5 : bin.from),
            frame.bottom + 16,
            bare(bin.from, unit, words.lang),
            'middle',
          ),
        ]
      : [],
  );
  return {
    width,
    height: frame.bottom + 46,
    title,
    said: `${words.column.p50} ${bare(marks.p50, unit, words.lang)}. ${spots.map(({ said }) => said).join('; ')}`,
    shapes: [
      ...leftEdge(frame, up, ticks.filter(Number.isInteger), 'count', y, words),
      ...columns,
      ...numbers,
      text('axis', (frame.left + frame.right) / 2, frame.bottom + 36, x, 'middle'),
      ...(bins.length === 0
        ? [text('muted', frame.left + 10, 150, words.none)]
        : markLines(marks, along, frame, voice, unit)),
    ],
  };
}

function markLines(
  marks: Histogram['marks'],
  along: ReturnType<typeof scaleOf>,
  {
    top,
    bottom,
    left,
    right,
  }: { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number },
  { words }: Voice,
  unit: Histogram['unit'],
) {
  let last = left;
  return (['p5', 'p50', 'p95'] as const).flatMap((name) => {
    const n = marks[name];
    if (!isKnown(n)) return [];
    const x = along.at(n + 0.5);
    const said = `${name === 'p50' ? words.column.p50 : `${name.slice(1)}\u202f%`} ${bare(n, unit, words.lang)}`;
    // Words of marks that stand close go side by side.
    const half = said.length * 3.4;
    const place = Math.min(right - half, Math.max(last + half, x));
    last = place + half + 8;
    return [
      line(name === 'p50' ? 'middle' : 'outer', x, top - 10, x, bottom),
      text('mark', place, top - 16, said, 'middle'),
    ];
  });
}
