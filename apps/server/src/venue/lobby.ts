// Who waits for a match to begin? Connections of hosts; they are called when somebody has sat down, on whichever server.

import type { Store } from '../store/store.ts';

export interface Lobby {
  /** Calls once it has begun; returns what stops waiting. */
  wait(id: string, call: () => void): () => void;
  /** Somebody has sat down here. */
  begun(id: string): void;
  /** Hosts of these tables have to come: they have just sat down, or the server was started anew. */
  expect(ids: readonly string[]): void;
  /** Closes tables for strangers whose host has gone, so that nobody is brought to an empty chair. */
  closeLeft(): Promise<void>;
}

/** So long a host may be gone. */
const PATIENCE = 20_000;

export function newLobby(store: Store, now: () => number): Lobby {
  const waiting = new Map<string, Set<() => void>>();
  /** Tables whose host has gone, and when. */
  const left = new Map<string, number>();
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
      left.delete(id);
      return () => {
        calls.delete(call);
        if (calls.size > 0 || waiting.get(id) !== calls) return;
        waiting.delete(id);
        left.set(id, now());
      };
    },
    begun,
    expect(ids) {
      for (const id of ids) if (!waiting.has(id)) left.set(id, now());
    },
    async closeLeft() {
      for (const [id, since] of left) {
        if (now() - since < PATIENCE) continue;
        left.delete(id);
        const row = await store.table(id);
        // A friend comes by a link at any time, and days are meant for people who are not there.
        const mayGo = row !== null && !row.terms.isPrivate && row.terms.clock.kind !== 'days';
        if (mayGo && !waiting.has(id)) await store.closeTable(id);
      }
    },
  };
}
