// How does the table follow what happens? One event after the other, each with the view after it, at the chosen speed.

import type { Viewer } from '@duello/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EventWithView, MatchHost, Past, Update } from './host.ts';

/** One thing that was told, to whom, and whether it was shown as it happened or had happened before. */
export interface LoggedEvent<E> extends Past<E> {
  readonly viewer: Viewer;
  readonly live: boolean;
}

export interface Shown<V, E> {
  readonly view: V;
  /** The event that is being shown, and a number that grows with each. */
  readonly event: E | null;
  readonly step: number;
  /** Everything told so far, and how much of it the eyes have seen: less while the last turn is shown again. */
  readonly logged: readonly LoggedEvent<E>[];
  readonly seen: number;
  /** The last update, once everything before it has been shown. */
  readonly update: Update<V, E> | null;
  /** The update that is being shown or will be when its events are through. */
  readonly toward: Update<V, E>;
}

export interface Playback<V, E> {
  readonly shown: Shown<V, E> | null;
  readonly playing: boolean;
  /** Shows all that is left at once. */
  skip(): void;
  /** Plays the last turn's events again. */
  again(): void;
}

export interface PlaybackOptions<V, E> {
  /** Hears of each update at once, long before it is shown. */
  heard(update: Update<V, E>): void;
  /** How long an event stays before these eyes, in milliseconds, as it happens or once more; 0 shows it together with the next. */
  duration(event: E, viewer: Viewer, again: boolean): number;
  /** True for an event that begins a turn. */
  begins(event: E): boolean;
}

interface Entry<V, E> {
  readonly frame: EventWithView<V, E> | null;
  readonly update: Update<V, E>;
  /** Shown before: told already. */
  readonly again: boolean;
}

const logEntry = <V, E>(event: E, { viewer, answers, by }: Update<V, E>): LoggedEvent<E> => ({
  event,
  viewer,
  answers,
  by,
  live: true,
});

/** Everything told before the update, for the eyes it is for; what has been taken back is no longer told. */
function loggedBefore<V, E>(
  before: Shown<V, E> | null,
  { viewer, history, answers }: Update<V, E>,
): readonly LoggedEvent<E>[] {
  if (history !== null) return history.map((entry) => ({ ...entry, viewer, live: false }));
  const logged = before?.logged ?? [];
  return logged.every((entry) => entry.answers <= answers)
    ? logged
    : logged.filter((entry) => entry.answers <= answers);
}

function next<V, E>(before: Shown<V, E> | null, { frame, update, again }: Entry<V, E>): Shown<V, E> {
  const step = (before?.step ?? 0) + 1;
  const kept = again ? (before?.logged ?? []) : loggedBefore(before, update);
  if (frame === null)
    return { view: update.view, event: null, step, logged: kept, seen: kept.length, update, toward: update };
  const { event, view } = frame;
  const logged = again ? kept : [...kept, logEntry(event, update)];
  const seen = again ? (before?.seen ?? 0) + 1 : logged.length;
  return { view, event, step, logged, seen, update: null, toward: update };
}

export function usePlayback<V, E>(host: MatchHost, manner: PlaybackOptions<V, E>): Playback<V, E> {
  const [shown, setShown] = useState<Shown<V, E> | null>(null);
  const [playing, setPlaying] = useState(false);
  const queue = useRef<Entry<V, E>[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const manners = useRef(manner);
  manners.current = manner;
  const latest = useRef<Update<V, E> | null>(null);

  const advance = useCallback((hurry = false) => {
    timer.current = null;
    for (let entry = queue.current.shift(); entry !== undefined; entry = queue.current.shift()) {
      const now = entry;
      setShown((before) => next(before, now));
      const { duration } = manners.current;
      const wait = now.frame === null || hurry ? 0 : duration(now.frame.event, now.update.viewer, now.again);
      if (wait > 0) {
        timer.current = setTimeout(advance, wait);
        return;
      }
    }
    setPlaying(false);
  }, []);

  const play = useCallback(
    (entries: readonly Entry<V, E>[]) => {
      for (const entry of entries) queue.current.push(entry);
      if (timer.current !== null) return;
      setPlaying(true);
      advance();
    },
    [advance],
  );

  useEffect(() => {
    host.onUpdate<V, E>((update) => {
      latest.current = update;
      manners.current.heard(update);
      const entries = update.frames.map((frame) => ({ frame, update, again: false }));
      play([...entries, { frame: null, update, again: false }]);
    });
    if (queue.current.length > 0 && timer.current === null) advance();
    return () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    };
  }, [host, play, advance]);

  const skip = useCallback(() => {
    if (timer.current === null) return;
    clearTimeout(timer.current);
    advance(true);
  }, [advance]);

  const again = useCallback(() => {
    const update = latest.current;
    if (update === null || timer.current !== null) return;
    host.recall<V, E>().then((frames) => {
      // Somebody may have gone on in the meantime.
      if (latest.current !== update || timer.current !== null) return;
      const begins = frames.flatMap(({ event }, i) => (manners.current.begins(event) ? [i] : []));
      const entries = frames.slice(begins.at(-2) ?? 0).map((frame) => ({ frame, update, again: true }));
      if (entries.length === 0) return;
      setShown((before) => before && { ...before, seen: Math.max(0, before.logged.length - entries.length) });
      play([...entries, { frame: null, update, again: true }]);
    });
  }, [host, play]);

  return { shown, playing, skip, again };
}
