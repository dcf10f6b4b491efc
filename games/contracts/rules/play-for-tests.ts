// Which matches of Contracts do tests play at random? For tests only.

import type { Json } from '@duello/kernel';
import { matchesOf, trialsOf } from '@duello/kernel/for-tests';
import { contracts } from './rules.ts';

/** Options that together turn every switch both ways and play every deck, with contracts that hide, show and ask a lot. */
export const MANY_OPTIONS: readonly Json[] = [
  {},
  { deckA: 'lighthouseCovenant', deckB: 'greyRegistry', firstPlayer: 'B' },
  { deckA: 'greyRegistry', deckB: 'greyRegistry', tankColour: 'keep', pureManaIsWild: 'on', firstPlayer: 'A' },
  { deckA: 'boilingInk', deckB: 'emberPact', pureExtractorCountsToCap: 'off', ambushInSetup: 'off' },
  {
    deckA: 'emberPact',
    deckB: 'lighthouseCovenant',
    lostHealthBuff: 'cap',
    orbGuardAfterUse: 'off',
    disarmOwnOrb: 'on',
    allowMirror: 'off',
  },
  {
    deckA: 'greyRegistry',
    tankColour: 'keep',
    cards: {
      herald: {
        type: 'creature',
        cost: 'P1',
        attack: 1,
        health: 2,
        copies: 4,
        when: { ambush: { op: 'damage', amount: 1, to: { choose: 'creatureOrPlayer' } }, summon: { op: 'draw' } },
      },
      bargain: {
        type: 'rune',
        cost: 'R1',
        copies: 4,
        activation: '',
        effects: { op: 'fetch' },
        gives: { give: 'discount' },
      },
      audit: { type: 'spell', cost: 'R1 B1', copies: 4, effects: [{ op: 'fetch', who: 'eachPlayer' }, { op: 'draw' }] },
    },
  },
];

export const trials = trialsOf(contracts, MANY_OPTIONS);
export const { playOut, afterStep } = matchesOf(contracts);
