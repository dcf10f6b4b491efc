// Which crest has each class?

import type { IconName } from '@duello/table';
import type { ClassId } from '../../index.ts';

export const CLASS_ICONS: Readonly<Record<ClassId, IconName>> = {
  paladin: 'sunrise',
  warlock: 'burning-skull',
  elementalist: 'lightning-storm',
};
