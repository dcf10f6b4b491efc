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
  run(): void;
}
