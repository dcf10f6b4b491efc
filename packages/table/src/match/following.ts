// How does a table follow its match? What happens is kept at once, then shown at the chosen speed and heard.

import type { Viewer } from '@duello/kernel';
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/settings.ts';
import { playSound, type SoundName } from '../settings/sound.ts';
import { SPEED } from '../settings/speed.ts';
import { type Playback, usePlayback } from './playback.ts';
import type { TableProps } from './table-props.ts';

/** How a match of a game goes by. */
export interface Course<V, E> {
  /** How long an event stays, in milliseconds at normal speed; 0 shows it together with the next. */
  pace(event: E): number;
  /** True for an event that begins a turn. */
  begins(event: E): boolean;
  soundOf(event: E, viewer: Viewer): SoundName | null;
  /** The number that says how far a match has come. */
  roundOf(view: V): number;
}

export function useFollowing<V, E>(
  { host, keep, followed }: Pick<TableProps, 'host' | 'keep' | 'followed'>,
  { pace, begins, soundOf, roundOf }: Course<V, E>,
): Playback<V, E> {
  const { speed } = useSettings();
  const playback = usePlayback<V, E>(host, {
    pace: (event) => pace(event) * SPEED[speed],
    begins,
    heard: ({ text, view, over }) => keep(text, roundOf(view), over),
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
