// Which signs do moments have on the table? One picture each, besides their words.

import type { IconName } from '@duello/table';
import type { Moment } from '../../index.ts';

/** Moments worth a sign on a Creature that lies there; the others are over when it does. */
export const MOMENT_ICONS: Partial<Readonly<Record<Moment, IconName>>> = {
  recycling: 'recycle',
  startTurn: 'sunrise',
  endTurn: 'sunset',
  attack: 'sword-brandish',
  hurt: 'spiked-shell',
  discard: 'card-discard',
  burnout: 'burning-embers',
};
