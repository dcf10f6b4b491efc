// How does a page hold a match? In a worker of its own, for as long as the page is open.

import type { Crash, MatchHost, Start } from '@duello/table';
import { useEffect, useState } from 'react';
import { Failed } from './channel.ts';
import { startMatch } from './worker-host.ts';

interface Held {
  /** Null until the match runs. */
  readonly host: MatchHost | null;
  readonly crash: Crash | null;
  /** It was played by other rules, and can't go on by today's. */
  readonly isOlder: boolean;
}

const NOTHING: Held = { host: null, crash: null, isOlder: false };

/** Another start is another match. */
export function useHost(start: Start | null): Held {
  const [held, setHeld] = useState(NOTHING);
  useEffect(() => {
    if (start === null) return;
    let closed = false;
    let running: MatchHost | null = null;
    startMatch(start)
      .then((host) => {
        running = host;
        if (closed) host.close();
        else {
          host.onCrash((crash) => setHeld({ ...NOTHING, host, crash }));
          setHeld({ ...NOTHING, host });
        }
      })
      .catch((error: Error) => {
        const isOlder = error instanceof Failed && error.path === 'version';
        if (!closed) setHeld({ ...NOTHING, crash: { message: error.message, text: null }, isOlder });
      });
    return () => {
      closed = true;
      running?.close();
    };
  }, [start]);
  return held;
}
