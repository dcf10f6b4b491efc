// Which pictures bring somebody's own cards along? Small JPEGs as data addresses, by the names that the cards call them.

import { isRecord } from '@duello/language';

export type Photos = Readonly<Record<string, string>>;

/** What the page makes of any picture is far smaller. */
export const MOST_PHOTO_LETTERS = 300_000;
const MOST_PIXELS = 2048;
const MOST_PHOTOS = 24;
const JPEG = /^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/;
const NAME = /^own-[a-z0-9-]{1,50}$/;

export const photoBytes = (data: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(data.slice(data.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));

/** How large a JPEG says it is; null for what is none. */
export function photoSize(bytes: Uint8Array): { readonly width: number; readonly height: number } | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const two = (at: number): number => bytes[at] * 256 + bytes[at + 1];
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + two(at + 2)) {
    const mark = bytes[at + 1];
    // A frame; the others between C0 and CF are tables.
    if (mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc)
      return { width: two(at + 7), height: two(at + 5) };
  }
  return null;
}

/** No larger than can be drawn at once: a small file may claim to be as large as a house. */
export function isPhoto(data: unknown): data is string {
  if (typeof data !== 'string' || data.length > MOST_PHOTO_LETTERS || !JPEG.test(data)) return false;
  const size = photoSize(photoBytes(data));
  return size !== null && Math.min(size.width, size.height) > 0 && Math.max(size.width, size.height) <= MOST_PIXELS;
}

/** Whatever a file says: what is no picture is left out. */
export function readPhotos(input: unknown): Photos {
  if (!isRecord(input)) return {};
  const found = Object.entries(input).slice(0, MOST_PHOTOS);
  return Object.fromEntries(
    found.flatMap(([name, data]): readonly (readonly [string, string])[] =>
      NAME.test(name) && isPhoto(data) ? [[name, data]] : [],
    ),
  );
}
