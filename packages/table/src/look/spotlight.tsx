// What did the other do? The card that acts is shown large for a moment, with arrows to whom it is meant for.

import type { Seat } from '@duello/kernel';
import { useLayoutEffect, useRef, useState } from 'react';
import { Arrow, ArrowLayer } from './arrow.tsx';
import { CardFace, type Face } from './card.tsx';
import { bringIntoSight, zoneOf } from './in-sight.ts';
import { placeZoom, type Rect, type Size, wider } from './zoom-place.ts';
import './spotlight.css';

/** Between zones named by `data-zone`; without a beginning it begins at the large card. */
export interface Aim {
  readonly from: string | null;
  readonly to: string;
}
export interface Spotlight {
  /** Who did it, and need not be told; null where it happens by itself. */
  readonly seat: Seat | null;
  /** The card that is shown large; null where what acts lies open on the table. */
  readonly card: string | null;
  readonly aims: readonly Aim[];
  /** Nobody has to read that card: it stays no longer than its event. */
  readonly isFamiliar?: boolean;
}

interface Props {
  /** Another one with whatever changes the table. */
  readonly moment: unknown;
  readonly spotlight: Spotlight | null;
  /** It is gone in a moment: until then what was put down is seen only large. */
  readonly passes: boolean;
  face(card: string): Face;
}

/** From large to small, as its style sheet says; the smallest shows signs instead of words. */
const SIZES = ['large', 'middle', 'small', 'smallest'] as const;

const seenRect = (element: Element): Rect | null => {
  const rect = element.getBoundingClientRect();
  return rect.width === 0 || !element.checkVisibility() ? null : rect;
};
const rectsOf = (selector: string): readonly Rect[] =>
  [...document.querySelectorAll(selector)].flatMap((one) => seenRect(one) ?? []);

/** A card that has just been put down comes into sight there only when it is no longer shown large. */
function arriving(zone: string, card: string | null): Element | null {
  const found = zoneOf(zone);
  return card !== null && found?.getAttribute('data-card') === card ? found : null;
}

interface Line {
  readonly from: Rect;
  readonly to: Rect;
}

/** What is read or used meanwhile. */
const IN_USE = '[data-clear], .log, .replay-log, .replay-top';
/** So far it stays from what it points at: an arrow has to be seen. */
const ARROW = 26;
/** What is better seen as well. */
const SEEN = '.piece, .player-bar, [data-zone^="field-"]';

/** Puts the large card where it covers neither what is in use nor what it points at; null where it has no place. */
function placeCard(element: HTMLElement, targets: readonly Rect[]): Rect | null {
  element.hidden = false;
  const shapes = SIZES.map((size): Size => {
    element.dataset.size = size;
    return { width: element.offsetWidth, height: element.offsetHeight };
  });
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const place = placeZoom({
    screen,
    // Always on the same side of the table, if it can be.
    near: { left: -1, top: screen.height * 0.4, width: 0, height: 0 },
    avoid: [...targets.map((rect) => wider(rect, ARROW)), ...rectsOf(IN_USE)],
    spare: rectsOf(SEEN),
    shapes,
  });
  element.hidden = place === null;
  if (place === null) return null;
  element.dataset.size = SIZES[place.shape];
  element.style.translate = `${place.left}px ${place.top}px`;
  return { left: place.left, top: place.top, ...shapes[place.shape] };
}

/** Lays card and arrows over the table as it stands. */
function lay({ aims }: Spotlight, box: HTMLElement | null): readonly Line[] {
  const ends = aims.map(({ to }) => {
    const target = zoneOf(to);
    return target && seenRect(target);
  });
  const large =
    box === null
      ? null
      : placeCard(
          box,
          ends.flatMap((end) => end ?? []),
        );
  return aims.flatMap(({ from: zone }, at) => {
    const source = zone === null ? null : zoneOf(zone);
    const from = source === null ? large : seenRect(source);
    const to = ends[at];
    return from === null || to === null ? [] : [{ from, to }];
  });
}

/** The line that tells it, where a phone has one: it is read meanwhile. */
function captionRect(): Rect | null {
  const line = document.querySelector('.prompt-caption');
  const box = line?.checkVisibility() === true ? line.closest('.prompt') : null;
  return box === null ? null : seenRect(box);
}

/** Scrolls to what it is meant for, then lays it. */
function show(spotlight: Spotlight, box: HTMLElement | null): readonly Line[] {
  for (const { to } of spotlight.aims) {
    const target = zoneOf(to);
    if (target !== null) bringIntoSight(target);
  }
  return lay(spotlight, box);
}

export function SpotlightLayer({ moment, spotlight, passes, face }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const card = spotlight?.card ?? null;
  const key = JSON.stringify(spotlight);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words are the same spotlight, and every moment has its own table
  useLayoutEffect(() => {
    if (spotlight === null) return;
    const showAgain = (): void => setLines(show(spotlight, box.current));
    showAgain();
    // Whoever scrolls may scroll away.
    let frame = 0;
    const follow = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setLines(lay(spotlight, box.current)));
    };
    const hidden = passes ? spotlight.aims.flatMap(({ to }) => arriving(to, card) ?? []) : [];
    for (const one of hidden) one.setAttribute('data-arriving', 'true');
    window.addEventListener('resize', showAgain);
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const one of hidden) one.removeAttribute('data-arriving');
      window.removeEventListener('resize', showAgain);
      document.removeEventListener('scroll', follow, { capture: true });
    };
  }, [moment, key]);
  if (spotlight === null) return null;
  return (
    <div className="spotlight" data-card={card} aria-hidden="true">
      {card !== null && (
        <div className="spotlight-card" ref={box} key={card}>
          <CardFace face={face(card)} />
        </div>
      )}
      {lines.length > 0 && (
        <ArrowLayer behind={captionRect()}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: targets of one event keep their order
            <Arrow key={index} {...line} />
          ))}
        </ArrowLayer>
      )}
    </div>
  );
}
