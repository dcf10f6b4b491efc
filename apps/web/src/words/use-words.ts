// Where do the words around a table come from? From here and from the table; a missing one does not compile.

import { type Say as SayOf, type TableKey, useSay, withTableMessages } from '@duello/table';
import { en } from './en/en.ts';
import { it } from './it/it.ts';

export const appWords = withTableMessages({ en, it });
export type Key = keyof typeof en | TableKey;
export type Say = SayOf<Key>;
export const useWords = (): Say => useSay(appWords);
