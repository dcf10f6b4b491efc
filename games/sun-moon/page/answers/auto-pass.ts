// Where is nothing left to decide? The only answer there; never one that tells the other anything.

import type { Decision, Words } from '@duello/kernel';

/** Questions of an effect: with one choice there is none. A window is never passed on that ground. */
const FORCED: readonly string[] = ['aim', 'block', 'takeBack'];

/** The only answer there is, or null when there is something to think about. */
export function onlyAnswer(decision: Decision | null): Words | null {
  if (decision === null || !FORCED.includes(decision.what) || decision.options.length !== 1) return null;
  return { pick: decision.options[0].key };
}
