// Which sign does each trait have?

import type { IconName } from '@duello/table';
import type { Trait } from '../../index.ts';

export const TRAIT_ICONS: Readonly<Record<Trait, IconName>> = {
  pierce: 'piercing-sword',
  ignoreSummoning: 'ghost-ally',
  harden: 'stone-wall',
  cantAttack: 'handcuffs',
  cantDefend: 'broken-shield',
};
