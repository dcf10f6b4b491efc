// How did both healths go? Two lines over the whole match, A's drawn through and B's dashed, with the rounds and the place.

import type { Stop } from './replay-story.ts';

const WIDTH = 1000;
const HEIGHT = 100;

/** A line in steps: health stays until it changes. */
function lineOf(stops: readonly Stop[], seat: 0 | 1, most: number): string {
  const x = (index: number): number => (WIDTH * index) / Math.max(1, stops.length - 1);
  const y = (health: number): number => HEIGHT - (HEIGHT * Math.max(0, health)) / most;
  return stops
    .map(({ healths }, index) =>
      index === 0 ? `M0 ${y(healths[seat])}` : `H${x(index).toFixed(1)}V${y(healths[seat]).toFixed(1)}`,
    )
    .join('');
}

interface Props {
  readonly stops: readonly Stop[];
  readonly at: number;
  readonly label: string;
}

export function ReplayChart({ stops, at, label }: Props) {
  const most = Math.max(1, ...stops.flatMap(({ healths }) => healths));
  const x = (index: number): number => (WIDTH * index) / Math.max(1, stops.length - 1);
  return (
    <svg
      className="replay-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {stops.map(({ opens, moment }, index) =>
        opens ? <line key={moment} className="chart-round" x1={x(index)} x2={x(index)} y1={0} y2={HEIGHT} /> : null,
      )}
      <path className="chart-line" data-seat="0" d={lineOf(stops, 0, most)} />
      <path className="chart-line" data-seat="1" d={lineOf(stops, 1, most)} />
      <line className="chart-place" x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} />
    </svg>
  );
}
