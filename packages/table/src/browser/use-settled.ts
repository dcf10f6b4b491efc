// What stands still long enough to be told? Whatever only flickers past while several steps follow one another is left out.

import { useEffect, useState } from 'react';

/** Long enough for a step that follows by itself. */
const WHILE = 500;

export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), WHILE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
