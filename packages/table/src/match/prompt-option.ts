// What is a button of the prompt?

import type { Pip } from '../look/card.tsx';

export interface PromptOption {
  readonly key: string;
  readonly label: string;
  /** What the selected thing offers, what sends or ends, and everything else. */
  readonly kind: 'act' | 'main' | 'quiet';
  /** What it is about, or what it costs. */
  readonly pips?: readonly Pip[];
  readonly disabled?: boolean;
  /** What it costs or leaves undone, to be known before it is pressed. */
  readonly note?: string;
  /** It ends a turn or phase: what that leaves undone, in sentences. */
  readonly ends?: readonly string[];
  /** A key of its own instead of a number: what passes or ends never shares a key with anything else. */
  readonly letter?: string;
  run(): void;
}
