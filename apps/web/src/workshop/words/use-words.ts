// Where do the words of the workshop come from? From here, loaded with it, and from the pages around it.

import { inEach } from '@duello/language';
import { type Messages, type Say as SayOf, useSay } from '@duello/table';
import { type Key as AppKey, appWords } from '../../words/use-words.ts';
import { en } from './en.ts';
import { it } from './it.ts';

type OwnKey = keyof typeof en;
export const workshopMessages: Messages<OwnKey> = { en, it };
type Key = OwnKey | AppKey;
const words: Messages<Key> = inEach((lang) => ({ ...appWords[lang], ...workshopMessages[lang] }));
export type Say = SayOf<Key>;
export const useWords = (): Say => useSay(words);
