// What time is it? As the machine said when the server began, counted on from there: whoever sets the clock while matches run
// takes no time from anybody. Servers that share a store go by its clock, however wrong their own are.

import type { Store, Time } from '../store/store.ts';

export function timeFromNow(): () => Time {
  const start = Date.now() - performance.now();
  return () => Math.round(start + performance.now());
}

export interface SharedTime {
  now(): Time;
  /** Looks at the clock of the store: once before anything is done, then again and again. */
  compare(): Promise<void>;
}

/** A few looks, since one may have been slow. */
const LOOKS = 3;

export function sharedTime(store: Pick<Store, 'time'>, machine: () => Time): SharedTime {
  /** By so much the store is ahead of this machine. */
  let ahead: number | null = null;

  /** Between these two it must be, since the store looked at its clock while it was asked. */
  async function look(): Promise<readonly [least: number, most: number] | null> {
    const asked = machine();
    const there = await store.time();
    return there === null ? null : [there - machine(), there - asked];
  }

  return {
    now: () => machine() + (ahead ?? 0),
    async compare() {
      for (let looks = 0; looks < LOOKS; looks++) {
        const between = await look();
        if (between === null) return;
        const [least, most] = between;
        // What may still be right stays, so that time does not tremble.
        ahead = Math.min(most, Math.max(least, ahead ?? Math.round((least + most) / 2)));
      }
    },
  };
}
