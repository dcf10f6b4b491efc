// May somebody ask what to do? In every match of this page; it is noted with the match.

import type { Hints } from '@duello/table';
import { useEffect, useMemo, useState } from 'react';
import { type HintHost, hintHost } from '../host/hint-host.ts';
import type { Saved } from '../host/saved.ts';

export function useHints(saved: Saved | null, note: () => void): Hints {
  const game = saved?.game ?? '';
  const [given, setGiven] = useState(saved?.hints === true);
  const host = useMemo<HintHost>(() => hintHost(game), [game]);
  useEffect(() => () => host.close(), [host]);
  return useMemo(
    () => ({
      given,
      async ask(view) {
        if (view.decision === null) return null;
        const advice = await host.ask(view.decision, view);
        if (advice !== null) {
          setGiven(true);
          note();
        }
        return advice;
      },
      stop: host.stop,
    }),
    [given, host, note],
  );
}
