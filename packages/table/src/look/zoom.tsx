// How is a card looked at closely? On hover, on focus and on a long press a large one appears where it covers nothing in use.

import {
  createContext,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { CardFace, type Face } from './card.tsx';
import './zoom.css';

interface Zoomed {
  readonly face: Face;
  readonly note: string | null;
  /** How it stands just now, where that is more than its face says. */
  readonly facts: readonly string[];
  /** Which half of the screen the hand is at: the large card goes to the other. */
  readonly from: 'top' | 'bottom';
  readonly side: 'left' | 'right';
}
interface ZoomContext {
  show(zoomed: Zoomed | null): void;
}

const Zoom = createContext<ZoomContext>({ show: () => {} });

const LONG_PRESS = 420;
/** A pointer that only passes by opens nothing. */
const HOVER = 90;

export function ZoomLayer({ children }: { readonly children: ReactNode }) {
  const [zoomed, setZoomed] = useState<Zoomed | null>(null);
  const context = useMemo(() => ({ show: setZoomed }), []);
  return (
    <Zoom value={context}>
      {children}
      {zoomed !== null && (
        <div className="zoom" data-from={zoomed.from} data-side={zoomed.side} aria-hidden="true">
          <CardFace face={zoomed.face} />
          {zoomed.note !== null && <p className="zoom-note">{zoomed.note}</p>}
          <ZoomWords zoomed={zoomed} />
        </div>
      )}
    </Zoom>
  );
}

/** Beside the large card: how it stands, and what its keywords mean. */
function ZoomWords({ zoomed: { face, facts } }: { readonly zoomed: Zoomed }) {
  const { reminders = [] } = face;
  if (facts.length + reminders.length === 0) return null;
  return (
    <ul className="zoom-words">
      {facts.map((fact) => (
        <li key={fact} className="zoom-fact">
          {fact}
        </li>
      ))}
      {reminders.map((reminder) => (
        <li key={reminder}>{reminder}</li>
      ))}
    </ul>
  );
}

/** Shows a card large, and lights it on the table, while something points at it by name. */
export function usePointing(
  faceOf: (card: string) => Face,
  light: (card: string | null) => void,
): (card: string | null) => void {
  const { show } = useContext(Zoom);
  return useCallback(
    (card) => {
      light(card);
      show(card === null ? null : { face: faceOf(card), note: null, facts: [], from: 'top', side: 'right' });
    },
    [faceOf, light, show],
  );
}

const placeOf = (element: Element): Pick<Zoomed, 'from' | 'side'> => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return {
    from: top + bottom < window.innerHeight ? 'top' : 'bottom',
    // On a small screen the right third is for words.
    side: left + right < 0.7 * window.innerWidth ? 'left' : 'right',
  };
};

/** Properties for whatever shows a card: hover, focus and long press zoom it. */
export function useZoom(face: Face, note: string | null, facts: readonly string[] = []) {
  const { show } = useContext(Zoom);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const open = useRef(false);
  const stop = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    if (open.current) show(null);
    open.current = false;
  };
  const start = (element: Element, wait: number): void => {
    stop();
    timer.current = setTimeout(() => {
      open.current = true;
      show({ face, note, facts, ...placeOf(element) });
    }, wait);
  };
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      if (open.current) show(null);
    },
    [show],
  );
  return {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => {
      if (pointerType === 'mouse') start(currentTarget, HOVER);
    },
    onPointerLeave: stop,
    onPointerDown: ({ pointerType, currentTarget }: PointerEvent) => {
      if (pointerType !== 'mouse') start(currentTarget, LONG_PRESS);
    },
    onPointerUp: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') stop();
    },
    onPointerCancel: stop,
    /** A card that is dragged is looked at no longer. */
    stop,
    onFocus: ({ currentTarget }: { readonly currentTarget: Element }) => {
      if (currentTarget.matches(':focus-visible')) start(currentTarget, 0);
    },
    onBlur: stop,
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}
