// What does the first page say of the game, in each language?

import type { Said } from '@duello/table';

export const NAME: Said = { en: 'Battleground', it: 'Battleground' };
export const TAGLINE: Said = {
  en: 'Lanes and rows: prepare spells, send summons across the field, break the other side.',
  it: 'Corsie e righe: prepara magie, manda le evocazioni sul campo, sfonda dall’altra parte.',
};
