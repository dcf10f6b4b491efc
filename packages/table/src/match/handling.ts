// How is something on a table handled? Pressed, pressed twice, dragged, looked at closely, and all of it by keyboard.

import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Face } from '../look/card.tsx';
import { useZoom } from '../look/zoom.tsx';
import { useDrag } from './drag.ts';

interface Handling {
  readonly face: Face;
  /** Why nothing can be done with it. */
  readonly note: string | null;
  readonly facts?: readonly string[];
  readonly selected: boolean;
  /** What a zone must take for it to be dropped there; null when it can't be dragged. */
  readonly takes: string | null;
  press(): void;
  /** Does the usual; false when there is none. */
  act(): boolean;
  drop(zone: Element): void;
  /** It was let go over something that does not take it, or over nothing. */
  miss?(thing: Element | null): void;
  /** What a double click does, when not the usual. */
  twice?(): void;
}

/** Properties for a button that stands for a card. */
export function useHandling({
  face,
  note,
  facts = [],
  selected,
  takes,
  press,
  act,
  drop,
  miss = () => {},
  twice,
}: Handling) {
  const { onPointerDown, onPointerUp, onPointerCancel, stop, ...zoom } = useZoom(face, note, facts);
  const drag = useDrag(takes, drop, miss);
  const dragged = useRef(false);
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== ' ' && !(event.key === 'Enter' && selected)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'keydown' && !event.repeat && !act()) press();
  };
  return {
    ...zoom,
    onPointerDown: (event: PointerEvent<HTMLButtonElement>): void => {
      onPointerDown(event);
      drag.onPointerDown(event);
    },
    onPointerMove: (event: PointerEvent<HTMLButtonElement>): void => {
      if (drag.onPointerMove(event)) stop();
    },
    onPointerUp: (event: PointerEvent<HTMLButtonElement>): void => {
      onPointerUp(event);
      dragged.current = drag.onPointerUp(event);
    },
    onPointerCancel: (event: PointerEvent<HTMLButtonElement>): void => {
      onPointerCancel();
      drag.onPointerCancel(event);
    },
    onClick: (): void => {
      if (!dragged.current) press();
      dragged.current = false;
    },
    onDoubleClick: (): void => {
      if (twice === undefined) act();
      else twice();
    },
    onKeyDown: onKey,
    onKeyUp: onKey,
  };
}
