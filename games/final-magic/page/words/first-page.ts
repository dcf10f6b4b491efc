// What does the first page say of the game, in both languages?

export const NAME = { en: 'Final Magic', it: 'Final Magic' } as const;
export const TAGLINE = {
  en: 'Buy spells, gather mana, and let both plans collide in one great fight each round.',
  it: 'Compra magie, raccogli mana e a ogni round fai scontrare i due piani in un unico grande duello.',
} as const;
