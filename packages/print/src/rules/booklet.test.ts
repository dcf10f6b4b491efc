import { expect, test } from 'vitest';
import { indexOf, ranges } from './booklet.ts';
import type { Bar } from './flow.ts';
import { spreads } from './imposition.ts';

test.each([4, 8, 24])('A booklet of %i pages, folded, is read from the first to the last', (pages) => {
  const sides = spreads(pages);
  expect(sides).toHaveLength(pages / 2);
  // Each sheet has two sides; the outer one lies around all that are inside it.
  for (let sheet = 0; sheet < pages / 4; sheet += 1) {
    const [front, back] = [sides[2 * sheet], sides[2 * sheet + 1]];
    // The leaf on the right of the front has the page after it on its other side, which is on the left of the back.
    expect(back[0]).toBe(front[1] + 1);
    expect(front[0]).toBe(back[1] + 1);
  }
  expect(sides.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: pages }, (_, at) => at));
});

const bar = (text: string): Bar => ({ height: 1, above: 0, keep: false, shapes: [], text, section: null, head: null });

test('The index finds a word as a word of its own, and joins pages that follow each other', () => {
  const pages = [[bar('A wave of fog')], [bar('Fog, again')], [bar('foggy')], [bar('The fog lifts')]];
  expect(indexOf(['Wave', 'Fog', 'Nowhere'], pages, 3)).toEqual([
    { text: 'Fog', pages: '3–4, 6', level: 2 },
    { text: 'Wave', pages: '3', level: 2 },
  ]);
  expect(ranges([1, 2, 3, 7, 9, 10])).toBe('1–3, 7, 9–10');
});
