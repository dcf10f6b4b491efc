// When does a match begin at which somebody waits? The connection tells; whoever waits is led to the table.

import { goInstead } from '@duello/table';
import { useEffect } from 'react';
import { pageConnection } from './page-connection.ts';
import { seatKeyOf } from './seats.ts';

interface Ears {
  /** Called before the page is left. */
  begun?(): void;
  /** There is no such table any more. */
  gone?(): void;
}

export function useBegun(match: string | null, { begun, gone }: Ears): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever waits, waits for the match alone
  useEffect(() => {
    if (match === null) return;
    const leave = pageConnection().join(match, seatKeyOf(match), {
      heard() {
        begun?.();
        goInstead('online', match);
      },
      failed(code) {
        if (code === 'noMatch') gone?.();
      },
    });
    return leave;
  }, [match]);
}
