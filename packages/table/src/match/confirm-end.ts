// How is an end asked about? With something useful left, the first press says so and the next one ends; Escape takes it back.

import type { Decision } from '@duello/kernel';
import type { LeftRows, LeftToDo } from '@duello/language';
import { createContext, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/use-words.ts';
import type { PromptOption } from './prompt-option.ts';
import { keyOf } from './selection.ts';

/** A double click is one press: so many milliseconds long. */
const TWICE = 400;

/** The key that ends, and nothing else. */
export const END_KEY = 'e';

/** What ending would leave undone, in words, for an option that ends; nothing while no question ends anything. */
export const leftUndone = <What extends string>(
  left: readonly LeftToDo<What>[] | null,
  rows: LeftRows<What>,
  nameOf: (id: string) => string,
): Pick<PromptOption, 'ends'> => ({ ends: (left ?? []).map((one) => rows[one.what](one, nameOf)) });

export interface ConfirmedEnd {
  /** The options as they are shown and run. */
  options(options: readonly PromptOption[]): readonly PromptOption[];
  /** What is left to do, while the next press ends; null else. */
  asked(options: readonly PromptOption[]): string | null;
  takeBack(): void;
}

export const NOT_CONFIRMED: ConfirmedEnd = {
  options: (options) => options,
  asked: () => null,
  takeBack: () => {},
};
/** Shared by the prompt and the keys of a table. */
export const ConfirmedEndContext = createContext(NOT_CONFIRMED);

export function useConfirmedEnd(decision: Decision | null): ConfirmedEnd {
  const { confirmEnd } = useSettings();
  const t = useWords();
  const [asked, ask] = useState<{ readonly of: string; readonly at: number } | null>(null);
  /** Something else that is selected, played or asked takes the question back. */
  const placeOf = (options: readonly PromptOption[]): string =>
    [keyOf(decision), ...options.map(({ key }) => key)].join();
  const isAsked = (options: readonly PromptOption[]): boolean => asked?.of === placeOf(options);
  const isAlone = decision?.shape === 'one' && decision.options.length === 1;
  const confirmed = (option: PromptOption, options: readonly PromptOption[]): PromptOption => {
    const { ends, label, run } = option;
    if (ends === undefined) return option;
    const isDefault = ends.length === 0 && !options.some(({ kind }) => kind === 'act');
    const shown = { ...option, letter: END_KEY, kind: isDefault ? 'main' : 'quiet' } as const;
    if (ends.length === 0) return isAlone ? { ...shown, note: t('table.nothingLeft') } : shown;
    if (!confirmEnd) return shown;
    if (!isAsked(options)) return { ...shown, run: () => ask({ of: placeOf(options), at: performance.now() }) };
    return {
      ...shown,
      label: t('table.endAnyway', { label }),
      note: ends.join(' '),
      run() {
        if (asked !== null && performance.now() - asked.at > TWICE) run();
      },
    };
  };
  return {
    options: (options) => options.map((option) => confirmed(option, options)),
    asked: (options) => (isAsked(options) ? options.flatMap(({ ends = [] }) => ends).join(' ') : null),
    takeBack: () => ask(null),
  };
}
