// How is a card looked at closely? On hover, on focus and on a long press a large one appears where it covers nothing in use;
// in reading mode it stays beside the table instead.

import {
  createContext,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useSettings } from '../settings/settings.ts';
import { CardFace, type Face } from './card.tsx';
import { placeZoom, type Size } from './zoom-place.ts';
import './zoom.css';

export interface Zoomed {
  readonly face: Face;
  readonly note: string | null;
  /** How it stands just now, where that is more than its face says. */
  readonly facts: readonly string[];
  /** What is looked at. */
  readonly near: Element;
}

const Show = createContext<(zoomed: Zoomed | null) => void>(() => {});
/** What is looked at, or was last; null before anything is. */
const LastZoomed = createContext<Zoomed | null>(null);
export const useLastZoomed = (): Zoomed | null => useContext(LastZoomed);

const LONG_PRESS = 420;
/** A pointer that only passes by opens nothing. */
const HOVER = 90;

interface LayerProps {
  /** Who looks: what one has looked at, another does not find open. */
  readonly eyes: string;
  readonly children: ReactNode;
}

export function ZoomLayer({ eyes, children }: LayerProps) {
  const { reading, lang } = useSettings();
  const [now, setNow] = useState<Zoomed | null>(null);
  const [last, setLast] = useState<Zoomed | null>(null);
  const show = useCallback((zoomed: Zoomed | null): void => {
    setNow(zoomed);
    if (zoomed !== null) setLast(zoomed);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever looks now has looked at nothing, and reads another language
  useEffect(() => {
    setNow(null);
    setLast(null);
  }, [eyes, lang]);
  return (
    <Show value={show}>
      <LastZoomed value={last}>{children}</LastZoomed>
      {now !== null && !reading && <LargeCard zoomed={now} />}
    </Show>
  );
}

/** From the whole card to its words alone; zoom.css says how large each is. */
const SHAPES = ['card', 'beside', 'words', 'brief'] as const;

const rectsOf = (selector: string, near: Element): readonly DOMRect[] =>
  [...document.querySelectorAll(selector)]
    .filter((one) => one !== near && one.checkVisibility())
    .map((one) => one.getBoundingClientRect());

/** Puts it where it covers nothing that is read or used (`data-clear`), and hides it where there is no such place. */
function settle(element: HTMLElement, near: Element): void {
  element.hidden = false;
  const shapes = SHAPES.map((shape): Size => {
    element.dataset.shape = shape;
    return { width: element.offsetWidth, height: element.offsetHeight };
  });
  const place = placeZoom({
    screen: { width: document.documentElement.clientWidth, height: window.innerHeight },
    near: near.getBoundingClientRect(),
    avoid: rectsOf('[data-clear], [data-over]', near),
    spare: rectsOf('.piece', near),
    shapes,
  });
  element.hidden = place === null;
  if (place === null) return;
  element.dataset.shape = SHAPES[place.shape];
  element.style.translate = `${place.left}px ${place.top}px`;
}

function LargeCard({ zoomed }: { readonly zoomed: Zoomed }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current !== null) settle(box.current, zoomed.near);
  }, [zoomed]);
  return (
    <div className="zoom" ref={box} aria-hidden="true">
      <ZoomedCard zoomed={zoomed} />
    </div>
  );
}

/** The card, or its words where there is no room for it; why nothing can be done with it, how it stands, what it says. */
export function ZoomedCard({ zoomed: { face, note, facts } }: { readonly zoomed: Zoomed }) {
  const { reminders = [], edition } = face;
  return (
    <>
      <CardFace face={face} />
      <p className="zoom-text">
        <b>{face.name}</b> <span>{[face.pips?.label, face.kind].filter(Boolean).join(' · ')}</span>
        {face.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      {note !== null && <p className="zoom-note">{note}</p>}
      {(facts.length + reminders.length > 0 || edition !== undefined) && (
        <ul className="zoom-words">
          {facts.map((fact) => (
            <li key={fact} className="zoom-fact">
              {fact}
            </li>
          ))}
          {reminders.map((reminder) => (
            <li key={reminder}>{reminder}</li>
          ))}
          {edition !== undefined && <li className="zoom-edition">{edition}</li>}
        </ul>
      )}
    </>
  );
}

/** Shows a card large, and lights it on the table, while something points at it by name. */
export function usePointing(
  faceOf: (card: string) => Face,
  light: (card: string | null) => void,
): (card: string | null, near: Element) => void {
  const show = useContext(Show);
  return useCallback(
    (card, near) => {
      light(card);
      show(card === null ? null : { face: faceOf(card), note: null, facts: [], near });
    },
    [faceOf, light, show],
  );
}

/** Properties for whatever shows a card: hover, focus and long press zoom it; in reading mode a tap does. */
export function useZoom(face: Face, note: string | null, facts: readonly string[] = []) {
  const show = useContext(Show);
  const { reading } = useSettings();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const open = useRef(false);
  const stop = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    if (open.current) show(null);
    open.current = false;
  };
  const start = (near: Element, wait: number): void => {
    stop();
    const opens = (): void => {
      open.current = true;
      show({ face, note, facts, near });
    };
    if (wait === 0) opens();
    else timer.current = setTimeout(opens, wait);
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
      if (pointerType !== 'mouse') start(currentTarget, reading ? 0 : LONG_PRESS);
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
