// What kind of screen is this? Asked where the style sheet alone can't answer.

import { useSyncExternalStore } from 'react';

export const UPRIGHT_PHONE = '(max-width: 48rem) and (orientation: portrait)';

export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
