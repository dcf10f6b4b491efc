// How fast does the table show things? A factor for every length of time.

import { createContext, useContext } from 'react';
import { useMedia } from '../browser/use-media.ts';
import { useSettings } from './settings.ts';

export const SPEED = { slow: 2, normal: 1, fast: 0.4, instant: 0 } as const;
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** Whoever sits at this table has not finished a match of its game yet. */
export const FirstMatchContext = createContext(false);

/** As it is chosen, or slow for who has never finished a match of this game. */
export function usePace(): Pace {
  const { speed } = useSettings();
  const isFirst = useContext(FirstMatchContext);
  if (speed !== 'auto') return speed;
  return isFirst ? 'slow' : 'normal';
}

const FLIGHT = 380;

/** How long a card flies, in milliseconds; 0 for who wants nothing to move. */
export function useFlightTime(): number {
  const pace = usePace();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  return still ? 0 : FLIGHT * SPEED[pace];
}
