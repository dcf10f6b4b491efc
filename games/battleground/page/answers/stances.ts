// What will each own summon do when it is asked? Said beforehand, kept in the page, never sent before its question comes.

import { keep, readKept } from '@duello/table';
import { useState } from 'react';
import type { Stance } from '../../index.ts';

/** A stance, or to be asked when it comes to it. */
export type Preset = Stance | 'ask';

export interface Stances {
  /** For whoever nothing was said. */
  readonly usual: 'auto' | 'ask';
  /** What was said, by summon; the same map until something else is said. */
  readonly map: ReadonlyMap<number, Stance>;
  of(id: number): Preset;
  /** What was said of a summon; null for nothing. */
  said(id: number): Stance | null;
  set(id: number, stance: Stance | null): void;
  setUsual(usual: 'auto' | 'ask'): void;
}

const NOTHING_SAID: ReadonlyMap<number, Stance> = new Map();
const KEPT = 'duello.battleground.stance';

const keptUsual = (): 'auto' | 'ask' => readKept(KEPT, (value) => (value === 'ask' ? 'ask' : 'auto'));

/** Presets hold for one battle: with another turn they are gone. */
export function useStances(turn: number): Stances {
  const [usual, setUsual] = useState(keptUsual);
  const [said, setSaid] = useState<{ readonly turn: number; readonly of: ReadonlyMap<number, Stance> }>({
    turn,
    of: NOTHING_SAID,
  });
  const now = said.turn === turn ? said.of : NOTHING_SAID;
  return {
    usual,
    map: now,
    of: (id) => now.get(id) ?? usual,
    said: (id) => now.get(id) ?? null,
    set(id, stance) {
      const next = new Map(now);
      if (stance === null) next.delete(id);
      else next.set(id, stance);
      setSaid({ turn, of: next });
    },
    setUsual(wanted) {
      setUsual(wanted);
      keep(KEPT, wanted);
    },
  };
}

export const NO_STANCES: Stances = {
  usual: 'ask',
  map: NOTHING_SAID,
  of: () => 'ask',
  said: () => null,
  set: () => {},
  setUsual: () => {},
};
