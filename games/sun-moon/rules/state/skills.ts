// Which skills does everybody have? The four of the skill card (S1103), written as abilities are.

import { ability, anOwnSummoning, change, draw, gainLife, rest, X } from '../../cards/build.ts';
import type { Ability } from '../../cards/card.ts';

export const SKILL_NAMES = ['inspire', 'medicate', 'ponder', 'meditate'] as const;
export type SkillName = (typeof SKILL_NAMES)[number];

export const skills: { readonly [S in SkillName]: Ability } = {
  inspire: ability({ fatigueX: 2 }, [change(X, 0, anOwnSummoning())]),
  medicate: ability({ fatigueX: 1 }, [gainLife(X)]),
  ponder: ability({ fatigueX: 2 }, [draw(X)]),
  meditate: ability({ discardX: 2 }, [rest(X)]),
};

/** S1304: what the keyword lets a summoning do. */
export const harden: Ability = ability({ fatigueX: 1 }, [change(0, X, 'this')]);
