// How is a page of print drawn on a screen? From the same shapes as the PDF, its letters as outlines of the same typefaces.

import {
  covering,
  type GroupShape,
  type Page,
  type PathShape,
  type PhotoShape,
  type Shape,
  type TextShape,
  type Typefaces,
} from '@duello/print';

type Brush = OffscreenCanvasRenderingContext2D;

export interface Paints {
  readonly typefaces: Typefaces;
  /** By their data addresses. */
  readonly photos: ReadonlyMap<string, ImageBitmap>;
}

/** Paths and letters that were read once. */
const paths = new Map<string, Path2D>();
function pathOf(d: string): Path2D {
  const found = paths.get(d) ?? new Path2D(d);
  paths.set(d, found);
  return found;
}

function paintPath({ d, x, y, scale, fill, line, opacity }: PathShape, brush: Brush): void {
  const path = pathOf(d);
  brush.translate(x, y);
  brush.scale(scale, scale);
  brush.globalAlpha = opacity;
  if (typeof fill === 'string') brush.fillStyle = fill;
  else if (fill !== null) {
    const blend = brush.createLinearGradient(0, fill.top, 0, fill.bottom);
    blend.addColorStop(0, fill.from);
    blend.addColorStop(1, fill.to);
    brush.fillStyle = blend;
  }
  if (fill !== null) brush.fill(path);
  if (line === null) return;
  brush.strokeStyle = line.colour;
  brush.lineWidth = line.width / scale;
  [brush.lineJoin, brush.lineCap] = ['round', 'round'];
  brush.setLineDash((line.dash ?? []).map((part) => part / scale));
  brush.stroke(path);
}

function paintText({ x, y, text, font, size, colour }: TextShape, brush: Brush, typefaces: Typefaces): void {
  const { units, advance, outline } = typefaces[font];
  brush.translate(x, y);
  brush.scale(size / units, -size / units);
  brush.fillStyle = colour;
  for (const letter of text) {
    brush.fill(pathOf(outline(letter)));
    brush.translate(advance(letter) * units, 0);
  }
}

function paintGroup({ x, y, turn, scale, clip, shapes }: GroupShape, brush: Brush, paints: Paints): void {
  brush.translate(x, y);
  brush.rotate((turn * Math.PI) / 180);
  brush.scale(scale, scale);
  if (clip !== null) {
    brush.beginPath();
    brush.rect(clip.x, clip.y, clip.width, clip.height);
    brush.clip();
  }
  for (const shape of shapes) paint(shape, brush, paints);
}

function paintPhoto({ data, area, outline, opacity }: PhotoShape, brush: Brush, { photos }: Paints): void {
  const photo = photos.get(data);
  if (photo === undefined) return;
  const { x, y, width, height } = covering(area, photo);
  brush.clip(pathOf(outline));
  brush.globalAlpha = opacity;
  brush.drawImage(photo, x, y, width, height);
}

function paint(shape: Shape, brush: Brush, paints: Paints): void {
  brush.save();
  if (shape.kind === 'path') paintPath(shape, brush);
  else if (shape.kind === 'text') paintText(shape, brush, paints.typefaces);
  else if (shape.kind === 'photo') paintPhoto(shape, brush, paints);
  else paintGroup(shape, brush, paints);
  brush.restore();
}

/** A page so many pixels wide, on white. */
export function pictureOfPage(page: Page, width: number, paints: Paints): ImageBitmap {
  const scale = width / page.width;
  const canvas = new OffscreenCanvas(width, Math.round(page.height * scale));
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('this browser draws nothing beside the page');
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.scale(scale, scale);
  for (const shape of page.shapes) paint(shape, brush, paints);
  return canvas.transferToImageBitmap();
}
