// Which signs do statuses and moments have on the table? One picture each, besides their words.

import type { IconName } from '@duello/table';
import type { Moment, Status } from '../../index.ts';

export const STATUS_ICONS: Readonly<Record<Status, IconName>> = {
  magnetized: 'magnet',
  magnetic: 'magnet',
  paramagnetic: 'magnet-blast',
  adrenaline: 'power-lightning',
  impetus: 'sprint',
  fog: 'fog',
};

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
