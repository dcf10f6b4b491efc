// How is something loaded only once? The same promise each time, as `use` wants it; one that failed is tried again.

export function loadOnce<A extends readonly string[], T>(
  load: (...names: A) => Promise<T>,
): (...names: A) => Promise<T> {
  const loaded = new Map<string, Promise<T>>();
  return (...names) => {
    const key = names.join('/');
    const found = loaded.get(key) ?? load(...names);
    loaded.set(key, found);
    found.catch(() => loaded.delete(key));
    return found;
  };
}
