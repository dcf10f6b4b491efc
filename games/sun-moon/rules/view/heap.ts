// How are cards that nobody knows gathered and dealt? In buffers that are used again: a search draws many worlds.

import type { Compiled } from '../state/compiled.ts';
import { boxKinds } from '../turn/draft.ts';

export type Kinds = readonly number[];

export interface Heap {
  count: number;
  readonly kinds: Int16Array;
}

/** No box has so many cards. */
export const newHeap = (): Heap => ({ count: 0, kinds: new Int16Array(1024) });

export function put(heap: Heap, kinds: Kinds): void {
  for (let i = 0; i < kinds.length; i++) heap.kinds[heap.count++] = kinds[i];
}

/** Puts cards of a class from one heap onto another, at most so many, and leaves them where they are. */
export function putOfClass(compiled: Compiled, from: Heap, to: Heap, clan: number, most = from.count): void {
  const { kinds } = compiled;
  const end = to.count + most;
  let at = to.count;
  for (let i = 0; i < from.count && at < end; i++) {
    const kind = from.kinds[i];
    if (kinds[kind].class === clan) to.kinds[at++] = kind;
  }
  to.count = at;
}

/** Copies by kind, all 0 in between. */
const counted = new Uint8Array(256);

export function count(kinds: Kinds): void {
  for (let i = 0; i < kinds.length; i++) counted[kinds[i]]++;
}

export function countIn(kinds: Int16Array, from: number, to: number): void {
  for (let i = from; i < to; i++) counted[kinds[i]]++;
}

/** Writes what was counted into cells, sorted; returns where it ends. */
export function writeCounted({ kinds }: Compiled, cells: Int16Array, from: number): number {
  let at = from;
  for (let kind = 0; kind < kinds.length; kind++) {
    for (; counted[kind] > 0; counted[kind]--) cells[at++] = kind;
  }
  return at;
}

/** Heaps up all cards of the box but for those that were counted. */
export function heapLeft(compiled: Compiled, heap: Heap): void {
  heap.count = 0;
  for (const kind of boxKinds(compiled)) {
    if (counted[kind] > 0) counted[kind]--;
    else heap.kinds[heap.count++] = kind;
  }
  counted.fill(0);
}
