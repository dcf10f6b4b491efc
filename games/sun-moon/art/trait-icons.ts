// Which sign does each trait have?

import type { Trait } from '../index.ts';

export const TRAIT_ICONS = {
  pierce: 'piercing-sword',
  ignoreSummoning: 'ghost-ally',
  harden: 'stone-wall',
  cantAttack: 'handcuffs',
  cantDefend: 'broken-shield',
} as const satisfies Readonly<Record<Trait, string>>;
