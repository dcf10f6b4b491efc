// Which matches of Battleground do tests play at random? For tests only.

import type { Json } from '@duello/kernel';
import { matchesOf, trialsOf } from '@duello/kernel/for-tests';
import { battleground } from './rules.ts';

/** Options that together turn every switch both ways and play every class, with spells that hide, show and ask a lot. */
export const MANY_OPTIONS: readonly Json[] = [
  {},
  { start: 'quick', classA: 'elementalist', classB: 'warlock', movement: 'marching', flow: 'wave', manaDecay: 'none' },
  {
    neutralPick: 'drawThree',
    mirror: 'on',
    order: 'aggressive',
    tier2Spares: 'tier3',
    firstPlayer: 'B',
    roundLimit: 30,
  },
  {
    start: 'quick',
    lanes: 3,
    rows: 4,
    playerTarget: 'lastResort',
    defendNeedsTarget: 'yes',
    turnover: 'oneBattle',
    turnoverDefends: 'yes',
    packTactics: 'choice',
  },
  { lanes: 6, rows: 7, manaDecay: 'onePerColour', neutralPick: 'drawThree', firstPlayer: 'A', roundLimit: 25 },
  {
    start: 'quick',
    mirror: 'on',
    classA: 'paladin',
    classB: 'paladin',
    lanes: 4,
    rows: 4,
    cards: {
      scout: {
        type: 'summon',
        attack: 2,
        hp: 1,
        copies: 4,
        arrival: [{ op: 'draw', count: 2 }, { op: 'revive', maxTier: 1 }, { op: 'retain' }],
        auras: { aura: 'when', death: 'thisDies', effects: { op: 'draw' } },
      },
      hex: {
        type: 'sorcery',
        copies: 4,
        text: [
          { op: 'enchant', to: { target: 'foe' } },
          { op: 'retain', count: 2 },
        ],
        enchantment: {
          duration: 2,
          effects: [
            { op: 'damage', amount: { count: 'tokensOnThis' }, to: 'enchanted' },
            { op: 'may', effects: { op: 'draw' } },
          ],
        },
      },
      banner: {
        type: 'sorcery',
        copies: 4,
        text: { op: 'mana', colour: 'any', count: 2 },
        auras: [
          { aura: 'give', to: 'allies', attack: 1 },
          { aura: 'when', death: 'summonDies', effects: { op: 'damage', amount: 1, to: { near: 'it', side: 'foe' } } },
        ],
      },
    },
  },
];

export const trials = trialsOf(battleground, MANY_OPTIONS);
export const { playOut, afterStep } = matchesOf(battleground);
