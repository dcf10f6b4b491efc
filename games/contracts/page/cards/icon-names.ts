// Which game-icons do the contracts and their table use? Only these are taken into the page.

import { ART } from '../../art/card-art.ts';

/** The pictures of the cards, and what else is drawn. */
export const ICONS = [
  ...Object.values(ART),
  'sun',
  'circle',
  'magnet',
  'magnet-blast',
  'power-lightning',
  'sprint',
  'recycle',
  'sunrise',
  'sunset',
  'sword-brandish',
  'spiked-shell',
  'burning-embers',
  'scroll-unfurled',
  'rune-stone',
  'paw-print',
  'wax-seal',
  'broadsword',
  'scroll-quill',
] as const;
type OwnIcon = (typeof ICONS)[number];

declare module '@duello/table/icon-names' {
  interface GameIcons extends Record<OwnIcon, true> {}
}
