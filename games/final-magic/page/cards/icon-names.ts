// Which game-icons do the cards of Final Magic and their table use? Only these are taken into the page.

import { ART } from '../../art/card-art.ts';

/** The pictures of the cards, and what else is drawn. */
export const ICONS = [...Object.values(ART), 'card-burn', 'rolling-energy'] as const;
type OwnIcon = (typeof ICONS)[number];

declare module '@duello/table/icon-names' {
  interface GameIcons extends Record<OwnIcon, true> {}
}
