// How is a shuffled pile put into a known order? Some cards on top, the rest below as it lies.

import type { State } from './kind.ts';

/** Moves cards to the top of a pile, the first one topmost; the number of a kind that it has not so often, or null. */
export function stackOnTop({ cells }: State, at: number, size: number, kinds: readonly number[]): number | null {
  const rest = [...cells.subarray(at, at + cells[size])];
  for (const kind of kinds) {
    const place = rest.lastIndexOf(kind);
    if (place < 0) return kind;
    rest.splice(place, 1);
  }
  cells.set([...rest, ...kinds.toReversed()], at);
  return null;
}

/** What is wrong with an order that asks for a kind more often than the pile has it. */
export function stackFault({ cells, compiled }: State, at: number, size: number, missing: number): string {
  const held = new Set([...cells.subarray(at, at + cells[size])].map((kind) => compiled.kinds[kind].id));
  return `asks for ${compiled.kinds[missing].id} more often than this deck has it; it holds ${[...held].sort().join(', ')}`;
}
