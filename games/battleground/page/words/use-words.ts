// Where do the words of this game's page come from? From here; a missing one does not compile.

import { type Messages, type Say as SayOf, type TableKey, useSay, withTableMessages } from '@duello/table';
import { en } from './en/en.ts';
import { it } from './it/it.ts';

/** The game's own. */
export type OwnKey = keyof typeof en;
export const ownMessages: Messages<OwnKey> = { en, it };

export const messages = withTableMessages(ownMessages);
export type Key = OwnKey | TableKey;
export type Say = SayOf<Key>;
export const useWords = (): Say => useSay(messages);
