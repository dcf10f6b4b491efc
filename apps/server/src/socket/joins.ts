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

/** So many milliseconds later somebody is led to a match that has begun, if that could not be done at once. */
const AGAIN = 1000;

interface Wish {
  readonly wantsEvents: boolean;
  /** False once it was left, asked for anew, or the connection has ended. */
  isWanted(): boolean;
}

export function newJoins({ venue, most, isOpen, hear }: Needs): Joins {
  const { people, matches, lobby, personEvents, store } = venue;
  const joined = new Map<string, Joined>();
  const waiting = new Map<string, () => void>();
  /** The last time each was asked for: of two that are under way at once only this one counts, and none that was left since. */
  const asked = new Map<string, symbol>();

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
    asked.delete(id);
    waiting.get(id)?.();
    waiting.delete(id);
    const there = joined.get(id);
    joined.delete(id);
    there?.match.leave(there.ear);
  }

  function lead(id: string, person: string, wish: Wish): void {
    follow(id, person, wish).catch((error: unknown) => {
      venue.report(error);
      if (wish.isWanted()) setTimeout(() => lead(id, person, wish), AGAIN).unref();
    });
  }

  async function waitFor(id: string, person: string, wish: Wish): Promise<void> {
    const stop = lobby.wait(id, () => {
      waiting.delete(id);
      lead(id, person, wish);
    });
    waiting.set(id, stop);
    // Whoever was invited may have heard of it from a server that is gone.
    personEvents.look(id);
    // Somebody may have sat down in the meantime.
    const row = await store.table(id);
    if (row !== null && row.begun !== null) lobby.begun(id);
  }

  async function follow(id: string, person: string | null, wish: Wish): Promise<void> {
    if (!wish.isWanted()) return;
    const match = await matches.get(id);
    const viewer: Viewer = seatOfPerson(match.row, person) ?? 'watcher';
    if (viewer === 'watcher' && !(await mayWatch(match))) throw new Problem('noMatch');
    if (!wish.isWanted()) return;
    const ear: Ear = { viewer, wantsEvents: wish.wantsEvents, hear };
    joined.set(id, { match, ear });
    await match.join(ear);
    const row = await store.table(id);
    const disclosure = row === null ? null : venue.disclosureOf(row);
    if (disclosure !== null) match.discloseTo(ear, disclosure);
  }

  async function enter(id: string, person: string | null, wish: Wish): Promise<void> {
    const row = await store.table(id);
    if (row === null || !wish.isWanted()) throw new Problem('noMatch');
    if (row.begun !== null) await follow(id, person, wish);
    else if (person !== null && row.host?.person === person) await waitFor(id, person, wish);
    else throw new Problem('noMatch');
  }

  return {
    async join({ match: id, events, seatKey }, owner) {
      leave(id);
      if (asked.size >= most) throw new Problem('tooMany');
      const mine = Symbol(id);
      asked.set(id, mine);
      const isWanted = (): boolean => asked.get(id) === mine && isOpen();
      try {
        await enter(id, await personAt(id, owner, seatKey), { wantsEvents: events, isWanted });
      } catch (error) {
        if (isWanted()) leave(id);
        throw error;
      }
    },
    leave,
    leaveAll() {
      for (const id of [...asked.keys()]) leave(id);
    },
    at: (id) => joined.get(id),
  };
}
