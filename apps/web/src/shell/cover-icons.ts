// Which pictures does the first page need before any game is loaded?

export const COVER_ICONS = [
  'orb-wand',
  'small-fire',
  'drop',
  'rock',
  'wind-hole',
  'scroll-quill',
  'wax-seal',
  'castle',
  'crossed-swords',
  'eclipse',
  'sun',
  'moon',
] as const;
export type CoverIconName = (typeof COVER_ICONS)[number];
