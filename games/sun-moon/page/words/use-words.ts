// Where do the words of this game's page come from? From here; a missing one does not compile.

import { type Say as SayOf, type TableKey, useSay, type Words, withTableWords } from '@duello/table';
import { decks as enDecks } from './en/decks.ts';
import { draft as enDraft } from './en/draft.ts';
import { learn as enLearn } from './en/learn.ts';
import { table as enTable } from './en/table.ts';
import { decks as itDecks } from './it/decks.ts';
import { draft as itDraft } from './it/draft.ts';
import { learn as itLearn } from './it/learn.ts';
import { table as itTable } from './it/table.ts';

const en = { ...enTable, ...enDecks, ...enDraft, ...enLearn };
/** The game's own. */
export type OwnKey = keyof typeof en;
export const ownWords: Words<OwnKey> = { en, it: { ...itTable, ...itDecks, ...itDraft, ...itLearn } };

export const words = withTableWords(ownWords);
export type Key = OwnKey | TableKey;
export type Say = SayOf<Key>;
export const useWords = (): Say => useSay(words);
