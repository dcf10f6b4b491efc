// Which shapes do numbers and costs stand on? Each its own, so that none is told by its colour alone.

import { disc, polygon, regular, roundRect } from '../drawing/shapes.ts';
import type { PipShape, PrintedBadge } from '../game/printed-card.ts';

const square = (x: number, y: number, r: number, round: number): string =>
  roundRect({ x: x - r, y: y - r, width: 2 * r, height: 2 * r }, round);

/** A disc with one corner left on it: above for a flame, below for a drop. */
function pointed(x: number, y: number, r: number, way: 1 | -1): string {
  const k = 0.5523 * r;
  const side = way === 1 ? -r : r;
  return [
    `M${x + r} ${y}C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r}C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y}`,
    way === 1
      ? `L${x + side} ${y - r}L${x} ${y - r}C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y}Z`
      : `C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}L${x + side} ${y - r}Z`,
  ].join('');
}

export const PIP_OUTLINES: Readonly<Record<PipShape, (x: number, y: number, r: number) => string>> = {
  disc,
  square: (x, y, r) => square(x, y, r * 0.92, r * 0.3),
  flame: (x, y, r) => pointed(x, y, r, -1),
  leaf: (x, y, r) => pointed(x, y, r, 1),
  hexagon: (x, y, r) => regular(x, y, r * 1.08, 6),
};

function heart(x: number, y: number, r: number): string {
  const [px, py] = [(part: number): number => x + part * r, (part: number): number => y + part * r];
  return [
    `M${px(0)} ${py(1.12)}C${px(-0.5)} ${py(0.75)} ${px(-1.15)} ${py(0.3)} ${px(-1.15)} ${py(-0.35)}`,
    `C${px(-1.15)} ${py(-0.85)} ${px(-0.78)} ${py(-1.05)} ${px(-0.52)} ${py(-1.05)}C${px(-0.25)} ${py(-1.05)} ${px(-0.08)} ${py(-0.9)} ${px(0)} ${py(-0.7)}`,
    `C${px(0.08)} ${py(-0.9)} ${px(0.25)} ${py(-1.05)} ${px(0.52)} ${py(-1.05)}C${px(0.78)} ${py(-1.05)} ${px(1.15)} ${py(-0.85)} ${px(1.15)} ${py(-0.35)}`,
    `C${px(1.15)} ${py(0.3)} ${px(0.5)} ${py(0.75)} ${px(0)} ${py(1.12)}Z`,
  ].join('');
}

/** A star of so many points. */
const star = (x: number, y: number, r: number, points: number, depth: number): string =>
  polygon(
    Array.from({ length: 2 * points }, (_, at) => {
      const angle = (at / points) * Math.PI - Math.PI / 2;
      const reach = at % 2 === 0 ? r : r * depth;
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const;
    }),
  );

export const BADGE_OUTLINES: Readonly<Record<PrintedBadge['shape'], (x: number, y: number, r: number) => string>> = {
  coin: disc,
  crystal: (x, y, r) => regular(x, y, r * 1.1, 6),
  blade: (x, y, r) => regular(x, y, r * 1.22, 4),
  heart,
  gear: (x, y, r) => star(x, y, r * 1.12, 10, 0.84),
  moon: (x, y, r) => square(x, y, r * 0.95, r * 0.4),
};
