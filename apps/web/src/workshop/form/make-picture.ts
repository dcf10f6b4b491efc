// How does a file become the picture of a card? Cut to its frame, made small, and written anew: nothing else of the file stays.

import { covering } from '@duello/print';

/** As sharp as print wants it, in the shape of the frame. */
const [WIDTH, HEIGHT] = [680, 330];
const MOST_FILE_BYTES = 15_000_000;
const [LEAST_WIDTH, LEAST_HEIGHT] = [120, 60];
/** So many fit into what a browser keeps. */
const MOST_BYTES = 60_000;
const QUALITIES = [0.86, 0.75, 0.6, 0.45, 0.3];

export type Made =
  | { readonly is: 'picture'; readonly data: string }
  | { readonly is: 'tooLarge' | 'tooSmall' | 'unreadable' };

async function read(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

export async function pictureFrom(file: Blob): Promise<Made> {
  if (file.size > MOST_FILE_BYTES) return { is: 'tooLarge' };
  const bitmap = await read(file);
  if (bitmap === null) return { is: 'unreadable' };
  const { width, height } = bitmap;
  if (width < LEAST_WIDTH || height < LEAST_HEIGHT) return { is: 'tooSmall' };
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const brush = canvas.getContext('2d');
  if (brush === null) return { is: 'unreadable' };
  // Where it lets the light through, paper does.
  brush.fillStyle = '#fdf9ee';
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  const place = covering({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, { width, height });
  brush.drawImage(bitmap, place.x, place.y, place.width, place.height);
  bitmap.close();
  for (const quality of QUALITIES) {
    const made = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (made.size <= MOST_BYTES) return { is: 'picture', data: await addressOf(made) };
  }
  return { is: 'tooLarge' };
}

async function addressOf(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return `data:image/jpeg;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
