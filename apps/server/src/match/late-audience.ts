// How does somebody watch some turns later? They follow a course of their own, which hears of an entry when so many turns have
// been played since; once the match is over, of all that is left.

import type { StoredEntry } from '../store/store.ts';
import { type Audience, type Head, newAudience } from './audience.ts';
import type { Course } from './course.ts';

export interface LateAudience {
  readonly audience: Audience;
  /** Something has been written; `ahead` has played it. What was heard of before is passed over. */
  follow(stored: StoredEntry, ahead: Course, now: number): void;
}

export function newLateAudience(head: Head, course: Course, turns: number): LateAudience {
  const audience = newAudience(head, course);
  let last = 0;
  const held: { readonly stored: StoredEntry; readonly turn: number }[] = [];
  return {
    audience,
    follow(stored, ahead, now) {
      if (stored.number <= last) return;
      last = stored.number;
      held.push({ stored, turn: ahead.turns });
      const isOver = ahead.around.end !== null;
      while (held.length > 0 && (isOver || held[0].turn + turns <= ahead.turns)) {
        const [{ stored: due }] = held.splice(0, 1);
        audience.apply(due).tell(now);
      }
    },
  };
}
