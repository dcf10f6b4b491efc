// How does an arrow run from one thing to another? From edge to edge in a gentle bow, with a head that points at the end.

import type { Rect } from './zoom-place.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface ArrowLine {
  readonly start: Point;
  /** Pulls the line into its bow. */
  readonly bend: Point;
  /** Where the line ends and the head begins, and the tip of the head. */
  readonly neck: Point;
  readonly tip: Point;
  readonly left: Point;
  readonly right: Point;
}

/** How far the line bows out, of its length; how long the head is; how deep the tip reaches into what it points at. */
const BOW = 0.12;
const HEAD = 18;
const INTO = 0.3;

export const middleOf = ({ left, top, width, height }: Rect): Point => ({ x: left + width / 2, y: top + height / 2 });

/** Where the way from the middle of a thing to a point leaves it, or a share of that way. */
function edgeTowards(rect: Rect, to: Point, share = 1): Point {
  const from = middleOf(rect);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const reach = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : rect.width / 2 / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : rect.height / 2 / Math.abs(dy),
    1,
  );
  return { x: from.x + dx * reach * share, y: from.y + dy * reach * share };
}

/** Null where one lies in the other: there is nowhere to point. */
export function arrowLine(from: Rect, to: Rect): ArrowLine | null {
  const start = edgeTowards(from, middleOf(to));
  const tip = edgeTowards(to, middleOf(from), 1 - INTO);
  const [dx, dy] = [tip.x - start.x, tip.y - start.y];
  const length = Math.hypot(dx, dy);
  const [a, b] = [middleOf(from), middleOf(to)];
  const isAhead = (b.x - a.x) * dx + (b.y - a.y) * dy > 0;
  if (length < 1 || !isAhead) return null;
  // It bows upwards, whichever way it goes.
  const side = dx < 0 ? -1 : 1;
  const bend = {
    x: start.x + dx / 2 + dy * BOW * side,
    y: start.y + dy / 2 - dx * BOW * side,
  };
  const along = Math.hypot(tip.x - bend.x, tip.y - bend.y) || 1;
  const [ux, uy] = [(tip.x - bend.x) / along, (tip.y - bend.y) / along];
  const head = Math.min(HEAD, length * 0.6);
  const neck = { x: tip.x - ux * head, y: tip.y - uy * head };
  return {
    start,
    bend,
    neck,
    tip,
    left: { x: neck.x - uy * head * 0.6, y: neck.y + ux * head * 0.6 },
    right: { x: neck.x + uy * head * 0.6, y: neck.y - ux * head * 0.6 },
  };
}
