// What do the parts of the battlefield share? What is pointed at, what is foreseen, and the stances that were said.

import type { TargetId } from '@duello/table';
import { createContext, useContext } from 'react';
import { NO_STANCES, type Stances } from '../answers/stances.ts';
import { type Foresight, NOTHING_FORESEEN } from './use-foresight.ts';

export interface BattleContextValue {
  readonly foresight: Foresight;
  /** The whole coming battle is drawn. */
  readonly previewing: boolean;
  readonly stances: Stances;
  /** What the mouse or the focus is on. */
  readonly pointed: TargetId | null;
  /** Fields that take part in what happens just now. */
  readonly busy: readonly string[];
  point(targetId: TargetId | null): void;
  setPreviewing(on: boolean): void;
}

export const AT_PEACE: BattleContextValue = {
  foresight: NOTHING_FORESEEN,
  previewing: false,
  stances: NO_STANCES,
  pointed: null,
  busy: [],
  point: () => {},
  setPreviewing: () => {},
};

export const BattleContext = createContext<BattleContextValue>(AT_PEACE);
export const useBattle = (): BattleContextValue => useContext(BattleContext);
