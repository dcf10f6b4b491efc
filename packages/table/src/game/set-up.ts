// What does a game ask before a match? Its own form, its check and its words for a summary, loaded when they are needed.

import type { Json } from '@duello/kernel';
import type { ComponentType } from 'react';
import type { Lang } from '../settings/settings.ts';

/** Options as they are being chosen: only what differs from the usual. */
export type ChosenOptions = { readonly [name: string]: Json };

/** Which option does not fit, and why. */
export interface OptionProblem {
  readonly path: string;
  readonly message: string;
}

export interface SetUpProps {
  readonly value: ChosenOptions;
  readonly problem: OptionProblem | null;
  /** A person and a bot, on seats A and B, or two people. */
  readonly seats: 'bot' | 'two';
  onChange(value: ChosenOptions): void;
}

/** How it is said who begins: whoever has seat A does, or an option of the game names the seat. */
export type FirstRule =
  | { readonly by: 'seat' }
  | {
      readonly by: 'option';
      put(options: ChosenOptions, first: 'A' | 'B' | null): ChosenOptions;
      /** Whoever began does not begin the next time; chance stays chance. */
      swap(options: ChosenOptions): ChosenOptions;
    };

/** The option `firstPlayer` names the seat; against a bot the page itself asks for it. */
export const FIRST_BY_OPTION: FirstRule = {
  by: 'option',
  put: ({ firstPlayer: _, ...rest }, first) => (first === null ? rest : { ...rest, firstPlayer: first }),
  swap: (options) => ({
    ...options,
    ...(options.firstPlayer === 'A' && { firstPlayer: 'B' }),
    ...(options.firstPlayer === 'B' && { firstPlayer: 'A' }),
  }),
};
export const ASKED_BY_PAGE: Readonly<Record<SetUpProps['seats'], readonly string[]>> = {
  bot: ['firstPlayer'],
  two: [],
};

export interface SetUp {
  readonly Form: ComponentType<SetUpProps>;
  readonly first: FirstRule;
  /** What an address wishes, as options; nothing of what it can't read. */
  wished?(text: string): ChosenOptions;
  check(options: ChosenOptions): OptionProblem | null;
  /** The options in a few words each, with the names that its form gives to the seats. */
  describe(options: ChosenOptions, lang: Lang, seats: SetUpProps['seats']): readonly string[];
}

/** Where there is nothing to choose, and whoever has seat A begins. */
export const NO_SET_UP: SetUp = { Form: () => null, first: { by: 'seat' }, check: () => null, describe: () => [] };
