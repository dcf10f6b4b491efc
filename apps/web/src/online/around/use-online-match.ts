// How does a page hold a match on a server? Joined as long as the page is open; it is drawn again with whatever is heard.

import { useEffect, useReducer, useState } from 'react';
import type { Connection } from '../link/connection.ts';
import { type OnlineMatch, onlineMatch } from '../link/online-host.ts';
import { pageConnection } from '../link/page-connection.ts';
import { seatKeyOf } from '../link/seats.ts';

export interface HeldMatch {
  readonly connection: Connection;
  readonly match: OnlineMatch;
}

/** Null until the page is there. */
export function useOnlineMatch(id: string): HeldMatch | null {
  const [held, setHeld] = useState<HeldMatch | null>(null);
  const [, drawAgain] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    const connection = pageConnection();
    const match = onlineMatch(connection, id, seatKeyOf(id));
    const ends = [match.onChange(drawAgain), connection.onState(drawAgain), match.host.close];
    setHeld({ connection, match });
    return () => {
      for (const end of ends) end();
    };
  }, [id]);
  return held;
}
