// Who follows a match, and what do they hear? Everybody who looks with the same eyes hears the same, written once.

import type { Viewer } from '@duello/kernel';
import type { Disclosure, MatchHead, ServerFrame, ServerFrameOf, Status } from '@duello/protocol';
import type { StoredEntry } from '../store/store.ts';
import type { Course, Eyes, Glimpse } from './course.ts';
import { isHeard, saidIn } from './talk.ts';

/** A connection that has joined. */
export interface Ear extends Eyes {
  hear(frame: string): void;
}

/** What does not change, but for whose eyes it is. */
export type Head = Omit<MatchHead, 'viewer'>;

export interface Audience {
  readonly ears: ReadonlySet<Ear>;
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

export function newAudience(head: Head, first: Course): Audience {
  const ears = new Set<Ear>();
  let course = first;

  const groups = (): readonly Group[] => {
    const found: Group[] = [];
    for (const ear of ears) {
      const group = found.find((one) => one.viewer === ear.viewer && one.wantsEvents === ear.wantsEvents);
      if (group === undefined) found.push({ viewer: ear.viewer, wantsEvents: ear.wantsEvents, ears: [ear] });
      else group.ears.push(ear);
    }
    return found;
  };
  const status = (): Status => {
    const { clocks, offers, end, next } = course.around;
    return { clocks, offers, end, next, watchers: [...ears].filter(({ viewer }) => viewer === 'watcher').length };
  };
  const ofTable = (now: number) => ({ match: head.match, number: course.around.number, now, status: status() });
  const tell = (to: readonly Ear[], frame: ServerFrame): void => {
    const text = JSON.stringify(frame);
    for (const ear of to) ear.hear(text);
  };
  const table = (viewer: Viewer, now: number): ServerFrameOf<'table'> => ({
    t: 'table',
    ...ofTable(now),
    head: { ...head, viewer },
    standing: course.standing(viewer),
    view: course.view(viewer),
    history: course.history(viewer),
    said: course.said(viewer),
  });

  /** How an entry is told to one pair of eyes. */
  function frameOf(stored: StoredEntry, { viewer }: Eyes, glimpse: Glimpse | undefined, now: number): ServerFrame {
    const { entry } = stored;
    if (glimpse !== undefined) return { t: 'played', ...ofTable(now), standing: course.standing(viewer), ...glimpse };
    if (entry.kind === 'takeBack') return table(viewer, now);
    // On all devices of whoever has asked for it, and on no other.
    if (entry.kind === 'mute' && entry.seat === viewer) return table(viewer, now);
    const said = saidIn(stored);
    if (said !== null && isHeard(said, viewer, course.around)) return { t: 'said', ...ofTable(now), ...said };
    return { t: 'status', ...ofTable(now) };
  }

  return {
    ears,
    get course() {
      return course;
    },
    add(ear, now) {
      ears.add(ear);
      tell([ear], table(ear.viewer, now));
    },
    remove(ear) {
      ears.delete(ear);
    },
    apply(stored) {
      const looking = groups();
      const glimpses = course.apply(stored, looking);
      return {
        tell(now) {
          for (const [i, group] of looking.entries()) tell(group.ears, frameOf(stored, group, glimpses[i], now));
        },
      };
    },
    restart(anew, now) {
      course = anew;
      for (const group of groups()) tell(group.ears, table(group.viewer, now));
    },
    tellStatus(now) {
      tell([...ears], { t: 'status', ...ofTable(now) });
    },
    disclose(disclosure, now, to = [...ears]) {
      tell(to, { t: 'disclosed', ...ofTable(now), disclosure });
    },
  };
}
