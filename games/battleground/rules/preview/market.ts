// When does the market open further? The pool that pays, and the coins that a tier still waits for.

import type { View } from '../view/view-types.ts';

/** Coins left in the pool that pays now; null for the last one, which never runs out (BR23). */
export const payingPool = ({ gamePhase, pools }: View): number | null => pools[gamePhase - 1] ?? null;

/** B317: how many coins must leave the pools before a tier opens. */
export const coinsUntil = ({ pools }: View, tier: number): number =>
  pools.slice(0, tier - 1).reduce((sum, coins) => sum + coins, 0);
