// What is a button of the prompt?

export interface PromptOption {
  readonly key: string;
  readonly label: string;
  /** What the selected thing offers, what sends or ends, and everything else. */
  readonly kind: 'act' | 'main' | 'quiet';
  readonly disabled?: boolean;
  run(): void;
}
