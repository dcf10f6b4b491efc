// How is one match run on this server? One thing after the other: an entry is checked, played, kept, and only then told. If it
// can't be kept, or another server was quicker, the match is built anew from what is kept.

import { other, SEATS, type Seat, type Viewer } from '@duello/kernel';
import { type Disclosure, dueAt, type Entry, Problem } from '@duello/protocol';
import type { Ended, Store, StoredEntry } from '../store/store.ts';
import { StoreError } from '../store/store-error.ts';
import { type Around, earliestDue, lapseOf } from './around.ts';
import { type Audience, type Ear, type Head, newAudience } from './audience.ts';
import type { Course, MatchRow } from './course.ts';
import { type LateAudience, newLateAudience } from './late-audience.ts';

export interface LiveMatch {
  readonly row: MatchRow;
  readonly head: Head;
  /** Nobody follows it here, and nothing is under way. */
  readonly isIdle: boolean;
  /** What is read of it, after whatever was begun before. */
  look<R>(read: (course: Course) => R): Promise<R>;
  /**
   * Writes down what `make` finds right, which throws where it is not; null writes nothing. It is asked again when another
   * server has written meanwhile. Resolves once it is kept.
   */
  write(make: (course: Course) => Entry | null): Promise<void>;
  join(ear: Ear): Promise<void>;
  leave(ear: Ear): void;
  /** Another server may have written up to this number; 0 if nobody knows. */
  wake(number: number): void;
  /** Lets the clock have its say. */
  lapse(): Promise<void>;
  disclose(disclosure: Disclosure): void;
  discloseTo(ear: Ear, disclosure: Disclosure): void;
  /** Whether the player of a seat is connected to this server. */
  isThere(seat: Seat): boolean;
}

/** Who else wants to know what happens here. */
export interface Onlookers {
  /** An entry was written on this server, and is kept; `before` is how things stood around the table. */
  wrote(match: LiveMatch, before: Around): void;
  /** It was opened on this server, or a player has come to it. */
  visited(match: LiveMatch): void;
}

/** What every match of a server needs, the same for all. */
export interface Needs extends Onlookers {
  readonly store: Store;
  now(): number;
  /** It has just ended, here or on another server, and that is kept. */
  ended(row: MatchRow): void;
  /** An error in what nobody has asked for, and so nobody is told. */
  report(error: unknown): void;
}

export interface Opening {
  readonly row: MatchRow;
  readonly head: Head;
  /** A course of this match at its first entry. */
  open(): Course;
}

/** So often another server may be quicker before a request is given up. */
const TRIES = 5;

export async function openLiveMatch(needs: Needs, opening: Opening): Promise<LiveMatch> {
  const match = new OpenMatch(needs, opening);
  await match.begin();
  needs.visited(match);
  return match;
}

/** A class, since there are as many as matches: methods that each of them had for itself would fill the memory. */
class OpenMatch implements LiveMatch {
  readonly row: MatchRow;
  readonly head: Head;
  readonly #needs: Needs;
  readonly #open: () => Course;
  readonly #audience: Audience;
  readonly #late: LateAudience | null;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** What was played here last may not be kept: the store was away before that could be found out. */
  #isInDoubt = false;
  #isOver = false;

  constructor(needs: Needs, { row, head, open }: Opening) {
    const { watch } = row.terms;
    this.row = row;
    this.head = head;
    this.#needs = needs;
    this.#open = open;
    this.#audience = newAudience(head, open());
    this.#late = watch.kind === 'delayed' ? newLateAudience(head, open(), watch.turns) : null;
  }

  /** From what is kept. */
  async begin(): Promise<void> {
    await this.#playAll(this.#course);
    this.#isOver = this.#course.around.end !== null;
  }

  get isIdle(): boolean {
    return this.#waiting === 0 && this.#audience.ears.length === 0 && (this.#late?.audience.ears.length ?? 0) === 0;
  }

  look<R>(read: (course: Course) => R): Promise<R> {
    return this.#inTurn(() => read(this.#course));
  }

  write(make: (course: Course) => Entry | null): Promise<void> {
    return this.#inTurn(() => this.#writeNow(make));
  }

  join(ear: Ear): Promise<void> {
    const { viewer } = ear;
    return this.#inTurn(async () => {
      if (viewer !== 'watcher') await this.#writeNow(back(viewer));
      // Whoever has gone while this was waited for must not stay for ever.
      if (ear.hasLeft) return;
      const room = this.#room(viewer);
      room.add(ear, this.#now());
      if (viewer === 'watcher') room.tellStatus(this.#now());
      else this.#needs.visited(this);
    });
  }

  leave(ear: Ear): void {
    const { viewer } = ear;
    const room = this.#room(viewer);
    ear.hasLeft = true;
    room.remove(ear);
    this.#unasked(() => (viewer === 'watcher' ? room.tellStatus(this.#now()) : this.#writeNow(this.#gone(viewer))));
  }

