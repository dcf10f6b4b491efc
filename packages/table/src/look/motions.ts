// How does a thing move where it stands? It lunges at another, walks from elsewhere, shakes when hit, glows when it acts.

import { useLayoutEffect, useRef } from 'react';
import { useFlightTime } from '../settings/speed.ts';

/** Zones are named by `data-zone`. */
export type Motion =
  /** Leans towards another zone and back, no farther than so many pixels. */
  | { readonly kind: 'lunge'; readonly zone: string; readonly to: string; readonly most?: number }
  /** Already stands in its zone: it comes there from another. */
  | { readonly kind: 'walk'; readonly zone: string; readonly from: string }
  | { readonly kind: 'shake' | 'glow'; readonly zone: string };

const find = (zone: string): Element | null => document.querySelector(`[data-zone="${CSS.escape(zone)}"]`);

const between = (from: Element, to: Element): readonly [number, number] => {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  return [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2];
};

/** Above its neighbours while it moves. */
const OVER = { zIndex: 8 };
const REACH = 0.62;

function lunge(from: Element, to: Element, most: number, time: number): void {
  const [dx, dy] = between(from, to);
  const reach = Math.min(REACH, most / Math.max(1, Math.hypot(dx, dy)));
  from.animate(
    [
      { translate: '0 0', scale: 1, ...OVER },
      { translate: `${dx * -0.06}px ${dy * -0.06}px`, scale: 1.04, offset: 0.25, ...OVER },
      { translate: `${dx * reach}px ${dy * reach}px`, scale: 1.06, offset: 0.6, ...OVER },
      { translate: '0 0', scale: 1, ...OVER },
    ],
    { duration: time * 1.25, easing: 'cubic-bezier(0.5, 0, 0.3, 1)' },
  );
}

function walk(who: Element, from: Element, time: number): void {
  const [dx, dy] = between(who, from);
  who.animate(
    [
      { translate: `${dx}px ${dy}px`, ...OVER },
      { translate: '0 0', ...OVER },
    ],
    { duration: time, easing: 'cubic-bezier(0.45, 0, 0.25, 1)' },
  );
}

const SHAKEN = ['0', '-3px 1px', '3px -1px', '-2px 0', '0'];
const GLOWING = ['none', 'brightness(1.6) drop-shadow(0 0 0.6rem #ffd98a)', 'none'];

function start(motion: Motion, time: number): void {
  const element = find(motion.zone);
  if (element === null) return;
  switch (motion.kind) {
    case 'lunge': {
      const target = find(motion.to);
      if (target !== null) lunge(element, target, motion.most ?? Number.POSITIVE_INFINITY, time);
      break;
    }
    case 'walk': {
      const from = find(motion.from);
      if (from !== null) walk(element, from, time);
      break;
    }
    case 'shake':
      element.animate({ translate: SHAKEN }, { duration: time * 0.6 });
      break;
    case 'glow':
      element.animate({ filter: GLOWING }, { duration: time });
      break;
  }
}

/** Starts them when the event with this step is shown. */
export function useMotions(step: number, motions: readonly Motion[]): void {
  const time = useFlightTime();
  const started = useRef(step);
  useLayoutEffect(() => {
    if (started.current === step) return;
    started.current = step;
    if (time > 0) for (const motion of motions) start(motion, time);
  });
}
