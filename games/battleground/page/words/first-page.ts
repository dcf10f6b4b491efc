// What does the first page say of the game, in both languages?

export const NAME = { en: 'Battleground', it: 'Battleground' } as const;
export const TAGLINE = {
  en: 'Lanes and rows: prepare spells, send summons across the field, break the other side.',
  it: 'Corsie e righe: prepara magie, manda le evocazioni sul campo, sfonda dall’altra parte.',
} as const;
