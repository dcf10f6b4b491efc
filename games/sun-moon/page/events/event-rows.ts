// How does each kind of event of Sun & Moon look, sound and read? One row a kind; a missing one does not compile.

import type { Seat } from '@duello/kernel';
import {
  cardActs,
  cardFlies,
  cardsFly,
  type EventRow,
  type EventRows,
  fly,
  ownTurn,
  type Rise,
  readEvents,
  rise,
  riseBoth,
  thingActs,
  withHealth,
  wonOrLost,
} from '@duello/table';
import { type Event, type Ref, START_LIFE } from '../../index.ts';

const LONG = 900;
const MIDDLE = 480;
const SHORT = 220;

type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

const player = (seat: Seat): string => `player-${seat}`;
/** Where a card in play or a player is to be found. */
const zoneOf = ({ seat, id }: Pick<Ref, 'seat' | 'id'>): string => (id === null ? player(seat) : `slot-${id}`);

const zonesOf = (targets: readonly Ref[]): readonly string[] => targets.map(zoneOf);
const aimed = ({ attacker, target }: Of<'defenderNamed' | 'targetRedeclared'>) =>
  thingActs(attacker.seat, zoneOf(attacker), zoneOf(target));

/** Fatigue that goes up is bad. */
const tired = (seat: Seat, change: number): readonly Rise[] =>
  rise(`fatigue-${seat}`, change).map((one) => ({ ...one, tone: change < 0 ? 'good' : 'bad' }));
const lifeLeft: EventRow<Of<'lifeLost' | 'lifeGained'>>['healths'] = ({ seat, left }, before) =>
  withHealth(before, seat, left);

const ROWS: EventRows<Event> = {
  gameStarted: {},
  tossed: { duration: LONG, essential: true },
  classChosen: { duration: MIDDLE },
  pilesDealt: {},
  draftTriple: {},
  draftPicked: {},
  draftDone: {},
  deckAccepted: {},
  matchStarted: { heading: true, healths: () => [START_LIFE, START_LIFE] },
  deckShuffled: { sound: 'shuffle' },
  openingHand: { flights: cardsFly('deck-*', 'hand-*') },
  mulligan: { flights: cardsFly('deck-*', 'hand-*') },
  starterChosen: { duration: MIDDLE, essential: true },
  turnStarted: {
    duration: LONG,
    sound: ownTurn,
    essential: true,
    heading: true,
    beginsTurn: true,
    round: ({ turn }) => turn,
  },
  drew: { duration: SHORT, sound: 'card', essential: true, flights: cardsFly('deck-*', 'hand-*') },
  drawFailed: {},
  untapped: { duration: SHORT },
  fatigueHalved: { duration: MIDDLE, sound: 'mana', rises: ({ seat, from, to }) => tired(seat, to - from) },
  turnEnded: {},
  actionLimit: {},
  defenseRestored: {},
  untilEndExpired: {},
  cardPlayed: {
    duration: LONG,
    sound: 'spell',
    essential: true,
    spotlight: ({ seat, card, targets }) => cardActs(seat, card, ...zonesOf(targets)),
    flights: cardFlies('hand-*', 'row-*'),
  },
  skillUsed: {
    duration: LONG,
    sound: 'spell',
    essential: true,
    spotlight: ({ seat, targets }) => thingActs(seat, `skills-${seat}`, ...zonesOf(targets)),
  },
  abilityUsed: {
    duration: LONG,
    sound: 'spell',
    essential: true,
    spotlight: ({ source, targets }) => thingActs(source.seat, zoneOf(source), ...zonesOf(targets)),
    motions: ({ source }) => [{ kind: 'glow', zone: zoneOf(source) }],
  },
  attackDeclared: {
    duration: MIDDLE,
    essential: true,
    spotlight: ({ attacker, target }) =>
      thingActs(attacker.seat, zoneOf(attacker), ...zonesOf(target === null ? [] : [target])),
  },
  defenderNamed: { duration: MIDDLE, essential: true, spotlight: aimed },
  targetRedeclared: { duration: MIDDLE, essential: true, spotlight: aimed },
  windowOpened: {},
  passed: {},
  chainFull: {},
  triggered: {
    duration: MIDDLE,
    trigger: 'announced',
    essential: true,
    motions: ({ source }) => [{ kind: 'glow', zone: zoneOf(source) }],
  },
  targetChosen: { spotlight: ({ seat, source, target }) => cardActs(seat, source, zoneOf(target)) },
  targetLost: { duration: MIDDLE },
  effectDidNothing: { duration: MIDDLE, trigger: 'nothing' },
  optionalDeclined: {},
  fatiguePaid: { sound: 'coin', rises: ({ seat, amount }) => tired(seat, amount) },
  fatigueAdded: { duration: SHORT, rises: ({ seat, amount }) => tired(seat, amount) },
  fatigueRemoved: { duration: SHORT, sound: 'mana', rises: ({ seat, amount }) => tired(seat, -amount) },
  fatigueOverflow: { duration: MIDDLE, sound: 'hit', essential: true },
  lifeLost: {
    duration: MIDDLE,
    sound: 'hit',
    essential: true,
    rises: ({ seat, amount }) => rise(player(seat), -amount),
    healths: lifeLeft,
  },
  lifeGained: {
    duration: MIDDLE,
    sound: 'heal',
    essential: true,
    rises: ({ seat, amount }) => rise(player(seat), amount),
    healths: lifeLeft,
  },
  entered: { duration: MIDDLE, sound: 'card', essential: true },
  attached: {
    duration: MIDDLE,
    sound: 'spell',
    essential: true,
    flights: ({ enchantment }) => fly([enchantment.card], `row-${enchantment.seat}`, zoneOf(enchantment)),
  },
  attachFailed: { duration: MIDDLE },
  tapped: { duration: SHORT },
  discarded: {
    duration: SHORT,
    sound: 'card',
    flights: ({ seat, card, from }) => (from === 'hand' ? fly([card], `hand-${seat}`, `discards-${seat}`) : []),
  },
  damaged: { duration: SHORT, rises: ({ target, amount }) => rise(zoneOf(target), -amount) },
  destroyed: {
    duration: MIDDLE,
    essential: true,
    flights: ({ target }) => fly([target.card], zoneOf(target), `discards-${target.seat}`),
  },
  returnedToHand: {
    duration: MIDDLE,
    sound: 'card',
    essential: true,
    flights: ({ target, from }) =>
      fly([target.card], from === 'play' ? zoneOf(target) : `discards-${target.seat}`, `hand-${target.seat}`),
  },
  statChanged: { duration: SHORT, rises: ({ target, attack, defense }) => riseBoth(zoneOf(target), attack, defense) },
  traitGained: { duration: SHORT, sound: 'block' },
  combat: {
    duration: MIDDLE,
    sound: 'hit',
    motions: ({ attacker, defender }) => [{ kind: 'lunge', zone: zoneOf(attacker), to: zoneOf(defender) }],
  },
  attackEnded: { duration: SHORT },
  loopGuard: {},
  turnLimitReached: {},
  conceded: {},
  timedOut: {},
  matchEnded: { duration: LONG, sound: wonOrLost, essential: true },
  gameOver: { sound: wonOrLost, essential: true },
};

export const events = readEvents<Event>(ROWS);
