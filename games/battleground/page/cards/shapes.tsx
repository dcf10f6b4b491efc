// Which shape has the token of an enchantment? One a number, drawn and named.

import type { Say } from '../words/use-words.ts';
import './signs.css';

/** In a box of 20 by 20. */
const DRAWN = [
  'M10 2 19 18H1Z',
  'M3 3H17V17H3Z',
  'M10 1a9 9 0 1 0 .01 0Z',
  'M10 0.5 12.9 7 20 7.6 14.6 12.2 16.3 19.2 10 15.5 3.7 19.2 5.4 12.2 0 7.6 7.1 7Z',
  'M10 1 19 10 10 19 1 10Z',
  'M6.5 1H13.5V6.5H19V13.5H13.5V19H6.5V13.5H1V6.5H6.5Z',
  'M5.5 2H14.5L19 10 14.5 18H5.5L1 10Z',
  'M10 18.5C3 13 1 9.5 1 6.4A4.6 4.6 0 0 1 10 5 4.6 4.6 0 0 1 19 6.4C19 9.5 17 13 10 18.5Z',
] as const;

const NAMES = ['triangle', 'square', 'circle', 'star', 'diamond', 'cross', 'hexagon', 'heart'] as const;

/** Shapes are numbered from 1 and never run out: the ninth is a triangle again, with a line through it. */
const indexOf = (shape: number): number => (Math.max(1, shape) - 1) % DRAWN.length;

export function shapeName(shape: number, t: Say): string {
  const name = t(`battleground.shape.${NAMES[indexOf(shape)]}`);
  return shape > DRAWN.length ? `${name} ${Math.ceil(shape / DRAWN.length)}` : name;
}

interface Props {
  readonly shape: number;
  readonly count: number;
}

export const TokenMark = ({ shape, count }: Props) => (
  <span className="bg-token" data-shape={indexOf(shape)} aria-hidden="true">
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={DRAWN[indexOf(shape)]} />
      {shape > DRAWN.length && <path className="bg-token-line" d="M1 10H19" />}
    </svg>
    {count > 1 && <b>{count}</b>}
  </span>
);
