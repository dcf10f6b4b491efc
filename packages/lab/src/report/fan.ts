// How is the course of all matches drawn? A fan of the winner’s chances: nine of ten, the middle half, the median.

import type { Picture } from '../questions/answer.ts';
import { leftEdge, lowerEdge } from './axis.ts';
import { type Drawing, line, path, type Shape, spot, text, through } from './drawing.ts';
import { figure, isKnown } from './numbers.ts';
import { scaleOf } from './scale.ts';
import { spotsOf, type Voice } from './spots.ts';

type Fan = Extract<Picture, { readonly kind: 'fan' }>;
type Step = Fan['steps'][number];
type Level = Exclude<keyof Step, 'at'>;

const QUARTERS = [0, 0.25, 0.5, 0.75, 1];
/** As many single matches as can be told apart. */
const EXAMPLES = 8;

export function drawFan(picture: Fan, width: number, voice: Voice): Drawing {
  const { words } = voice;
  const { title, x, y } = words.pictures[picture.name];
  const frame = { left: 54, right: width - 12, top: 34, bottom: 254 };
  const along = scaleOf([0, 1], [frame.left, frame.right]);
  const up = scaleOf([0, 1], [frame.bottom, frame.top]);
  const steps = picture.steps.filter(({ at, ...levels }) => isKnown(at) && Object.values(levels).every(isKnown));
  const points = (level: Level) => steps.map((step) => [along.at(step.at), up.at(step[level])] as const);
  const between = (low: Level, high: Level): string => `${through([...points(high), ...points(low).toReversed()])}Z`;
  const spots = spotsOf(picture, voice);
  const examples = picture.examples.slice(0, EXAMPLES).map(({ path: chances }, i): Shape => {
    const known = chances.filter(isKnown);
    const course = known.map(
      (chance, k) => [along.at(known.length < 2 ? 0 : k / (known.length - 1)), up.at(chance)] as const,
    );
    return spot(i, spots[i].said, [path('example-reach', through(course)), path('example', through(course))]);
  });
  const last = steps.at(-1);
  const said =
    last === undefined
      ? words.none
      : steps
          .map(
            ({ at, p50 }) =>
              `${words.ofMatch(figure(at, 'share', words.lang, 0))} ${figure(p50, 'share', words.lang, 0)}`,
          )
          .join('; ');
  return {
    width,
    height: frame.bottom + 74,
    title,
    said: `${words.fan.middle}: ${said}`,
    shapes: [
      ...lowerEdge(frame, along, width < 420 ? [0, 0.5, 1] : QUARTERS, 'share', x, words),
      ...leftEdge(frame, up, QUARTERS, 'share', y, words),
      ...(steps.length === 0
        ? [text('muted', frame.left + 12, 150, words.none)]
        : [
            path('most', between('p5', 'p95')),
            path('half', between('p25', 'p75')),
            line('even', frame.left, up.at(0.5), frame.right, up.at(0.5)),
            ...examples,
            path('median', through(points('p50'))),
            ...legend(frame.left, frame.bottom + 60, width, voice),
          ]),
    ],
  };
}

/** Each look with its word, below. */
function legend(left: number, y: number, width: number, { words }: Voice): readonly Shape[] {
  const room = (width - left) / 3;
  const { fan } = words;
  const swatch = (name: string, at: number, said: string): readonly Shape[] => [
    { tag: 'rect', attrs: { class: `${name} swatch`, x: at, y: y - 10, width: 18, height: 11, rx: 2 } },
    text('tick', at + 24, y, said),
  ];
  const short = room < 150;
  return [
    ...swatch('most', short ? 2 : left, short ? '90\u202f%' : fan.most),
    ...swatch('half', (short ? 2 : left) + room, short ? '50\u202f%' : fan.half),
    line('median', (short ? 2 : left) + 2 * room, y - 4, (short ? 2 : left) + 2 * room + 18, y - 4),
    text('tick', (short ? 2 : left) + 2 * room + 24, y, fan.middle),
  ];
}
