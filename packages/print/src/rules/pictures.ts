// How does a picture of the rules come into print? The little SVG that they use becomes shapes: boxes, discs, paths, words.

import { BadInput } from '@duello/kernel';
import { disc, type FontName, group, type Outline, path, type Shape } from '../drawing/shapes.ts';
import { label } from '../text/setting.ts';
import type { Typefaces } from '../text/typefaces.ts';
import { printable } from './inline.ts';

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

type Attributes = Readonly<Record<string, string>>;
const TAG = /<(\/?)([a-z]+)((?:\s+[\w-]+="[^"]*")*)\s*(\/?)>([^<]*)/gi;

const attributesOf = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
const number = (from: Attributes, name: string): number => Number(from[name] ?? 0);
/** SVG knows short colours, and print does not. */
const long = (colour: string): string =>
  colour.length === 4 ? `#${[...colour.slice(1)].map((part) => part + part).join('')}` : colour;

function paintOf(from: Attributes): { readonly fill: string | null; readonly line: Outline | null } {
  const { fill = '#000000', stroke = 'none' } = from;
  const dash = from['stroke-dasharray'];
  const line = stroke === 'none' ? null : { colour: long(stroke), width: Number(from['stroke-width'] ?? 1) };
  return {
    fill: fill === 'none' ? null : long(fill),
    line: line === null || dash === undefined ? line : { ...line, dash: dash.split(/[ ,]+/).map(Number) },
  };
}

/** `translate(x y)`, then `scale(s)` or `rotate(degrees)`. */
function moved(shapes: readonly Shape[], transform: string | undefined): readonly Shape[] {
  if (transform === undefined) return shapes;
  const [, x = '0', y = '0'] = /translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(transform) ?? [];
  const [, scale = '1'] = /scale\(([-\d.]+)\)/.exec(transform) ?? [];
  const [, angle = '0'] = /rotate\(([-\d.]+)\)/.exec(transform) ?? [];
  return [group(shapes, { x: Number(x), y: Number(y), scale: Number(scale), turn: Number(angle) })];
}

/** With corners that may be round. */
function box(from: Attributes): string {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => number(from, name));
  const r = number(from, 'rx');
  const corner = (dx: number, dy: number): string => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`);
  return `M${x + r} ${y}H${x + width - r}${corner(r, r)}V${y + height - r}${corner(-r, r)}H${x + r}${corner(-r, -r)}V${y + r}${corner(r, -r)}Z`;
}

function drawn(tag: string, from: Attributes, text: string, typefaces: Typefaces): readonly Shape[] {
  const paint = paintOf(from);
  switch (tag) {
    case 'rect':
      return [path(box(from), paint)];
    case 'circle':
      return [path(disc(number(from, 'cx'), number(from, 'cy'), number(from, 'r')), paint)];
    case 'path':
      return [path(from.d ?? '', paint)];
    case 'polygon':
      return [path(`M${(from.points ?? '').trim().split(/\s+/).join('L')}Z`, paint)];
    case 'text': {
      const font: FontName = Number(from['font-weight'] ?? 400) >= 600 ? 'bold' : 'text';
      const align = from['text-anchor'] === 'middle' ? 'middle' : 'left';
      const place = {
        x: number(from, 'x'),
        y: number(from, 'y'),
        size: number(from, 'font-size'),
        font,
        align,
      } as const;
      return text.trim() === ''
        ? []
        : [label(printable(text.trim()), { ...place, colour: paint.fill ?? '#000000' }, typefaces)];
    }
    default:
      throw new BadInput('', `a picture of the rules has a <${tag}>, which print does not draw`);
  }
}

export function pictureOf(svg: string, typefaces: Typefaces): Picture {
  const [, width = '0', height = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const open: { readonly attributes: Attributes; readonly shapes: Shape[] }[] = [{ attributes: {}, shapes: [] }];
  for (const [, closing, tag, given, , text] of svg.matchAll(TAG)) {
    if (tag === 'svg' || tag === 'title' || (closing === '/' && tag !== 'g')) continue;
    if (closing === '/') {
      const done = open.pop();
      if (done !== undefined) open[open.length - 1]?.shapes.push(...moved(done.shapes, done.attributes.transform));
      continue;
    }
    const own = attributesOf(given);
    const { transform: _, ...inherited } = open[open.length - 1].attributes;
    const attributes = { ...inherited, ...own };
    if (tag === 'g') open.push({ attributes, shapes: [] });
    else open[open.length - 1].shapes.push(...moved(drawn(tag, attributes, text, typefaces), own.transform));
  }
  return { width: Number(width), height: Number(height), shapes: open[0].shapes };
}
