// Which game-icons do the spells and their table use? Only these are taken into the page.

import { ART } from '../../art/card-art.ts';

/** The pictures of the cards, and what else is drawn. */
export const ICONS = [
  ...Object.values(ART),
  'sunrise',
  'lightning-storm',
  'light-helm',
  'burning-skull',
  'caravan',
  'knocked-out-stars',
  'drop-weapon',
  'anticlockwise-rotation',
  'snowflake-1',
  'wolf-trap',
  'padlock',
  'plain-dagger',
  'high-shot',
  'wolf-head',
  'sun',
  'moon',
  'spell-book',
  'scroll-unfurled',
  'shop',
] as const;
type OwnIcon = (typeof ICONS)[number];

declare module '@duello/table/icon-names' {
  interface GameIcons extends Record<OwnIcon, true> {}
}
