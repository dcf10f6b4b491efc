// Where does the arrow go while something is aimed? From it to the pointer; there is one pointer, and so one arrow.

import { useSyncExternalStore } from 'react';
import type { Rect } from '../look/zoom-place.ts';

export interface DragLine {
  readonly from: Rect;
  readonly to: Rect;
  /** The pointer is on something that can be meant. */
  readonly locked: boolean;
}

let now: DragLine | null = null;
const listeners = new Set<() => void>();

export function showDragLine(line: DragLine | null): void {
  now = line;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useDragLine = (): DragLine | null => useSyncExternalStore(subscribe, () => now);
