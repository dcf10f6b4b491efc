// How do both come to their next match? The server has set its table: each sits down there, with a new secret, and goes on.

import type { Seat } from '@duello/kernel';
import { goInstead } from '@duello/table';
import { useEffect } from 'react';
import { tableAt } from '../link/api.ts';
import { sitAt } from '../link/seats.ts';

export function useRematch(next: string | null, mine: Seat | null): void {
  useEffect(() => {
    if (next === null || mine === null) return;
    tableAt(next)
      .then(sitAt)
      // Whoever sits there already, on another device or in another tab, is led there as well.
      .catch(() => {})
      .finally(() => goInstead('online', next));
  }, [next, mine]);
}
