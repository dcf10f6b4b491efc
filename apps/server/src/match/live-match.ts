// How is one match run on this server? One thing after the other: an entry is checked, played, kept, and only then told. If it
// can't be kept, or another server was quicker, the match is built anew from what is kept.

import { other, SEATS, type Seat, type Viewer } from '@duello/kernel';
import { type Disclosure, dueAt, type Entry, Problem } from '@duello/protocol';
import type { Ended, Store, StoredEntry } from '../store/store.ts';
import { StoreError } from '../store/store-error.ts';
import { type Around, earliestDue, lapseOf } from './around.ts';
import { type Audience, type Ear, type Head, newAudience } from './audience.ts';
import type { Course, MatchRow } from './course.ts';
import { newLateAudience } from './late-audience.ts';

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

export interface Needs extends Onlookers {
  readonly store: Store;
  readonly row: MatchRow;
  readonly head: Head;
  now(): number;
  /** A course of this match at its first entry. */
  open(): Course;
  /** It has just ended, here or on another server, and that is kept. */
  ended(row: MatchRow): void;
  /** An error in what nobody has asked for, and so nobody is told. */
  report(error: unknown): void;
}

/** So often another server may be quicker before a request is given up. */
const TRIES = 5;

export async function openLiveMatch(needs: Needs): Promise<LiveMatch> {
  const { store, row, head, now, open, wrote, visited } = needs;
  const { id, terms } = row;
  const course = open();
  const audience = newAudience(head, course);
  const late = terms.watch.kind === 'delayed' ? newLateAudience(head, open(), terms.watch.turns) : null;
  for (const stored of await store.entries(id, 0)) {
    course.apply(stored, []);
    late?.follow(stored, course, now());
  }
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  /** What was played here last may not be kept: the store was away before that could be found out. */
  let isInDoubt = false;
  let isOver = course.around.end !== null;
  const left = new WeakSet<Ear>();

  /** After whatever was begun before; an error is its own caller's alone. */
  function inTurn<R>(task: () => R | Promise<R>): Promise<R> {
    waiting++;
    const result = queue.then(async () => {
      if (isInDoubt) await rebuild();
      return task();
    });
    queue = result.then(
      () => waiting--,
      () => waiting--,
    );
    return result;
  }

  /** Nobody waits for it; when the server stops, there may be no store any more. */
  function unasked(task: () => unknown): void {
    inTurn(task).catch((error: unknown) => {
      if (!(error instanceof StoreError && error.fault === 'closed')) needs.report(error);
    });
  }

  const room = (viewer: Viewer): Audience => (viewer === 'watcher' && late !== null ? late : audience);
  const endOf = (at: number): Ended | null => {
    const { end } = audience.course.around;
    return end === null ? null : { at, winner: end.winner, why: end.why, text: audience.course.text() };
  };

  function applied(stored: StoredEntry): { tell(): void } {
    const told = audience.apply(stored);
    return {
      tell() {
        const at = now();
        told.tell(at);
        late?.follow(stored, audience.course, at);
        const { entry } = stored;
        // Another server has lost sight of somebody who is here.
        if (entry.kind === 'away' && hasEar(entry.seat)) unasked(() => writeNow(back(entry.seat)));
      },
    };
  }

  /** From what is kept: whatever was played here and is not kept has never happened. */
  async function rebuild(): Promise<void> {
    isInDoubt = true;
    const anew = open();
    for (const stored of await store.entries(id, 0)) {
      anew.apply(stored, []);
      late?.follow(stored, anew, now());
    }
    audience.restart(anew, now());
    isInDoubt = false;
    noteEnd();
  }

  /** What others have written. */
  async function catchUp(): Promise<void> {
    for (const stored of await store.entries(id, audience.course.around.number)) {
      isInDoubt = true;
      applied(stored).tell();
      isInDoubt = false;
    }
    noteEnd();
  }

  function noteEnd(): void {
    if (isOver || audience.course.around.end === null) return;
    isOver = true;
    needs.ended(row);
  }

  async function writeNow(make: (course: Course) => Entry | null): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const { around } = audience.course;
      const entry = await made(make);
      if (entry === null) return;
      if (entry === 'behind') continue;
      const stored = { number: around.number + 1, at: Math.max(now(), around.clocks.at), entry };
      isInDoubt = true;
      const { told, isKept } = await played(stored, around.end === null).catch(async (error: unknown) => {
        await rebuild();
        throw error;
      });
      if (!isKept) {
        await rebuild();
        continue;
      }
      isInDoubt = false;
      told.tell();
      wrote(match, around);
      noteEnd();
      return;
    }
    throw new Problem('notReady');
  }

  /**
   * What is to be written; `behind` when another server has written meanwhile. That there is nothing to write, or that it may
   * not be, is said by what is kept, never by what this server remembers of it.
   */
  async function made(make: (course: Course) => Entry | null): Promise<Entry | null | 'behind'> {
    const { number } = audience.course.around;
    const isCurrent = async (): Promise<boolean> => {
      await catchUp();
      return audience.course.around.number === number;
    };
    try {
      const entry = make(audience.course);
      return entry !== null || (await isCurrent()) ? entry : 'behind';
    } catch (error) {
      if (await isCurrent()) throw error;
      return 'behind';
    }
  }

  /** Nobody has heard of it yet. */
  async function played(stored: StoredEntry, wasRunning: boolean) {
    const told = applied(stored);
    const end = wasRunning ? endOf(stored.at) : null;
    const isKept = await store.append({ ...stored, match: id, due: earliestDue(audience.course.around), ended: end });
    return { told, isKept };
  }

  const hasEar = (seat: Seat): boolean => [...audience.ears].some(({ viewer }) => viewer === seat);
  const isAway = ({ around }: Course, seat: Seat): boolean => around.clocks.away[seat] !== null;
  const back =
    (seat: Seat) =>
    (course: Course): Entry | null =>
      isAway(course, seat) && course.around.end === null ? { kind: 'back', seat } : null;
  /** Days are meant for people who are not there. */
  const gone =
    (seat: Seat) =>
    (course: Course): Entry | null =>
      isAway(course, seat) || hasEar(seat) || course.around.end !== null || terms.clock.kind === 'days'
        ? null
        : { kind: 'away', seat };

  const match: LiveMatch = {
    row,
    head,
    get isIdle() {
      return waiting === 0 && audience.ears.size === 0 && (late === null || late.ears.size === 0);
    },
    look: (read) => inTurn(() => read(audience.course)),
    write: (make) => inTurn(() => writeNow(make)),
    join: (ear) =>
      inTurn(async () => {
        const { viewer } = ear;
        if (viewer !== 'watcher') await writeNow(back(viewer));
        // Whoever has gone while this was waited for must not stay for ever.
        if (left.has(ear)) return;
        room(viewer).add(ear, now());
        if (viewer === 'watcher') room(viewer).tellStatus(now());
        else visited(match);
      }),
    leave(ear) {
      const { viewer } = ear;
      left.add(ear);
      room(viewer).remove(ear);
      unasked(() => (viewer === 'watcher' ? room(viewer).tellStatus(now()) : writeNow(gone(viewer))));
    },
    wake(number) {
      if (number !== 0 && number <= audience.course.around.number) return;
      unasked(catchUp);
    },
    lapse: () =>
      inTurn(async () => {
        await catchUp();
        for (const seat of SEATS) {
          await writeNow((course) => {
            const due = course.isAsked(seat) ? dueAt(course.around.clocks, seat) : null;
            return due !== null && due <= now() ? lapseOf(course.around, seat, course.question) : null;
          });
        }
      }),
    // In turn, as everything that is told: what is being written down is not to be heard of before it is kept.
    disclose(disclosure) {
      unasked(() => {
        audience.disclose(disclosure, now());
        late?.disclose(disclosure, now());
      });
    },
    discloseTo(ear, disclosure) {
      unasked(() => room(ear.viewer).disclose(disclosure, now(), [ear]));
    },
    isThere: hasEar,
  };
  visited(match);
  return match;
}

/** The seat of a person; null for somebody who only watches. */
export const seatOfPerson = ({ begun: { seats } }: MatchRow, person: string | null): Seat | null =>
  person === null ? null : (SEATS.find((seat) => seats[seat] === person) ?? null);

export const opponentOf = ({ begun: { seats } }: MatchRow, seat: Seat): string => seats[other(seat)];
