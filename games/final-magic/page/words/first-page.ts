// What does the first page say of the game, in each language?

import type { Said } from '@duello/table';

export const NAME: Said = { en: 'Final Magic', it: 'Final Magic' };
export const TAGLINE: Said = {
  en: 'Buy spells, gather mana, and let both plans collide in one great fight each round.',
  it: 'Compra magie, raccogli mana e a ogni round fai scontrare i due piani in un unico grande duello.',
};
/** What the lesson is about. */
export const TEACHES: Said = {
  en: 'A round from start to end: buying, planning a fight in secret, blocks and shields, priority, Counterspell.',
  it: 'Un round dall’inizio alla fine: acquisti, il piano segreto per lo scontro, blocchi e scudi, priorità, Contromagia.',
};
