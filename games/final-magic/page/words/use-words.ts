// Where do the words of this game's page come from? From here; a missing one does not compile.

import { type Messages, type Say as SayOf, type TableKey, useSay, withTableMessages } from '@duello/table';
import { books as enBooks } from './en/books.ts';
import { learn as enLearn } from './en/learn.ts';
import { setUp as enSetUp } from './en/set-up.ts';
import { table as enTable } from './en/table.ts';
import { books as itBooks } from './it/books.ts';
import { learn as itLearn } from './it/learn.ts';
import { setUp as itSetUp } from './it/set-up.ts';
import { table as itTable } from './it/table.ts';

const en = { ...enTable, ...enSetUp, ...enBooks, ...enLearn };
/** The game's own. */
export type OwnKey = keyof typeof en;
export const ownMessages: Messages<OwnKey> = { en, it: { ...itTable, ...itSetUp, ...itBooks, ...itLearn } };

export const messages = withTableMessages(ownMessages);
export type Key = OwnKey | TableKey;
export type Say = SayOf<Key>;
export const useWords = (): Say => useSay(messages);
