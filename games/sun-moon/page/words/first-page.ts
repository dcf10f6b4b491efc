// What does the first page say of the game, in both languages?

export const NAME = { en: 'Sun & Moon', it: 'Sole e Luna' } as const;
export const TAGLINE = {
  en: 'Warlock against Paladin: draft a deck card by card, then win two matches of three.',
  it: 'Stregone contro Paladino: componi il mazzo carta per carta, poi vinci due partite su tre.',
} as const;
/** The page where decks are built. */
export const DECKS = { en: 'Build decks of Sun & Moon', it: 'Costruisci mazzi di Sole e Luna' } as const;
export const DECKS_TEXT = {
  en: 'Thirty cards of your own: search, count, try a hand, share.',
  it: 'Trenta carte tue: cerca, conta, prova una mano, condividi.',
} as const;
