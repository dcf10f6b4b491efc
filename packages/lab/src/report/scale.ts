// Where on a picture does a number lie, and which round numbers stand at its edge?

import { isKnown } from './numbers.ts';

export interface Scale {
  readonly from: number;
  readonly to: number;
  /** Inside the picture whatever the number: what lies outside stands at the edge. */
  at(n: number): number;
}

export function scaleOf([from, to]: readonly [number, number], [start, end]: readonly [number, number]): Scale {
  const width = to - from;
  const at = (n: number): number => {
    if (!isKnown(n) || width === 0) return (start + end) / 2;
    const share = Math.min(1, Math.max(0, (n - from) / width));
    return start + share * (end - start);
  };
  return { from, to, at };
}

/** From the least to the most of what is known, a little wider; the given range where nothing is. */
export function extentOf(numbers: readonly number[], otherwise: readonly [number, number]): readonly [number, number] {
  const known = numbers.filter(isKnown);
  if (known.length === 0) return otherwise;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return least === most ? [least - 0.5 * (Math.abs(least) || 1), most + 0.5 * (Math.abs(most) || 1)] : [least, most];
}

const STEPS = [1, 2, 2.5, 5, 10];

/** The least round step that makes no more than so many. */
function stepOf(width: number, most: number): number {
  const rough = width / Math.max(1, most);
  const power = 10 ** Math.floor(Math.log10(rough));
  return (STEPS.find((step) => step * power >= rough * 0.999) ?? 10) * power;
}

/** Round numbers within, at most so many and one. */
export function ticksOf([from, to]: readonly [number, number], most: number): readonly number[] {
  if (!isKnown(from) || !isKnown(to) || to <= from) return isKnown(from) ? [from] : [];
  const step = stepOf(to - from, most);
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  return Array.from({ length: count }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

/** The range widened to round numbers, and those. */
export function rounded(range: readonly [number, number], most: number) {
  const step = stepOf(range[1] - range[0], most);
  const [from, to] = [Math.floor(range[0] / step + 1e-9) * step, Math.ceil(range[1] / step - 1e-9) * step];
  return { range: [from, to] as const, ticks: ticksOf([from, to], most + 1) };
}
