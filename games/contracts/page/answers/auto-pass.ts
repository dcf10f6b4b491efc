// Where is nothing left to decide? The only answer there; never one that tells the other anything.

import type { Decision, Words } from '@duello/kernel';

/** The only answer there is, or null when there is something to think about. */
export function onlyAnswer(decision: Decision | null): Words | null {
  if (decision === null || decision.shape !== 'one' || decision.options.length !== 1) return null;
  // The end of the own turn stays the player's word: there are piles to read and a line to look at.
  return decision.what === 'act' ? null : { pick: decision.options[0].key };
}
