// How does each kind of event of Battleground look, sound and read? One row a kind; a missing one does not compile.

import {
  cardActs,
  cardFlies,
  cardsFly,
  type EventRow,
  type EventRows,
  fly,
  ownTurn,
  readEvents,
  rise,
  thingActs,
  withHealth,
  wonOrLost,
} from '@duello/table';
import { COLOURS, crystalOf, type Event, type Ref } from '../../index.ts';

const LONG = 900;
const MIDDLE = 520;
const SHORT = 240;

type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/** Where a summon or a player is to be found. */
const zoneOf = ({ seat, id }: Pick<Ref, 'seat' | 'id'>): string => (id === null ? `player-${seat}` : `slot-${id}`);
const CRYSTALS = 'market-crystals';
/** Several are cast every turn, and each says the same. */
const CRYSTAL_CARDS: readonly string[] = COLOURS.map(crystalOf);
/** Archers draw back and loose; they don't run across the field. */
const REACH = 70;

const fields = (...refs: readonly Ref[]): readonly string[] => refs.flatMap(({ field }) => field ?? []);
const summoned = ({ target, by }: Of<'summoned'>) =>
  fly([target.card], by === 'effect' && target.card !== null ? `pile-${target.seat}` : 'acting', zoneOf(target));
/** It already stands on its new field: it comes there from the old one. */
const walked = ({ target, from }: Of<'advanced' | 'moved'>) =>
  [{ kind: 'walk', zone: zoneOf(target), from: `field-${from}` }] as const;
const lifeLeft: EventRow<Of<'damageDealt' | 'healed'>>['healths'] = ({ target, left }, before) =>
  target.id === null ? withHealth(before, target.seat, left) : before;

