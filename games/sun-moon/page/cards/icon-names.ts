// Which game-icons do the cards of Sun & Moon and their table use? Only these are taken into the page.

import { ART } from '../../art/card-art.ts';

/** The pictures of the cards, and what else is drawn. */
export const ICONS = [
  ...Object.values(ART),
  'star-swirl',
  'linked-rings',
  'sun',
  'moon',
  'broadsword',
  'inner-self',
  'healing',
  'lotus-flower',
  'piercing-sword',
  'ghost-ally',
  'handcuffs',
  'fast-forward-button',
  'clockwise-rotation',
  'tap',
  'book-cover',
  'crosshair',
  'sword-brandish',
] as const;
type OwnIcon = (typeof ICONS)[number];

declare module '@duello/table/icon-names' {
  interface GameIcons extends Record<OwnIcon, true> {}
}
