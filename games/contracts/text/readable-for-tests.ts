// What of a text of Contracts can a player not read as it is? For tests only.

import { own, readerWith, SENTENCE } from '@duello/language/for-tests';

export const reader = readerWith({ en: [], it: [/\bun [A-Z]?\w*a Creatura/] });
export const { unreadable, expectReadable, expectSentences } = reader;
export { own, SENTENCE };
