// Whose eyes look at the table? One person's; or both seats' in turn, behind a curtain when two people play.

import type { Seat, Viewer } from '@duello/kernel';
import { useEffect, useState } from 'react';
import type { MatchHost, Players } from '../host/host.ts';
import type { Shown } from './playback.ts';

export interface Seats {
  readonly viewer: Viewer;
  readonly mine: Seat;
  /** Both seats are played at this screen. */
  readonly two: boolean;
  /** Who must lift the curtain; null while it is open. */
  readonly curtainFor: Seat | null;
  /** The own hand is out of sight: somebody else is about to look. */
  readonly covered: boolean;
  lift(): void;
}

/** What a view of any game says of who is asked. */
interface Waits {
  readonly waiting: { readonly seats: readonly Seat[] } | null;
}

export function useSeats<V extends Waits, E>(
  host: MatchHost<V, E>,
  players: Players,
  curtain: boolean,
  shown: Shown<V, E> | null,
): Seats {
  const two = players.every(({ kind }) => kind === 'person');
  const veiled = curtain && two;
  const [lifted, setLifted] = useState<Seat | null>(null);
  const viewer: Viewer = shown?.toward.viewer ?? (players[0].kind === 'person' ? 0 : 1);
  const asked = shown?.toward.view.waiting?.seats ?? [];
  const next = asked.find((seat) => seat === viewer) ?? asked[0];
  const settled = shown !== null && shown.update !== null;
  const turns = two && settled && next !== undefined && next !== viewer;
  useEffect(() => {
    if (turns && !veiled) host.look(next);
  }, [turns, veiled, host, next]);
  const down = veiled && next !== undefined && settled && lifted !== next;
  return {
    viewer,
    mine: viewer === 1 ? 1 : 0,
    two,
    curtainFor: down ? next : null,
    covered: veiled && next !== undefined && lifted !== next,
    lift() {
      if (next === undefined) return;
      if (next === viewer) setLifted(next);
      else host.look(next).then(() => setLifted(next));
    },
  };
}
