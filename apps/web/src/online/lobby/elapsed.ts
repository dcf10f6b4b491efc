// How much time has passed, or is left? As a clock shows it, and a number that goes on by itself.

import { useEffect, useState } from 'react';

const two = (n: number): string => `${n}`.padStart(2, '0');

/** 0:45, 12:05, 1:00:00. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Looks at the time again and again, while it is wanted. */
export function useTick(milliseconds: number | null): void {
  const [, setTicks] = useState(0);
  useEffect(() => {
    if (milliseconds === null) return;
    const timer = setInterval(() => setTicks((n) => n + 1), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
}
