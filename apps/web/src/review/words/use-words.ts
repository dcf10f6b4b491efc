// Where do the words of a review come from? From here, loaded with it, and from the pages around it.

import { type Messages, type Say as SayOf, useSay } from '@duello/table';
import { en } from './en.ts';
import { it } from './it.ts';

type Key = keyof typeof en;
export const reviewMessages: Messages<Key> = { en, it };
export type Say = SayOf<Key>;
export const useReviewWords = (): Say => useSay(reviewMessages);
