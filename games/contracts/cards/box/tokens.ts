// Which Creatures do only effects summon?

import { token } from '../build.ts';

export const tokens = {
  spark: token('1/1', { keywords: ['adrenaline'] }),
  squire: token('2/1'),
  steamWisp: token('1/1'),
  buoy: token('0/3', { keywords: ['magnetic'] }),
  acolyte: token('1/2'),
  scribe: token('1/1'),
} as const;
