// How does an attack look? The attacker leans towards its target and back; what uses its power glows.

import { useLayoutEffect, useRef } from 'react';
import type { Event } from '../../index.ts';
import { zoneOf } from './flights-of.ts';

const find = (zone: string): Element | null => document.querySelector(`[data-zone="${CSS.escape(zone)}"]`);

function lean(from: Element, to: Element, time: number): void {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const [dx, dy] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2];
  from.animate(
    [
      { transform: 'none', zIndex: 5 },
      { transform: `translate(${dx * -0.06}px, ${dy * -0.06}px) scale(1.04)`, offset: 0.25, zIndex: 5 },
      { transform: `translate(${dx * 0.62}px, ${dy * 0.62}px) scale(1.06)`, offset: 0.6, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    { duration: time, easing: 'cubic-bezier(0.5, 0, 0.3, 1)' },
  );
}

function shake(element: Element, time: number): void {
  element.animate(
    [
      { translate: '0' },
      { translate: '-3px 1px' },
      { translate: '3px -1px' },
      { translate: '-2px 0' },
      { translate: '0' },
    ],
    { duration: time * 0.6 },
  );
}

function glow(element: Element, time: number): void {
  element.animate(
    [{ filter: 'none' }, { filter: 'brightness(1.6) drop-shadow(0 0 0.6rem #ffd98a)' }, { filter: 'none' }],
    {
      duration: time,
    },
  );
}

/** Moves what stands on the field when the event with this step is shown. */
export function useLunge(step: number, event: Event | null, time: number): void {
  const seen = useRef(step);
  useLayoutEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    if (event === null || time === 0) return;
    if (event.kind === 'attackDeclared') {
      const [from, to] = [find(zoneOf(event.attacker)), find(zoneOf(event.target))];
      if (from !== null && to !== null) lean(from, to, time * 1.25);
    } else if (event.kind === 'damage') {
      const target = find(zoneOf(event.target));
      if (target !== null) shake(target, time);
    } else if (event.kind === 'triggered') {
      const source = find(zoneOf(event.source));
      if (source !== null) glow(source, time);
    } else if (event.kind === 'runeUsed' || event.kind === 'orbUsed') {
      const source = find(`slot-${event.id}`);
      if (source !== null) glow(source, time);
    }
  });
}
