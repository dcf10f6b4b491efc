// What may somebody at the table do? Each request becomes an entry, or says why not; what can't be done changes nothing.

import { other, type Reason, type Seat } from '@duello/kernel';
import { type Entry, type Offer, Problem, type Request, type RequestOf } from '@duello/protocol';
import type { Course } from './course.ts';
import type { LiveMatch } from './live-match.ts';

/** What somebody at a table can ask for. */
export type TableRequest = Exclude<Request, { t: 'hello' | 'join' | 'leave' | 'ping' }>;

/** The rules do not allow it. */
export class RefusedByRules extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason.code);
    this.reason = reason;
  }
}

/** What a request takes from outside the match. */
export interface Around {
  /** Opens the table at which both play again. */
  openRematch(match: LiveMatch): Promise<string>;
}

function answerEntry(course: Course, seat: Seat, { decision, words, after }: RequestOf<'answer'>): Entry | null {
  // It was taken, and its receipt was lost on the way.
  if (course.hasTaken(seat, decision, words, after)) return null;
  if (course.around.end !== null) throw new Problem('over');
  const reason = course.refusal(seat, decision, words);
  if (reason !== null) throw new RefusedByRules(reason);
  return { kind: 'answer', seat, decision, words };
}

function running(course: Course): void {
  if (course.around.end !== null) throw new Problem('over');
}

function undoEntry(course: Course, seat: Seat, { answers }: RequestOf<'undo'>): Entry {
  running(course);
  const back = course.takeBack(seat);
  if (back === null || back.needsConsent || answers !== course.answers) throw new Problem('notNow');
  return { kind: 'takeBack', seat, kept: back.kept, isAgreed: false };
}

/** A rematch is for when a match is over, everything else for while it runs. */
function offerEntry(course: Course, seat: Seat, what: Offer): Entry | null {
  const { offers, end, next } = course.around;
  if ((what === 'rematch') !== (end !== null) || next !== null) throw new Problem('notNow');
  if (what === 'takeBack' && course.takeBack(seat) === null) throw new Problem('notNow');
  return offers[seat].includes(what) ? null : { kind: 'offer', seat, what };
}

const isOffered = (course: Course, by: Seat, what: Offer): boolean => course.around.offers[by].includes(what);

function agreedEntry(course: Course, seat: Seat, what: Exclude<Offer, 'rematch'>): Entry {
  if (!isOffered(course, other(seat), what)) throw new Problem('notNow');
  if (what === 'draw') return { kind: 'drawn' };
  const back = course.takeBack(other(seat));
  if (back === null) throw new Problem('notNow');
  return { kind: 'takeBack', seat: other(seat), kept: back.kept, isAgreed: back.needsConsent };
}

async function agree(match: LiveMatch, seat: Seat, what: Offer, { openRematch }: Around): Promise<void> {
  if (what !== 'rematch') return match.write((course) => agreedEntry(course, seat, what));
  const isNow = (course: Course): boolean =>
    isOffered(course, other(seat), what) && course.around.next === null && course.around.end !== null;
  if (!(await match.look(isNow))) throw new Problem('notNow');
  const next = await openRematch(match);
  return match.write((course) => {
    if (!isNow(course)) throw new Problem('notNow');
    return { kind: 'next', match: next };
  });
}

function declineEntry(course: Course, seat: Seat, what: Offer): Entry {
  if (!isOffered(course, seat, what) && !isOffered(course, other(seat), what)) throw new Problem('notNow');
  return { kind: 'decline', seat, what };
}

/** Resolves to what is sent back, once everything it does is kept. */
export async function handle(match: LiveMatch, seat: Seat, request: TableRequest, around: Around): Promise<unknown> {
  switch (request.t) {
    case 'answer':
      return match.write((course) => answerEntry(course, seat, request));
    case 'undo':
      return match.write((course) => undoEntry(course, seat, request));
    case 'offer':
      return match.write((course) => offerEntry(course, seat, request.what));
    case 'agree':
      return agree(match, seat, request.what, around);
    case 'decline':
      return match.write((course) => declineEntry(course, seat, request.what));
    case 'phrase':
      return match.write(() => ({ kind: 'phrase', seat, phrase: request.phrase }));
    case 'text':
      if (!match.row.terms.isPrivate) throw new Problem('notNow', 'Own words are for private tables.');
      return match.write(() => ({ kind: 'text', seat, text: request.text }));
    case 'mute':
      return match.write(({ around: { muted } }) =>
        muted[seat] === request.on ? null : { kind: 'mute', seat, on: request.on },
      );
    case 'complete':
      return match.look((course) => course.complete(seat, request.partial));
    case 'recall':
      return match.look((course) => course.recall(seat));
  }
}
