// When does a match begin at which somebody waits? The connection tells; whoever waits is led to the table.

import { goInstead } from '@duello/table';
import { useEffect } from 'react';
import { pageConnection } from './page-connection.ts';
import { seatKeyOf } from './seats.ts';

/** `begun` is called before the page is left. */
export function useBegun(match: string | null, begun?: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever waits, waits for the match alone
  useEffect(() => {
    if (match === null) return;
    const leave = pageConnection().join(match, seatKeyOf(match), {
      heard() {
        begun?.();
        goInstead('online', match);
      },
      // It has not begun, or is not there any more: the page around says so.
      failed() {},
    });
    return leave;
  }, [match]);
}
