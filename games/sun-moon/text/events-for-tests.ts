// Which events are told, and in which ways? Examples of every kind, with each value that is told otherwise; for tests only.

import { MOMENTS, TRAITS } from '../cards/vocabulary.ts';
import { QUESTIONS } from '../rules/state/frames.ts';
import { SKILL_NAMES } from '../rules/state/skills.ts';
import type { EventBy } from './row-types.ts';
import { ENDING_NAMES } from './words.ts';

const me = { seat: 0, id: null, card: null } as const;
const foe = { seat: 1, id: null, card: null } as const;
const moth = { seat: 0, id: 3, card: 'moonMoth' } as const;
const phoenix = { seat: 1, id: 4, card: 'patientPhoenix' } as const;
const staff = { seat: 0, id: 5, card: 'pilgrimStaff' } as const;
const golem = { seat: 1, id: 6, card: 'onyx' } as const;
const three = ['moonMoth', 'deepBreath', 'moonMoth'] as const;

export const EVENTS: { readonly [K in keyof EventBy]: readonly EventBy[K][] } = {
  gameStarted: [{ kind: 'gameStarted', options: {} }],
  tossed: [
    { kind: 'tossed', purpose: 'class', winner: 0 },
    { kind: 'tossed', purpose: 'start', winner: 1 },
  ],
  classChosen: [
    { kind: 'classChosen', seat: 0, class: 'warlock' },
    { kind: 'classChosen', seat: 1, class: 'paladin' },
  ],
  pilesDealt: [
    { kind: 'pilesDealt', sizes: [90, 90] },
    { kind: 'pilesDealt', sizes: [92, 90] },
  ],
  draftTriple: [
    { kind: 'draftTriple', seat: 0, pick: 2, cards: three },
    { kind: 'draftTriple', seat: 0, pick: 2, cards: null },
  ],
  draftPicked: [
    { kind: 'draftPicked', seat: 0, pick: 2, cards: three, taken: 'moonMoth', open: true },
    { kind: 'draftPicked', seat: 0, pick: 30, cards: ['onyx'], taken: 'onyx', open: true },
    { kind: 'draftPicked', seat: 1, pick: 2, cards: null, taken: null, open: false },
  ],
  draftDone: [{ kind: 'draftDone' }],
  deckAccepted: [
    { kind: 'deckAccepted', seat: 0, class: 'warlock', size: 30 },
    { kind: 'deckAccepted', seat: 1, class: 'paladin', size: 30 },
  ],
  matchStarted: [
    { kind: 'matchStarted', match: 1, wins: [0, 0] },
    { kind: 'matchStarted', match: 2, wins: [1, 0] },
  ],
  deckShuffled: [{ kind: 'deckShuffled', seat: 0, size: 30 }],
  openingHand: [
    { kind: 'openingHand', seat: 0, count: 3, cards: three },
    { kind: 'openingHand', seat: 1, count: 4, cards: null },
  ],
  mulligan: [
    { kind: 'mulligan', seat: 0, count: 0, cards: [] },
    { kind: 'mulligan', seat: 0, count: 2, cards: ['onyx', 'moonMoth'] },
    { kind: 'mulligan', seat: 1, count: 1, cards: null },
  ],
  starterChosen: (['choice', 'alternation', 'agreement'] as const).map((by) => ({
    kind: 'starterChosen',
    seat: 0,
    by,
  })),
  turnStarted: [{ kind: 'turnStarted', seat: 0, turn: 3 }],
  drew: [
    { kind: 'drew', seat: 0, count: 1, cards: ['moonMoth'], why: 'turn' },
    { kind: 'drew', seat: 0, count: 1, cards: null, why: 'second' },
    { kind: 'drew', seat: 1, count: 2, cards: null, why: 'effect' },
  ],
  drawFailed: [{ kind: 'drawFailed', seat: 0 }],
  untapped: [
    { kind: 'untapped', seat: 0, targets: [moth, moth, staff], skill: true },
    { kind: 'untapped', seat: 0, targets: [moth], skill: false },
    { kind: 'untapped', seat: 1, targets: [], skill: true },
  ],
  fatigueHalved: [{ kind: 'fatigueHalved', seat: 0, from: 5, to: 2 }],
  turnEnded: [{ kind: 'turnEnded', seat: 0 }],
  actionLimit: [{ kind: 'actionLimit', seat: 0 }],
  defenseRestored: [{ kind: 'defenseRestored', targets: [moth, phoenix] }],
  untilEndExpired: [{ kind: 'untilEndExpired', targets: [phoenix] }],
  cardPlayed: [
    { kind: 'cardPlayed', seat: 0, card: 'moonMoth', id: 3, cost: 1, mode: 0, targets: [], response: false },
    { kind: 'cardPlayed', seat: 0, card: 'ropeTrick', id: 3, cost: 2, mode: 1, targets: [phoenix], response: true },
    { kind: 'cardPlayed', seat: 1, card: 'cinderThrow', id: 3, cost: 1, mode: 0, targets: [me], response: true },
    { kind: 'cardPlayed', seat: 0, card: 'leechCure', id: 3, cost: 1, mode: 0, targets: [foe], response: false },
  ],
  skillUsed: SKILL_NAMES.map((skill) => ({
    kind: 'skillUsed',
    seat: 0,
    skill,
    x: 2,
    targets: skill === 'inspire' ? [moth] : [],
    response: skill === 'medicate',
  })),
  abilityUsed: [
    { kind: 'abilityUsed', source: moth, ability: 0, x: 2, mode: 0, targets: [], response: true },
    { kind: 'abilityUsed', source: moth, ability: 1, x: 0, mode: 0, targets: [phoenix, foe], response: false },
    { kind: 'abilityUsed', source: golem, ability: 2, x: 3, mode: 2, targets: [me], response: false },
  ],
  attackDeclared: [
    { kind: 'attackDeclared', attacker: moth, target: phoenix },
    { kind: 'attackDeclared', attacker: moth, target: foe },
    { kind: 'attackDeclared', attacker: phoenix, target: null },
  ],
  defenderNamed: [
    { kind: 'defenderNamed', attacker: moth, target: phoenix },
    { kind: 'defenderNamed', attacker: phoenix, target: me },
  ],
  targetRedeclared: [
    { kind: 'targetRedeclared', attacker: moth, target: phoenix },
    { kind: 'targetRedeclared', attacker: moth, target: foe },
  ],
  windowOpened: (['action', 'endOfTurn'] as const).map((on) => ({ kind: 'windowOpened', seat: 0, on })),
  passed: [{ kind: 'passed', seat: 0 }],
  chainFull: [{ kind: 'chainFull' }],
  triggered: [
    ...MOMENTS.map((moment) => ({ kind: 'triggered', moment, source: moth }) as const),
    { kind: 'triggered', moment: 'destroyed', source: phoenix },
  ],
  targetChosen: [
    { kind: 'targetChosen', seat: 0, source: 'moonMoth', target: phoenix },
    { kind: 'targetChosen', seat: 0, source: 'moonMoth', target: me },
    { kind: 'targetChosen', seat: 0, source: 'moonMoth', target: foe },
  ],
  targetLost: ['lullaby', null].map((source) => ({ kind: 'targetLost', seat: 0, source })),
  effectDidNothing: [
    { kind: 'effectDidNothing', seat: 0, source: 'nightJudge', why: 'noTarget' },
    { kind: 'effectDidNothing', seat: 0, source: null, why: 'nothingThere' },
  ],
  optionalDeclined: [{ kind: 'optionalDeclined', seat: 0, source: 'ragpicker' }],
  fatiguePaid: [{ kind: 'fatiguePaid', seat: 0, amount: 1, now: 4 }],
  fatigueAdded: [{ kind: 'fatigueAdded', seat: 1, amount: 2, now: 6 }],
  fatigueRemoved: [{ kind: 'fatigueRemoved', seat: 0, amount: 2, now: 0 }],
  fatigueOverflow: [{ kind: 'fatigueOverflow', seat: 1, surplus: 1 }],
  lifeLost: [
    ...(['attack', 'pierce', 'damage', 'effect', 'fatigue'] as const).map(
      (cause) => ({ kind: 'lifeLost', seat: 1, amount: 2, cause, source: 'moonMoth', left: 7 }) as const,
    ),
    { kind: 'lifeLost', seat: 0, amount: 1, cause: 'effect', source: null, left: -1 },
  ],
  lifeGained: [
    { kind: 'lifeGained', seat: 0, amount: 1, left: 16 },
    { kind: 'lifeGained', seat: 1, amount: 2, left: 9 },
  ],
  entered: [
    { kind: 'entered', target: moth, tapped: true },
    { kind: 'entered', target: phoenix, tapped: false },
  ],
  attached: [{ kind: 'attached', enchantment: staff, bearer: moth }],
  attachFailed: [{ kind: 'attachFailed', seat: 0, card: 'pilgrimStaff' }],
  tapped: [moth, phoenix].map((target) => ({ kind: 'tapped', target })),
  discarded: (['hand', 'play', 'played'] as const).map((from) => ({
    kind: 'discarded',
    seat: 0,
    card: 'moonMoth',
    from,
  })),
  damaged: [
    { kind: 'damaged', target: moth, amount: 1, source: 'cinderThrow', left: 0 },
    { kind: 'damaged', target: phoenix, amount: 4, source: null, left: -1 },
  ],
  destroyed: [
    { kind: 'destroyed', target: moth, cause: 'damage' },
    { kind: 'destroyed', target: phoenix, cause: 'effect' },
    { kind: 'destroyed', target: staff, cause: 'bearer' },
  ],
  returnedToHand: [
    { kind: 'returnedToHand', target: moth, from: 'play' },
    { kind: 'returnedToHand', target: { ...moth, id: null }, from: 'discard' },
  ],
  statChanged: [
    { kind: 'statChanged', target: moth, attack: 2, defense: 0 },
    { kind: 'statChanged', target: phoenix, attack: -2, defense: -1 },
    { kind: 'statChanged', target: moth, attack: 0, defense: 0 },
  ],
  traitGained: TRAITS.map((trait) => ({ kind: 'traitGained', target: moth, trait })),
  combat: [
    { kind: 'combat', attacker: moth, defender: phoenix, toAttacker: 5, toDefender: 1 },
    { kind: 'combat', attacker: moth, defender: phoenix, toAttacker: 0, toDefender: 0 },
  ],
  attackEnded: [
    { kind: 'attackEnded', attacker: 'moonMoth', seat: 0, why: 'gone' },
    { kind: 'attackEnded', attacker: 'moonMoth', seat: 0, why: 'cantAttack' },
  ],
  loopGuard: [{ kind: 'loopGuard' }],
  turnLimitReached: [{ kind: 'turnLimitReached' }],
  conceded: [{ kind: 'conceded', seat: 0 }],
  timedOut: [...QUESTIONS, ''].map((what) => ({ kind: 'timedOut', seat: 0, what })),
  matchEnded: [
    { kind: 'matchEnded', match: 1, winner: 0, reason: 'lifeLost', wins: [1, 0] },
    { kind: 'matchEnded', match: 2, winner: 1, reason: 'conceded', wins: [1, 1] },
    { kind: 'matchEnded', match: 3, winner: null, reason: 'bothLost', wins: [1, 1] },
    { kind: 'matchEnded', match: 4, winner: null, reason: 'turnLimit', wins: [1, 1] },
  ],
  gameOver: [
    ...ENDING_NAMES.flatMap((reason) =>
      ([0, null] as const).map((winner) => ({ kind: 'gameOver', winner, reason }) as const),
    ),
    { kind: 'gameOver', winner: 1, reason: 'somethingNew' },
  ],
};
