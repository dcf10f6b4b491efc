// What does every field of the form share? The game’s words, what is wrong where, and how something is changed.

import type { FormWords, Workshop } from '@duello/cards/form';
import type { Json } from '@duello/kernel';
import { createContext, useContext } from 'react';

export interface FormTools {
  readonly workshop: Workshop;
  readonly words: FormWords;
  /** What is wrong, by place. */
  readonly failures: ReadonlyMap<string, readonly string[]>;
  /** Cards that can be named at a place, with their names. */
  cardsAt(path: string): readonly (readonly [id: string, name: string])[];
  /** What is typed letter by letter is one step to undo. */
  change(path: string, value: Json, isTyped?: boolean): void;
  remove(path: string): void;
  move(path: string, by: number): void;
  /** Puts an effect at the end of a list, as it fits there. */
  addEffect(path: string, op: string): void;
}

export const FormContext = createContext<FormTools | null>(null);

export function useForm(): FormTools {
  const tools = useContext(FormContext);
  if (tools === null) throw new Error('a field stands in a form');
  return tools;
}

/** Where a field is on the page. */
export const fieldId = (path: string): string => `at-${path.replaceAll(/[^A-Za-z0-9]+/g, '-')}`;
