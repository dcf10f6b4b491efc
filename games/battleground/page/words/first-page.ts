// What does the first page say of the game, in each language?

import type { Said } from '@duello/table';

export const NAME: Said = { en: 'Battleground', it: 'Battleground' };
export const TAGLINE: Said = {
  en: 'Lanes and rows: prepare spells, send summons across the field, break the other side.',
  it: 'Corsie e righe: prepara magie, manda le evocazioni sul campo, sfonda dall’altra parte.',
};
/** What the lesson is about. */
export const TEACHES: Said = {
  en: 'Crystals and summons, the battle that runs by itself, preparing and charging a spell, exp, coins and the market.',
  it: 'Cristalli ed evocazioni, la battaglia che va da sola, come preparare e caricare una magia, esperienza, monete e mercato.',
};
