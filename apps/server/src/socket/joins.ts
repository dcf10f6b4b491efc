// Which matches does a connection follow, and with whose eyes? Its own seats, and what it may watch; where a match has not begun
// yet, whoever has opened the table waits for it.

import type { Viewer } from '@duello/kernel';
import { Problem, type RequestOf } from '@duello/protocol';
import type { Ear } from '../match/audience.ts';
import { type LiveMatch, seatOfPerson } from '../match/live-match.ts';
import type { KeyOwner } from '../store/store.ts';
import type { Venue } from '../venue/venue.ts';
import { mayWatch } from './watching.ts';

export interface Joined {
  readonly match: LiveMatch;
  readonly ear: Ear;
}

export interface Joins {
  /** `owner` is who has said hello; null for somebody without a key. */
  join(request: RequestOf<'join'>, owner: KeyOwner | null): Promise<void>;
  leave(id: string): void;
  leaveAll(): void;
  at(id: string): Joined | undefined;
}

interface Needs {
  readonly venue: Venue;
  readonly most: number;
  isOpen(): boolean;
  hear(frame: string): void;
}

export function newJoins({ venue, most, isOpen, hear }: Needs): Joins {
  const { people, matches, lobby, personEvents, store } = venue;
  const joined = new Map<string, Joined>();
  const waiting = new Map<string, () => void>();

  /** Who asks: the person of the key that was said, or whoever has the key of this seat. A key for one seat opens no other. */
  async function personAt(match: string, owner: KeyOwner | null, seatKey: string | undefined): Promise<string | null> {
    if (seatKey === undefined) {
      return owner === null || (owner.onlyAt !== null && owner.onlyAt !== match) ? null : owner.person.id;
    }
    const held = await people.ownerOf(seatKey);
    if (held.onlyAt !== null && held.onlyAt !== match) throw new Problem('notYours');
    return held.person.id;
  }

  function leave(id: string): void {
    waiting.get(id)?.();
    waiting.delete(id);
    const there = joined.get(id);
    joined.delete(id);
    there?.match.leave(there.ear);
  }

  async function waitFor(id: string, begin: () => Promise<void>): Promise<void> {
    const stop = lobby.wait(id, () => {
      waiting.delete(id);
      void begin().catch(() => {});
    });
    waiting.set(id, stop);
    // Whoever was invited may have heard of it from a server that is gone.
    personEvents.look(id);
    // Somebody may have sat down in the meantime.
    const row = await store.table(id);
    if (row !== null && row.begun !== null) lobby.begun(id);
  }

  async function follow(id: string, person: string | null, wantsEvents: boolean): Promise<void> {
    const match = await matches.get(id);
    const viewer: Viewer = seatOfPerson(match.row, person) ?? 'watcher';
    if (viewer === 'watcher' && !(await mayWatch(match))) throw new Problem('noMatch');
    const ear: Ear = { viewer, wantsEvents, hear };
    joined.set(id, { match, ear });
    await match.join(ear);
    // It may have gone while it was waited for.
    if (!isOpen()) leave(id);
    const row = await store.table(id);
    const disclosure = row === null ? null : venue.disclosureOf(row);
    if (disclosure !== null) match.discloseTo(ear, disclosure);
  }

  return {
    async join({ match: id, events, seatKey }, owner) {
      leave(id);
      if (joined.size + waiting.size >= most) throw new Problem('tooMany');
      const person = await personAt(id, owner, seatKey);
      const row = await store.table(id);
      if (row === null) throw new Problem('noMatch');
      if (row.begun !== null) await follow(id, person, events);
      else if (person !== null && row.host?.person === person) await waitFor(id, () => follow(id, person, events));
      else throw new Problem('noMatch');
    },
    leave,
    leaveAll() {
      for (const id of [...joined.keys(), ...waiting.keys()]) leave(id);
    },
    at: (id) => joined.get(id),
  };
}
