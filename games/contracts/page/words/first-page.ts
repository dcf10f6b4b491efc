// What does the first page say of the game, in both languages?

export const NAME = { en: 'Contracts', it: 'Contracts' } as const;
export const TAGLINE = {
  en: 'Summon creatures with three colours of mana, and choose how deep to dig into your deck.',
  it: 'Evoca creature con tre colori di mana e scegli quanto a fondo scavare nel tuo mazzo.',
} as const;
