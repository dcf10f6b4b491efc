// What concerns somebody who listens? Tables to which they are invited, and matches of theirs that begin, on whichever server.

import type { Store, TableRow } from '../store/store.ts';

export interface PersonEvents {
  /**
   * Hears of a table at which a host waits for this person, and of a match of theirs that runs: of those that are there, then
   * of whatever comes. Returns what stops it.
   */
  follow(person: string, hear: (row: TableRow) => void): Promise<() => void>;
  /** Something has changed at this table. */
  look(id: string): void;
}

interface Listener {
  readonly person: string;
  /** Each state of each table once. */
  readonly heard: Set<string>;
  hear(row: TableRow): void;
}

/** Invitations that are remembered for people who do not listen yet; the oldest go first. */
const MOST_INVITATIONS = 10_000;
const MOST_RUNNING = 50;

const concerns = ({ state, host, invited, begun }: TableRow, person: string): boolean =>
  state === 'waiting'
    ? host !== null && host.person !== person && invited?.includes(person) === true
    : state === 'running' && begun?.seats.includes(person) === true;

export function newPersonEvents(store: Store): PersonEvents {
  const listeners = new Set<Listener>();
  /** Tables to which somebody is invited, as far as this server knows. */
  const invitations = new Map<string, readonly string[]>();

  function tell(listener: Listener, row: TableRow): void {
    const key = `${row.id}/${row.state}`;
    if (!concerns(row, listener.person) || listener.heard.has(key)) return;
    listener.heard.add(key);
    listener.hear(row);
  }

  function remember(id: string, row: TableRow | null): void {
    invitations.delete(id);
    if (row === null || row.state !== 'waiting' || row.invited === null || row.host === null) return;
    invitations.set(id, row.invited);
    const [oldest] = invitations.keys();
    if (invitations.size > MOST_INVITATIONS && oldest !== undefined) invitations.delete(oldest);
  }

  async function lookNow(id: string): Promise<void> {
    const row = await store.table(id);
    remember(id, row);
    if (row !== null) for (const listener of listeners) tell(listener, row);
  }

  const look = (id: string): void => void lookNow(id).catch(() => {});

  store.onWake((id, number) => {
    if (id !== '' && number === 0 && listeners.size > 0) look(id);
  });

  return {
    async follow(person, hear) {
      const listener: Listener = { person, heard: new Set(), hear };
      const stop = (): void => void listeners.delete(listener);
      listeners.add(listener);
      try {
        for (const row of await store.tablesOf(person, null, MOST_RUNNING)) tell(listener, row);
        // Looking at one puts it behind the others.
        for (const [id, invited] of [...invitations]) if (invited.includes(person)) await lookNow(id);
      } catch (error) {
        stop();
        throw error;
      }
      return stop;
    },
    look,
  };
}
