// Where is there room for the large card? Beside what it shows, over nothing that is read or used, in the first shape that fits.

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export type Size = Pick<Rect, 'width' | 'height'>;

export interface Wanted {
  readonly screen: Size;
  /** What is being looked at. */
  readonly near: Rect;
  /** What it may never cover, besides what is being looked at. */
  readonly avoid: readonly Rect[];
  /** What it covers only where there is no other place. */
  readonly spare: readonly Rect[];
  /** The shapes it can take, the best first. */
  readonly shapes: readonly Size[];
}

export interface Place {
  /** Which of the shapes. */
  readonly shape: number;
  readonly left: number;
  readonly top: number;
}

/** Between it and whatever it stays clear of, in pixels. */
const GAP = 8;

const right = ({ left, width }: Rect): number => left + width;
const bottom = ({ top, height }: Rect): number => top + height;
const lap = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom));

/** How much of one lies over the other. */
export const overlap = (a: Rect, b: Rect): number =>
  lap(a.left, right(a), b.left, right(b)) * lap(a.top, bottom(a), b.top, bottom(b));

/** From the middle of one to the middle of the other. */
const distance = (a: Rect, b: Rect): number =>
  Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2);

export const wider = ({ left, top, width, height }: Rect, by: number): Rect => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Where its edge can lie along one side of the screen: at the ends, beside each thing, and level with what is looked at. */
function stops(length: number, screen: number, things: readonly (readonly [number, number])[], level: number) {
  const ends = [GAP, screen - length - GAP, level];
  const beside = things.flatMap(([from, to]) => [from - length - GAP, to + GAP]);
  const within = [...ends, ...beside].filter((at) => at >= GAP && at + length <= screen - GAP);
  return [...new Set(within.map(Math.round))];
}

/** The place that covers least of what could be spared, then the nearest; null where no shape has one. */
export function placeZoom({ screen, near, avoid, spare, shapes }: Wanted): Place | null {
  const kept = [near, ...avoid].map((rect) => wider(rect, GAP - 1));
  const things = [near, ...avoid];
  for (const [shape, { width, height }] of shapes.entries()) {
    const level = [near.left + (near.width - width) / 2, near.top + (near.height - height) / 2] as const;
    const columns = stops(
      width,
      screen.width,
      things.map((rect) => [rect.left, right(rect)] as const),
      level[0],
    );
    const rows = stops(
      height,
      screen.height,
      things.map((rect) => [rect.top, bottom(rect)] as const),
      level[1],
    );
    let best: { readonly place: Place; readonly cost: number } | null = null;
    for (const left of columns) {
      for (const top of rows) {
        const rect = { left, top, width, height };
        if (kept.some((one) => overlap(rect, one) > 0)) continue;
        const covered = spare.reduce((sum, one) => sum + overlap(rect, one), 0) / (width * height);
        const cost = covered * (screen.width + screen.height) + distance(rect, near);
        if (best === null || cost < best.cost) best = { place: { shape, left, top }, cost };
      }
    }
    if (best !== null) return best.place;
  }
  return null;
}
