// What do the words of a table say? The log, what is told aloud, and the line of what happens just now.

import { useMemo } from 'react';
import type { LogLine } from '../look/log.tsx';
import { useSettings } from '../settings/settings.ts';
import { type LogAudience, lineOf, logLines, type Spoken, seenBy, spokenLines, type Written } from './log-lines.ts';
import type { LoggedEvent, Shown } from './playback.ts';

/** Lines stay a while: what is removed too soon is never read, and a whole turn may be told at once. */
const SPOKEN = 60;
/** How far back the line of what happens is looked for. */
const BEFORE = 6;

export interface Story<E> {
  readonly lines: readonly LogLine[];
  readonly spoken: readonly Spoken[];
  /** What happens just now, as the reader may know it; and its line. */
  readonly event: E | null;
  readonly happening: string | null;
}

/** What has no line of its own belongs to the line before it, as whom a card is meant for does to the card. */
function lineNow<E>(seen: readonly LoggedEvent<E>[], audience: LogAudience<E>): string | null {
  for (let at = seen.length - 1; at >= Math.max(0, seen.length - BEFORE); at--) {
    const line = lineOf(seen[at], audience);
    if (line !== null) return line;
  }
  return null;
}

export function useStory<V, E>(
  { logged, seen: count, event, toward }: Shown<V, E>,
  audience: LogAudience<E>,
): Story<E> {
  const { telling: wanted } = useSettings();
  const { formatter, reader, voice } = audience;
  const { kept, written } = useMemo(() => {
    const lines: Written<E> = new WeakMap();
    return { kept: { formatter, reader, voice }, written: lines };
  }, [formatter, reader, voice]);
  const lines = useMemo(() => logLines(logged, kept, written), [logged, kept, written]);
  const spoken = useMemo(() => spokenLines(logged, wanted, kept, SPOKEN), [logged, wanted, kept]);
  const seen = event === null ? null : seenBy(event, toward.viewer, audience);
  const happening = seen === null ? null : (formatter.say(seen, voice) ?? lineNow(logged.slice(0, count), audience));
  return { lines, spoken, event: seen, happening };
}
