// Which lines can the log have? Examples of every kind of event, with each value that reads differently; for tests only.

import { ENDINGS } from '../rules/state/frames.ts';
import type { EventBy } from './row-types.ts';

const ref = (seat: 0 | 1, card: string) => ({ seat, index: 0, card });

export const EVENTS: { readonly [K in keyof EventBy]: readonly EventBy[K][] } = {
  gameStarted: [{ kind: 'gameStarted', options: {}, supply: ['fireball', 'shower'], first: 0 }],
  roundStarted: [
    { kind: 'roundStarted', round: 1, suddenDeath: false, first: 0 },
    { kind: 'roundStarted', round: 12, suddenDeath: true, first: 1 },
  ],
  deckShuffled: [{ kind: 'deckShuffled', seat: 0, size: 10 }],
  cardsDrawn: [
    { kind: 'cardsDrawn', seat: 0, count: 5, cards: ['copper', 'copper', 'copper', 'lesserGem', 'fireball'] },
    { kind: 'cardsDrawn', seat: 0, count: 1, cards: null },
    { kind: 'cardsDrawn', seat: 0, count: 0, cards: null },
  ],
  drawShort: [
    { kind: 'drawShort', seat: 0, missing: 1 },
    { kind: 'drawShort', seat: 0, missing: 3 },
  ],
  phaseStarted: [
    { kind: 'phaseStarted', seat: 0, phase: 'action' },
    { kind: 'phaseStarted', seat: 0, phase: 'buy' },
    { kind: 'phaseStarted', seat: null, phase: 'fight' },
    { kind: 'phaseStarted', seat: null, phase: 'cleanup' },
  ],
  gemPlayed: [{ kind: 'gemPlayed', seat: 0, card: 'lesserGem', mana: 1, phase: 'action' }],
  gemOutcast: [{ kind: 'gemOutcast', seat: 0, card: 'greaterGem', draws: 2 }],
  spellCast: [
    { kind: 'spellCast', seat: 0, card: 'glide', cost: 1, mana: 0, phase: 'action' },
    { kind: 'spellCast', seat: 0, card: 'fireball', cost: 1, mana: 1, phase: 'fight' },
  ],
  reactionPassed: [{ kind: 'reactionPassed', seat: 0 }],
  counterCast: [
    { kind: 'counterCast', seat: 0, card: 'counterspell', target: 'glide', atShield: false },
    { kind: 'counterCast', seat: 0, card: 'counterspell', target: 'rockShield', atShield: true },
  ],
  spellNegated: [
    { kind: 'spellNegated', seat: 0, card: 'glide', index: null, by: 'counter' },
    { kind: 'spellNegated', seat: 0, card: 'fireball', index: 0, by: 'putOut' },
    { kind: 'spellNegated', seat: 0, card: 'counterspell', index: 1, by: 'cycle' },
  ],
  spellResolved: [{ kind: 'spellResolved', seat: 0, card: 'glide' }],
  spellFizzled: [{ kind: 'spellFizzled', seat: 0, card: 'pyromorphicSmelting' }],
  healed: [
    { kind: 'healed', seat: 0, amount: 6, wasted: 0, source: 'shower' },
    { kind: 'healed', seat: 0, amount: 1, wasted: 5, source: null },
  ],
  cardsDiscarded: [
    {
      kind: 'cardsDiscarded',
      seat: 0,
      cards: ['copper', 'copper', 'fireball'],
      cause: 'purification',
      phase: 'action',
    },
    { kind: 'cardsDiscarded', seat: 0, cards: ['glide'], cause: 'resolved', phase: 'action' },
  ],
  cardOutcast: [{ kind: 'cardOutcast', seat: 0, card: 'copper' }],
  currencyGained: [{ kind: 'currencyGained', seat: 0, card: 'silver' }],
  currencyPlayed: [{ kind: 'currencyPlayed', seat: 0, card: 'copper', coins: 1 }],
  cardBought: [
    { kind: 'cardBought', seat: 0, card: 'fireball', price: 2, left: 1, to: 'hand' },
    { kind: 'cardBought', seat: 0, card: 'copper', price: 1, left: null, to: 'discard' },
  ],
  pileEmptied: [{ kind: 'pileEmptied', card: 'fireball' }],
  coinsLost: [
    { kind: 'coinsLost', seat: 0, coins: 1 },
    { kind: 'coinsLost', seat: 0, coins: 0 },
  ],
  planCommitted: [{ kind: 'planCommitted', seat: 0 }],
  fightRevealed: [
    {
      kind: 'fightRevealed',
      plans: [
        {
          gems: ['lesserGem', 'lesserGem'],
          spells: [
            { cast: 'fireball', feed: [] },
            { cast: 'rockSmash', feed: ['copper', 'copper', 'rockToss'] },
          ],
        },
        { gems: [], spells: [] },
      ],
    },
  ],
  counterTargetsChosen: [{ kind: 'counterTargetsChosen', seat: 0 }],
  counterTargetsRevealed: [
    {
      kind: 'counterTargetsRevealed',
      aims: [[{ spell: ref(1, 'fireball') }, null], [{ shield: 0, card: 'rockShield' }]],
    },
    { kind: 'counterTargetsRevealed', aims: [[], []] },
  ],
  counterCycle: [{ kind: 'counterCycle', spells: [ref(0, 'counterspell'), ref(1, 'counterspell')] }],
  fireExtinguished: [
    { kind: 'fireExtinguished', seat: 0, card: 'tsunami', spells: [ref(0, 'fireball'), ref(1, 'nuke')] },
    { kind: 'fireExtinguished', seat: 0, card: 'tsunami', spells: [] },
  ],
  spiritDoubled: [{ kind: 'spiritDoubled', seat: 0, times: 2 }],
  shieldRaised: [{ kind: 'shieldRaised', seat: 0, card: 'rockShield', capacity: 7 }],
  stanceSet: [
    { kind: 'stanceSet', seat: 0, stance: 'skin' },
    { kind: 'stanceSet', seat: 0, stance: 'flight' },
    { kind: 'stanceSet', seat: 0, stance: 'pool' },
  ],
  damagePacket: [
    { kind: 'damagePacket', source: ref(0, 'fireball'), victim: 1, amount: 5, step: 'main', unblockable: false },
    { kind: 'damagePacket', source: ref(0, 'explode'), victim: 0, amount: 10, step: 'main', unblockable: false },
    { kind: 'damagePacket', source: ref(0, 'airSwipe'), victim: 1, amount: 1, step: 'priority', unblockable: true },
  ],
  damageReduced: [
    { kind: 'damageReduced', seat: 0, by: 'block', amount: 5, step: 'main' },
    { kind: 'damageReduced', seat: 0, by: 'shield', amount: 1, step: 'main' },
    { kind: 'damageReduced', seat: 0, by: 'half', amount: 3, step: 'main' },
    { kind: 'damageReduced', seat: 0, by: 'flight', amount: 6, step: 'priority' },
    { kind: 'damageReduced', seat: 0, by: 'block', amount: 0, step: 'main' },
  ],
  shieldWorn: [
    { kind: 'shieldWorn', seat: 0, card: 'rockShield', left: 3 },
    { kind: 'shieldWorn', seat: 0, card: 'rockShield', left: 0 },
  ],
  shieldBroken: (['damage', 'counter', 'empty', 'tie'] as const).map((by) => ({
    kind: 'shieldBroken',
    seat: 0,
    card: 'naturesShield',
    by,
  })),
  slingEmpowered: [{ kind: 'slingEmpowered', seat: 0, card: 'waterSling' }],
  healthChanged: [
    { kind: 'healthChanged', seat: 0, from: 5, to: -3, step: 'main' },
    { kind: 'healthChanged', seat: 0, from: 5, to: 5, step: 'main' },
    { kind: 'healthChanged', seat: 0, from: -3, to: 20, step: 'tie' },
  ],
  drawModifierQueued: [
    { kind: 'drawModifierQueued', seat: 0, amount: 2, source: 'glide' },
    { kind: 'drawModifierQueued', seat: 0, amount: -1, source: 'mudBall' },
    { kind: 'drawModifierQueued', seat: 0, amount: 0, source: 'fleetingAgility' },
  ],
  endCheck: [{ kind: 'endCheck', step: 'priority' }],
  playerDefeated: [{ kind: 'playerDefeated', seat: 0 }],
  tie: [{ kind: 'tie' }],
  suddenDeathStarted: [{ kind: 'suddenDeathStarted', health: 20 }],
  currencyPurged: [
    { kind: 'currencyPurged', seat: 0, count: 7 },
    { kind: 'currencyPurged', seat: 0, count: 0 },
  ],
  cleanup: [
    { kind: 'cleanup', seat: 0, cards: ['copper', 'copper', 'fireball'] },
    { kind: 'cleanup', seat: 0, cards: [] },
  ],
  shieldStays: [{ kind: 'shieldStays', seat: 0, card: 'rockShield', left: 3 }],
  manaLost: [
    { kind: 'manaLost', seat: 0, mana: 1 },
    { kind: 'manaLost', seat: 0, mana: 0 },
  ],
  roundLimitReached: [{ kind: 'roundLimitReached' }],
  conceded: [{ kind: 'conceded', seat: 0 }],
  timedOut: [
    { kind: 'timedOut', seat: 0, what: 'plan' },
    { kind: 'timedOut', seat: 0, what: 'something' },
  ],
  gameOver: [
    ...['conceded', ...ENDINGS].flatMap((reason) => [
      { kind: 'gameOver' as const, winner: 0 as const, reason },
      { kind: 'gameOver' as const, winner: null, reason },
    ]),
    { kind: 'gameOver', winner: 1, reason: 'something' },
  ],
};
