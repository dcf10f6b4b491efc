// Which keys move through a replay? Arrows by event, page keys by round, digits by tenths; the space bar plays.

import { useLayoutEffect } from 'react';
import { nextRound, previousRound, type Stop } from './replay-story.ts';
import type { Reading } from './use-replay.ts';

/** Places where keys already mean something else. */
const TYPING = 'textarea, select, input:not([type=range]), [role=menu], [role=dialog]';
const PRESSING = 'button, a, [role=button]';

/** The stop that a key leads to, or null. */
function leadsTo(key: string, stops: readonly Stop[], at: number): number | null {
  const end = stops.length - 1;
  switch (key) {
    case 'ArrowLeft':
      return at - 1;
    case 'ArrowRight':
      return at + 1;
    case 'PageUp':
      return previousRound(stops, at);
    case 'PageDown':
      return nextRound(stops, at);
    case 'Home':
      return 0;
    case 'End':
      return end;
    default:
      return /^[1-9]$/.test(key) ? Math.round((end * Number(key)) / 10) : null;
  }
}

export function useReplayKeys({ stops, at, go, play, playing }: Reading): void {
  // At once, so that the next key finds the place where the last one led.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
      if (target.closest(TYPING) !== null) return;
      if (key === ' ' && target.closest(PRESSING) === null) {
        event.preventDefault();
        play(!playing);
        return;
      }
      // Arrows choose among the eyes while the focus is there.
      const to = target.closest('[role=radiogroup]') === null ? leadsTo(key, stops, at) : null;
      if (to === null) return;
      event.preventDefault();
      go(to);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [stops, at, go, play, playing]);
}
