// Which page is open? The part of the address behind the #, so that links work from any server and offline.

import { useSyncExternalStore } from 'react';

export interface Route {
  readonly page: string;
  readonly rest: readonly string[];
}

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** A part that somebody has typed may hold a stray %: it is then taken as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function routeOf(hash: string): Route {
  const [page = '', ...rest] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  return { page, rest };
}

export const useRoute = (): Route => routeOf(useSyncExternalStore(subscribe, () => window.location.hash));

export const linkTo = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;
/** Goes there in place of this page: Back leads past it. */
export const goInstead = (...parts: readonly string[]): void => window.location.replace(linkTo(...parts));
export const go = (...parts: readonly string[]): void => {
  window.location.hash = linkTo(...parts);
};
