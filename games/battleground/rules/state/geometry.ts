// What lies where on the battleground? Everything that follows from its size alone, worked out once a size.

import type { Seat } from '@duello/kernel';
import { optionKey } from './option-keys.ts';

/** Fields in the order a summon looks for a foe, and how far each is; PLAYER_AHEAD stands for the enemy player. */
interface Search {
  readonly fields: Int8Array;
  readonly ranges: Int8Array;
}
export const PLAYER_AHEAD = -1;
/** Beyond the edge. */
export const OFF_BOARD = -1;

interface Point {
  readonly key: string;
  /** The range of every field, from 1. */
  readonly ranges: Int8Array;
}

/** A field is its lane and its row, both from 0: `lane + row * lanes`. Lanes are counted from the left as South sees it. */
export interface Geometry {
  readonly lanes: number;
  readonly rows: number;
  readonly size: number;
  readonly keys: readonly string[];
  readonly adjacent: readonly (readonly number[])[];
  readonly neighbouring: readonly (readonly number[])[];
  /** The next field for each seat: forward, back, left, right. */
  readonly steps: readonly [readonly Steps[], readonly Steps[]];
  /** Home fields from the seat's left to its right. */
  readonly home: readonly [readonly number[], readonly number[]];
  /** All fields row by row from the seat, left to right. */
  readonly byRow: readonly [readonly number[], readonly number[]];
  /** All fields lane by lane from the seat's left, in each from the nearest row; and in each from the farthest. */
  readonly byLane: readonly [readonly number[], readonly number[]];
  readonly byLaneFromAfar: readonly [readonly number[], readonly number[]];
  /** From each field, as a summon on the seat's side reaches others: its own, then clockwise from its left. */
  readonly outward: readonly [readonly (readonly number[])[], readonly (readonly number[])[]];
  /** BR8: how a summon on the seat's side searches from each field. */
  readonly search: readonly [readonly Search[], readonly Search[]];
  /** Intersections by number; the board's corners are none (BR3). */
  readonly points: readonly Point[];
}
export interface Steps {
  readonly forward: number;
  readonly back: number;
  readonly left: number;
  readonly right: number;
}

const LETTERS = 'abcdef';

const made = new Map<number, Geometry>();

export function geometryOf(lanes: number, rows: number): Geometry {
  const size = lanes * 10 + rows;
  const known = made.get(size);
  if (known !== undefined) return known;
  const geometry = make(lanes, rows);
  made.set(size, geometry);
  return geometry;
}

function make(lanes: number, rows: number): Geometry {
  const size = { lanes, rows };
  const all = fieldsOf(size);
  const search = forSeats((seat) => all.map((field) => searchFrom(size, seat, field)));
  return {
    lanes,
    rows,
    size: all.length,
    keys: all.map((field) => keyOf(size, field)),
    adjacent: all.map((field) => all.filter((other) => rangeBetween(size, field, other) === 1)),
    neighbouring: all.map((field) => all.filter((other) => isTouching(size, field, other))),
    steps: forSeats((seat) => all.map((field) => stepsOf(size, seat, field))),
    home: forSeats((seat) => inRows(all, seat).slice(0, lanes)),
    byRow: forSeats((seat) => inRows(all, seat)),
    byLane: forSeats((seat) => inLanes(size, seat).flat()),
    byLaneFromAfar: forSeats((seat) => inLanes(size, seat).flatMap((lane) => lane.toReversed())),
    outward: forSeats((seat) => all.map((field) => [field, ...search[seat][field].fields].filter((one) => one >= 0))),
    search,
    points: pointsOf(size),
  };
}

type Size = Pick<Geometry, 'lanes' | 'rows'>;

const forSeats = <T>(make: (seat: Seat) => T): readonly [T, T] => [make(0), make(1)];
const fieldsOf = ({ lanes, rows }: Size): readonly number[] =>
  Array.from({ length: lanes * rows }, (_, field) => field);
const laneOf = ({ lanes }: Size, field: number): number => field % lanes;
const rowOf = ({ lanes }: Size, field: number): number => Math.floor(field / lanes);
const keyOf = (size: Size, field: number): string => `${LETTERS[laneOf(size, field)]}${rowOf(size, field) + 1}`;

