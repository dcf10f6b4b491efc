// How is a path of SVG said in a PDF? With lines and curves alone: quadratic curves are raised, arcs become curves.

import { BadInput } from '@duello/kernel';

/** How many numbers a command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
/** The flags of an arc need nothing between them. */
const FLAG = /[\s,]*([01])/y;

interface Command {
  readonly name: string;
  readonly relative: boolean;
  readonly args: readonly number[];
}

function argsAt(
  d: string,
  from: number,
  name: string,
): { readonly args: readonly number[]; readonly end: number } | null {
  const args: number[] = [];
  let end = from;
  while (args.length < TAKES[name]) {
    const shape = name === 'A' && (args.length === 3 || args.length === 4) ? FLAG : NUMBER;
    shape.lastIndex = end;
    const found = shape.exec(d);
    if (found === null) return null;
    args.push(Number(found[1]));
    end = shape.lastIndex;
  }
  return { args, end };
}

function* commandsOf(d: string): Generator<Command> {
  const letters = /[\s,]*([a-z])/iy;
  let at = 0;
  while (at < d.trimEnd().length) {
    letters.lastIndex = at;
    const letter = letters.exec(d)?.[1] ?? '';
    let name = letter.toUpperCase();
    if (!Object.hasOwn(TAKES, name)) throw new BadInput('', `"${d.slice(at, at + 20)}" is no part of a path`);
    at = letters.lastIndex;
    const relative = letter !== name;
    let read = argsAt(d, at, name);
    if (read === null) throw new BadInput('', `"${letter}" lacks a number in a path, at "${d.slice(at, at + 20)}"`);
    while (read !== null) {
      yield { name, relative, args: read.args };
      at = read.end;
      if (TAKES[name] === 0) break;
      // More points after a move are lines.
      if (name === 'M') name = 'L';
      read = argsAt(d, at, name);
    }
  }
}

type Point = readonly [x: number, y: number];
interface Handle {
  readonly of: 'C' | 'Q';
  readonly at: Point;
}

/** An arc as curves, each of a quarter turn at most (SVG 1.1, appendix F.6). */
function arcCurves(
  [x1, y1]: Point,
  [rx0, ry0, turn, large, sweep, x2, y2]: readonly number[],
): readonly (readonly number[])[] {
  if (rx0 === 0 || ry0 === 0) return [[x1, y1, x2, y2, x2, y2]];
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const grow = Math.sqrt(Math.max(1, (px / rx0) ** 2 + (py / ry0) ** 2));
  const [rx, ry] = [Math.abs(rx0) * grow, Math.abs(ry0) * grow];
  const spread = (rx * py) ** 2 + (ry * px) ** 2;
  const root = spread === 0 ? 0 : Math.sqrt(Math.max(0, (rx * ry) ** 2 / spread - 1)) * (large === sweep ? -1 : 1);
  const [ox, oy] = [(root * rx * py) / ry, (-root * ry * px) / rx];
  const [cx, cy] = [cos * ox - sin * oy + (x1 + x2) / 2, sin * ox + cos * oy + (y1 + y2) / 2];
  const start = Math.atan2((py - oy) / ry, (px - ox) / rx);
  const end = Math.atan2((-py - oy) / ry, (-px - ox) / rx);
  const whole =
    end - start + (sweep === 1 && end < start ? 2 * Math.PI : sweep === 0 && end > start ? -2 * Math.PI : 0);
  const count = Math.max(1, Math.ceil(Math.abs(whole) / (Math.PI / 2) - 1e-6));
  const handle = (4 / 3) * Math.tan(whole / count / 4);
  const at = (ex: number, ey: number): Point => [
    cx + cos * rx * ex - sin * ry * ey,
    cy + sin * rx * ex + cos * ry * ey,
  ];
  return Array.from({ length: count }, (_, step) => {
    const [a, b] = [start + (whole * step) / count, start + (whole * (step + 1)) / count];
    const first = at(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a));
    const second = at(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b));
    return [...first, ...second, ...at(Math.cos(b), Math.sin(b))];
  });
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

export function pathOperators(d: string): string {
  const out: string[] = [];
  let [now, from]: readonly [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  /** The last handle, for a command that mirrors it. */
  let handle: Handle | null = null;
  const put = (operator: string, ...numbers: readonly number[]): void => {
    out.push(`${numbers.map(round).join(' ')} ${operator}`);
  };
  const curve = ([ax, ay, bx, by, x, y]: readonly number[]): void => {
    put('c', ax, ay, bx, by, x, y);
    now = [x, y];
  };
  const quadratic = ([qx, qy]: Point, [x, y]: Point): void => {
    const toward = (p: number, q: number): number => p + (2 / 3) * (q - p);
    curve([toward(now[0], qx), toward(now[1], qy), toward(x, qx), toward(y, qy), x, y]);
    handle = { of: 'Q', at: [qx, qy] };
  };
  const mirrored = (of: 'C' | 'Q'): Point =>
    handle?.of === of ? [2 * now[0] - handle.at[0], 2 * now[1] - handle.at[1]] : now;
  for (const { name, relative, args } of commandsOf(d)) {
    const [dx, dy] = relative ? now : [0, 0];
    const points = name === 'A' ? args : args.map((value, at) => value + (at % 2 === 0 ? dx : dy));
    const before: Handle | null = handle;
    if (name === 'Z') {
      out.push('h');
      now = from;
    } else if (name === 'M') {
      now = [points[0], points[1]];
      from = now;
      put('m', ...now);
    } else if (name === 'L' || name === 'H' || name === 'V') {
      now = name === 'L' ? [points[0], points[1]] : name === 'H' ? [args[0] + dx, now[1]] : [now[0], args[0] + dy];
      put('l', ...now);
    } else if (name === 'C') {
      curve(points);
      handle = { of: 'C', at: [points[2], points[3]] };
    } else if (name === 'S') {
      curve([...mirrored('C'), ...points]);
      handle = { of: 'C', at: [points[0], points[1]] };
    } else if (name === 'Q') quadratic([points[0], points[1]], [points[2], points[3]]);
    else if (name === 'T') quadratic(mirrored('Q'), [points[0], points[1]]);
    else for (const part of arcCurves(now, [...args.slice(0, 5), args[5] + dx, args[6] + dy])) curve(part);
    if (handle === before) handle = null;
  }
  return out.join('\n');
}
