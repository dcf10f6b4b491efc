// When is there time for what is not needed at once? After the page has been painted for the first time.

const PAINT = 'first-contentful-paint';

/** Calls so many milliseconds after the first paint; what it returns calls that off. */
export function afterPaint(call: () => void, wait: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = (): void => {
    timer = setTimeout(call, wait);
  };
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName(PAINT).length === 0) return;
    observer.disconnect();
    start();
  });
  if (PerformanceObserver.supportedEntryTypes.includes('paint')) observer.observe({ type: 'paint', buffered: true });
  else start();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
