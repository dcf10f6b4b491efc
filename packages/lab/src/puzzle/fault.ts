// Why is something no puzzle? A code for words, and what they speak of.

import type { Json } from '@duello/kernel';

export type Fault =
  /** Nobody, or somebody else, has something to decide there. */
  | { readonly code: 'notAsked' }
  /** Nothing was found that reaches the goal. */
  | { readonly code: 'unsolved' }
  /** More ways than can be looked through. */
  | { readonly code: 'tooWide' }
  /** Whoever does nothing reaches the goal too, or one answer is all it takes. */
  | { readonly code: 'trivial' }
  /** The solution does not reach the goal. */
  | { readonly code: 'fails' }
  /** It does not in a world that the seat can't tell from this one. */
  | { readonly code: 'hidden'; readonly worlds: number; readonly of: number }
  | { readonly code: 'shorter'; readonly line: readonly Json[] }
  /** Another first answer does it too. */
  | { readonly code: 'rival'; readonly answer: Json }
  /** What is bought is not better by enough. */
  | { readonly code: 'close'; readonly answer: Json; readonly ahead: number; readonly error: number }
  /** Another purchase is better. */
  | { readonly code: 'better'; readonly answer: Json; readonly ahead: number };

const said = (words: Json): string => (typeof words === 'string' ? words : JSON.stringify(words));
const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;

/** The fault as a sentence for the terminal. */
export function textOfFault(fault: Fault): string {
  switch (fault.code) {
    case 'notAsked':
      return 'the seat of the puzzle has nothing to decide there';
    case 'unsolved':
      return 'nothing was found that reaches the goal';
    case 'tooWide':
      return 'there are more ways than can be looked through, so nothing is proved';
    case 'trivial':
      return 'anybody sees it: one answer, or doing nothing, is enough';
    case 'fails':
      return 'the solution does not reach the goal';
    case 'hidden':
      return `the solution fails in ${fault.worlds} of ${fault.of} worlds that the seat can not tell from the real one`;
    case 'shorter':
      return `a shorter way reaches the goal: ${fault.line.map(said).join(', ')}`;
    case 'rival':
      return `another first answer reaches the goal too: ${said(fault.answer)}`;
    case 'close':
      return `${said(fault.answer)} is nearly as good: ${percent(fault.ahead)} behind, with a standard error of ${percent(fault.error)}`;
    case 'better':
      return `${said(fault.answer)} is better by ${percent(fault.ahead)}`;
  }
}
