// Where do drawings come from? From the icon set, handed in as the paths of single icons by name.

import { BadInput } from '@duello/kernel';
import { type Fill, type PathShape, path } from './shapes.ts';

/** The body of each icon as SVG, on a square of this many units. */
export type Icons = Readonly<Record<string, string>>;
const UNITS = 512;

const PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/;

/** An icon in a square around a point. */
export function icon(
  icons: Icons,
  name: string,
  x: number,
  y: number,
  size: number,
  fill: Fill,
  opacity = 1,
): PathShape {
  const found = PATH.exec(icons[name] ?? '');
  if (found === null) throw new BadInput('', `there is no drawing called "${name}"`);
  return path(found[1], { x: x - size / 2, y: y - size / 2, scale: size / UNITS, fill, opacity });
}
