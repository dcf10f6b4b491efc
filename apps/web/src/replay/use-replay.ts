// What does a replay show now? The stop, the view for it through the chosen eyes, and whether it is playing.

import {
  type Eyes,
  type GameBoard,
  type Pace,
  type ReplayHead,
  type ReplayHost,
  usePace,
  useSettings,
} from '@duello/table';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Stop, stopAt, storyOf } from './replay-story.ts';

export interface Reading<V = unknown, E = unknown> {
  readonly stops: readonly Stop<E>[];
  readonly at: number;
  readonly eyes: Eyes;
  readonly view: V;
  /** Everything that has happened up to what is shown. */
  readonly past: readonly E[];
  readonly playing: boolean;
  go(at: number): void;
  look(eyes: Eyes): void;
  play(on: boolean): void;
}

const FACTOR: Readonly<Record<Pace, number>> = { slow: 2, normal: 1, fast: 0.4, instant: 0.12 };

interface Loaded<V, E> {
  readonly eyes: Eyes;
  readonly events: readonly (E | null)[];
  readonly first: V;
}

export function useReplay<V, E>(
  host: ReplayHost,
  head: ReplayHead,
  board: GameBoard<V, E>,
  /** How many answers have been given where it begins. */
  from: number,
): Reading<V, E> | null {
  const { lang } = useSettings();
  const pace = usePace();
  const [loaded, setLoaded] = useState<Loaded<V, E> | null>(null);
  const [eyes, look] = useState<Eyes>('both');
  const [moment, setMoment] = useState(() =>
    from === 0
      ? 0
      : Math.max(
          0,
          head.moments.findLastIndex((answers) => answers <= from),
        ),
  );
  const [view, setView] = useState<V | null>(null);
  const [playing, setPlaying] = useState(false);
  const merge = useCallback(
    (views: readonly V[]): V => (views.length === 2 ? board.both(views[0], views[1]) : views[0]),
    [board],
  );

  useEffect(() => {
    let current = true;
    Promise.all([host.events<E>(eyes), host.views<V>(eyes, 0)]).then(([events, views]) => {
      if (current) setLoaded({ eyes, events, first: merge(views) });
    });
    return () => {
      current = false;
    };
  }, [host, eyes, merge]);

  const stops = useMemo(
    () => (loaded === null ? [] : storyOf(board, head, loaded.events, loaded.first, lang)),
    [board, head, loaded, lang],
  );
  const at = stopAt(stops, moment);
  const stop = stops.at(at) ?? null;
  const shown = stop?.shown ?? null;
  const seen = loaded?.eyes ?? null;
  // Only the newest wish counts: while the slider is dragged, views of places passed by are dropped.
  const wish = useRef(0);
  useEffect(() => {
    if (shown === null || seen === null) return;
    wish.current++;
    const mine = wish.current;
    host.views<V>(seen, shown).then((views) => {
      if (wish.current === mine) setView(merge(views));
    });
  }, [host, seen, shown, merge]);

  const go = useCallback(
    (to: number) => setMoment(stops.at(Math.max(0, Math.min(stops.length - 1, to)))?.moment ?? 0),
    [stops],
  );
  const last = at >= stops.length - 1;
  useEffect(() => {
    if (!playing || stop === null) return;
    if (last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => go(at + 1), stop.wait * FACTOR[pace]);
    return () => clearTimeout(timer);
  }, [playing, stop, last, at, go, pace]);

  const past = useMemo(
    () => (loaded?.events ?? []).slice(0, (shown ?? 0) + 1).filter((event) => event !== null),
    [loaded, shown],
  );
  if (view === null || loaded === null || stop === null) return null;
  const play = (on: boolean): void => {
    if (on && last) go(0);
    setPlaying(on);
  };
  return { stops, at, eyes: loaded.eyes, view, past, playing, go, look, play };
}
