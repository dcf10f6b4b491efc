// What of a text of Sun & Moon can a player not read as it is? For tests only.

import { expectShort, own, readerWith, SENTENCE } from '@duello/language/for-tests';

export const reader = readerWith({
  en: [
    /\ball ((un)?tapped |enemy |other )*summoning\b/,
    /\bcan’t until\b|(?<!X.)\b1 cards\b|\bsummonings (gets|gains)\b/,
  ],
  it: [
    /\buna? evocazion|\bla evocazion|\bquella? evocazion|\bun’(incantamento|giocatore|tua)|\bun altra\b/i,
    // Type and rarity agree: an enchantment is raro, a spell rara.
    /\bIncantamento[^,]*, (rara|leggendaria)\b|\b(Evocazione|Magia)[^,]*, raro\b/,
    /\btutte le (\w+ )*evocazione\b|\bogni (\w+ )?evocazioni\b|(?<!X.)\b1 (punti|danni|carte)\b|\bnon (può|possono) fino\b/,
  ],
});
export const { unreadable, expectReadable, expectSentences } = reader;
export { expectShort, own, SENTENCE };
