// Who waits for a match to begin? Connections of hosts; they are called when somebody has sat down, on whichever server.

import type { Store } from '../store/store.ts';

export interface Lobby {
  /** Calls once it has begun; returns what stops waiting. */
  wait(id: string, call: () => void): () => void;
  /** Somebody has sat down here. */
  begun(id: string): void;
}

export function newLobby(store: Store): Lobby {
  const waiting = new Map<string, Set<() => void>>();
  const begun = (id: string): void => {
    const calls = waiting.get(id);
    waiting.delete(id);
    for (const call of calls ?? []) call();
  };
  const look = async (id: string): Promise<void> => {
    const row = await store.table(id);
    if (row !== null && row.begun !== null) begun(id);
  };
  store.onWake((id) => {
    for (const one of id === '' ? waiting.keys() : waiting.has(id) ? [id] : []) void look(one).catch(() => {});
  });
  return {
    wait(id, call) {
      const calls = waiting.get(id) ?? new Set();
      calls.add(call);
      waiting.set(id, calls);
      return () => {
        calls.delete(call);
        if (calls.size === 0 && waiting.get(id) === calls) waiting.delete(id);
      };
    },
    begun,
  };
}
