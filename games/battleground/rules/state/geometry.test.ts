// What lies where on the battleground?

import { describe, expect, test } from 'vitest';
import { fieldNamed, geometryOf, OFF_BOARD, PLAYER_AHEAD, rangeBetween } from './geometry.ts';

const board = geometryOf(5, 5);
const at = (key: string): number => fieldNamed(board, key);
const keys = (fields: readonly number[]): readonly string[] => fields.map((field) => board.keys[field]);
const sorted = (fields: readonly number[]): readonly string[] => [...keys(fields)].sort();

/** Fields of a board as seen from an intersection, by range. */
function fieldsAt(key: string, range: number): readonly string[] {
  const point = board.points.find((one) => one.key === key);
  if (point === undefined) throw new Error(`${key} is no intersection`);
  return board.keys.filter((_, field) => point.ranges[field] === range);
}

/** The search from a field, ring by ring; `!` is the player ahead. */
function searched(seat: 0 | 1, from: string, range: number): readonly string[] {
  const { fields, ranges } = board.search[seat][at(from)];
  return [...fields].flatMap((field, i) =>
    ranges[i] !== range ? [] : [field === PLAYER_AHEAD ? '!' : board.keys[field]],
  );
}

describe('fields', () => {
  test('B201, BR1, BR2: five lanes a to e and five rows make 25 fields, each once', () => {
    expect(board.keys).toHaveLength(25);
    expect(new Set(board.keys).size).toBe(25);
    expect([...board.keys].sort()).toEqual(
      ['a', 'b', 'c', 'd', 'e'].flatMap((lane) => [1, 2, 3, 4, 5].map((row) => lane + row)),
    );
  });

  test.each([3, 4, 5, 6])('BR1: with %i lanes the board can have four to seven rows', (lanes) => {
    for (const rows of [4, 5, 6, 7]) {
      const { size, keys: names, home } = geometryOf(lanes, rows);
      expect(size).toBe(lanes * rows);
      expect(names).toHaveLength(lanes * rows);
      expect(home[0].map((field) => names[field])).toEqual([...'abcdef'].slice(0, lanes).map((lane) => `${lane}1`));
      expect(new Set(home[1].map((field) => names[field][1]))).toEqual(new Set([`${rows}`]));
    }
  });

  test('B203: straight ahead leads through the lane to the other player, and no further', () => {
    const walk = (seat: 0 | 1, from: string): readonly string[] => {
      const found: number[] = [];
      for (let field = at(from); field !== OFF_BOARD; field = board.steps[seat][field].forward) found.push(field);
      return keys(found);
    };
    expect(walk(0, 'c1')).toEqual(['c1', 'c2', 'c3', 'c4', 'c5']);
    expect(walk(1, 'c5')).toEqual(['c5', 'c4', 'c3', 'c2', 'c1']);
  });

  test('B204: the home row is the one nearest to the player, from the left to the right', () => {
    expect(keys(board.home[0])).toEqual(['a1', 'b1', 'c1', 'd1', 'e1']);
    expect(keys(board.home[1])).toEqual(['e5', 'd5', 'c5', 'b5', 'a5']);
  });

  test('B205: adjacent fields share an edge, never a corner alone', () => {
    expect(sorted(board.adjacent[at('c3')])).toEqual(['b3', 'c2', 'c4', 'd3']);
    expect(sorted(board.adjacent[at('a1')])).toEqual(['a2', 'b1']);
    expect(sorted(board.adjacent[at('e3')])).toEqual(['d3', 'e2', 'e4']);
  });

  test('B206: neighbouring fields share an edge or a corner', () => {
    expect(sorted(board.neighbouring[at('c3')])).toEqual(['b2', 'b3', 'b4', 'c2', 'c4', 'd2', 'd3', 'd4']);
    expect(sorted(board.neighbouring[at('e5')])).toEqual(['d4', 'd5', 'e4']);
  });

  test('BR9: South has lane a to its left and the higher rows in front, North the other way round', () => {
    const [south, north] = board.steps;
    const around = ({ forward, back, left, right }: (typeof south)[number]): readonly string[] =>
      keys([forward, back, left, right]);
    expect(around(south[at('c3')])).toEqual(['c4', 'c2', 'b3', 'd3']);
    expect(around(north[at('c3')])).toEqual(['c2', 'c4', 'd3', 'b3']);
    expect(south[at('a3')].left).toBe(OFF_BOARD);
    expect(north[at('a3')].right).toBe(OFF_BOARD);
  });

  test('BR68: row by row from the seat, from its left to its right', () => {
    expect(keys(board.byRow[0]).slice(0, 7)).toEqual(['a1', 'b1', 'c1', 'd1', 'e1', 'a2', 'b2']);
    expect(keys(board.byRow[1]).slice(0, 7)).toEqual(['e5', 'd5', 'c5', 'b5', 'a5', 'e4', 'd4']);
  });
});

