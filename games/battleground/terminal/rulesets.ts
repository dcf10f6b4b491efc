// Which rulesets has Battleground, and what tells them apart? The eight of B705, with figures about their battles.

import type { Rulesets } from '@duello/terminal';
import { SWITCHES } from '../index.ts';

export const battlegroundRulesets: Rulesets = {
  options: { movement: SWITCHES.movement, order: SWITCHES.order, flow: SWITCHES.flow },
  figures: [
    { name: 'leadChanges', head: ['lead', 'swaps'], of: ({ leadChanges }, { matches }) => leadChanges / matches },
    { name: 'killsPerBattle', head: ['kills /', 'battle'], of: ({ battleDeaths, battles }) => battleDeaths / battles },
    {
      name: 'deadTurns',
      head: ['dead', '%'],
      isShare: true,
      of: ({ deadTurns, summonTurns }) => deadTurns / summonTurns,
    },
    { name: 'damagePerRound', head: ['hits /', 'round'], of: ({ playerDamage }, { rounds }) => playerDamage / rounds },
  ],
  notes: [
    'lead swaps: how often in a match another player is ahead in life than before',
    'kills: summons that die in a Battle phase, of either player',
    'dead: turns of a summon in a Battle without an Advance, an Attack or a Defend',
    'hits: damage to players by attacks and spells, both players together',
  ],
};
