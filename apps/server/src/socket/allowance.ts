// How many messages may come? So many at once, and so many a second in the long run.

export interface Allowance {
  /** False when it is used up. */
  take(): boolean;
}

export function newAllowance(
  { burst, perSecond }: { readonly burst: number; readonly perSecond: number },
  now: () => number,
): Allowance {
  let left = burst;
  let at = now();
  return {
    take() {
      const time = now();
      left = Math.min(burst, left + ((time - at) / 1000) * perSecond);
      at = time;
      if (left < 1) return false;
      left--;
      return true;
    },
  };
}
