// Is what somebody writes for a picture the name of one, and nothing else?

import { expect, test } from 'vitest';
import { readPicture } from './picture.ts';

test('a drawing is meant by its name, and nothing at all is no picture', () => {
  expect(readPicture('dragon-head', 'at')).toBe('dragon-head');
  expect(readPicture('own-0a1b2c3d4e5f6071', 'at')).toBe('own-0a1b2c3d4e5f6071');
  expect(readPicture(null, 'at')).toBeNull();
  expect(readPicture(undefined, 'at')).toBeNull();
});

test.each(['', 'Dragon', '../secret', '<svg>', 'https://example.org/a.png', 'a'.repeat(61), 7, {}, ['dragon-head']])(
  '%j is refused',
  (wrong) => {
    expect(() => readPicture(wrong, 'cards.mine.picture')).toThrow(
      /cards\.mine\.picture: must be the name of a drawing/,
    );
  },
);
