// How do tests run a command? With an Io that keeps what is printed and answers from a list.

import { printable } from '@duello/terminal';
import type { Io } from './command.ts';
import { SILENT } from './progress.ts';

export interface FakeIo extends Io {
  /** Everything printed to stdout so far, line by line. */
  readonly lines: string[];
  readonly errors: string[];
}

/** Answers come from the list in turn, or from a function of the prompt and what was printed; then the input ends. */
export function fakeIo(
  answers: readonly string[] | ((prompt: string, lines: readonly string[]) => string | null) = [],
  more: Partial<Pick<Io, 'isTerminal' | 'columns' | 'colour' | 'interrupted' | 'progress'>> = {},
): FakeIo {
  const lines: string[] = [];
  const errors: string[] = [];
  let asked = 0;
  return {
    lines,
    errors,
    out: (text) => void lines.push(...printable(text).split('\n')),
    err: (text) => void errors.push(...printable(text).split('\n')),
    async ask(prompt) {
      const answer = typeof answers === 'function' ? answers(prompt, lines) : (answers[asked++] ?? null);
      lines.push(prompt + (answer ?? ''));
      return answer;
    },
    interrupted: () => new AbortController().signal,
    isTerminal: false,
    columns: 80,
    colour: false,
    progress: () => SILENT,
    ...more,
  };
}
