// Which crest has each class?

import type { ClassId } from '@duello/battleground';
import type { IconName } from '../../table/icon-names.ts';

export const CLASS_ICONS: Readonly<Record<ClassId, IconName>> = {
  paladin: 'sunrise',
  warlock: 'burning-skull',
  elementalist: 'lightning-storm',
};
