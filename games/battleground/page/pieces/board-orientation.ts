// Where does a field lie on the screen? The viewer's home row is always below: for the other seat the board is turned.

import type { Seat } from '@duello/kernel';
import { fieldsIn, type Geometry, geometryOf, type View } from '../../index.ts';

/** From 0, counted from the left and from above. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Turned {
  readonly geometry: Geometry;
  /** Names of the fields from above to below, each row from left to right. */
  readonly fields: readonly string[];
  spotOf(field: string): Spot;
  /** The middle of a field, or an intersection, in fields from the corner. */
  middleOf(spot: string): Spot;
  /** Letters from the left, numbers from above. */
  readonly lanes: readonly string[];
  readonly rows: readonly string[];
}

const made = new Map<string, Turned>();

export function turnedFor({ options }: View, mine: Seat): Turned {
  const key = `${options.lanes}/${options.rows}/${mine}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const turned = turn(geometryOf(options.lanes, options.rows), mine);
  made.set(key, turned);
  return turned;
}

function turn(geometry: Geometry, mine: Seat): Turned {
  const { lanes, rows, keys } = geometry;
  const spotOf = (field: string): Spot => {
    const at = keys.indexOf(field);
    const [lane, row] = [at % lanes, Math.floor(at / lanes)];
    return mine === 0 ? { x: lane, y: rows - 1 - row } : { x: lanes - 1 - lane, y: row };
  };
  const middleOf = (spot: string): Spot => {
    const [a, b] = fieldsIn(spot);
    const one = spotOf(a);
    if (b === undefined) return { x: one.x + 0.5, y: one.y + 0.5 };
    const two = spotOf(b);
    const edge = (p: number, q: number, most: number): number => {
      if (p !== q) return Math.max(p, q);
      return p === 0 ? 0 : most;
    };
    // Along an edge of the board both fields have the same lane or row.
    return { x: edge(one.x, two.x, lanes), y: edge(one.y, two.y, rows) };
  };
  const fields = keys.toSorted((a, b) => spotOf(a).y - spotOf(b).y || spotOf(a).x - spotOf(b).x);
  return {
    geometry,
    fields,
    spotOf,
    middleOf,
    lanes: fields.slice(0, lanes).map((field) => field[0]),
    rows: fields.filter((_, at) => at % lanes === 0).map((field) => field.slice(1)),
  };
}