describe('range', () => {
  test('B207, B209, BR4: from a field it is the lanes plus the rows between', () => {
    const range = (from: string, to: string): number => rangeBetween(board, at(from), at(to));
    expect(range('c3', 'c3')).toBe(0);
    expect(range('c3', 'c4')).toBe(1);
    expect(range('c3', 'd4')).toBe(2);
    expect(range('c3', 'a3')).toBe(2);
    expect(range('a1', 'e5')).toBe(8);
    expect(range('e1', 'a2')).toBe(5);
    const within2 = board.keys.filter((key) => range('c3', key) <= 2 && key !== 'c3');
    expect(within2).toHaveLength(12);
  });

  test('B208, B210, T29: from the corner of b2, c2, b3 and c3', () => {
    expect(fieldsAt('b2/c3', 1)).toEqual(['b2', 'c2', 'b3', 'c3']);
    expect(fieldsAt('b2/c3', 2)).toEqual(['b1', 'c1', 'a2', 'd2', 'a3', 'd3', 'b4', 'c4']);
    expect(fieldsAt('b2/c3', 3)).toEqual(['a1', 'd1', 'e2', 'e3', 'a4', 'd4', 'b5', 'c5']);
  });

  test('B202, BR3, T29: on the left edge between a2 and a3', () => {
    expect(fieldsAt('a2/a3', 1)).toEqual(['a2', 'a3']);
    expect(fieldsAt('a2/a3', 2)).toEqual(['a1', 'b2', 'b3', 'a4']);
  });

  test('BR3: 16 intersections inside, 16 on the edge; a corner of the board is none', () => {
    expect(board.points).toHaveLength(32);
    const touched = board.points.map(({ ranges }) => ranges.filter((range) => range === 1).length);
    expect(touched.filter((count) => count === 4)).toHaveLength(16);
    expect(touched.filter((count) => count === 2)).toHaveLength(16);
    expect(new Set(board.points.map(({ key }) => key)).size).toBe(32);
    expect(Math.min(...touched)).toBe(2);
  });
});

describe('the search', () => {
  test('BR8: at range 1 left, front, right, rear', () => {
    expect(searched(0, 'c3', 1)).toEqual(['b3', 'c4', 'd3', 'c2']);
  });

  test('BR8: at range 2 clockwise from two to the left', () => {
    expect(searched(0, 'c3', 2)).toEqual(['a3', 'b4', 'c5', 'd4', 'e3', 'd2', 'c1', 'b2']);
  });

  test('BR8: at range 3 fields beyond the edge are left out, the order stays', () => {
    expect(searched(0, 'b2', 3)).toEqual(['a4', 'b5', 'c4', 'd3', 'e2', 'd1']);
  });

  test('BR9: North looks the other way, so its left is towards lane e', () => {
    expect(searched(1, 'c3', 1)).toEqual(['d3', 'c2', 'b3', 'c4']);
    expect(searched(1, 'c3', 2)).toEqual(['e3', 'd2', 'c1', 'b2', 'a3', 'b4', 'c5', 'd4']);
  });

  test('BR6, BR7: the player sits one step beyond the last row, straight ahead', () => {
    expect(searched(0, 'c5', 1)).toEqual(['b5', '!', 'd5', 'c4']);
    expect(searched(0, 'c4', 2)).toEqual(['a4', 'b5', '!', 'd5', 'e4', 'd3', 'c2', 'b3']);
    expect(searched(1, 'a1', 1)).toEqual(['b1', '!', 'a2']);
    expect(searched(0, 'c1', 1)).toEqual(['b1', 'c2', 'd1']);
  });

  test('BR6: from every field the opponent comes once, its own player never', () => {
    for (const seat of [0, 1] as const) {
      for (const key of board.keys) {
        const { fields, ranges } = board.search[seat][at(key)];
        const players = [...fields].flatMap((field, i) => (field === PLAYER_AHEAD ? [ranges[i]] : []));
        expect(players).toEqual([seat === 0 ? 6 - Number(key[1]) : Number(key[1])]);
        const found = fields.filter((field) => field !== PLAYER_AHEAD);
        expect(new Set(found).size).toBe(24);
        expect(found.includes(at(key))).toBe(false);
      }
    }
  });
});
