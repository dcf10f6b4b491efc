// Which pictures of a file are taken? Small JPEGs alone, whatever else it says.

import { expect, test } from 'vitest';
import { isPhoto, photoBytes, photoSize, readPhotos } from './photos.ts';

/** As much of a JPEG as says how large it is. */
const jpeg = (width: number, height: number): string => {
  const two = (value: number): readonly number[] => [value >> 8, value & 255];
  const table = [0xff, 0xdb, ...two(4), 0, 0];
  const frame = [0xff, 0xc0, ...two(11), 8, ...two(height), ...two(width), 1, 0, 0, 0];
  return `data:image/jpeg;base64,${Buffer.from([0xff, 0xd8, ...table, ...frame, 0xff, 0xd9]).toString('base64')}`;
};

test('a JPEG says how large it is', () => {
  expect(photoSize(photoBytes(jpeg(680, 330)))).toEqual({ width: 680, height: 330 });
  expect(photoSize(new Uint8Array([1, 2, 3]))).toBeNull();
  expect(photoSize(new Uint8Array([0xff, 0xd8, 0xff, 0xdb, 0, 0, 0xff, 0xdb, 0, 0, 0, 0]))).toBeNull();
});

test.each([
  ['another address', 'https://example.org/a.jpg'],
  ['another kind', 'data:image/svg+xml;base64,PHN2Zz4='],
  ['no picture', 'data:image/jpeg;base64,AAAA'],
  ['one that claims to be as large as a house', jpeg(65_000, 65_000)],
  ['one without a size', jpeg(0, 0)],
  ['too long a text', `data:image/jpeg;base64,${'A'.repeat(400_000)}`],
  ['no text at all', 7],
])('%s is no photo', (_, data) => {
  expect(isPhoto(data)).toBe(false);
});

test('of a file those are kept that are photos by a name', () => {
  const good = jpeg(680, 330);
  expect(readPhotos({ 'own-1': good, '../up': good, 'own-2': 'x', __proto__: null })).toEqual({ 'own-1': good });
  expect(readPhotos('own-1')).toEqual({});
});
