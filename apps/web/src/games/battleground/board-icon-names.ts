// Which game-icons do the battlefield and the bars use, besides those of the cards?

export const BOARD_ICONS = [
  'plain-dagger',
  'hearts',
  'high-shot',
  'shield',
  'wolf-head',
  'sun',
  'moon',
  'small-fire',
  'drop',
  'walking-boot',
  'crossed-swords',
  'spell-book',
  'scroll-unfurled',
  'shop',
  'stack',
  'card-discard',
  'hand',
  'two-coins',
  'upgrade',

  'skull-crossed-bones',
] as const;
export type BoardIcon = (typeof BOARD_ICONS)[number];

declare module '../../table/icon-names.ts' {
  interface GameIcons extends Record<BoardIcon, true> {}
}
