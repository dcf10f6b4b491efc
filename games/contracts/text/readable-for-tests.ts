// What of a text of Contracts can a player not read as it is? For tests only.

import { expectShort, own, readerWith, SENTENCE } from '@duello/language/for-tests';

export const reader = readerWith({ it: [/\bun [A-Z]?\w*a Creatura/, /\b(?!1 )\d+ (mana )?puro\b|\b1 (mana )?puri\b/] });
export const { unreadable, expectReadable, expectSentences } = reader;
export { expectShort, own, SENTENCE };
