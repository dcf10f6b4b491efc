// Who follows a match, and what do they hear? Everybody who looks with the same eyes hears the same, written once.

import type { Viewer } from '@duello/kernel';
import type { Disclosure, MatchHead, ServerFrame, ServerFrameOf, Status } from '@duello/protocol';
import type { StoredEntry } from '../store/store.ts';
import type { Course, Eyes, Glimpse } from './course.ts';
import { isHeard, saidIn } from './talk.ts';

/** Where frames go. */
export interface Listener {
  hear(frame: string): void;
}

/** A connection that has joined. */
export interface Ear extends Eyes {
  readonly listener: Listener;
  /** It has left: once so, always so. */
  hasLeft: boolean;
}

/** What does not change, but for whose eyes it is. */
export type Head = Omit<MatchHead, 'viewer'>;

export interface Audience {
  readonly ears: readonly Ear[];
  readonly course: Course;
  /** Tells the newcomer everything. */
  add(ear: Ear, now: number): void;
  remove(ear: Ear): void;
  /** Plays the entry before everybody's eyes; what they have seen is held back until `tell` is called. */
  apply(stored: StoredEntry): { tell(now: number): void };
  /** Everything anew, for all: another course has taken the place of the one they followed. */
  restart(course: Course, now: number): void;
  /** Who watches, or how clocks stand, without an entry. */
  tellStatus(now: number): void;
  /** To everybody, or to some. */
  disclose(disclosure: Disclosure, now: number, to?: readonly Ear[]): void;
}

interface Group extends Eyes {
  readonly ears: Ear[];
}

export const newAudience = (head: Head, first: Course): Audience => new Listeners(head, first);

/** A class, since there are as many as matches. */
class Listeners implements Audience {
  readonly ears: Ear[] = [];
  readonly #head: Head;
  course: Course;

  constructor(head: Head, first: Course) {
    this.#head = head;
    this.course = first;
  }

  add(ear: Ear, now: number): void {
    this.ears.push(ear);
    tell([ear], this.#table(ear.viewer, now));
  }

  remove(ear: Ear): void {
    const index = this.ears.indexOf(ear);
    if (index >= 0) this.ears.splice(index, 1);
  }

  apply(stored: StoredEntry): { tell(now: number): void } {
    const looking = this.#groups();
    const glimpses = this.course.apply(stored, looking);
    return {
      tell: (now) => {
        for (const [i, group] of looking.entries()) tell(group.ears, this.#frameOf(stored, group, glimpses[i], now));
      },
    };
  }

  restart(anew: Course, now: number): void {
    this.course = anew;
    for (const group of this.#groups()) tell(group.ears, this.#table(group.viewer, now));
  }

  tellStatus(now: number): void {
    tell([...this.ears], { t: 'status', ...this.#ofTable(now) });
  }

  disclose(disclosure: Disclosure, now: number, to: readonly Ear[] = [...this.ears]): void {
    tell(to, { t: 'disclosed', ...this.#ofTable(now), disclosure });
  }

  #groups(): readonly Group[] {
    const found: Group[] = [];
    for (const ear of this.ears) {
      const group = found.find((one) => one.viewer === ear.viewer && one.wantsEvents === ear.wantsEvents);
      if (group === undefined) found.push({ viewer: ear.viewer, wantsEvents: ear.wantsEvents, ears: [ear] });
      else group.ears.push(ear);
    }
    return found;
  }

  #ofTable(now: number) {
    const { clocks, offers, end, next, number } = this.course.around;
    const watchers = this.ears.filter(({ viewer }) => viewer === 'watcher').length;
    return { match: this.#head.match, number, now, status: { clocks, offers, end, next, watchers } satisfies Status };
  }

  #table(viewer: Viewer, now: number): ServerFrameOf<'table'> {
    const { course } = this;
    return {
      t: 'table',
      ...this.#ofTable(now),
      head: { ...this.#head, viewer },
      standing: course.standing(viewer),
      view: course.view(viewer),
      history: course.history(viewer),
      said: course.said(viewer),
    };
  }

  /** How an entry is told to one pair of eyes. */
  #frameOf(stored: StoredEntry, { viewer }: Eyes, glimpse: Glimpse | undefined, now: number): ServerFrame {
    const { entry } = stored;
    const { course } = this;
    if (glimpse !== undefined) {
      return { t: 'played', ...this.#ofTable(now), standing: course.standing(viewer), ...glimpse };
    }
    if (entry.kind === 'takeBack') return this.#table(viewer, now);
    // On all devices of whoever has asked for it, and on no other.
    if (entry.kind === 'mute' && entry.seat === viewer) return this.#table(viewer, now);
    const said = saidIn(stored);
    if (said !== null && isHeard(said, viewer, course.around)) return { t: 'said', ...this.#ofTable(now), ...said };
    return { t: 'status', ...this.#ofTable(now) };
  }
}

function tell(to: readonly Ear[], frame: ServerFrame): void {
  const text = JSON.stringify(frame);
  for (const { listener } of to) listener.hear(text);
}
