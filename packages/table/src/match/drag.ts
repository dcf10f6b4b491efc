// How is a card dragged? It follows the pointer; dropped on a zone that takes it, it is played, else it goes back.

import { type PointerEvent, useRef } from 'react';

const START = 10;

interface Drag {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  moving: boolean;
}

/** Zones that take the card carry `data-drop` with words, of which one must be `takes`. */
const zoneAt = (x: number, y: number, takes: string): Element | null =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest('[data-drop]'))
    .find((zone) => zone?.getAttribute('data-drop')?.split(' ').includes(takes)) ?? null;

/** Whatever has a name lies under the pointer, but for the card itself. */
const thingAt = (x: number, y: number, card: Element): Element | null =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest('[data-target]'))
    .find((thing) => thing !== null && thing !== card) ?? null;

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
  const end = (element: HTMLElement): boolean => {
    const moved = drag.current?.moving === true;
    drag.current = null;
    mark(null);
    element.style.removeProperty('transform');
    element.removeAttribute('data-dragging');
    return moved;
  };
  return {
    onPointerDown({ button, pointerId, clientX, clientY }: PointerEvent<HTMLElement>): void {
      if (takes !== null && button === 0) drag.current = { id: pointerId, x: clientX, y: clientY, moving: false };
    },
    /** True once it is a drag. */
    onPointerMove({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): boolean {
      const now = drag.current;
      if (now === null || takes === null || now.id !== pointerId) return false;
      const [dx, dy] = [clientX - now.x, clientY - now.y];
      if (!now.moving && Math.hypot(dx, dy) < START) return false;
      if (!now.moving) currentTarget.setPointerCapture(pointerId);
      now.moving = true;
      currentTarget.setAttribute('data-dragging', 'true');
      currentTarget.style.transform = `translate(${dx}px, ${dy}px)`;
      mark(zoneAt(clientX, clientY, takes));
      return true;
    },
    /** True when it was a drag and no click may follow. */
    onPointerUp({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): boolean {
      const zone = takes !== null && drag.current?.moving === true ? zoneAt(clientX, clientY, takes) : null;
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