  wake(number: number): void {
    if (number !== 0 && number <= this.#course.around.number) return;
    this.#unasked(() => this.#catchUp());
  }

  lapse(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#catchUp();
      for (const seat of SEATS) {
        await this.#writeNow((course) => {
          const due = course.isAsked(seat) ? dueAt(course.around.clocks, seat) : null;
          return due !== null && due <= this.#now() ? lapseOf(course.around, seat, course.question) : null;
        });
      }
    });
  }

  // In turn, as everything that is told: what is being written down is not to be heard of before it is kept.
  disclose(disclosure: Disclosure): void {
    this.#unasked(() => {
      this.#audience.disclose(disclosure, this.#now());
      this.#late?.audience.disclose(disclosure, this.#now());
    });
  }

  discloseTo(ear: Ear, disclosure: Disclosure): void {
    this.#unasked(() => this.#room(ear.viewer).disclose(disclosure, this.#now(), [ear]));
  }

  isThere(seat: Seat): boolean {
    return this.#audience.ears.some(({ viewer }) => viewer === seat);
  }

  get #course(): Course {
    return this.#audience.course;
  }

  #now(): number {
    return this.#needs.now();
  }

  /** After whatever was begun before; an error is its own caller's alone. */
  #inTurn<R>(task: () => R | Promise<R>): Promise<R> {
    this.#waiting++;
    const result = this.#queue.then(async () => {
      if (this.#isInDoubt) await this.#rebuild();
      return task();
    });
    const done = (): void => void this.#waiting--;
    this.#queue = result.then(done, done);
    return result;
  }

  /** Nobody waits for it; when the server stops, there may be no store any more. */
  #unasked(task: () => unknown): void {
    this.#inTurn(task).catch((error: unknown) => {
      if (!(error instanceof StoreError && error.fault === 'closed')) this.#needs.report(error);
    });
  }

  #room(viewer: Viewer): Audience {
    return viewer === 'watcher' && this.#late !== null ? this.#late.audience : this.#audience;
  }

  #endOf(at: number): Ended | null {
    const { end } = this.#course.around;
    return end === null ? null : { at, winner: end.winner, why: end.why, text: this.#course.text() };
  }

  #applied(stored: StoredEntry): { tell(): void } {
    const told = this.#audience.apply(stored);
    return {
      tell: () => {
        const at = this.#now();
        told.tell(at);
        this.#late?.follow(stored, this.#course, at);
        const { entry } = stored;
        // Another server has lost sight of somebody who is here.
        if (entry.kind === 'away' && this.isThere(entry.seat)) this.#unasked(() => this.#writeNow(back(entry.seat)));
      },
    };
  }

  /** Everything that is kept. */
  async #playAll(course: Course): Promise<void> {
    for (const stored of await this.#needs.store.entries(this.row.id, 0)) {
      course.apply(stored, []);
      this.#late?.follow(stored, course, this.#now());
    }
  }

  /** From what is kept: whatever was played here and is not kept has never happened. */
  async #rebuild(): Promise<void> {
    this.#isInDoubt = true;
    const anew = this.#open();
    await this.#playAll(anew);
    this.#audience.restart(anew, this.#now());
    this.#isInDoubt = false;
    this.#noteEnd();
  }

  /** What others have written. */
  async #catchUp(): Promise<void> {
    for (const stored of await this.#needs.store.entries(this.row.id, this.#course.around.number)) {
      this.#isInDoubt = true;
      this.#applied(stored).tell();
      this.#isInDoubt = false;
    }
    this.#noteEnd();
  }

  #noteEnd(): void {
    if (this.#isOver || this.#course.around.end === null) return;
    this.#isOver = true;
    this.#needs.ended(this.row);
  }

  async #writeNow(make: (course: Course) => Entry | null): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const { around } = this.#course;
      const entry = await this.#made(make);
      if (entry === null) return;
      if (entry === 'behind') continue;
      const stored = { number: around.number + 1, at: Math.max(this.#now(), around.clocks.at), entry };
      this.#isInDoubt = true;
      const { told, isKept } = await this.#played(stored, around.end === null).catch(async (error: unknown) => {
        await this.#rebuild();
        throw error;
      });
      if (!isKept) {
        await this.#rebuild();
        continue;
      }
      this.#isInDoubt = false;
      told.tell();
      this.#needs.wrote(this, around);
      this.#noteEnd();
      return;
    }
    throw new Problem('notReady');
  }

  /**
   * What is to be written; `behind` when another server has written meanwhile. That there is nothing to write, or that it may
   * not be, is said by what is kept, never by what this server remembers of it.
   */
  async #made(make: (course: Course) => Entry | null): Promise<Entry | null | 'behind'> {
    const { number } = this.#course.around;
    const isCurrent = async (): Promise<boolean> => {
      await this.#catchUp();
      return this.#course.around.number === number;
    };
    try {
      const entry = make(this.#course);
      return entry !== null || (await isCurrent()) ? entry : 'behind';
    } catch (error) {
      if (await isCurrent()) throw error;
      return 'behind';
    }
  }

  /** Nobody has heard of it yet. */
  async #played(stored: StoredEntry, wasRunning: boolean) {
    const told = this.#applied(stored);
    const ended = wasRunning ? this.#endOf(stored.at) : null;
    const due = earliestDue(this.#course.around);
    const isUntimed = this.row.terms.clock.kind === 'none';
    const isKept = await this.#needs.store.append({ ...stored, match: this.row.id, due, isUntimed, ended });
    return { told, isKept };
  }

  /** Days are meant for people who are not there. */
  #gone(seat: Seat): (course: Course) => Entry | null {
    return (course) =>
      isAway(course, seat) || this.isThere(seat) || course.around.end !== null || this.row.terms.clock.kind === 'days'
        ? null
        : { kind: 'away', seat };
  }
}

const isAway = ({ around }: Course, seat: Seat): boolean => around.clocks.away[seat] !== null;

const back =
  (seat: Seat) =>
  (course: Course): Entry | null =>
    isAway(course, seat) && course.around.end === null ? { kind: 'back', seat } : null;

/** The seat of a person; null for somebody who only watches. */
export const seatOfPerson = ({ begun: { seats } }: MatchRow, person: string | null): Seat | null =>
  person === null ? null : (SEATS.find((seat) => seats[seat] === person) ?? null);

export const opponentOf = ({ begun: { seats } }: MatchRow, seat: Seat): string => seats[other(seat)];
