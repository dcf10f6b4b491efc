// How does a table follow its match? What happens is kept at once, then shown at the chosen speed and heard.

import { useEffect, useRef } from 'react';
import { playSound } from '../settings/sound.ts';
import { SPEED, usePace } from '../settings/speed.ts';
import type { EventReader } from './event-rows.ts';
import { type Playback, usePlayback } from './playback.ts';
import type { TableProps, TableView } from './table-props.ts';

export function useFollowing<V extends TableView, E>(
  { host, keep, followed }: Pick<TableProps, 'host' | 'keep' | 'followed'>,
  { duration, beginsTurn, soundOf }: EventReader<E>,
  /** The number that says how far a match has come. */
  roundOf: (view: V) => number,
): Playback<V, E> {
  const factor = SPEED[usePace()];
  const playback = usePlayback<V, E>(host, {
    // Whoever asks to see it again wants to see it, however fast everything else goes by.
    duration: (event, viewer, again) => duration(event, viewer) * (again && factor === 0 ? SPEED.normal : factor),
    begins: beginsTurn,
    heard: ({ text, view, takebacks }) => keep({ text, round: roundOf(view), outcome: view.outcome, takebacks }),
  });
  const { shown } = playback;
  const latestFollowed = useRef(followed);
  latestFollowed.current = followed;
  const update = shown?.update ?? null;
  useEffect(() => {
    if (update !== null) latestFollowed.current?.(update.answers);
  }, [update]);
  const event = shown?.event ?? null;
  const viewer = shown?.toward.viewer ?? 0;
  useEffect(() => {
    const sound = event === null ? null : soundOf(event, viewer);
    if (sound !== null) playSound(sound);
  }, [event, viewer, soundOf]);
  return playback;
}
