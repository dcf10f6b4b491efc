import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlap, placeZoom, type Rect } from './zoom-place.ts';

const SCREEN = { width: 1000, height: 600 };
const rect = (left: number, top: number, width: number, height: number): Rect => ({ left, top, width, height });
const CARD = { width: 200, height: 300 };
const BAR = { width: 180, height: 60 };

const nothing = { screen: SCREEN, avoid: [], spare: [], shapes: [CARD] };

test('it stands beside what is looked at, not over it', () => {
  const near = rect(400, 450, 100, 140);
  const place = placeZoom({ ...nothing, near });
  expect(place).not.toBeNull();
  expect(overlap({ ...CARD, ...place! }, near)).toBe(0);
});

test('it goes to the other side where the near one is taken', () => {
  const near = rect(450, 200, 100, 140);
  const left = placeZoom({ ...nothing, near, avoid: [rect(560, 0, 440, 600)] });
  expect(left!.left + CARD.width).toBeLessThanOrEqual(450);
  const after = placeZoom({ ...nothing, near, avoid: [rect(0, 0, 440, 600)] });
  expect(after!.left).toBeGreaterThanOrEqual(550);
});

test('it rather covers nothing, farther away, than cards that lie near', () => {
  const near = rect(100, 440, 100, 140);
  const spare = [rect(0, 0, 700, 430), rect(210, 440, 490, 140)];
  expect(placeZoom({ ...nothing, near, spare })!.left).toBeGreaterThanOrEqual(690);
});

test('it takes a smaller shape where the large one has no room, and says so where none has', () => {
  const near = rect(0, 500, 100, 100);
  const avoid = [rect(0, 100, 1000, 390)];
  const place = placeZoom({ ...nothing, near, avoid, shapes: [CARD, BAR] });
  expect(place?.shape).toBe(1);
  expect(placeZoom({ ...nothing, near, avoid: [rect(0, 0, 1000, 600)], shapes: [CARD, BAR] })).toBeNull();
});

const anyRect = fc
  .tuple(fc.nat(900), fc.nat(500), fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 300 }))
  .map(([left, top, width, height]) => rect(left, top, width, height));

test('whatever lies where, it is on the screen and covers none of it', () => {
  fc.assert(
    fc.property(
      anyRect,
      fc.array(anyRect, { maxLength: 8 }),
      fc.array(anyRect, { maxLength: 8 }),
      (near, avoid, spare) => {
        const shapes = [CARD, BAR];
        const place = placeZoom({ screen: SCREEN, near, avoid, spare, shapes });
        if (place === null) return;
        const shown = { left: place.left, top: place.top, ...shapes[place.shape] };
        expect([near, ...avoid].map((one) => overlap(shown, one)).filter((area) => area > 0)).toEqual([]);
        expect(overlap(shown, rect(0, 0, SCREEN.width, SCREEN.height))).toBe(shown.width * shown.height);
      },
    ),
  );
});

test('the last free corner is found', () => {
  const avoid = [rect(0, 0, 1000, 250), rect(0, 250, 770, 350)];
  expect(placeZoom({ ...nothing, near: rect(10, 10, 20, 20), avoid })).toMatchObject({ shape: 0, left: 778, top: 258 });
});
