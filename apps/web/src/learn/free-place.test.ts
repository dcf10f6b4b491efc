// Does the guide find a place where it covers nothing?

import { overlap, type Rect } from '@duello/table';
import { expect, test } from 'vitest';
import { freePlace } from './free-place.ts';

const PHONE = { width: 390, height: 844 };
const SIZES = { most: { width: 360, height: 300 }, least: { width: 200, height: 100 } };

test('Between what is above and below it takes the space in the middle', () => {
  const avoid = [
    { left: 0, top: 0, width: 390, height: 200 },
    { left: 0, top: 600, width: 390, height: 244 },
  ];
  const place = freePlace({ screen: PHONE, avoid, ...SIZES });
  expect(place).toMatchObject({ top: 206, height: 300, width: 360 });
});

test('In a narrow place it has all the room below', () => {
  const avoid = [
    { left: 0, top: 0, width: 150, height: 844 },
    { left: 0, top: 0, width: 390, height: 100 },
  ];
  const place = freePlace({ screen: PHONE, avoid, ...SIZES });
  expect(place).toEqual({ left: 156, top: 106, width: 228, height: 732 });
});

test('Where there is too little room it has no place', () => {
  const avoid = [{ left: 0, top: 90, width: 390, height: 700 }];
  expect(freePlace({ screen: PHONE, avoid, ...SIZES })).toBeNull();
});

test('Whatever stands around, it covers nothing and stays on the screen', () => {
  let seed = 7;
  const chance = (n: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * n);
  };
  let placed = 0;
  for (let run = 0; run < 300; run++) {
    const avoid: Rect[] = Array.from({ length: 1 + chance(6) }, () => ({
      left: chance(300) - 20,
      top: chance(700) - 20,
      width: 20 + chance(250),
      height: 20 + chance(250),
    }));
    const place = freePlace({ screen: PHONE, avoid, ...SIZES });
    if (place === null) continue;
    placed += 1;
    expect(avoid.filter((one) => overlap(one, place) > 0)).toEqual([]);
    expect(place.left >= 0 && place.top >= 0).toBe(true);
    expect(place.left + place.width <= PHONE.width && place.top + place.height <= PHONE.height).toBe(true);
    expect(place.width >= 200 && place.height >= 100).toBe(true);
  }
  expect(placed).toBeGreaterThan(100);
});
