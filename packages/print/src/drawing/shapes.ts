// What can be drawn on paper? Paths, text and groups of them, in points from the top left, whatever writes them in the end.

/** A colour as #rrggbb, or one that becomes another from one height to another. */
export type Fill =
  | string
  | { readonly from: string; readonly to: string; readonly top: number; readonly bottom: number };

export interface Outline {
  readonly colour: string;
  readonly width: number;
  readonly dash?: readonly number[];
}

export const FONT_NAMES = ['text', 'bold', 'italic', 'title'] as const;
export type FontName = (typeof FONT_NAMES)[number];

export interface PathShape {
  readonly kind: 'path';
  /** As in SVG. */
  readonly d: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly fill: Fill | null;
  readonly line: Outline | null;
  readonly opacity: number;
}
export interface TextShape {
  readonly kind: 'text';
  readonly x: number;
  /** Where the letters stand. */
  readonly y: number;
  readonly text: string;
  readonly font: FontName;
  readonly size: number;
  readonly colour: string;
  /** True for the hyphen of a word that goes on in the next line: it is seen, but not copied or read aloud. */
  readonly soft: boolean;
}
export interface GroupShape {
  readonly kind: 'group';
  readonly x: number;
  readonly y: number;
  /** In degrees, clockwise, around its own origin. */
  readonly turn: number;
  readonly scale: number;
  /** Nothing is drawn beyond it. */
  readonly clip: Area | null;
  /** The same name means the same shapes: they are written once. */
  readonly key: string | null;
  readonly shapes: readonly Shape[];
}
/** A picture that fills an area: what is too much of it lies beyond the outline, evenly on both sides. */
export interface PhotoShape {
  readonly kind: 'photo';
  /** A JPEG as a data address. */
  readonly data: string;
  readonly area: Area;
  /** Nothing of it is drawn beyond this path. */
  readonly outline: string;
  /** From 0 to 1: the paper shines through what is left. */
  readonly opacity: number;
}
export type Shape = PathShape | TextShape | GroupShape | PhotoShape;

/** Every photo among them, each once. */
export function photosIn(shapes: readonly Shape[], found = new Set<string>()): ReadonlySet<string> {
  for (const shape of shapes) {
    if (shape.kind === 'photo') found.add(shape.data);
    if (shape.kind === 'group') photosIn(shape.shapes, found);
  }
  return found;
}

/** Where a photo of a size lies so that it covers the whole of an area. */
export function covering(
  { x, y, width, height }: Area,
  size: { readonly width: number; readonly height: number },
): Area {
  const scale = Math.max(width / size.width, height / size.height);
  const [wide, high] = [size.width * scale, size.height * scale];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Page {
  readonly width: number;
  readonly height: number;
  /** What is on it, for lists and for who does not see it. */
  readonly label: string;
  readonly shapes: readonly Shape[];
}

type PathPart = Partial<Omit<PathShape, 'kind' | 'd'>>;
export const path = (d: string, part: PathPart): PathShape => ({
  ...{ kind: 'path', d, x: 0, y: 0, scale: 1, fill: null, line: null, opacity: 1 },
  ...part,
});

type GroupPart = Partial<Omit<GroupShape, 'kind' | 'shapes'>>;
export const group = (shapes: readonly Shape[], part: GroupPart = {}): GroupShape => ({
  ...{ kind: 'group', x: 0, y: 0, turn: 0, scale: 1, clip: null, key: null, shapes },
  ...part,
});

const n = (value: number): string => String(Math.round(value * 1000) / 1000);

export const line = (x1: number, y1: number, x2: number, y2: number): string => `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;

export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `${points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')}Z`;

export const rect = ({ x, y, width, height }: Area): string =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

/** How far the handles of a curve lie from its ends when it is a quarter of a circle. */
const ROUND = 0.5523;

export function roundRect({ x, y, width, height }: Area, r: number): string {
  const [right, bottom, k] = [x + width, y + height, r * (1 - ROUND)];
  return [
    `M${n(x + r)} ${n(y)}L${n(right - r)} ${n(y)}C${n(right - k)} ${n(y)} ${n(right)} ${n(y + k)} ${n(right)} ${n(y + r)}`,
    `L${n(right)} ${n(bottom - r)}C${n(right)} ${n(bottom - k)} ${n(right - k)} ${n(bottom)} ${n(right - r)} ${n(bottom)}`,
    `L${n(x + r)} ${n(bottom)}C${n(x + k)} ${n(bottom)} ${n(x)} ${n(bottom - k)} ${n(x)} ${n(bottom - r)}`,
    `L${n(x)} ${n(y + r)}C${n(x)} ${n(y + k)} ${n(x + k)} ${n(y)} ${n(x + r)} ${n(y)}Z`,
  ].join('');
}

export const disc = (x: number, y: number, r: number): string =>
  roundRect({ x: x - r, y: y - r, width: 2 * r, height: 2 * r }, r);

/** A polygon of equal sides around a point, one corner on top. */
export const regular = (x: number, y: number, r: number, corners: number): string =>
  polygon(
    Array.from({ length: corners }, (_, at) => {
      const angle = (at / corners) * 2 * Math.PI - Math.PI / 2;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
    }),
  );
