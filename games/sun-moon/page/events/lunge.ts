// How does an attack look? The attacker leans towards its target and back; what acts by itself glows.

import { useLayoutEffect, useRef } from 'react';
import type { Event } from '../../index.ts';
import { zoneOf } from './flights-of.ts';

const find = (zone: string): Element | null => document.querySelector(`[data-zone="${CSS.escape(zone)}"]`);

function lean(from: Element, to: Element, time: number): void {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const [dx, dy] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2];
  from.animate(
    [
      { translate: '0 0', zIndex: 5 },
      { translate: `${dx * -0.06}px ${dy * -0.06}px`, offset: 0.25, zIndex: 5 },
      { translate: `${dx * 0.62}px ${dy * 0.62}px`, offset: 0.6, zIndex: 5 },
      { translate: '0 0', zIndex: 5 },
    ],
    { duration: time, easing: 'cubic-bezier(0.5, 0, 0.3, 1)' },
  );
}

const glow = (element: Element, time: number): Animation =>
  element.animate(
    [{ filter: 'none' }, { filter: 'brightness(1.6) drop-shadow(0 0 0.6rem #ffd98a)' }, { filter: 'none' }],
    { duration: time },
  );

/** Moves what stands in the rows when the event with this step is shown. */
export function useLunge(step: number, event: Event | null, time: number): void {
  const seen = useRef(step);
  useLayoutEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    if (event === null || time === 0) return;
    if (event.kind === 'combat') {
      const [from, to] = [find(zoneOf(event.attacker)), find(zoneOf(event.defender))];
      if (from !== null && to !== null) lean(from, to, time * 1.25);
    } else if (event.kind === 'triggered' || event.kind === 'abilityUsed') {
      const source = find(zoneOf(event.source));
      if (source !== null) glow(source, time);
    }
  });
}
