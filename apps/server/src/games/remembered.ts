// How is something made once for all who ask for the same? The last few are remembered, by what they were made of.

/** So many, for each that remembers. */
const MOST = 100;

/** What it makes must never be changed: others have it too. */
export function remembered<T>(make: (input: unknown) => T): (input: unknown) => T {
  const made = new Map<string, T>();
  return (input) => {
    const key = JSON.stringify(input);
    const there = made.get(key);
    if (there !== undefined) return there;
    const anew = make(input);
    made.set(key, anew);
    for (const oldest of made.keys()) {
      if (made.size <= MOST) break;
      made.delete(oldest);
    }
    return anew;
  };
}
