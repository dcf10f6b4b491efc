// Which levels are there? Each thinks further than the one below, and none sees more than its seat. A game may spend a level's
// thought otherwise: `spend` in its bot/tools.ts.

import type { Level } from '../budget.ts';

export const LEVELS = {
  /** One move ahead, with an unsteady hand. */
  novice: {
    name: 'novice',
    budget: { worlds: 2, width: 0, ends: 1, turns: 0, win: 0, few: 8, lean: 0, temperature: 0.08, sensible: false },
  },
  /** One move ahead, and a win that is there. */
  casual: {
    name: 'casual',
    budget: { worlds: 4, width: 0, ends: 1, turns: 0, win: 100, few: 12, lean: 0, temperature: 0.006, sensible: true },
  },
  /** A whole turn ahead, in one world. */
  club: {
    name: 'club',
    budget: { worlds: 1, width: 1, ends: 1, turns: 0, win: 200, few: 12, lean: 0, temperature: 0.006, sensible: true },
  },
  /** A whole turn ahead, and the other's reply. */
  strong: {
    name: 'strong',
    budget: { worlds: 3, width: 2, ends: 1, turns: 1, win: 1000, few: 16, lean: 0, temperature: 0, sensible: true },
  },
  /** The same in many worlds, wider, and further. */
  expert: {
    name: 'expert',
    budget: { worlds: 20, width: 6, ends: 3, turns: 3, win: 4000, few: 24, lean: 0, temperature: 0, sensible: true },
  },
} as const satisfies Readonly<Record<string, Level>>;

export type LevelName = keyof typeof LEVELS;
