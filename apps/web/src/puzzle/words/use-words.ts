// Where do the words of puzzles come from? From here, loaded with them, and from the pages around them.

import { inEach } from '@duello/language';
import { type Messages, type Say as SayOf, useSay } from '@duello/table';
import { type Key as AppKey, appWords } from '../../words/use-words.ts';
import { en } from './en.ts';
import { it } from './it.ts';

type Key = keyof typeof en | AppKey;
const own = { en, it };
export const puzzleWords: Messages<Key> = inEach((lang) => ({ ...appWords[lang], ...own[lang] }));
export type Say = SayOf<Key>;
export const usePuzzleWords = (): Say => useSay(puzzleWords);
