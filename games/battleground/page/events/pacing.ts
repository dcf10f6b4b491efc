// How does a battle go by at this table? It can be slowed, held, and let on one event at a time.

import type { Playback } from '@duello/table';
import { useEffect, useState } from 'react';
import type { Gate } from './gate.ts';

export interface Pacing {
  readonly shown: boolean;
  readonly held: boolean;
  readonly slow: boolean;
  hold(): void;
  go(): void;
  step(): void;
  setSlow(slow: boolean): void;
}

/** Longer than anybody looks, until somebody lets it on; a timer bears it at the slowest speed too. */
const HELD = 2 ** 28;
const SLOW = 2.2;

export interface Tempo {
  readonly slow: boolean;
  /** How long something stays, given how long it usually does. */
  stretch(usual: number): number;
  setSlow(slow: boolean): void;
}

export function useTempo({ isHeld }: Gate): Tempo {
  const [slow, setSlow] = useState(false);
  return {
    slow,
    setSlow,
    stretch: (usual) => (usual === 0 ? 0 : isHeld() ? HELD : usual * (slow ? SLOW : 1)),
  };
}

interface Needs {
  readonly gate: Gate;
  readonly tempo: Tempo;
  readonly playback: Playback<unknown, unknown>;
  /** A battle is shown. */
  readonly battle: boolean;
  /** The table is about to answer for a summon: this does it. */
  readonly answers: (() => void) | null;
}

export function usePacing({ gate, tempo, playback, battle, answers }: Needs): Pacing {
  const { playing, skip } = playback;
  /** A step was asked for before there was anything to step to. */
  const [due, setDue] = useState(false);
  const go = (): void => {
    setDue(false);
    skip();
    gate.open();
  };
  useEffect(() => {
    if (!due || playing || answers === null) return;
    setDue(false);
    answers();
  });
  // What comes after a battle is not held.
  useEffect(() => {
    if (gate.held && !battle) go();
  });
  return {
    shown: battle,
    held: gate.held,
    slow: tempo.slow,
    hold: gate.hold,
    go,
    step() {
      if (!gate.held) {
        gate.hold();
        return;
      }
      skip();
      setDue(!gate.step());
    },
    setSlow: tempo.setSlow,
  };
}
