// How is an arrow drawn over the table? In pixels of the screen, light on a dark edge, so that it shows on every ground.

import type { ReactNode } from 'react';
import { arrowLine, type Point } from './arrow-line.ts';
import type { Rect } from './zoom-place.ts';
import './arrow.css';

interface Props {
  readonly from: Rect;
  readonly to: Rect;
  /** It has found what it may point at. */
  readonly locked?: boolean;
}

const at = ({ x, y }: Point): string => `${x} ${y}`;

/** Belongs into `ArrowLayer`. */
export function Arrow({ from, to, locked = true }: Props) {
  const line = arrowLine(from, to);
  if (line === null) return null;
  const { start, bend, neck, tip, left, right } = line;
  const path = `M${at(start)} Q${at(bend)} ${at(neck)}`;
  return (
    <g className="arrow" data-locked={locked}>
      <path className="arrow-edge" d={path} />
      <path className="arrow-line" d={path} />
      <polygon points={[tip, left, right].map(({ x, y }) => `${x},${y}`).join(' ')} />
    </g>
  );
}

/** The whole screen but for one place. */
const around = ({ left, top, width, height }: Rect): string =>
  `path(evenodd, "M0 0H9999V9999H0Z M${left} ${top}h${width}v${height}h${-width}Z")`;

interface LayerProps {
  /** Arrows pass behind it. */
  readonly behind?: Rect | null;
  readonly children: ReactNode;
}

export const ArrowLayer = ({ behind = null, children }: LayerProps) => (
  <svg className="arrow-layer" style={behind === null ? {} : { clipPath: around(behind) }} aria-hidden="true">
    {children}
  </svg>
);
