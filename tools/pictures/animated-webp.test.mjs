import { expect, test } from 'vitest';
import { animatedWebp } from './animated-webp.mjs';

/** A still picture of one black point, lossless. */
const POINT = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

const names = (file) => {
  const found = [];
  for (let at = 12; at + 8 <= file.length; at += 8 + file.readUInt32LE(at + 4) + (file.readUInt32LE(at + 4) % 2))
    found.push(file.toString('latin1', at, at + 4));
  return found;
};

test('frames follow each other behind a canvas of their size', () => {
  const frames = [100, 250].map((milliseconds) => ({ file: POINT, milliseconds }));
  const movie = animatedWebp({ width: 640, height: 360, frames });
  expect(names(movie)).toEqual(['VP8X', 'ANIM', 'ANMF', 'ANMF']);
  expect(movie.readUInt32LE(4)).toBe(movie.length - 8);
  const canvas = movie.indexOf('VP8X') + 8;
  expect(movie.readUIntLE(canvas + 4, 3)).toBe(639);
  expect(movie.readUIntLE(canvas + 7, 3)).toBe(359);
  const last = movie.lastIndexOf('ANMF') + 8;
  expect(movie.readUIntLE(last + 12, 3)).toBe(250);
  expect(movie.subarray(last + 16).toString('latin1', 0, 4)).toBe('VP8L');
});

test('something else is refused', () => {
  const frames = [{ file: Buffer.from('no picture at all'), milliseconds: 1 }];
  expect(() => animatedWebp({ width: 1, height: 1, frames })).toThrow('not a WebP');
});
