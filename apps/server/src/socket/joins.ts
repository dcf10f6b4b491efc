// Which matches does a connection follow, and with whose eyes? Its own seats, and what it may watch; where a match has not begun
// yet, whoever has opened the table waits for it.

import type { Viewer } from '@duello/kernel';
import { Problem, type RequestOf } from '@duello/protocol';
import type { Ear, Listener } from '../match/audience.ts';
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
  at(id: string): Joined | null;
}

/** Who joins: a connection, as long as it is open. */
export interface Joining extends Listener {
  isOpen(): boolean;
}

/** So many milliseconds later somebody is led to a match that has begun, if that could not be done at once. */
const AGAIN = 1000;

/**
 * What was asked for last of a match, of two that are under way at once only this; it is gone once it was left or asked for
 * anew.
 */
interface Wish {
  readonly id: string;
  readonly wantsEvents: boolean;
  joined: Joined | null;
  /** Stops waiting for the match to begin. */
  stop: (() => void) | null;
}

/** `most` is how many matches it may follow. */
export const newJoins = (venue: Venue, joining: Joining, most: number): Joins => new JoinsOf(venue, joining, most);

/** A class, since there are as many as connections. */
class JoinsOf implements Joins {
  readonly #venue: Venue;
  readonly #joining: Joining;
  readonly #most: number;
  #wishes: readonly Wish[] = [];

  constructor(venue: Venue, joining: Joining, most: number) {
    this.#venue = venue;
    this.#joining = joining;
    this.#most = most;
  }

  async join({ match: id, events, seatKey }: RequestOf<'join'>, owner: KeyOwner | null): Promise<void> {
    this.leave(id);
    if (this.#wishes.length >= this.#most) throw new Problem('tooMany');
    const wish: Wish = { id, wantsEvents: events, joined: null, stop: null };
    this.#wishes = [...this.#wishes, wish];
    try {
      await this.#enter(wish, await this.#personAt(id, owner, seatKey));
    } catch (error) {
      if (this.#isWanted(wish)) this.leave(id);
      throw error;
    }
  }

  leave(id: string): void {
    const wish = this.#wishes.find((one) => one.id === id);
    if (wish === undefined) return;
    this.#wishes = this.#wishes.filter((one) => one !== wish);
    wish.stop?.();
    wish.joined?.match.leave(wish.joined.ear);
  }

  leaveAll(): void {
    for (const { id } of this.#wishes) this.leave(id);
  }

  at(id: string): Joined | null {
    return this.#wishes.find((one) => one.id === id)?.joined ?? null;
  }

  #isWanted(wish: Wish): boolean {
    return this.#wishes.includes(wish) && this.#joining.isOpen();
  }

  /** Who asks: the person of the key that was said, or whoever has the key of this seat. A key for one seat opens no other. */
  async #personAt(match: string, owner: KeyOwner | null, seatKey: string | undefined): Promise<string | null> {
    if (seatKey === undefined) {
      return owner === null || (owner.onlyAt !== null && owner.onlyAt !== match) ? null : owner.person.id;
    }
    const held = await this.#venue.people.ownerOf(seatKey);
    if (held.onlyAt !== null && held.onlyAt !== match) throw new Problem('notYours');
    return held.person.id;
  }

  async #enter(wish: Wish, person: string | null): Promise<void> {
    const row = await this.#venue.store.table(wish.id);
    if (row === null || !this.#isWanted(wish)) throw new Problem('noMatch');
    if (row.begun !== null) await this.#follow(wish, person);
    else if (person !== null && row.host?.person === person) await this.#waitFor(wish, person);
    else throw new Problem('noMatch');
  }

  async #waitFor(wish: Wish, person: string): Promise<void> {
    const { lobby, personEvents, store } = this.#venue;
    const { id } = wish;
    wish.stop = lobby.wait(id, () => {
      wish.stop = null;
      this.#lead(wish, person);
    });
    // Whoever was invited may have heard of it from a server that is gone.
    personEvents.look(id);
    // Somebody may have sat down in the meantime.
    const row = await store.table(id);
    if (row !== null && row.begun !== null) lobby.begun(id);
  }

  #lead(wish: Wish, person: string): void {
    this.#follow(wish, person).catch((error: unknown) => {
      this.#venue.report(error);
      if (this.#isWanted(wish)) setTimeout(() => this.#lead(wish, person), AGAIN).unref();
    });
  }

  async #follow(wish: Wish, person: string | null): Promise<void> {
    const { matches, store, disclosureOf } = this.#venue;
    const { id, wantsEvents } = wish;
    if (!this.#isWanted(wish)) return;
    const match = await matches.get(id);
    const viewer: Viewer = seatOfPerson(match.row, person) ?? 'watcher';
    if (viewer === 'watcher' && !(await mayWatch(match))) throw new Problem('noMatch');
    if (!this.#isWanted(wish)) return;
    const ear: Ear = { viewer, wantsEvents, listener: this.#joining, hasLeft: false };
    wish.joined = { match, ear };
    await match.join(ear);
    const row = await store.table(id);
    const disclosure = row === null ? null : disclosureOf(row);
    if (disclosure !== null) match.discloseTo(ear, disclosure);
  }
}
