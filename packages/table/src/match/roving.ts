// How does the keyboard walk over the table? Arrows go to the nearest thing that way; each zone is one stop of the Tab key.

import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Things the arrows stop at carry `data-rove`; a zone of them `data-group`. */
const ITEM = '[data-rove]';
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const itemsOf = (root: Element): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(ITEM)].filter((item) => item.offsetParent !== null);
const groupOf = (item: Element): Element | null => item.closest('[data-group]');

function centre(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The nearest item that lies mostly in the direction; sideways its own zone comes first. */
function towards(root: Element, from: HTMLElement, [dx, dy]: readonly [number, number]): HTMLElement | null {
  const [x, y] = centre(from);
  const group = groupOf(from);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const item of itemsOf(root)) {
    if (item === from) continue;
    const [ix, iy] = centre(item);
    const along = (ix - x) * dx + (iy - y) * dy;
    const aside = Math.abs((ix - x) * dy) + Math.abs((iy - y) * dx);
    if (along < 4) continue;
    const abroad = dx !== 0 && groupOf(item) !== group ? 400 : 0;
    const cost = along + aside * (dx === 0 ? 1.2 : 3) + abroad;
    if (cost < least) {
      least = cost;
      best = item;
    }
  }
  return best;
}

/** Moves the focus; true when the key was an arrow that led somewhere. */
export function rove(root: Element | null, event: KeyboardEvent | globalThis.KeyboardEvent): boolean {
  const way = ARROWS[event.key];
  if (way === undefined || root === null) return false;
  const active = document.activeElement;
  const from = active instanceof HTMLElement && root.contains(active) ? active : null;
  const found = from === null ? (itemsOf(root).at(0) ?? null) : towards(root, from, way);
  found?.focus();
  return found !== null;
}

/** Sets one Tab stop in each zone, and brings the focus back when what had it has left the table. */
export function useTabStops(root: RefObject<HTMLElement | null>, home: RefObject<HTMLElement | null>): void {
  const last = useRef<{ readonly item: HTMLElement; readonly group: Element | null; readonly index: number } | null>(
    null,
  );
  useLayoutEffect(() => {
    const table = root.current;
    if (table === null) return;
    const active = document.activeElement;
    for (const group of table.querySelectorAll('[data-group]')) {
      const items = itemsOf(group);
      const stop = items.find((item) => item === active) ?? items.find((item) => item.tabIndex === 0) ?? items[0];
      for (const item of items) if ((item.tabIndex === 0) !== (item === stop)) item.tabIndex = item === stop ? 0 : -1;
    }
    if (last.current !== null && !last.current.item.isConnected && (active === null || active === document.body)) {
      const { group, index } = last.current;
      const left = group?.isConnected ? itemsOf(group) : [];
      (left[Math.min(index, left.length - 1)] ?? home.current)?.focus({ preventScroll: true });
    }
  });
  useLayoutEffect(() => {
    const table = root.current;
    if (table === null) return;
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      const group = groupOf(target);
      const items = group === null ? [] : itemsOf(group);
      last.current = { item: target, group, index: items.indexOf(target) };
      if (target.matches(ITEM)) for (const item of items) item.tabIndex = item === target ? 0 : -1;
    };
    table.addEventListener('focusin', note);
    return () => table.removeEventListener('focusin', note);
  }, [root]);
}
