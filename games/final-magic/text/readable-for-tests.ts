// What of a text of Final Magic can a player not read as it is? For tests only.

import { expectShort, own, readerWith, SENTENCE } from '@duello/language/for-tests';

export const reader = readerWith({});
export const { unreadable, expectReadable, expectSentences } = reader;
export { expectShort, own, SENTENCE };
