// How is a card dragged? What is meant for somebody stays and aims an arrow; anything else follows the pointer. Dropped on a
// zone that takes it, it is played, else it goes back.

import { type PointerEvent, useEffect, useRef } from 'react';
import { bringIntoSight } from '../look/in-sight.ts';
import { showDragLine } from './drag-line.ts';

const START = 10;
/** How large a card is that follows the pointer, and how far from it, so that it covers nothing it could be dropped on. */
const [SCALE, APART] = [0.72, 14];

interface Drag {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** From the first move on: where it lay, and whom it can be meant for. */
  moving: { readonly origin: DOMRect; readonly targets: readonly Element[] } | null;
}

/** Zones that take the card carry `data-drop` with words, of which one must be among those of `takes`. */
const zoneAt = (x: number, y: number, takes: string): Element | null =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest('[data-drop]'))
    .find((zone) => {
      const words = zone?.getAttribute('data-drop')?.split(' ') ?? [];
      return takes.split(' ').some((word) => words.includes(word));
    }) ?? null;

/** Whatever has a name lies under the pointer, but for the card itself. */
const thingAt = (x: number, y: number, card: Element): Element | null =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest('[data-target]'))
    .find((thing) => thing !== null && thing !== card) ?? null;

/** What takes this one thing, by its name with a colon; a zone for all of a kind is no target. */
const targetsOf = (takes: string): readonly Element[] =>
  takes
    .split(' ')
    .filter((word) => word.includes(':'))
    .flatMap((word) => [...document.querySelectorAll(`[data-drop~="${CSS.escape(word)}"]`)]);

/** Above the pointer, or below it where there is no room. */
function follow(element: HTMLElement, { left, top, width, height }: DOMRect, x: number, y: number): void {
  const tall = height * SCALE;
  const isAbove = y - APART - tall > 0;
  const middle = isAbove ? y - APART - tall / 2 : y + APART + tall / 2;
  element.style.transform = `translate(${x - left - width / 2}px, ${middle - top - height / 2}px) scale(${SCALE})`;
}

/** Handlers for a card; `dropped` is called with the zone when it is let go over one that takes it, `missed` elsewhere. */
export function useDrag(
  takes: string | null,
  dropped: (zone: Element) => void,
  missed: (thing: Element | null) => void = () => {},
) {
  const drag = useRef<Drag | null>(null);
  const over = useRef<Element | null>(null);
  const mark = (zone: Element | null): void => {
    if (over.current === zone) return;
    over.current?.removeAttribute('data-over');
    zone?.setAttribute('data-over', 'true');
    over.current = zone;
  };
  const begin = (element: HTMLElement, words: string): NonNullable<Drag['moving']> => {
    const targets = targetsOf(words);
    element.setAttribute('data-dragging', 'true');
    if (targets.length > 0) element.setAttribute('data-aiming', 'true');
    for (const target of targets) target.setAttribute('data-takes', 'true');
    for (const target of targets) bringIntoSight(target);
    return { origin: element.getBoundingClientRect(), targets };
  };
  const letGo = (): boolean => {
    const moving = drag.current?.moving ?? null;
    drag.current = null;
    mark(null);
    if (moving === null) return false;
    for (const target of moving.targets) target.removeAttribute('data-takes');
    showDragLine(null);
    return true;
  };
  const end = (element: HTMLElement): boolean => {
    element.style.removeProperty('transform');
    element.removeAttribute('data-dragging');
    element.removeAttribute('data-aiming');
    return letGo();
  };
  // What is dragged may be gone before it is let go.
  const latest = useRef(letGo);
  latest.current = letGo;
  useEffect(() => () => void latest.current(), []);
  return {
    onPointerDown({ button, pointerId, clientX, clientY }: PointerEvent<HTMLElement>): void {
      if (takes !== null && button === 0) drag.current = { id: pointerId, x: clientX, y: clientY, moving: null };
    },
    /** True once it is a drag. */
    onPointerMove({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): boolean {
      const now = drag.current;
      if (now === null || takes === null || now.id !== pointerId) return false;
      if (now.moving === null) {
        if (Math.hypot(clientX - now.x, clientY - now.y) < START) return false;
        currentTarget.setPointerCapture(pointerId);
        now.moving = begin(currentTarget, takes);
      }
      const { origin, targets } = now.moving;
      const zone = zoneAt(clientX, clientY, takes);
      mark(zone);
      if (targets.length === 0) follow(currentTarget, origin, clientX, clientY);
      else
        showDragLine({
          from: origin,
          to: new DOMRect(clientX, clientY),
          locked: zone !== null && targets.includes(zone),
        });
      return true;
    },
    /** True when it was a drag and no click may follow. */
    onPointerUp({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): boolean {
      const isMoving = takes !== null && drag.current !== null && drag.current.moving !== null;
      const zone = isMoving ? zoneAt(clientX, clientY, takes) : null;
      const moved = end(currentTarget);
      if (zone !== null) dropped(zone);
      else if (moved) missed(thingAt(clientX, clientY, currentTarget));
      return moved;
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>): void => {
      end(currentTarget);
    },
  };
}