const ROWS: EventRows<Event> = {
  gameStarted: {},
  classChosen: { duration: MIDDLE, essential: true },
  cardsDrafted: { duration: MIDDLE, sound: 'card', essential: true },
  neutralDrawn: {},
  neutralKept: { duration: MIDDLE, sound: 'card', essential: true },
  crystalsTaken: { duration: MIDDLE, essential: true },
  marketBuilt: {},
  cardRemoved: {},
  rowRevealed: { duration: MIDDLE, sound: 'card' },
  turnBegan: {
    duration: LONG,
    sound: ownTurn,
    essential: true,
    heading: true,
    beginsTurn: true,
    round: ({ round }) => round,
  },
  phaseBegan: { duration: SHORT },
  enchantmentEntered: { duration: MIDDLE, essential: true, flights: cardFlies('acting', 'area-*') },
  auraEntered: { duration: MIDDLE, essential: true, flights: cardFlies('acting', 'area-*') },
  enchantmentResolved: {
    trigger: 'announced',
    duration: MIDDLE,
    sound: 'spell',
    motions: ({ id }) => [{ kind: 'glow', zone: `slot-${id}` }],
  },
  tokensAdded: { duration: SHORT },
  tokensRemoved: { duration: SHORT },
  enchantmentTicked: {},
  enchantmentEnded: { duration: MIDDLE, essential: true },
  manaGained: { duration: SHORT, sound: 'mana' },
  manaSpent: {},
  manaDecayed: {},
  spellCast: {
    duration: MIDDLE,
    sound: 'spell',
    essential: true,
    spotlight: ({ seat, card }) => ({ ...cardActs(seat, card), isFamiliar: CRYSTAL_CARDS.includes(card) }),
    flights: ({ seat, card, slot }) => fly([card], `${slot === null ? 'hand' : 'slots'}-${seat}`, 'acting'),
  },
  spellPrepared: {
    duration: MIDDLE,
    sound: 'card',
    essential: true,
    flights: ({ seat, cards }) => fly(cards ?? [null], `hand-${seat}`, `slots-${seat}`),
  },
  preparedReplaced: { duration: MIDDLE, flights: cardFlies('slots-*', 'pile-*') },
  chargePlaced: { duration: SHORT, sound: 'mana' },
  chargesLost: {},
  castingEnded: {},
  targetChosen: {
    duration: SHORT,
    spotlight: ({ seat, source, target }) => cardActs(seat, source, zoneOf(target)),
    involves: ({ target }) => fields(target),
  },
  pointChosen: { duration: MIDDLE },
  effectDidNothing: { duration: MIDDLE, trigger: 'nothing' },
  optionalDeclined: {},
  modeChosen: {},
  toDiscard: {
    flights: ({ seat, card, from }) =>
      from === 'cast' || from === 'unplaced' ? fly([card], 'acting', `pile-${seat}`) : [],
  },
  summoned: {
    duration: MIDDLE,
    sound: 'card',
    essential: true,
    spotlight: ({ target, by }) => (by === 'cast' ? cardActs(target.seat, target.card, zoneOf(target)) : null),
    flights: summoned,
    involves: ({ target }) => fields(target),
  },
  stanceEnded: {},
  summonActs: { involves: ({ target }) => fields(target) },
  advanced: {
    duration: MIDDLE,
    sound: 'card',
    motions: walked,
    involves: ({ target, from }) => [from, ...fields(target)],
  },
  advanceHeld: { involves: ({ target }) => fields(target) },
  advanceBlocked: { duration: SHORT, involves: ({ target }) => fields(target) },
  advanceSkipped: { duration: MIDDLE, involves: ({ target }) => fields(target) },
  attackDeclared: {
    duration: MIDDLE,
    essential: true,
    spotlight: ({ target, foe }) => thingActs(null, zoneOf(target), zoneOf(foe)),
    motions: ({ target, foe }) => [{ kind: 'lunge', zone: zoneOf(target), to: zoneOf(foe), most: REACH }],
    involves: ({ target, foe }) => fields(target, foe),
  },
  attackPrevented: { duration: MIDDLE, involves: ({ target, foe }) => fields(target, foe) },
  noTarget: { involves: ({ target }) => fields(target) },
  flanked: { duration: MIDDLE, involves: ({ target, threats }) => fields(target, ...threats) },
  defenceApplied: { duration: SHORT, sound: 'block', involves: ({ target }) => fields(target) },
  chillApplied: { duration: SHORT, involves: ({ target }) => fields(target) },
  defended: { duration: MIDDLE, sound: 'block', essential: true, involves: ({ target }) => fields(target) },
  hasteUsed: { duration: MIDDLE, involves: ({ target }) => fields(target) },
  moved: {
    duration: MIDDLE,
    sound: 'card',
    motions: walked,
    involves: ({ target, from }) => [from, ...fields(target)],
  },
  damageDealt: {
    duration: MIDDLE,
    sound: ({ amount }) => (amount > 0 ? 'hit' : 'block'),
    essential: true,
    rises: ({ target, amount }) =>
      amount === 0 ? [{ zone: zoneOf(target), text: '0', tone: 'good' }] : rise(zoneOf(target), -amount),
    motions: ({ target, amount }) => (amount > 0 ? [{ kind: 'shake', zone: zoneOf(target) }] : []),
    healths: lifeLeft,
    involves: ({ target }) => fields(target),
  },
  healed: {
    duration: MIDDLE,
    sound: ({ amount }) => (amount > 0 ? 'heal' : null),
    essential: true,
    rises: ({ target, amount }) => rise(zoneOf(target), amount),
    healths: lifeLeft,
    involves: ({ target }) => fields(target),
  },
  attackChanged: {
    duration: SHORT,
    rises: ({ target, by }) => rise(zoneOf(target), by, '⚔'),
    involves: ({ target }) => fields(target),
  },
  hpChanged: {
    duration: SHORT,
    rises: ({ target, by }) => rise(zoneOf(target), by),
    involves: ({ target }) => fields(target),
  },
  conditionPlaced: { duration: SHORT, involves: ({ target }) => fields(target) },
  conditionRemoved: { duration: SHORT, involves: ({ target }) => fields(target) },
  killed: { duration: SHORT, involves: ({ target }) => fields(target) },
  deathTriggered: {
    trigger: 'announced',
    duration: MIDDLE,
    sound: 'spell',
    motions: ({ source }) => [{ kind: 'glow', zone: zoneOf(source) }],
    involves: ({ source, victim }) => fields(source, victim),
  },
  summonDied: { duration: MIDDLE, essential: true, involves: ({ target }) => fields(target) },
  attackReset: {},
  expGained: { duration: SHORT, rises: ({ seat }) => rise(`purse-${seat}`, 1) },
  coinGained: { duration: SHORT, sound: 'coin' },
  phaseUnlocked: { duration: LONG, essential: true },
  spellBought: {
    duration: MIDDLE,
    sound: 'coin',
    essential: true,
    flights: ({ seat, card, tier }) => fly([card], `market-${tier}`, `pile-${seat}`),
  },
  crystalBought: {
    duration: MIDDLE,
    sound: 'coin',
    essential: true,
    flights: ({ seat, colour }) => fly([crystalOf(colour)], CRYSTALS, `pile-${seat}`),
  },
  crystalGained: {
    duration: MIDDLE,
    flights: ({ seat, colour, into }) => fly([crystalOf(colour)], CRYSTALS, `${into}-${seat}`),
  },
  spellRevealed: {},
  marketDiscarded: { duration: SHORT },
  marketTurnedOver: {},
  handDiscarded: {
    duration: SHORT,
    sound: 'card',
    flights: ({ seat, spells }) => fly(spells, `hand-${seat}`, `pile-${seat}`),
  },
  cardsRetained: {},
  cardsReturned: { flights: cardsFly('retained-*', 'hand-*') },
  cardsDrawn: { duration: SHORT, sound: 'card', flights: cardsFly('deck-*', 'hand-*') },
  deckReshuffled: { sound: 'shuffle' },
  deckShuffled: { sound: 'shuffle' },
  turnEnded: {},
  triggerLimit: {},
  roundLimitReached: {},
  conceded: {},
  timedOut: {},
  gameOver: { sound: wonOrLost, essential: true },
};

export const events = readEvents<Event>(ROWS);