/** Fields are counted row by row from South, left to right. */
const inRows = (all: readonly number[], seat: Seat): readonly number[] => (seat === 0 ? all : all.toReversed());

/** The fields of each lane from the seat's left, the nearest first. */
const inLanes = (size: Size, seat: Seat): readonly (readonly number[])[] => {
  const fields = inRows(fieldsOf(size), seat);
  return Array.from({ length: size.lanes }, (_, lane) => fields.filter((_field, at) => at % size.lanes === lane));
};

const fieldAt = ({ lanes, rows }: Size, lane: number, row: number): number =>
  lane >= 0 && lane < lanes && row >= 0 && row < rows ? lane + row * lanes : OFF_BOARD;

/** BR9: right and forward as the seat looks. */
function shifted(size: Size, field: number, seat: Seat, right: number, forward: number): number {
  const [lane, row] = [laneOf(size, field), rowOf(size, field)];
  return seat === 0 ? fieldAt(size, lane + right, row + forward) : fieldAt(size, lane - right, row - forward);
}

const isTouching = (size: Size, from: number, to: number): boolean =>
  from !== to &&
  Math.abs(laneOf(size, from) - laneOf(size, to)) <= 1 &&
  Math.abs(rowOf(size, from) - rowOf(size, to)) <= 1;

const stepsOf = (size: Size, seat: Seat, field: number): Steps => ({
  forward: shifted(size, field, seat, 0, 1),
  back: shifted(size, field, seat, 0, -1),
  left: shifted(size, field, seat, -1, 0),
  right: shifted(size, field, seat, 1, 0),
});

function pointsOf(size: Size): readonly Point[] {
  const found: Point[] = [];
  for (let y = 0; y <= size.rows; y++) {
    for (let x = 0; x <= size.lanes; x++) {
      const around = [
        fieldAt(size, x - 1, y - 1),
        fieldAt(size, x, y - 1),
        fieldAt(size, x - 1, y),
        fieldAt(size, x, y),
      ];
      const corners = around.filter((one) => one !== OFF_BOARD);
      if (corners.length < 2) continue;
      const key = optionKey.intersection(keyOf(size, corners[0]), keyOf(size, corners[corners.length - 1]));
      const rangeOf = (field: number): number =>
        1 + Math.min(...corners.map((corner) => rangeBetween(size, corner, field)));
      found.push({ key, ranges: Int8Array.from(fieldsOf(size).map(rangeOf)) });
    }
  }
  return found;
}

function searchFrom(size: Size, seat: Seat, field: number): Search {
  const fields: number[] = [];
  const ranges: number[] = [];
  const toPlayer = rangeAhead(size, seat, field);
  for (let range = 1; range <= size.lanes + size.rows; range++) {
    for (const [right, forward] of ring(range)) {
      const found = shifted(size, field, seat, right, forward);
      if (found !== OFF_BOARD) fields.push(found);
      else if (right === 0 && forward === toPlayer) fields.push(PLAYER_AHEAD);
      else continue;
      ranges.push(range);
    }
  }
  return { fields: Int8Array.from(fields), ranges: Int8Array.from(ranges) };
}

/** BR8: one step clockwise after the other, from the left: (right, forward). */
function ring(range: number): readonly (readonly [number, number])[] {
  const steps = Array.from({ length: range }, (_, step) => step);
  return [
    ...steps.map((step) => [step - range, step] as const),
    ...steps.map((step) => [step, range - step] as const),
    ...steps.map((step) => [range - step, -step] as const),
    ...steps.map((step) => [-step, step - range] as const),
  ];
}

/** How many steps between two fields. */
export const rangeBetween = (size: Size, from: number, to: number): number =>
  Math.abs(laneOf(size, from) - laneOf(size, to)) + Math.abs(rowOf(size, from) - rowOf(size, to));

/** How many steps ahead the enemy player is, as a seat looks. */
export const rangeAhead = (size: Size, seat: Seat, field: number): number =>
  seat === 0 ? size.rows - rowOf(size, field) : rowOf(size, field) + 1;

/** The number of a field written as `c3`, or OFF_BOARD. */
export const fieldNamed = ({ keys }: Geometry, key: string): number => keys.indexOf(key);
