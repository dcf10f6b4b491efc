// Where do the words of online play come from? From here, loaded with it, and from the pages around it.

import { type Messages, type Say as SayOf, useSay } from '@duello/table';
import { en } from './en.ts';
import { it } from './it.ts';

export type Key = keyof typeof en;
export const onlineMessages: Messages<Key> = { en, it };
export type Say = SayOf<Key>;
export const useOnlineWords = (): Say => useSay(onlineMessages);
