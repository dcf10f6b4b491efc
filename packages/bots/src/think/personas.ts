// How do bots of one level differ? By what they like: bounded weights on the same values.

import type { Style } from '../bot.ts';

export const PERSONAS = {
  /** Strikes first and counts its own wounds later. */
  aggressive: { life: 0.75, harm: 1.35, board: 1, means: 0.9 },
  /** Builds, protects itself and waits. */
  patient: { life: 1.25, harm: 0.85, board: 1, means: 1.25 },
  /** Keeps its means and its options, and likes the unexpected. */
  tricky: { life: 1, harm: 1.1, board: 0.85, means: 1.15 },
} as const satisfies Readonly<Record<string, Style>>;

export type PersonaName = keyof typeof PERSONAS;
