// Which sign does each trait have?

import type { Trait } from '@duello/sun-moon';
import type { IconName } from '../../table/icon-names.ts';

export const TRAIT_ICONS: Readonly<Record<Trait, IconName>> = {
  pierce: 'piercing-sword',
  ignoreSummoning: 'ghost-ally',
  harden: 'stone-wall',
  cantAttack: 'handcuffs',
  cantDefend: 'broken-shield',
};
