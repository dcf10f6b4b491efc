// What does a page know of a match on a server? What it was told at first, and every frame since; a gap shows in the numbers.

import {
  changed,
  type Disclosure,
  type MatchHead,
  MOST_SAID,
  type Said,
  type ServerFrameOf,
  type Standing,
  type Status,
} from '@duello/protocol';
import type { EventWithView, Past, UndoBar, Update } from '@duello/table';
import type { TableFrame } from './connection.ts';

export interface KnownMatch {
  /** That of the last entry it was told of. */
  readonly number: number;
  readonly head: MatchHead;
  readonly standing: Standing;
  readonly view: unknown;
  readonly past: readonly Past<unknown>[];
  readonly status: Status;
  readonly said: readonly Said[];
  readonly disclosure: Disclosure | null;
}

export type MatchUpdate = Update<unknown, unknown>;

/** What is known after a frame, and what a table has to show of it; or something in between was missed. */
export type Learned =
  | { readonly kind: 'gap' }
  | { readonly kind: 'known'; readonly known: KnownMatch; readonly update: MatchUpdate | null };

function barOf({ head, standing }: KnownMatch): UndoBar {
  if (standing.answers === 0) return 'nothing';
  return standing.by === head.viewer ? 'shown' : 'bot';
}

/** Nobody is asked any more at a table that was left before the rules came to an end. */
const viewAtEnd = ({ view, status }: KnownMatch): unknown =>
  status.end === null || typeof view !== 'object' ? view : { ...view, decision: null, waiting: null };

/** `afresh` brings everything that has happened, for eyes that have not followed it. */
export function updateOf(
  known: KnownMatch,
  frames: readonly EventWithView<unknown, unknown>[],
  afresh: boolean,
): MatchUpdate {
  const { head, standing, status, disclosure, past } = known;
  return {
    viewer: head.viewer,
    view: viewAtEnd(known),
    frames,
    history: afresh ? past : null,
    by: standing.by,
    // Whatever was shown is taken back only if the other agrees: that is an offer, and no table can do it alone.
    undo: { count: standing.undoable, bar: barOf(known), anyway: false },
    takebacks: standing.takebacks,
    thinking: false,
    answers: standing.answers,
    question: standing.question,
    text: disclosure?.text ?? '',
    over: standing.over || status.end !== null,
  };
}

function afterTable(before: KnownMatch | null, frame: ServerFrameOf<'table'>): Learned {
  const { number, head, standing, view, history, status, said } = frame;
  const known: KnownMatch = {
    ...{ number, head, standing, view, past: history, status, said },
    disclosure: before?.disclosure ?? null,
  };
  // Whoever comes back and has missed nothing is not disturbed in what they were about to do.
  const isSame = before !== null && before.number === number && (before.status.end === null) === (status.end === null);
  // Whoever mutes the other hears of nothing else by that.
  const isMute =
    before !== null && before.number + 1 === number && before.standing.hasMuted !== known.standing.hasMuted;
  return { kind: 'known', known, update: isSame || isMute ? null : updateOf(known, [], true) };
}

function afterPlayed(before: KnownMatch, frame: ServerFrameOf<'played'>): Learned {
  const { number, standing, status } = frame;
  const frames: EventWithView<unknown, unknown>[] = [];
  let { view } = before;
  for (const { event, change } of frame.events) {
    view = changed(view, change);
    frames.push({ event, view });
  }
  view = changed(view, frame.change);
  const { answers, by } = standing;
  const past = [...before.past, ...frame.events.map(({ event }) => ({ event, answers, by }))];
  const known = { ...before, number, standing, status, view, past };
  return { kind: 'known', known, update: updateOf(known, frames, false) };
}

export function learn(before: KnownMatch | null, frame: TableFrame): Learned {
  if (frame.t === 'table') return afterTable(before, frame);
  if (before === null || frame.number > before.number + 1) return { kind: 'gap' };
  if (frame.t === 'played') {
    return frame.number <= before.number ? { kind: 'known', known: before, update: null } : afterPlayed(before, frame);
  }
  const around = { ...before, number: Math.max(before.number, frame.number), status: frame.status };
  if (frame.t === 'said') {
    if (frame.number <= before.number) return { kind: 'known', known: before, update: null };
    const { number, seat, phrase, text } = frame;
    const said = [...before.said, { number, seat, phrase, text }].slice(-MOST_SAID);
    return { kind: 'known', known: { ...around, said }, update: null };
  }
  const known = frame.t === 'disclosed' ? { ...around, disclosure: frame.disclosure } : around;
  const isNews = known.disclosure !== before.disclosure || (known.status.end === null) !== (before.status.end === null);
  return { kind: 'known', known, update: isNews ? updateOf(known, [], false) : null };
}
