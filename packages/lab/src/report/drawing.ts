// What is a picture made of? Shapes as plain data, which a page makes elements of and a file text.

export interface Shape {
  readonly tag: 'g' | 'rect' | 'line' | 'path' | 'circle' | 'text' | 'title';
  readonly attrs: { readonly [name: string]: string | number };
  readonly text?: string;
  readonly inside?: readonly Shape[];
  /** The point of the picture whose matches it opens, by number. */
  readonly spot?: number;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** Its points and figures, for whoever does not see them. */
  readonly said: string;
  readonly shapes: readonly Shape[];
}

/** Half a tenth of a pixel is seen by nobody. */
export const px = (n: number): number => Math.round(n * 10) / 10;

type Attrs = Shape['attrs'];
export const line = (name: string, x1: number, y1: number, x2: number, y2: number): Shape => ({
  tag: 'line',
  attrs: { class: name, x1: px(x1), y1: px(y1), x2: px(x2), y2: px(y2) },
});
export const rect = (name: string, x: number, y: number, width: number, height: number, more: Attrs = {}): Shape => ({
  tag: 'rect',
  attrs: { class: name, x: px(x), y: px(y), width: px(Math.max(0, width)), height: px(Math.max(0, height)), ...more },
});
export const circle = (name: string, cx: number, cy: number, r: number): Shape => ({
  tag: 'circle',
  attrs: { class: name, cx: px(cx), cy: px(cy), r },
});
export const text = (
  name: string,
  x: number,
  y: number,
  said: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
) => ({
  tag: 'text' as const,
  attrs: { class: name, x: px(x), y: px(y), 'text-anchor': anchor },
  text: said,
});
export const path = (name: string, d: string): Shape => ({ tag: 'path', attrs: { class: name, d } });
export const group = (inside: readonly Shape[]): Shape => ({ tag: 'g', attrs: {}, inside });
/** A part that opens matches; its words are read aloud, and shown where a mouse rests. */
export const spot = (number: number, said: string, inside: readonly Shape[]): Shape => ({
  tag: 'g',
  attrs: { class: 'spot' },
  spot: number,
  // The title says it all: what is written inside is for the eye.
  inside: [
    { tag: 'title', attrs: {}, text: said },
    { tag: 'g', attrs: { 'aria-hidden': 'true' }, inside },
  ],
});

/** Through these points. */
export const through = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`).join('');

const WIDE = 0.56;
/** About how wide words are: no browser is asked. */
export const widthOf = (words: string, size: number): number => words.length * size * WIDE;

/** Words in so many pixels; what has no room ends in a dot of three. */
export function fitted(words: string, width: number, size: number): string {
  const room = Math.floor(width / (size * WIDE));
  return words.length <= room ? words : `${words.slice(0, Math.max(1, room - 1)).trimEnd()}…`;
}

const escaped = (said: string): string =>
  said.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
export const html = escaped;

const attrsText = (attrs: Attrs): string =>
  Object.entries(attrs)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');

function shapeText(shape: Shape, linkOf: (spot: number) => string | null): string {
  const { tag, attrs, text: said = '', inside = [] } = shape;
  const link = shape.spot === undefined ? null : linkOf(shape.spot);
  const drawn = `${escaped(said)}${inside.map((one) => shapeText(one, linkOf)).join('')}`;
  return link === null
    ? `<${tag}${attrsText(attrs)}>${drawn}</${tag}>`
    : `<a${attrsText({ ...attrs, href: link })}>${drawn}</a>`;
}

/** As text within a page; `linkOf` says where a point leads, or null for nowhere. */
export const svgText = (drawing: Drawing, linkOf: (spot: number) => string | null): string =>
  svgWith(drawing, linkOf, {}, '', 0);

/** As a file of its own, which a page shows as an image: nothing in it leads anywhere. */
export const svgFile = (drawing: Drawing, style: string): string =>
  `${svgWith(drawing, () => null, FILE, `<style>${style}</style>`, EDGE)}\n`;

const FILE: Attrs = { xmlns: 'http://www.w3.org/2000/svg' };
/** Letters may be wider than was reckoned: within a page they stand out a little, an image would cut them off. */
const EDGE = 14;

function svgWith(
  { title, said, shapes, ...size }: Drawing,
  linkOf: (spot: number) => string | null,
  more: Attrs,
  head: string,
  edge: number,
): string {
  const [width, height] = [size.width + 2 * edge, size.height + 2 * edge];
  const attrs = { ...more, class: 'drawing', viewBox: `${0 - edge} ${0 - edge} ${width} ${height}`, width, height };
  const linked = shapes.some((shape) => hasLink(shape, linkOf));
  // Where points are links, each says itself.
  const spoken = linked ? { role: 'group', 'aria-label': title } : { role: 'img', 'aria-label': `${title}. ${said}` };
  const drawn = shapes.map((one) => shapeText(one, linkOf)).join('');
  return `<svg${attrsText({ ...attrs, ...spoken })}>${head}${drawn}</svg>`;
}

const hasLink = ({ spot, inside = [] }: Shape, linkOf: (spot: number) => string | null): boolean =>
  (spot !== undefined && linkOf(spot) !== null) || inside.some((one) => hasLink(one, linkOf));
