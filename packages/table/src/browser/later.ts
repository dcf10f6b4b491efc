// How does a part appear that is loaded on its own? At once when it has come already: React lets a lazy one wait a third of a second.

import { type ComponentType, lazy } from 'react';

export interface Later<P> {
  /** Fetches it before it is asked for. */
  fetch(): Promise<unknown>;
  /** The part itself, or one that waits for it; to be asked once for each place it stands in. */
  now(): ComponentType<P>;
}

export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let loaded: ComponentType<P> | null = null;
  const fetch = () =>
    load().then((part) => {
      loaded = part;
      return { default: part };
    });
  const waiting = lazy(fetch);
  return { fetch, now: () => loaded ?? waiting };
}
