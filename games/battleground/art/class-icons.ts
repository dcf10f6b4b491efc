// Which crest has each class?

import type { ClassId } from '../index.ts';

export const CLASS_ICONS = {
  paladin: 'sunrise',
  warlock: 'burning-skull',
  elementalist: 'lightning-storm',
} as const satisfies Readonly<Record<ClassId, string>>;
