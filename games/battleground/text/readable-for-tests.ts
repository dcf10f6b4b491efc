// What of a text of Battleground can a player not read as it is? For tests only.

import { expectShort, own, readerWith, SENTENCE } from '@duello/language/for-tests';

export const reader = readerWith({
  en: [/\b(allies|foes|summons) (gains|loses|attacks|defends)\b/, /\btier 1 or less\b/],
  it: [
    /\buna? evocazion|\buna? altra\b|\bun’(tua|campo|incrocio)|\bquella? evocazion|\bla evocazion/i,
    /\bevocazion[ei] (alleat|nemic)[ae]\b|\blivello 1 o inferiore\b/,
    /\ba a\d/,
    /\bognuna? evocazioni\b|\bogni \w+ evocazioni\b|\btutte le (\w+ )?evocazione\b/,
  ],
});
export const { unreadable, expectReadable, expectSentences } = reader;
export { expectShort, own, SENTENCE };
