// Which events are told, and in which ways? Examples of every kind, with each value that is told otherwise; for tests only.

import { COLOURS, MOMENTS } from '../cards/vocabulary.ts';
import type { EventBy } from './row-types.ts';
import { ENDINGS } from './words.ts';

const foe = { seat: 1, id: null, card: null } as const;
const me = { seat: 0, id: null, card: null } as const;
const drake = { seat: 0, id: 3, card: 'signingBonusDrake' } as const;
const buoy = { seat: 1, id: 4, card: 'buoy' } as const;

export const EVENTS: { readonly [K in keyof EventBy]: readonly EventBy[K][] } = {
  gameStarted: [{ kind: 'gameStarted', options: {}, decks: ['emberPact', 'boilingInk'], first: 0 }],
  runesSetAside: [
    { kind: 'runesSetAside', seat: 0, count: 2 },
    { kind: 'runesSetAside', seat: 0, count: 1 },
    { kind: 'runesSetAside', seat: 0, count: 0 },
  ],
  deckShuffled: [{ kind: 'deckShuffled', seat: 0, size: 38 }],
  pureExtractorTaken: [{ kind: 'pureExtractorTaken', seat: 1 }],
  setAside: [
    { kind: 'setAside', seat: 0, count: 3 },
    { kind: 'setAside', seat: 0, count: 1 },
    { kind: 'setAside', seat: 0, count: 0 },
  ],
  shuffledBack: [
    { kind: 'shuffledBack', seat: 0, count: 3 },
    { kind: 'shuffledBack', seat: 0, count: 0 },
  ],
  turnStarted: [{ kind: 'turnStarted', seat: 0, turn: 3 }],
  extractorGained: COLOURS.map((colour) => ({ kind: 'extractorGained', seat: 0, colour, full: false })),
  extractorSwapped: [{ kind: 'extractorSwapped', seat: 0, from: 'pure', to: 'blue' }],
  extractorsFilled: [{ kind: 'extractorsFilled', seat: 0, count: 4 }],
  turnEnding: [{ kind: 'turnEnding', seat: 0 }],
  orbStance: [
    { kind: 'orbStance', seat: 0, active: true },
    { kind: 'orbStance', seat: 0, active: false },
  ],
  tanksFilled: [
    { kind: 'tanksFilled', seat: 0, colour: 'pure', count: 2 },
    { kind: 'tanksFilled', seat: 0, colour: 'blue', count: 1 },
  ],
  manaWasted: [{ kind: 'manaWasted', seat: 0, count: 2 }],
  extractorsEmptied: [{ kind: 'extractorsEmptied', seat: 0 }],
  turnPassed: [{ kind: 'turnPassed', seat: 0 }],
  lookStarted: [
    { kind: 'lookStarted', seat: 0, count: 3, special: false },
    { kind: 'lookStarted', seat: 0, count: 1, special: false },
  ],
  looked: [
    { kind: 'looked', seat: 0, count: 3, cards: ['inkBlot', 'inkBlot', 'boilerRat'] },
    { kind: 'looked', seat: 0, count: 3, cards: null },
  ],
  taken: [
    { kind: 'taken', seat: 0, count: 1, cards: ['boilerRat'] },
    { kind: 'taken', seat: 0, count: 1, cards: null },
    { kind: 'taken', seat: 0, count: 2, cards: null },
  ],
  rejected: [{ kind: 'rejected', seat: 0, contracts: ['inkBlot', 'inkBlot'] }],
  fetched: [
    { kind: 'fetched', seat: 0, count: 1, cards: ['finePrint'] },
    { kind: 'fetched', seat: 0, count: 1, cards: null },
    { kind: 'fetched', seat: 0, count: 3, cards: null },
  ],
  specialDrawUsed: [{ kind: 'specialDrawUsed', seat: 0 }],
  specialDrawDamage: [{ kind: 'specialDrawDamage', seat: 0, amount: 2 }],
  burnout: [{ kind: 'burnout', seat: 0, amount: 3 }],
  handOverflow: [{ kind: 'handOverflow', seat: 0, card: 'inkBlot' }],
  ambush: [{ kind: 'ambush', seat: 0, card: 'lateFeeCollector' }],
  returnedToHand: [
    { kind: 'returnedToHand', seat: 0, card: 'boilerRat', id: 2, from: 'field' },
    { kind: 'returnedToHand', seat: 0, card: 'inkBlot', id: null, from: 'pile' },
  ],
  paid: [
    { kind: 'paid', seat: 0, card: 'boilerRat', sources: { red: 1, tank: 2 }, forUse: false },
    { kind: 'paid', seat: 0, card: 'scaldingSeal', sources: { blue: 2, pure: 1, yellowTank: 1 }, forUse: true },
    { kind: 'paid', seat: 0, card: 'inkBlot', sources: {}, forUse: false },
  ],
  spellPlayed: [{ kind: 'spellPlayed', seat: 0, card: 'inkBlot', id: 1 }],
  spellResolved: [{ kind: 'spellResolved', seat: 0, card: 'inkBlot', id: 1 }],
  runePlaced: [{ kind: 'runePlaced', seat: 0, card: 'nightShift', id: 1 }],
  runeUsed: [{ kind: 'runeUsed', seat: 0, card: 'nightShift', id: 1 }],
  orbPlaced: [
    { kind: 'orbPlaced', seat: 0, card: 'inkwellOrb', id: 1 },
    { kind: 'orbPlaced', seat: 0, card: 'onyx', id: 1 },
  ],
  orbUsed: [
    { kind: 'orbUsed', seat: 0, card: 'inkwellOrb', id: 1, target: foe },
    { kind: 'orbUsed', seat: 0, card: 'inkwellOrb', id: 1, target: buoy },
  ],
  creaturePlayed: [{ kind: 'creaturePlayed', seat: 0, card: 'boilerRat', id: 2, index: 1 }],
  tokenSummoned: [{ kind: 'tokenSummoned', seat: 0, card: 'spark', id: 3, index: 0 }],
  tokenNotSummoned: [{ kind: 'tokenNotSummoned', seat: 0, card: 'acolyte' }],
  triggered: MOMENTS.map((moment) => ({ kind: 'triggered', moment, source: drake })),
  targetChosen: [{ kind: 'targetChosen', seat: 0, source: 'inkBlot', target: buoy }],
  effectDidNothing: (['noTarget', 'noRoom', 'nothingThere'] as const).map((why) => ({
    kind: 'effectDidNothing',
    seat: 0,
    source: 'pettyCash',
    why,
  })),
  optionalDeclined: [{ kind: 'optionalDeclined', seat: 0, source: 'campUsurer' }],
  attackDeclared: [
    { kind: 'attackDeclared', attacker: drake, target: buoy },
    { kind: 'attackDeclared', attacker: drake, target: foe },
    { kind: 'attackDeclared', attacker: me, target: foe },
    { kind: 'attackDeclared', attacker: me, target: buoy },
  ],
  fight: [
    { kind: 'fight', attacker: drake, target: buoy, toTarget: 5, toAttacker: 0 },
    { kind: 'fight', attacker: drake, target: buoy, toTarget: 0, toAttacker: 0 },
  ],
  noFight: [
    { kind: 'noFight', attacker: drake, target: buoy },
    { kind: 'noFight', attacker: drake, target: foe },
  ],
  damage: [
    { kind: 'damage', by: 'contract', source: 'inkBlot', target: buoy, amount: 1, magic: 0, left: 2 },
    { kind: 'damage', by: 'contract', source: 'inkBlot', target: foe, amount: 3, magic: 2, left: 27 },
    { kind: 'damage', by: 'contract', source: 'inkBlot', target: foe, amount: 2, magic: 1, left: 28 },
    { kind: 'damage', by: 'orb', source: 'inkwellOrb', target: foe, amount: 2, magic: 0, left: 20 },
    { kind: 'damage', by: 'combat', source: 'buoy', target: drake, amount: 1, magic: 0, left: 4 },
    { kind: 'damage', by: 'combat', source: null, target: me, amount: 4, magic: 0, left: -2 },
    { kind: 'damage', by: 'burnout', source: null, target: me, amount: 3, magic: 0, left: 9 },
    { kind: 'damage', by: 'specialDraw', source: null, target: me, amount: 1, magic: 0, left: 18 },
  ],
  healed: [
    { kind: 'healed', source: 'wickTrimmer', target: buoy, amount: 2, left: 3 },
    { kind: 'healed', source: 'slowLightOrb', target: me, amount: 2, left: 22 },
  ],
  healthLost: [{ kind: 'healthLost', seat: 0, amount: 3, left: 17, source: 'inkwellOrb' }],
  durabilityLost: [
    { kind: 'durabilityLost', seat: 0, card: 'inkwellOrb', id: 1, left: 1 },
    { kind: 'durabilityLost', seat: 0, card: 'inkwellOrb', id: 1, left: 0 },
  ],
  orbAnswered: [
    { kind: 'orbAnswered', seat: 1, card: 'inkwellOrb', target: drake },
    { kind: 'orbAnswered', seat: 1, card: 'inkwellOrb', target: me },
  ],
  orbWaits: [{ kind: 'orbWaits', seat: 0, card: 'inkwellOrb' }],
  modifierGained: [
    { kind: 'modifierGained', target: drake, attack: 2, health: 0, magic: 0, until: 'turn' },
    { kind: 'modifierGained', target: drake, attack: 1, health: 1, magic: 0, until: 'always' },
    { kind: 'modifierGained', target: drake, attack: 2, health: -1, magic: 0, until: 'always' },
    { kind: 'modifierGained', target: drake, attack: -5, health: 0, magic: 0, until: 'always' },
    { kind: 'modifierGained', target: me, attack: 0, health: 0, magic: 1, until: 'turn' },
    { kind: 'modifierGained', target: me, attack: 0, health: 0, magic: 0, until: 'turn' },
  ],
  modifierEnded: [
    { kind: 'modifierEnded', target: me, attack: 2, health: 0, magic: 1 },
    { kind: 'modifierEnded', target: drake, attack: -5, health: 0, magic: 0 },
    { kind: 'modifierEnded', target: drake, attack: 2, health: -1, magic: 0 },
  ],
  statusGained: [
    { kind: 'statusGained', target: drake, status: 'magnetized', until: 'always' },
    { kind: 'statusGained', target: me, status: 'fog', until: 'turn' },
  ],
  statusLost: [
    { kind: 'statusLost', target: drake, status: 'magnetized' },
    { kind: 'statusLost', target: me, status: 'fog' },
  ],
  faded: [
    { kind: 'faded', target: drake },
    { kind: 'faded', target: me },
  ],
  continuousChanged: [
    { kind: 'continuousChanged', target: drake, attack: [5, 6], health: [5, 5] },
    { kind: 'continuousChanged', target: buoy, attack: [0, 1], health: [3, 2] },
    { kind: 'continuousChanged', target: me, attack: [0, 1], health: [30, 30] },
    { kind: 'continuousChanged', target: drake, attack: [5, 5], health: [5, 5] },
  ],
  creatureMoved: [{ kind: 'creatureMoved', target: drake, from: 2, to: 0 }],
  destroyed: (['damage', 'effect', 'worn', 'replaced', 'disarmed'] as const).map((cause) => ({
    kind: 'destroyed',
    target: cause === 'damage' || cause === 'effect' ? drake : { ...drake, card: 'inkwellOrb' },
    cause,
  })),
  toDiscard: [{ kind: 'toDiscard', seat: 0, card: 'inkBlot', id: 1, from: 'play' }],
  tokenVanished: [{ kind: 'tokenVanished', target: buoy }],
  disarmed: [{ kind: 'disarmed', seat: 0, card: 'inkwellOrb' }],
  healthCheck: [{ kind: 'healthCheck', health: [0, -2] }],
  loopGuard: [{ kind: 'loopGuard' }],
  turnLimitReached: [{ kind: 'turnLimitReached' }],
  conceded: [{ kind: 'conceded', seat: 0 }],
  timedOut: [
    { kind: 'timedOut', seat: 0, what: 'act' },
    { kind: 'timedOut', seat: 0, what: 'something' },
  ],
  gameOver: [
    ...ENDINGS.flatMap((reason) => [
      { kind: 'gameOver' as const, winner: 0 as const, reason },
      { kind: 'gameOver' as const, winner: null, reason },
    ]),
    { kind: 'gameOver', winner: 1, reason: 'something' },
  ],
};
