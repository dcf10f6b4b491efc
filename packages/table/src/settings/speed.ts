// How fast does the table show things? A factor for every length of time.

import { useMedia } from '../browser/use-media.ts';
import { useSettings } from './settings.ts';

export const SPEED = { slow: 2, normal: 1, fast: 0.4, instant: 0 } as const;

const FLIGHT = 380;

/** How long a card flies, in milliseconds; 0 for who wants nothing to move. */
export function useFlightTime(): number {
  const { speed } = useSettings();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  return still ? 0 : FLIGHT * SPEED[speed];
}
