// What do the words of a table say? The log, what is told aloud, and the line of what happens just now.

import { useMemo } from 'react';
import type { LogLine } from '../look/log.tsx';
import { useSettings } from '../settings/settings.ts';
import type { Shown } from './playback.ts';
import { logLines, type Reading, type Spoken, seenBy, spokenLines, type Written } from './told-lines.ts';

/** Lines stay a while: what is removed too soon is never read, and a whole turn may be told at once. */
const SPOKEN = 60;

export interface Story<E> {
  readonly lines: readonly LogLine[];
  readonly spoken: readonly Spoken[];
  /** What happens just now, as the reader may know it; and its line. */
  readonly event: E | null;
  readonly happening: string | null;
}

export function useStory<V, E>({ told, event, toward }: Shown<V, E>, reading: Reading<E>): Story<E> {
  const { telling: wanted } = useSettings();
  const { telling, reader, voice } = reading;
  const { kept, written } = useMemo(() => {
    const lines: Written<E> = new WeakMap();
    return { kept: { telling, reader, voice }, written: lines };
  }, [telling, reader, voice]);
  const lines = useMemo(() => logLines(told, kept, written), [told, kept, written]);
  const spoken = useMemo(() => spokenLines(told, wanted, kept, SPOKEN), [told, wanted, kept]);
  const seen = event === null ? null : seenBy(event, toward.viewer, reading);
  return { lines, spoken, event: seen, happening: seen === null ? null : telling.say(seen, voice) };
}
