// How does an action on the battleground look? Whoever attacks leans towards its target, whoever advances walks, whoever is hit shakes.

import { useLayoutEffect, useRef } from 'react';
import type { Event } from '../../index.ts';
import { zoneOf } from './flights-of.ts';

const find = (zone: string): Element | null => document.querySelector(`[data-zone="${CSS.escape(zone)}"]`);

const between = (from: Element, to: Element): readonly [number, number] => {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  return [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2];
};

function lean(from: Element, to: Element, time: number): void {
  const [dx, dy] = between(from, to);
  // Archers draw back and loose; they don't run across the field.
  const reach = Math.min(0.62, 70 / Math.max(1, Math.hypot(dx, dy)));
  from.animate(
    [
      { transform: 'none', zIndex: 8 },
      { transform: `translate(${dx * -0.05}px, ${dy * -0.05}px) scale(1.04)`, offset: 0.25, zIndex: 8 },
      { transform: `translate(${dx * reach}px, ${dy * reach}px) scale(1.08)`, offset: 0.55, zIndex: 8 },
      { transform: 'none', zIndex: 8 },
    ],
    { duration: time, easing: 'cubic-bezier(0.5, 0, 0.3, 1)' },
  );
}

/** It already stands on its new field: it comes there from the old one. */
function walk(who: Element, from: Element, time: number): void {
  const [dx, dy] = between(who, from);
  who.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)`, zIndex: 8 },
      { transform: 'none', zIndex: 8 },
    ],
    {
      duration: time,
      easing: 'cubic-bezier(0.45, 0, 0.25, 1)',
    },
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
    [{ filter: 'none' }, { filter: 'brightness(1.5) drop-shadow(0 0 0.6rem #ffd98a)' }, { filter: 'none' }],
    { duration: time },
  );
}

/** Moves what stands on the field when the event with this step is shown. */
export function useMoves(step: number, event: Event | null, time: number): void {
  const seen = useRef(step);
  useLayoutEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    if (event === null || time === 0) return;
    if (event.kind === 'attackDeclared') {
      const [from, to] = [find(zoneOf(event.target)), find(zoneOf(event.foe))];
      if (from !== null && to !== null) lean(from, to, time * 1.3);
    } else if (event.kind === 'advanced' || event.kind === 'moved') {
      const [who, from] = [find(zoneOf(event.target)), find(`field-${event.from}`)];
      if (who !== null && from !== null) walk(who, from, time);
    } else if (event.kind === 'damageDealt' && event.amount > 0) {
      const target = find(zoneOf(event.target));
      if (target !== null) shake(target, time);
    } else if (event.kind === 'enchantmentResolved') {
      const source = find(`slot-${event.id}`);
      if (source !== null) glow(source, time);
    } else if (event.kind === 'deathTriggered') {
      const source = find(zoneOf(event.source));
      if (source !== null) glow(source, time);
    }
  });
}
