// Where does the guide stand in nobody's way? In the largest place of the screen that holds nothing of what it speaks of.

import { overlap, type Rect, type Size, wider } from '@duello/table';

interface Wanted {
  readonly screen: Size;
  /** What it may never cover. */
  readonly avoid: readonly Rect[];
  /** As large as it would like to be: more makes no place better. */
  readonly most: Size;
  /** Smaller than this nobody can read it. */
  readonly least: Size;
}

/** Between it and whatever it stays clear of, in pixels. */
const GAP = 6;

/** Where an edge can lie: at those of the screen, and of each thing on it. */
function edges(end: number, things: readonly (readonly [number, number])[]): readonly number[] {
  const all = [GAP, end - GAP, ...things.flat()].filter((at) => at >= GAP && at <= end - GAP);
  return [...new Set(all)].sort((a, b) => a - b);
}

/** Null where there is no place to read in. Of places that are as good the upper one, then the left one. */
export function freePlace({ screen, avoid, most, least }: Wanted): Rect | null {
  const kept = avoid.map((one) => wider(one, GAP));
  const xs = edges(
    screen.width,
    kept.map(({ left, width }) => [left, left + width]),
  );
  const ys = edges(
    screen.height,
    kept.map(({ top, height }) => [top, top + height]),
  );
  let best: Rect | null = null;
  let bestWorth = 0;
  for (const top of ys) {
    for (const bottom of ys) {
      if (bottom - top < least.height) continue;
      for (const left of xs) {
        for (const right of xs) {
          const place = { left, top, width: right - left, height: bottom - top };
          if (place.width < least.width || kept.some((one) => overlap(one, place) > 0)) continue;
          const worth = Math.min(place.width, most.width) * Math.min(place.height, most.height);
          if (worth > bestWorth) [best, bestWorth] = [place, worth];
        }
      }
    }
  }
  if (best === null) return null;
  if (best.width >= most.width) return { ...best, width: most.width, height: Math.min(best.height, most.height) };
  // In a narrow place there are more lines: it takes all that is free below.
  const { left, top, width } = best;
  const longer = ys.map((bottom) => ({ left, top, width, height: bottom - top }));
  return longer.findLast((place) => !kept.some((one) => overlap(one, place) > 0)) ?? best;
}
