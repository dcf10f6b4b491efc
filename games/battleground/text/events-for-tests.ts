// Which events are told, and in which ways? Examples of every kind, with each value that is told otherwise; for tests only.

import { CLASSES, COLOURS, CONDITIONS, DEATHS } from '../cards/vocabulary.ts';
import type { EventBy } from './row-types.ts';
import { ENDING_NAMES } from './words.ts';

const me = { seat: 0, id: null, card: null, field: null } as const;
const foe = { seat: 1, id: null, card: null, field: null } as const;
const guard = { seat: 0, id: 3, card: 'guard', field: 'c3' } as const;
const imp = { seat: 1, id: 4, card: 'crazyImp', field: 'c4' } as const;
const hound = { seat: 1, id: 5, card: 'cinderHound', field: 'b3' } as const;
/** A sorcery with an Aura is on no field. */
const duty = { seat: 1, id: 9, card: 'deathDuty', field: null } as const;
const none = { white: 0, red: 0, purple: 0, blue: 0 } as const;
const attack = { by: 'attack', seat: 0, card: 'guard' } as const;
const spell = { by: 'card', seat: 0, card: 'longEcho' } as const;

export const EVENTS: { readonly [K in keyof EventBy]: readonly EventBy[K][] } = {
  gameStarted: [{ kind: 'gameStarted', options: {}, starter: 0 }],
  classChosen: CLASSES.map((chosen) => ({ kind: 'classChosen', seat: 0, class: chosen, unique: 'longWatch' })),
  cardsDrafted: [{ kind: 'cardsDrafted', seat: 0, spells: ['guard', 'guard', 'holdStill'] }],
  neutralDrawn: [
    { kind: 'neutralDrawn', seat: 0, count: 3, cards: ['newBoots', 'rollCall', 'twoWinters'] },
    { kind: 'neutralDrawn', seat: 0, count: 3, cards: null },
  ],
  neutralKept: [{ kind: 'neutralKept', seat: 0, card: 'newBoots' }],
  crystalsTaken: [
    { kind: 'crystalsTaken', seat: 0, crystals: { ...none, white: 3, red: 1 } },
    { kind: 'crystalsTaken', seat: 0, crystals: none },
  ],
  marketBuilt: [{ kind: 'marketBuilt', sizes: [16, 15, 8] }],
  cardRemoved: [{ kind: 'cardRemoved', card: 'bannerBearer' }],
  rowRevealed: [
    { kind: 'rowRevealed', tier: 1, row: ['guard', 'newBoots', 'guard', 'crazyImp'] },
    { kind: 'rowRevealed', tier: 3, row: [] },
  ],
  turnBegan: [{ kind: 'turnBegan', seat: 0, turn: 5, round: 3 }],
  phaseBegan: (['draft', 'enchantments', 'spellcasting', 'battle', 'upkeep'] as const).map((phase) => ({
    kind: 'phaseBegan',
    seat: 0,
    phase,
  })),
  enchantmentEntered: [
    { kind: 'enchantmentEntered', seat: 0, card: 'ashFever', id: 9, shape: 1, tokens: 2 },
    { kind: 'enchantmentEntered', seat: 0, card: 'runningTab', id: 9, shape: 1, tokens: 1 },
  ],
  auraEntered: [{ kind: 'auraEntered', seat: 0, card: 'closeRanks', id: 9 }],
  enchantmentResolved: [{ kind: 'enchantmentResolved', seat: 0, card: 'ashFever', id: 9 }],
  tokensAdded: [
    { kind: 'tokensAdded', target: imp, id: 9, shape: 1, count: 1 },
    { kind: 'tokensAdded', target: me, id: 9, shape: 1, count: 2 },
  ],
  tokensRemoved: [
    { kind: 'tokensRemoved', target: imp, id: 9, shape: 1, count: 1 },
    { kind: 'tokensRemoved', target: me, id: 9, shape: 1, count: 2 },
  ],
  enchantmentTicked: [2, 1, 0].map((left) => ({ kind: 'enchantmentTicked', seat: 0, card: 'ashFever', id: 9, left })),
  enchantmentEnded: [{ kind: 'enchantmentEnded', seat: 0, card: 'ashFever', id: 9 }],
  manaGained: COLOURS.map((colour, index) => ({ kind: 'manaGained', seat: 0, colour, count: index + 1 })),
  manaSpent: [
    { kind: 'manaSpent', seat: 0, card: 'guard', fromPool: { ...none, white: 2, red: 1 }, fromCharges: none },
    { kind: 'manaSpent', seat: 0, card: 'guard', fromPool: { ...none, white: 1 }, fromCharges: { ...none, white: 2 } },
    { kind: 'manaSpent', seat: 0, card: 'guard', fromPool: none, fromCharges: { ...none, red: 1 } },
    { kind: 'manaSpent', seat: 0, card: 'redCrystal', fromPool: none, fromCharges: none },
  ],
  manaDecayed: [
    { kind: 'manaDecayed', seat: 0, lost: { ...none, white: 2, red: 1 } },
    { kind: 'manaDecayed', seat: 0, lost: none },
  ],
  spellCast: [
    { kind: 'spellCast', seat: 0, card: 'longEcho', id: 9, slot: null },
    { kind: 'spellCast', seat: 0, card: 'longEcho', id: 9, slot: 2 },
  ],
  spellPrepared: [
    { kind: 'spellPrepared', seat: 0, slot: 1, cards: ['longEcho'] },
    { kind: 'spellPrepared', seat: 0, slot: 1, cards: null },
  ],
  preparedReplaced: [{ kind: 'preparedReplaced', seat: 0, slot: 1, card: 'longEcho' }],
  chargePlaced: COLOURS.map((colour) => ({ kind: 'chargePlaced', seat: 0, slot: 1, colour })),
  chargesLost: [
    { kind: 'chargesLost', seat: 0, slot: 1, charges: { ...none, blue: 2 } },
    { kind: 'chargesLost', seat: 0, slot: 1, charges: none },
  ],
  castingEnded: [
    { kind: 'castingEnded', seat: 0, by: 'player' },
    { kind: 'castingEnded', seat: 0, by: 'limit' },
  ],
  targetChosen: [{ kind: 'targetChosen', seat: 0, source: 'longEcho', target: imp }],
  pointChosen: [
    { kind: 'pointChosen', seat: 0, source: 'dayBreaks', point: 'c3' },
    { kind: 'pointChosen', seat: 0, source: 'wholeSky', point: 'b2/c3' },
  ],
  effectDidNothing: (['noTarget', 'noRoom', 'nothingThere', 'antimagic'] as const).map((why) => ({
    kind: 'effectDidNothing',
    seat: 0,
    source: 'longEcho',
    why,
  })),
  optionalDeclined: [{ kind: 'optionalDeclined', seat: 0, source: 'newBoots' }],
  modeChosen: [
    { kind: 'modeChosen', seat: 0, source: 'usualTerms', mode: 1 },
    { kind: 'modeChosen', seat: 0, source: 'usualTerms', mode: 2 },
    { kind: 'modeChosen', seat: 0, source: 'whichWayToMarket', mode: 2 },
    { kind: 'modeChosen', seat: 0, source: 'mine', mode: 2 },
  ],
  toDiscard: (['cast', 'board', 'play', 'unplaced'] as const).map((from) => ({
    kind: 'toDiscard',
    seat: 0,
    card: 'guard',
    from,
  })),
  summoned: [
    { kind: 'summoned', target: guard, attack: 1, hp: 3, by: 'cast' },
    { kind: 'summoned', target: imp, attack: 2, hp: 2, by: 'effect' },
  ],
  stanceEnded: [{ kind: 'stanceEnded', target: guard }],
  summonActs: [{ kind: 'summonActs', target: guard }],
  advanced: [
    { kind: 'advanced', target: guard, from: 'c2' },
    { kind: 'advanced', target: imp, from: 'c5' },
  ],
  advanceHeld: [{ kind: 'advanceHeld', target: guard, foe: imp }],
  advanceBlocked: [
    { kind: 'advanceBlocked', target: guard, edge: false },
    { kind: 'advanceBlocked', target: guard, edge: true },
  ],
  advanceSkipped: [
    { kind: 'advanceSkipped', target: guard, by: 'snare' },
    { kind: 'advanceSkipped', target: imp, by: 'stun' },
  ],
  attackDeclared: [
    { kind: 'attackDeclared', target: guard, foe: imp, range: 1 },
    { kind: 'attackDeclared', target: guard, foe, range: 2 },
  ],
  attackPrevented: [
    { kind: 'attackPrevented', target: guard, foe: imp, by: 'disarm' },
    { kind: 'attackPrevented', target: guard, foe, by: 'stun' },
  ],
  noTarget: [{ kind: 'noTarget', target: guard }],
  flanked: [
    { kind: 'flanked', target: guard, threats: [hound] },
    { kind: 'flanked', target: guard, threats: [hound, imp] },
  ],
  defenceApplied: [
    { kind: 'defenceApplied', target: guard, defence: 2, prevented: 1 },
    { kind: 'defenceApplied', target: guard, defence: 0, prevented: 0 },
  ],
  chillApplied: [
    { kind: 'chillApplied', target: guard, prevented: 2 },
    { kind: 'chillApplied', target: imp, prevented: 1 },
    { kind: 'chillApplied', target: imp, prevented: 0 },
  ],
  defended: [
    { kind: 'defended', target: guard, defence: 2 },
    { kind: 'defended', target: imp, defence: -1 },
  ],
  hasteUsed: [{ kind: 'hasteUsed', target: guard, left: 1 }],
  moved: [
    { kind: 'moved', target: guard, from: 'b3' },
    { kind: 'moved', target: { ...guard, field: 'a3' }, from: 'a2' },
  ],
  damageDealt: [
    { kind: 'damageDealt', target: imp, amount: 1, left: 1, cause: attack },
    { kind: 'damageDealt', target: imp, amount: 0, left: 2, cause: attack },
    { kind: 'damageDealt', target: foe, amount: 2, left: 18, cause: attack },
    { kind: 'damageDealt', target: imp, amount: 3, left: 0, cause: spell },
    { kind: 'damageDealt', target: me, amount: 1, left: -1, cause: spell },
  ],
  healed: [
    { kind: 'healed', target: guard, amount: 2, left: 3, source: 'holdStill' },
    { kind: 'healed', target: me, amount: 1, left: 20, source: 'longWatch' },
    { kind: 'healed', target: me, amount: 0, left: 20, source: 'longWatch' },
  ],
  attackChanged: [
    { kind: 'attackChanged', target: guard, by: 2, attack: 3 },
    { kind: 'attackChanged', target: imp, by: -1, attack: 1 },
    { kind: 'attackChanged', target: imp, by: 0, attack: 0 },
  ],
  hpChanged: [
    { kind: 'hpChanged', target: guard, by: 2, hp: 5 },
    { kind: 'hpChanged', target: imp, by: -1, hp: 1 },
    { kind: 'hpChanged', target: imp, by: 0, hp: 2 },
  ],
  conditionPlaced: CONDITIONS.map((condition) => ({ kind: 'conditionPlaced', target: imp, condition, count: 2 })),
  conditionRemoved: CONDITIONS.map((condition) => ({ kind: 'conditionRemoved', target: guard, condition, count: 1 })),
  killed: [{ kind: 'killed', target: imp, cause: { ...spell, card: 'secondIsOnYou' } }],
  deathTriggered: [
    ...DEATHS.map((death) => ({
      kind: 'deathTriggered' as const,
      source: death === 'thisDies' ? imp : hound,
      death,
      victim: imp,
    })),
    { kind: 'deathTriggered', source: duty, death: 'summonDies', victim: guard },
  ],
  summonDied: [
    { kind: 'summonDied', target: imp, credit: 0 },
    { kind: 'summonDied', target: guard, credit: null },
  ],
  attackReset: [{ kind: 'attackReset', target: guard, attack: 1 }],
  expGained: (['battle', 'kill', 'summon'] as const).map((why, index) => ({
    kind: 'expGained',
    seat: 0,
    why,
    exp: index + 1,
  })),
  coinGained: [
    { kind: 'coinGained', seat: 0, pool: 1, left: 4 },
    { kind: 'coinGained', seat: 0, pool: 2, left: 1 },
    { kind: 'coinGained', seat: 0, pool: 3, left: null },
  ],
  phaseUnlocked: [
    { kind: 'phaseUnlocked', phase: 2 },
    { kind: 'phaseUnlocked', phase: 3 },
  ],
  spellBought: [{ kind: 'spellBought', seat: 0, card: 'crazyImp', tier: 1, place: 2 }],
  crystalBought: COLOURS.map((colour) => ({ kind: 'crystalBought', seat: 0, colour })),
  crystalGained: [
    { kind: 'crystalGained', seat: 0, colour: 'red', into: 'pile' },
    { kind: 'crystalGained', seat: 0, colour: 'white', into: 'hand' },
  ],
  spellRevealed: [{ kind: 'spellRevealed', tier: 1, card: 'onyx' }],
  marketDiscarded: [{ kind: 'marketDiscarded', tier: 2, card: 'closeRanks' }],
  marketTurnedOver: [{ kind: 'marketTurnedOver', tier: 1, size: 9 }],
  handDiscarded: [
    { kind: 'handDiscarded', seat: 0, spells: ['redCrystal', 'redCrystal', 'guard'] },
    { kind: 'handDiscarded', seat: 0, spells: [] },
  ],
  cardsRetained: [
    { kind: 'cardsRetained', seat: 0, count: 1, cards: ['guard'] },
    { kind: 'cardsRetained', seat: 0, count: 2, cards: null },
    { kind: 'cardsRetained', seat: 0, count: 0, cards: [] },
  ],
  cardsReturned: [
    { kind: 'cardsReturned', seat: 0, count: 1, cards: ['guard'] },
    { kind: 'cardsReturned', seat: 0, count: 1, cards: null },
    { kind: 'cardsReturned', seat: 0, count: 0, cards: [] },
  ],
  cardsDrawn: [
    { kind: 'cardsDrawn', seat: 0, count: 3, cards: ['guard', 'redCrystal', 'redCrystal'] },
    { kind: 'cardsDrawn', seat: 0, count: 5, cards: null },
    { kind: 'cardsDrawn', seat: 0, count: 1, cards: null },
    { kind: 'cardsDrawn', seat: 0, count: 0, cards: null },
  ],
  deckReshuffled: [{ kind: 'deckReshuffled', seat: 0, size: 8 }],
  deckShuffled: [{ kind: 'deckShuffled', seat: 0, size: 10 }],
  turnEnded: [{ kind: 'turnEnded', seat: 0 }],
  triggerLimit: [{ kind: 'triggerLimit' }],
  roundLimitReached: [{ kind: 'roundLimitReached', life: [12, 9] }],
  conceded: [{ kind: 'conceded', seat: 0 }],
  timedOut: [
    { kind: 'timedOut', seat: 0, what: 'act' },
    { kind: 'timedOut', seat: 0, what: 'something' },
  ],
  gameOver: [
    ...ENDING_NAMES.flatMap((reason) => [
      { kind: 'gameOver' as const, winner: 0 as const, reason },
      { kind: 'gameOver' as const, winner: null, reason },
    ]),
    { kind: 'gameOver', winner: 1, reason: 'something' },
  ],
};
