// Which signs do statuses and moments have on the table? One picture each, besides their words.

import type { Status } from '../index.ts';

export const STATUS_ICONS = {
  magnetized: 'magnet',
  magnetic: 'magnet',
  paramagnetic: 'magnet-blast',
  adrenaline: 'power-lightning',
  impetus: 'sprint',
  fog: 'fog',
} as const satisfies Readonly<Record<Status, string>>;
