// When does the market open? For buying, and further: the pool that pays, and the coins that a tier still waits for.

import type { Reason } from '@duello/kernel';
import { because } from '../state/reasons.ts';
import type { View } from '../view/view-types.ts';

/** Coins left in the pool that pays now; null for the last one, which never runs out (BR23). */
export const payingPool = ({ gamePhase, pools }: View): number | null => pools[gamePhase - 1] ?? null;

/** B317: how many coins must leave the pools before a tier opens. */
export const coinsUntil = ({ pools }: View, tier: number): number =>
  pools.slice(0, tier - 1).reduce((sum, coins) => sum + coins, 0);

/** B801: why nothing can be bought just now, for who is asked something else; null while it can. */
export const whyMarketClosed = ({ decision }: View): Reason | null =>
  decision === null || decision.what === 'buy' ? null : because('marketClosed');
