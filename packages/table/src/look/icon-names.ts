// Which game-icons does more than one game use? Only these are taken into the table.

export const ICONS = [
  'two-coins',
  'coins',
  'crystal-growth',
  'floating-crystal',
  'crystal-cluster',
  'magic-shield',
  'magic-swirl',
  'big-wave',
  'fog',
  'slingshot',
  'stone-wall',
  'wingfoot',
  'hearts',
  'stack',
  'card-draw',
  'card-discard',
  'crossed-swords',
  'shield',
  'broken-shield',
  'hourglass',
  'trophy',
  'small-fire',
  'drop',
  'rock',
  'wind-hole',
  'orb-wand',
  'contract',
  'castle',
  'eclipse',
  'eye-target',
  'hand',
  'perspective-dice-six-faces-random',
] as const;
/** A game that brings drawings of its own adds their names here. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by the games
export interface GameIcons {}
export type IconName = (typeof ICONS)[number] | keyof GameIcons;
