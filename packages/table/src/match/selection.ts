// What is selected at the table? One thing at most, and nothing any more once another question is asked.

import type { Decision } from '@duello/kernel';
import { useState } from 'react';

/** One question to one seat: what both are asked at once has one number. */
export const keyOf = (decision: Decision | null): string | null =>
  decision === null ? null : `${decision.seat}/${decision.id}`;

export function useSelection<T>(
  decision: Decision | null,
): readonly [selected: T | null, select: (targetId: T | null) => void] {
  const [selected, select] = useState<T | null>(null);
  const question = keyOf(decision);
  const [of, setOf] = useState(question);
  // While this is being rendered: later it would take back what the player has selected meanwhile.
  if (of !== question) {
    setOf(question);
    select(null);
  }
  return [selected, select];
}
