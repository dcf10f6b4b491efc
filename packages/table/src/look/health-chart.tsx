// How did both healths go over the rounds? Two lines that also differ in their strokes and marks.

import type { HealthLine } from './health-lines.ts';
import './health-chart.css';

interface Props {
  readonly lines: readonly [HealthLine, HealthLine];
  readonly names: readonly [string, string];
  readonly label: string;
}

const WIDTH = 320;
const HEIGHT = 130;
const LEFT = 26;
const BASE = HEIGHT - 18;

export function HealthChart({ lines, names, label }: Props) {
  const rounds = Math.max(1, lines[0].length - 1);
  const top = Math.max(10, ...lines.flat());
  const x = (round: number): number => LEFT + ((WIDTH - LEFT - 8) * round) / rounds;
  const y = (health: number): number => BASE - ((BASE - 8) * Math.max(0, health)) / top;
  const path = (line: HealthLine): string =>
    line.map((h, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(h).toFixed(1)}`).join('');
  const every = Math.ceil(rounds / 10);
  const spoken = lines.map((line, seat) => `${names[seat]}: ${line.map((h) => Math.max(0, h)).join(', ')}`).join('. ');
  return (
    <figure className="health-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${label}. ${spoken}`}>
        {[0, top / 2, top].map((health) => (
          <g key={health}>
            <line className="chart-grid" x1={LEFT} x2={WIDTH - 8} y1={y(health)} y2={y(health)} />
            <text className="chart-text" x={LEFT - 5} y={y(health) + 3} textAnchor="end">
              {Math.round(health)}
            </text>
          </g>
        ))}
        {Array.from({ length: rounds + 1 }, (_, round) => round)
          .filter((round) => round % every === 0)
          .map((round) => (
            <text key={round} className="chart-text" x={x(round)} y={HEIGHT - 4} textAnchor="middle">
              {round}
            </text>
          ))}
        {lines.map((line, seat) => (
          <g key={names[seat]} className="chart-line" data-line={seat}>
            <path d={path(line)} />
            {line.map((health, round) =>
              seat === 0 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
                <circle key={round} cx={x(round)} cy={y(health)} r="2.6" />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
                <rect key={round} x={x(round) - 2.4} y={y(health) - 2.4} width="4.8" height="4.8" />
              ),
            )}
          </g>
        ))}
      </svg>
      <figcaption>
        {names.map((name, seat) => (
          <span key={name} className="chart-name" data-line={seat}>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
