// How does a program follow a match? From the whole table at first, then from what changes: the view of now is always at hand.

import {
  changed,
  type Disclosure,
  type MatchHead,
  type ServerFrame,
  type Standing,
  type Status,
} from '@duello/protocol';

export interface Followed {
  readonly match: string;
  head: MatchHead;
  standing: Standing;
  status: Status;
  view: unknown;
  number: number;
  disclosure: Disclosure | null;
}

/** What comes of a frame; null when it is not of this match, or when something was missed and it has to be joined again. */
export function follow(before: Followed | null, frame: ServerFrame): Followed | null {
  if (frame.t === 'table') {
    const { match, head, standing, status, view, number } = frame;
    return { match, head, standing, status, view, number, disclosure: before?.disclosure ?? null };
  }
  if (before === null || !('match' in frame) || frame.match !== before.match) return before;
  if (frame.number > before.number + 1) return null;
  before.number = frame.number;
  before.status = frame.status;
  if (frame.t === 'disclosed') before.disclosure = frame.disclosure;
  if (frame.t !== 'played') return before;
  before.standing = frame.standing;
  for (const { change } of frame.events) before.view = changed(before.view, change);
  before.view = changed(before.view, frame.change);
  return before;
}
