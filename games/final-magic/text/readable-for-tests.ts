// What of a text of Final Magic can a player not read as it is? For tests only.

import { own, readerWith, SENTENCE } from '@duello/language/for-tests';

export const reader = readerWith({ en: [], it: [] });
export const { unreadable, expectReadable, expectSentences } = reader;
export { own, SENTENCE };
