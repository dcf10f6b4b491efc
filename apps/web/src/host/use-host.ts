// How does a page hold a match? In a worker of its own, for as long as the page is open.

import type { Crash, MatchHost, Start } from '@duello/table';
import { useEffect, useState } from 'react';
import { startMatch } from './worker-host.ts';

interface Held {
  /** Null until the match runs. */
  readonly host: MatchHost | null;
  readonly crash: Crash | null;
}

/** Another start is another match. */
export function useHost(start: Start | null): Held {
  const [held, setHeld] = useState<Held>({ host: null, crash: null });
  useEffect(() => {
    if (start === null) return;
    let closed = false;
    let running: MatchHost | null = null;
    startMatch(start)
      .then((host) => {
        running = host;
        if (closed) host.close();
        else {
          host.onCrash((crash) => setHeld({ host, crash }));
          setHeld({ host, crash: null });
        }
      })
      .catch((error: Error) => {
        if (!closed) setHeld({ host: null, crash: { message: error.message, text: null } });
      });
    return () => {
      closed = true;
      running?.close();
    };
  }, [start]);
  return held;
}
