// Which matches of Sun & Moon do tests play at random? For tests only.

import type { Json } from '@duello/kernel';
import { matchesOf, trialsOf } from '@duello/kernel/for-tests';
import { sunMoon } from './rules.ts';

/** Cards that hide, show and ask a lot. */
const CARDS = {
  thief: {
    type: 'summoning',
    cost: 1,
    attack: 2,
    defense: 2,
    keywords: ['ready', 'ignoreSummoning'],
    when: { hits: { op: 'discard', amount: 2 }, startTurn: { op: 'discard', who: 'you' } },
  },
  diver: {
    type: 'summoning',
    attack: 1,
    defense: 1,
    keywords: ['fast', 'ready'],
    modes: [
      { op: 'draw', amount: 2 },
      { op: 'may', effects: { op: 'takeBack' } },
    ],
    when: { destroyed: { op: 'damage', amount: 1, to: { target: 'both' } } },
  },
  scribe: {
    type: 'summoning',
    attack: 0,
    defense: 3,
    abilities: [
      { price: { tap: true, discardX: 1 }, modes: { op: 'draw', amount: { count: 'x', plus: 1 } } },
      {
        price: { fatigueX: 1 },
        modes: [
          [{ op: 'damage', amount: { count: 'x' }, to: { target: 'summoningOrPlayer' } }],
          [{ op: 'return', to: { target: { side: 'enemy', maxCost: 2 } } }],
        ],
      },
    ],
  },
  gust: {
    type: 'spell',
    keywords: 'fast',
    modes: [
      [
        { op: 'tap', to: { target: 'enemy' } },
        { op: 'untap', to: { target: 'own' } },
      ],
      [{ op: 'return', to: { target: 'enchantment' } }, { op: 'draw' }],
    ],
  },
  debt: {
    type: 'enchantment',
    cost: 1,
    keywords: 'fast',
    gives: { attack: 1, defense: -1, traits: 'harden' },
    when: { startTurn: { op: 'tire', amount: 3, who: 'itsController' }, overflow: { op: 'draw' } },
  },
};
const COPIES = { thief: 4, diver: 4, scribe: 4, gust: 4, debt: 4, hiredSword: 4, dustInTheEyes: 4, breadOrBed: 2 };

/** Options that together turn every switch both ways and play every ready-made deck. */
export const MANY_OPTIONS: readonly Json[] = [
  {},
  { mode: 'draft', skillRefresh: 'everyTurn', responses: 'single', lifeCap: 15, firstPlayer: 'B' },
  {
    ...{ mode: 'draft', draftVisibility: 'private', defender: 'defenderChooses', endTurnWindow: 'on', ambush: 'off' },
    ...{ classA: 'paladin', firstPlayer: 'A' },
  },
  { deckA: 'tidewatch', deckB: 'debtOfAsh', constructedMatches: 'bestOf3', constructedMirror: 'forbidden' },
  {
    cards: CARDS,
    deckA: { class: 'warlock', cards: COPIES },
    deckB: { class: 'paladin', cards: COPIES },
    endTurnWindow: 'on',
  },
];

export const trials = trialsOf(sunMoon, MANY_OPTIONS);
export const { playOut, afterStep } = matchesOf(sunMoon);
